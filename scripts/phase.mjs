/** Seconds between two printed lines when the output is not a terminal. */
const quietSeconds = 10

/**
 * Runs `work` and shows its label and the seconds that have passed.
 * @param detail returns progress such as '120 of 560'; called every second
 */
export async function phase(label, work, detail = () => '') {
  const start = performance.now()
  const seconds = () => Math.round((performance.now() - start) / 1000)
  const line = () => [`${label} …`, detail(), `${seconds()} s`].filter(Boolean).join(' ')
  const live = process.stdout.isTTY
  process.stdout.write(live ? line() : `${label} …\n`)
  const timer = setInterval(() => {
    if (live) process.stdout.write(`\r\u001b[K${line()}`)
    else if (seconds() % quietSeconds === 0) process.stdout.write(`${line()}\n`)
  }, 1000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    process.stdout.write(`${live ? '\r\u001b[K' : ''}${label}: ${seconds()} s\n`)
  }
}
