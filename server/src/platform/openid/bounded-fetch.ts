import type { CustomFetch } from 'openid-client'

/** Bytes that an answer may have: documents of providers are a few kilobytes. */
const limit = 256 * 1024
/** Statuses whose answers have no body (https://fetch.spec.whatwg.org/#null-body-status). */
const bodiless = new Set([101, 103, 204, 205, 304])

/**
 * Like `fetch`, with the whole answer read before it is given: one that goes on for ever, or is larger than any provider
 * has reason for, is an error. `signal` bounds the time, the reading included.
 * @throws TypeError for too large an answer, as for every other failure of the network.
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
  // Leaving the loop early ends the connection.
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > limit) throw new TypeError('The answer is too large.')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
