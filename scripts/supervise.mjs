/** Exit codes of the server, as in server/src/platform/process/exit-codes.ts. */
const exitCodes = { stopped: 0, notStarted: 1, storageFull: 75 }

/** Seconds until the next start when the disk is full. */
const storageRetry = 10
const within = 600
const mostRestarts = 5

const inSeconds = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/**
 * Starts the server again when it crashes, with a growing delay, but at most five times in ten minutes; on a full disk
 * every ten seconds until there is space. A server that could not start is not started again, as it would fail in the
 * same way.
 * @param sleep waits for a number of seconds
 * @returns the exit code of the last server
 */
export async function supervise(start, sleep = inSeconds) {
  let restarts = []
  for (;;) {
    const { code } = await start()
    if (code === exitCodes.stopped || code === exitCodes.notStarted) return code
    if (code === exitCodes.storageFull) {
      process.stderr.write(`The disk is full: trying again in ${storageRetry} s.\n`)
      await sleep(storageRetry)
      continue
    }
    const now = performance.now() / 1000
    restarts = restarts.filter((time) => now - time < within)
    if (restarts.length === mostRestarts) {
      process.stderr.write(`The server has ended ${mostRestarts + 1} times in ten minutes: giving up.\n`)
      return code
    }
    const delay = 2 ** restarts.length
    restarts.push(now)
    process.stderr.write(`The server has ended (${code}): starting it again in ${delay} s.\n`)
    await sleep(delay)
  }
}
