import { chromium, type Page } from '@playwright/test'
import { browserPath } from '../../e2e/kit/browser.ts'
import { median, percentile, report } from './figures.ts'
import { openBenchServer } from './bench-server.ts'
import { openStage } from './page.ts'
import { type Photograph, takePhotograph } from './photographs.ts'
import { readEveryMs, readFeeds } from './read-feeds.ts'
import { inThread } from './thread.ts'
import type { PileResult, PileTask } from './upload-pile.ts'

/** Part one: uploads many photos as large as a phone's, and measures how that slows other people's reads. */
const pile = 50
const phone = { width: 4000, height: 3000, bytes: 4_200_000 }
const sentAtOnce = 2
/** Seconds of reading without uploads, once before them and once after: the machine's speed changes in between. */
const idleSeconds = 25

const colours = ['#1f2a48', '#cf2f34', '#2e7d4f', '#6b4a34', '#46484d']

async function takePile(): Promise<Buffer[]> {
  const browser = await chromium.launch({ executablePath: browserPath() })
  try {
    const page = await browser.newPage()
    const taken: Buffer[] = []
    for (const [at, color] of colours.entries()) {
      const outline = at % 2 === 0 ? 'shirt' : 'trousers'
      taken.push((await takePhotograph(page, { name: 'IMG.jpg', outline, color }, phone)).buffer)
    }
    return taken
  } finally {
    await browser.close()
  }
}

const sendPile = (task: PileTask) => inThread<PileTask, PileResult>('./upload-pile.ts', task)

async function measurePile(name: string, photos: readonly Buffer[], databaseUrl: string | null) {
  const target = await openBenchServer(databaseUrl, 20_000)
  const readIdly = () => {
    const until = performance.now() + idleSeconds * 1000
    return readFeeds(target, () => performance.now() > until)
  }
  try {
    const task = { url: target.url, token: target.closetToken, photos, atOnce: sentAtOnce }
    await sendPile({ ...task, count: 1 })
    const before = await readIdly()
    await target.spent()
    let isOver = false
    const reading = readFeeds(target, () => isOver)
    const { seconds, cut } = await sendPile({ ...task, count: pile })
    isOver = true
    const busy = await reading
    const { longest } = await target.spent()
    const idle = [...before, ...(await readIdly())]
    const ratio = percentile(busy, 99) / percentile(idle, 99)
    const megabytes = photos.reduce((sum, { length }) => sum + length, 0) / photos.length / 1e6
    report(
      `${pile} photos of ${megabytes.toFixed(1)} MB, 12 megapixels, beside ${1000 / readEveryMs} reads of the feeds a second, on ${name}`,
      [
        { what: 'all of them drafts (s)', value: seconds.toFixed(1), bar: '<= 60', ok: seconds <= 60 },
        { what: 'cut out', value: String(cut), bar: `= ${pile}`, ok: cut === pile },
        {
          what: 'GET /api/feeds p99, idle (ms)',
          value: percentile(idle, 99).toFixed(1),
          bar: 'for the record',
          ok: true,
        },
        {
          what: 'GET /api/feeds p99, meanwhile (ms)',
          value: percentile(busy, 99).toFixed(1),
          bar: 'for the record',
          ok: true,
        },
        { what: 'meanwhile against idle (ratio)', value: ratio.toFixed(2), bar: '<= 2', ok: ratio <= 2 },
        {
          what: 'longest the main loop was held at once (ms)',
          value: longest.toFixed(1),
          bar: '<= 50',
          ok: longest <= 50,
        },
      ],
    )
  } finally {
    await target.close()
  }
}

/**
 * Part two: measures what a person does to add one piece, in seconds of the keystroke-level model (S. Card, T. Moran,
 * A. Newell, "The Psychology of Human-Computer Interaction", 1983): pressing a key, pointing, thinking, and moving the
 * hand between mouse and keyboard.
 */
