/**
 * Returns the response with a body that fails after `timeout` ms without a chunk.
 * @param onEnd called when the server ends the body properly
 */
export function abortOnSilence(response: Response, timeout: number, onEnd: () => void): Response {
  if (!response.body) return response
  let timer: ReturnType<typeof setTimeout> | undefined
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => wait(controller),
    transform(piece, controller) {
      wait(controller)
      controller.enqueue(piece)
    },
    flush() {
      clearTimeout(timer)
      onEnd()
    },
  })
  function wait(controller: TransformStreamDefaultController<Uint8Array>) {
    clearTimeout(timer)
    timer = setTimeout(() => controller.error(new Error(`nothing for ${timeout} ms`)), timeout)
  }
  return new Response(response.body.pipeThrough(watched), { status: response.status, headers: response.headers })
}
