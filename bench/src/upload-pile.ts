import { parentPort, workerData } from 'node:worker_threads'
import { sendPhoto } from './send-photo.ts'

/**
 * Input of the thread that sends a pile of photos as the client does, a few at a time, and reports how long that took.
 */
export interface PileTask {
  url: string
  token: string
  /** Photos that are sent in turn, again and again. */
  photos: readonly Uint8Array[]
  count: number
  atOnce: number
}
export interface PileResult {
  seconds: number
  /** Number of photos whose background was removed. */
  cut: number
}

const { url, token, photos, count, atOnce } = workerData as PileTask

async function isCutOut(photo: Uint8Array): Promise<boolean> {
  const request = { draftId: crypto.randomUUID(), fileName: 'IMG_1234.jpg' }
  const { status, answer } = await sendPhoto({ url: `${url}/api/clothes/drafts`, token, request, photo })
  if (status !== 201) throw new Error(`${status} ${answer}`)
  return (JSON.parse(answer) as { cutOut: unknown }).cutOut !== null
}

let next = 0
let cut = 0
async function lane() {
  while (next < count) {
    const photo = photos[next++ % photos.length] ?? new Uint8Array()
    if (await isCutOut(photo)) cut++
  }
}

const start = performance.now()
await Promise.all(Array.from({ length: atOnce }, lane))
parentPort?.postMessage({ seconds: (performance.now() - start) / 1000, cut } satisfies PileResult)
