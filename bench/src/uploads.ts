import { chromium } from '@playwright/test'
import { browserPath } from '../../e2e/kit/browser.ts'
import { percentile, report } from './figures.ts'
import { openBenchServer } from './bench-server.ts'
import { takePhotograph } from './photographs.ts'
import { readEveryMs, readFeeds } from './read-feeds.ts'
import { inThread } from './thread.ts'
import type { UploadResult, UploadTask } from './upload-load.ts'

/** Measures the reads of other users while many people upload a photo at once: row UP-12 of docs/trust-tests.md. */
const load = 200
const phone = { width: 4000, height: 3000, bytes: 5_000_000 }
/** Highest p99 of others' reads, in ms. */
const longestDelay = 500
const idleSeconds = 10

async function takePhoto(): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: browserPath() })
  try {
    const shirt = { name: 'IMG.jpg', outline: 'shirt', color: '#1f2a48' } as const
    return (await takePhotograph(await browser.newPage(), shirt, phone)).buffer
  } finally {
    await browser.close()
  }
}

const sendAtOnce = (task: UploadTask) => inThread<UploadTask, UploadResult>('./upload-load.ts', task)

async function measure() {
  const photo = await takePhoto()
  const target = await openBenchServer(null, 20_000)
  try {
    const { url, closetToken: token } = target
    await sendAtOnce({ url, token, photo, count: 1 })
    const idleUntil = performance.now() + idleSeconds * 1000
    const idle = percentile(await readFeeds(target, () => performance.now() > idleUntil), 99)
    await target.spent()
    let isOver = false
    const reading = readFeeds(target, () => isOver)
    const { statuses, seconds } = await sendAtOnce({ url, token, photo, count: load })
    isOver = true
    const busy = percentile(await reading, 99)
    const { longest } = await target.spent()
    const kept = statuses.filter((status) => status === 201).length
    const others = statuses.filter((status) => status !== 201 && status !== 503).length
    const forTheRecord = (what: string, value: number, digits = 1) => ({
      what,
      value: value.toFixed(digits),
      bar: 'for the record',
      ok: true,
    })
    report(
      `UP-12: ${load} uploads of ${(photo.length / 1e6).toFixed(1)} MB at once beside ${1000 / readEveryMs} reads of the feeds a second`,
      [
        { what: 'neither kept nor told to come back', value: String(others), bar: '= 0', ok: others === 0 },
        forTheRecord('kept', kept, 0),
        forTheRecord('until all are answered (s)', seconds),
        forTheRecord('GET /api/feeds p99, idle (ms)', idle),
        {
          what: 'GET /api/feeds p99, meanwhile (ms)',
          value: busy.toFixed(1),
          bar: `< ${longestDelay}`,
          ok: busy < longestDelay,
        },
        forTheRecord('longest the main loop was held at once (ms)', longest),
      ],
    )
  } finally {
    await target.close()
  }
}

await measure()