const klm = { key: 0.2, point: 1.1, mind: 1.35, hand: 0.4 }
const batch = 20
const snapshot = { width: 1600, height: 1200, bytes: 1_000_000 }
/** Seconds for opening the dialog, choosing all photos of a folder and moving the hand back to the keyboard. */
const choosing = 3 * (klm.mind + klm.point + klm.key) + klm.hand + 3 * klm.key

const shots: Photograph[] = Array.from({ length: batch }, (_, at) => {
  const color = colours[(at + Math.floor(at / 5)) % colours.length] ?? '#1f2a48'
  // Three of five photos have a file name that names the garment, one shows the type by its picture alone, and one
  // gives no type at all.
  if (at % 5 < 3) return { name: `${['울 니트', '면 셔츠', '데님 자켓'][at % 3]} ${at}.jpg`, outline: 'shirt', color }
  return { name: `IMG_${2000 + at}.jpg`, outline: at % 5 === 3 ? 'trousers' : 'shirt', color }
})

/**
 * Checks and confirms the first photo in the list. @returns the seconds that the person needs, and those that the page
 * takes
 */
async function confirmNext(page: Page): Promise<{ own: number; wait: number }> {
  const rows = page.getByRole('region', { name: '확인할 사진' }).getByRole('listitem')
  const row = rows.first()
  const count = await rows.count()
  const start = performance.now()
  let own = klm.mind + klm.key
  const isOpen = (await row.getByRole('combobox', { name: / 종류$/ }).inputValue()) === ''
  await row.locator('[data-confirm]').focus()
  await page.keyboard.press('Enter')
  if (isOpen) {
    // The focus is on the choice of a type: the keys open it, go to the first type, choose it and add the piece.
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    own += klm.mind + 4 * klm.key
  }
  await page.waitForFunction(
    (before) => document.querySelectorAll('[role=dialog] section[aria-label="확인할 사진"] li').length < before,
    count,
  )
  return { own, wait: (performance.now() - start) / 1000 }
}

async function measurePerson() {
  const stage = await openStage(8330)
  try {
    await stage.signIn()
    const page = await stage.context.newPage()
    const photos = []
    for (const shot of shots) photos.push(await takePhotograph(page, shot, snapshot))
    await page.goto(`${stage.url}#/closet`)
    await page.getByRole('button', { name: /^사진 여러 장/ }).click()
    const start = performance.now()
    await page.getByLabel('옷 사진들').setInputFiles(photos)
    const rows = page.getByRole('region', { name: '확인할 사진' }).getByRole('listitem')
    await rows.first().waitFor()
    const first = (performance.now() - start) / 1000
    await rows.nth(batch - 1).waitFor({ timeout: 120_000 })
    const all = (performance.now() - start) / 1000
    const pieces = []
    for (let count = 0; count < batch; count++) pieces.push(await confirmNext(page))
    const whole = median(pieces.map(({ own, wait }) => own + wait)) + (choosing + first) / batch
    report(`A person with ${batch} photos in the browser`, [
      { what: 'own actions for a piece, median (s)', value: whole.toFixed(2), bar: '<= 15', ok: whole <= 15 },
      {
        what: 'of it waiting for the page (s)',
        value: median(pieces.map(({ wait }) => wait)).toFixed(2),
        bar: 'for the record',
        ok: true,
      },
      {
        what: 'slowest piece (s)',
        value: Math.max(...pieces.map(({ own, wait }) => own + wait)).toFixed(2),
        bar: 'for the record',
        ok: true,
      },
      { what: 'until the first piece can be looked at (s)', value: first.toFixed(1), bar: 'for the record', ok: true },
      { what: `until all ${batch} have arrived (s)`, value: all.toFixed(1), bar: 'for the record', ok: true },
    ])
  } finally {
    await stage.close()
  }
}

const photos = await takePile()
await measurePile('the embedded database', photos, null)
const server = process.env['BENCH_DATABASE_URL']
if (server) await measurePile('PostgreSQL', photos, server)
else console.log('\nBENCH_DATABASE_URL names no PostgreSQL: only the embedded database was measured.')
await measurePerson()
