import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'

interface Sending {
  /** The URL of the API call. */
  url: string
  token: string
  /** JSON that describes the photo. */
  request: object
  photo: Uint8Array
}

/**
 * Sends the photo as bytes that are already in memory, because building a FormData would take CPU that the server
 * needs.
 */
export async function sendPhoto({ url, token, request, photo }: Sending): Promise<{ status: number; answer: string }> {
  const boundary = crypto.randomUUID()
  const part = (name: string, type: string, file = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\ncontent-type: ${type}\r\n\r\n`
  const sent = http.request(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  sent.write(`${part('request', 'application/json')}${JSON.stringify(request)}\r\n`)
  sent.write(part('image', 'image/jpeg', '; filename="IMG_1234.jpg"'))
  sent.write(photo)
  sent.end(`\r\n--${boundary}--\r\n`)
  const [response] = (await once(sent, 'response')) as [http.IncomingMessage]
  return { status: response.statusCode ?? 0, answer: await text(response) }
}
