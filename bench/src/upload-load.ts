import { parentPort, workerData } from 'node:worker_threads'
import { sendPhoto } from './send-photo.ts'

/** Input of the thread that uploads one photo many times at once and reports the answers. */
export interface UploadTask {
  url: string
  token: string
  photo: Uint8Array
  count: number
}
export interface UploadResult {
  statuses: number[]
  seconds: number
}

const { url, token, photo, count } = workerData as UploadTask
const ownerId = ownIdIn(token)

/** Returns the user id in an access token; the closet belongs to that user. */
function ownIdIn(jwt: string): string {
  const [, payload = ''] = jwt.split('.')
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub
}

async function upload(at: number): Promise<number> {
  const request = { ownerId, name: `옷 ${at}`, type: 'TOP', attributes: [] }
  return (await sendPhoto({ url: `${url}/api/clothes`, token, request, photo })).status
}

const start = performance.now()
const statuses = await Promise.all(Array.from({ length: count }, (_, at) => upload(at)))
parentPort?.postMessage({ statuses, seconds: (performance.now() - start) / 1000 } satisfies UploadResult)
