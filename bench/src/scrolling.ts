import { median, percentile, report } from './figures.ts'
import { openStage, type Stage } from './page.ts'

const clothes = 1000
const slowdown = 4
const runs = 5
const strokes = 200
const settleMs = 1000

/** Adds pieces to the demo user's closet through the API, with that user's session. */
async function fillCloset({ context, url }: Stage) {
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForURL(/#\/recommendations/)
  const response = await page.request.post(`${url}api/auth/sign-in`, {
    form: { username: 'demo@otday.kr', password: 'otday2026!' },
    headers: { 'x-xsrf-token': (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' },
  })
  const { userDto, accessToken } = await response.json()
  for (let from = 0; from < clothes; from += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        page.request.post(`${url}api/clothes`, {
          headers: { authorization: `Bearer ${accessToken}` },
          multipart: {
            request: {
              name: 'blob',
              mimeType: 'application/json',
              buffer: Buffer.from(
                JSON.stringify({ ownerId: userDto.id, name: `셔츠 ${from + index}`, type: 'TOP', attributes: [] }),
              ),
            },
          },
        }),
      ),
    )
  await page.close()
}

interface Scrolled {
  /** Interaction to next paint in ms, as the web vitals define it: of many interactions the 98th percentile. */
  inp: number
  cards: number
}

/** Scrolls through the closet; interactions while the page is still loading are not measured. */
async function scrollThrough({ context, url }: Stage): Promise<Scrolled> {
  const page = await context.newPage()
  await page.goto(`${url}#/closet`)
  await page.locator('article').nth(19).waitFor()
  await page.waitForTimeout(settleMs)
  await page.locator('main').click({ position: { x: 5, y: 5 } })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    const waits: number[] = []
    Object.assign(window, { waits })
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) waits.push(entry.duration)
    })
    watch.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const end = page.getByText('모두 보여 드렸어요.')
  for (let stroke = 0; stroke < strokes && !(await end.isVisible()); stroke++) {
    await page.keyboard.press('End')
    await page.waitForTimeout(150)
    await page.keyboard.press('PageUp')
  }
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits)
  const cards = await page.locator('article').count()
  await page.close()
  return { inp: waits.length > 0 ? percentile(waits, 98) : 0, cards }
}

const stage = await openStage(8320)
try {
  await stage.signIn()
  await fillCloset(stage)
  const scrolled: Scrolled[] = []
  for (let run = 0; run < runs; run++) scrolled.push(await scrollThrough(stage))
  const inp = median(scrolled.map((one) => one.inp))
  const cards = Math.min(...scrolled.map((one) => one.cards))
  report(`Scrolling a closet at ${slowdown}× slow-down, median of ${runs}`, [
    { what: 'INP (ms)', value: inp.toFixed(0), bar: '<= 200', ok: inp <= 200 },
    { what: 'pieces scrolled through', value: String(cards), bar: `>= ${clothes}`, ok: cards >= clothes },
  ])
} finally {
  await stage.close()
}
