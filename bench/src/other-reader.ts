import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { answered, callerAt } from './callers.ts'

/**
 * Reads something light now and then, as another person: on a thread of its own, as those who are measured keep theirs
 * busy. Answers each message with the times since the last one, in ms; a refused read counts as ten seconds.
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
