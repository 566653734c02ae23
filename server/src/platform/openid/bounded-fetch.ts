import type { CustomFetch } from 'openid-client'

/** Bytes; provider documents are far smaller. */
const limit = 256 * 1024
/** https://fetch.spec.whatwg.org/#null-body-status */
const bodiless = new Set([101, 103, 204, 205, 304])

/**
 * Bounds endless responses; `signal` covers reading.
 * @throws TypeError also when too large
 */
export const boundedFetch: CustomFetch = async (url, { body: sent = null, ...options }) => {
  const response = await fetch(url, { ...options, body: sent as NonNullable<RequestInit['body']> | null })
  const { status, statusText, headers } = response
  const body = await bodyOf(response)
  return new Response(bodiless.has(status) ? null : body, { status, statusText, headers })
}

async function bodyOf({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop closes the connection.
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > limit) throw new TypeError('The answer is too large.')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
