import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { serveCloset, serveDiary, serveWeather } from '../kit/diary.ts'
import { day, monthDay, someClothes, wearOf, wornDay } from '../kit/diary-fixtures.ts'
import { goOffline } from '../kit/connection.ts'
import { button } from '../kit/forms.ts'
import { hani } from '../kit/people.ts'
import { onDesktop, overflow, resize, screensOfDay } from '../kit/screens.ts'

const app = useApp()
const path = '/closet/calendar'
const today = () => wornDay()
const cellNode = (date: string) => document.querySelector<HTMLElement>(`main [data-date="${date}"]`)
const cell = (date: string) => page.elementLocator(cellNode(date) ?? document.body)
const labelOf = (node: Element | null) =>
  node?.getAttribute('aria-label') ?? node?.querySelector('.sr')?.textContent ?? ''
const named = (date: string) => () => labelOf(cellNode(date))
const panel = (date: string) => page.getByRole('dialog', { name: new RegExp(`^${monthDay(date)} .요일$`) })
const cards = () => page.getByRole('dialog').getByRole('article')
const count = (locator: { elements(): Element[] }, is: number) => expect.poll(() => locator.elements().length).toBe(is)
const focused = (date: string) => expect.poll(() => document.activeElement === cellNode(date)).toBe(true)
const shownImages = (date: string) =>
  [...(cellNode(date)?.querySelectorAll('img') ?? [])].filter((image) => image.checkVisibility()).length

function serve(pieces = someClothes(), records: Parameters<typeof serveDiary>[2] = []) {
  serveCloset(app.server, pieces)
  serveWeather(app.server)
  return serveDiary(app.server, pieces, records)
}

afterEach(onDesktop)

for (const screen of screensOfDay) {
  const isPhone = screen.name === 'phone'

  test(`the month, week and day views of the calendar fit on a ${screen.name}`, async () => {
    await resize(screen)
    const pieces = someClothes()
    serve(
      pieces,
      [-2, -1, 0, 1].map((ahead) => wearOf(day(ahead), pieces, { occasion: 'DATE' })),
    )
    await app.open(path, hani)
    await expect.poll(named(today())).toMatch(/옷차림 1개/)
    expect(overflow()).toBeLessThanOrEqual(0)
    await cell(today()).click()
    await expect.element(panel(today())).toBeVisible()
    await count(cards(), 1)
    expect(overflow()).toBeLessThanOrEqual(0)
    expect(panel(today()).element().getBoundingClientRect().width).toBe(Math.min(screen.width, 480))
    history.back()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await resize({ width: 320, height: screen.height })
    expect(cellNode(today())?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    expect(overflow()).toBeLessThanOrEqual(0)
    await page.getByRole('radio', { name: '주', exact: true }).click()
    await expect.poll(() => cellNode(today())?.tagName).toBe('BUTTON')
    expect(overflow()).toBeLessThanOrEqual(0)
    await expect.poll(named(today())).toMatch(/옷차림 1개/)
    await cell(today()).click()
    await count(cards(), 1)
    expect(overflow()).toBeLessThanOrEqual(0)

    // A record that waits for a connection is marked as '보낼 기록' (record to be sent) in the label of its day.
    const connect = goOffline(app.server)
    await cards().getByRole('button', { name: '딱 좋았어요' }).click()
    history.back()
    await expect.poll(named(today())).toMatch(/딱 좋았어요, 보낼 기록$/)
    expect(overflow()).toBeLessThanOrEqual(0)
    connect()
    await expect.poll(named(today())).toMatch(/딱 좋았어요$/)
  })

  test(`a photo of a record opens large at a press, and Escape closes it alone, on a ${screen.name}`, async () => {
    await resize(screen)
    const pieces = someClothes()
    const picture = { width: 600, height: 800, thumbhash: '', color: null }
    const photo = { imageUrl: '/web/public/icon-512.png', picture }
    serve(pieces, [wearOf(today(), pieces, { occasion: 'DATE', photo })])
    await app.open(`${path}?day=${today()}`, hani)
    const opener = page.getByRole('button', { name: /사진 크게 보기$/ })
    await opener.click()
    const viewer = page.getByRole('dialog', { name: /사진$/ })
    const large = viewer.getByRole('img', { name: `${monthDay(today())} 데이트·모임 사진` })
    await expect.element(large).toBeInViewport({ ratio: 1 })
    await expect.poll(() => large.element().getBoundingClientRect().width).toBeGreaterThan(isPhone ? 300 : 500)
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(viewer).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test(`the calendar marks days with a photo and shows the forecast of coming days, on a ${screen.name}`, async () => {
    await resize(screen)
    const pieces = someClothes()
    const picture = { width: 60, height: 60, thumbhash: '', color: null }
    const photo = { imageUrl: '/web/public/icon-192.png', picture }
    serve(pieces, [wearOf(today(), pieces, { occasion: 'DATE', photo })])
    await app.open(path, hani)
    await expect.poll(named(today())).toMatch(/사진 있음/)
    await expect.poll(() => shownImages(today())).toBe(isPhone ? 0 : 1)
    // On a phone, the cell of a future day shows the low and the high; on a desktop it shows one temperature.
    const later = day(1)
    cellNode(today())?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(named(later)).toMatch(/최고 /)
    const degrees = () =>
      [...(cellNode(later)?.querySelectorAll('*') ?? [])].filter(
        (node) => node.children.length === 0 && node.textContent.endsWith('°') && node.checkVisibility(),
      ).length
    await expect.poll(degrees).toBe(isPhone ? 2 : 1)
    // The low stands before the high.
    await expect.poll(() => cellNode(later)?.querySelector('[class*="soon_"]')?.textContent).toBe('5°/15°')
    await userEvent.keyboard('t')
    await focused(today())
    const now = page.getByRole('region', { name: '오늘', exact: true })
    await count(now, isPhone ? 1 : 0)
    if (isPhone) {
      await now.getByRole('button', { name: /요일, 오늘, .*옷차림 1개/ }).click()
      await count(cards(), 1)
    }
    await app.open(`${path}?week=${today()}`, hani)
    await expect.poll(() => shownImages(today())).toBe(1)
    await app.open(`${path}?day=${later}`, hani)
    await button('옷차림 더하기').click()
    const adding = page.getByRole('dialog', { name: '옷차림 더하기' })
    await expect.element(adding.getByText('아래에서 입을 옷을 골라 주세요.')).toBeVisible()
    await expect.element(adding.getByLabelText('나갈 시각')).toBeVisible()
  })
}
