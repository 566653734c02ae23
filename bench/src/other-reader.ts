import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { answered, callerAt } from './callers.ts'

/**
 * Reads notifications now and then as another person, while other callers are measured. It runs on a thread of its own,
 * because these callers keep theirs busy. It answers each message with the times of the reads since the last message,
 * in ms; a refused read counts as ten seconds.
 */

/** ms between two reads. */
const readEvery = 120
/** Time in ms that is reported for a read that the server refused. */
const refused = 10_000

const { url, token } = workerData as { url: string; token: string }
const { calls } = callerAt(url, token, 0)
let times: number[] = []
parentPort?.on('message', () => {
  parentPort?.postMessage(times)
  times = []
})
for (;;) {
  const begun = performance.now()
  const how = await answered(() => calls.notifications.list({ query: {} }))
  times.push(how === 'served' ? performance.now() - begun : refused)
  await sleep(readEvery)
}
