import { daysAfter } from '@otday/common/seoul-time'
import { wears } from '@otday/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { serveCloset, serveDiary, serveWeather } from '../kit/diary.ts'
import { day, monthDay, someClothes, wearOf, wornDay } from '../kit/diary-fixtures.ts'
import { goOffline } from '../kit/connection.ts'
import { breakDown, createDelay, delay } from '../kit/trouble.ts'
import { button } from '../kit/forms.ts'
import { hani } from '../kit/people.ts'
import { forgetPlace, rememberPlace } from '../../src/features/places/index.ts'
import { degreesOf } from '../../src/platform/time/format.ts'
import { onDesktop, resize, screensOfDay } from '../kit/screens.ts'

const app = useApp()
const path = '/closet/calendar'
const today = () => wornDay()
const monthTitle = (date: string) => `${date.slice(0, 4)}년 ${Number(date.slice(5, 7))}월`
const cellNode = (date: string) => document.querySelector<HTMLElement>(`main [data-date="${date}"]`)
const labelOf = (node: Element | null) =>
  node?.getAttribute('aria-label') ?? node?.querySelector('.sr')?.textContent ?? ''
const named = (date: string) => () => labelOf(cellNode(date))
const panel = (date: string) => page.getByRole('dialog', { name: new RegExp(`^${monthDay(date)} .요일$`) })
const cards = () => page.getByRole('dialog').getByRole('article')
const count = (locator: { elements(): Element[] }, is: number) => expect.poll(() => locator.elements().length).toBe(is)
const focused = (date: string) => expect.poll(() => document.activeElement === cellNode(date)).toBe(true)

function serve(pieces = someClothes(), records: Parameters<typeof serveDiary>[2] = []) {
  serveCloset(app.server, pieces)
  serveWeather(app.server)
  return serveDiary(app.server, pieces, records)
}

test('the calendar is navigated by keyboard, and each day has an accessible name', async () => {
  const pieces = someClothes()
  serve(pieces, [wearOf(today(), pieces.slice(0, 2), { feeling: 'COLD', occasion: 'WORK' })])
  await app.open(path, hani)
  await expect.element(page.getByRole('heading', { level: 1, name: monthTitle(today()) })).toBeVisible()
  await expect
    .element(page.getByRole('navigation', { name: '옷장 메뉴' }).getByRole('link', { name: '기록' }))
    .toHaveAttribute('aria-current', 'page')
  const fromEverywhere = page.getByRole('banner').getByRole('link', { name: '입은 옷 기록' })
  await expect.element(fromEverywhere).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => cellNode(day(1))?.querySelector('[class*="ahead_"]')).toBeTruthy()
  await expect.poll(named(today())).toMatch(/요일, 오늘, .*옷차림 1개: 회색 울 니트 청바지, 추웠어요$/)
  await expect.element(page.getByText('1일 기록 · 딱 좋았어요 0일')).toBeVisible()
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1)
  expect(document.querySelectorAll('[aria-current=date]')).toHaveLength(1)
  await expectAccessible()
  cellNode(today())?.focus()
  for (const [key, date] of [
    ['{ArrowRight}', day(1)],
    ['{ArrowDown}', day(8)],
    ['{ArrowUp}', day(1)],
    ['{ArrowLeft}', today()],
  ] as const) {
    await userEvent.keyboard(key)
    await focused(date)
  }
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(monthTitle(day(-365)))
  await userEvent.keyboard('{Home}')
  await userEvent.keyboard('{End}')
  await expect.poll(() => labelOf(document.activeElement)).toMatch(/토요일/)
  await userEvent.keyboard('t')
  await focused(today())
  await userEvent.keyboard('{Enter}')
  await expect.element(panel(today())).toBeVisible()
  await expect.element(cards()).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await focused(today())
  await page.getByRole('radio', { name: '주', exact: true }).click()
  await expect.poll(() => cellNode(today())?.tagName).toBe('BUTTON')
  await expectAccessible()
})

test('in both themes the chosen part of a segmented control is lighter than its track', async () => {
  serve()
  onTestFinished(() => void (document.documentElement.dataset['theme'] = 'light'))
  await app.open(path, hani)
  const chosen = page.getByRole('radio', { name: '월', exact: true })
  await expect.element(chosen).toBeChecked()
  const lightness = (element: Element | null) => {
    const [red = 0, green = 0, blue = 0] =
      (element ? getComputedStyle(element).backgroundColor : '').match(/\d+/g) ?? []
    return Number(red) + Number(green) + Number(blue)
  }
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme
    const track = lightness(chosen.element().parentElement)
    await expect.poll(() => lightness(chosen.element()), { message: theme }).toBeGreaterThan(track)
  }
})

test('keys go on from where the last one moved to, also before the next month is shown', async () => {
  serve()
  await app.open(path, hani)
  const lastDay = new Date(`${today().slice(0, 7)}-01T00:00:00Z`)
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0)
  const last = lastDay.toISOString().slice(0, 10)
  const keysFrom = (date: string, keys: readonly string[]) => {
    const cell = cellNode(date)
    cell?.focus()
    for (const key of keys) cell?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }
  await expect.poll(named(last)).not.toBe('')
  keysFrom(last, ['ArrowRight', 'ArrowLeft'])
  await focused(last)
  keysFrom(last, ['ArrowRight', 'ArrowRight', 'ArrowRight'])
  const third = `${daysAfter(last, 1).slice(0, 7)}-03`
  await focused(third)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(monthTitle(third))
})

test('an outfit is recorded, copied to a coming day, deleted and restored', async () => {
  const diary = serve()
  await app.open(path, hani)
  await expect.element(page.getByRole('heading', { name: '아직 기록이 없어요' })).toBeVisible()
  await button('오늘 옷 기록하기').click()
  await expect.element(panel(today()).getByRole('heading').first()).toHaveFocus()
  await button('옷차림 더하기').click()
  const adding = page.getByRole('dialog', { name: '옷차림 더하기' })
  await expect.element(adding.getByRole('button', { name: '입을래요' })).toBeDisabled()
  await adding.getByRole('button', { name: '회색 울 니트' }).click()
  await adding.getByRole('button', { name: '청바지' }).click()
  await adding.getByRole('button', { name: '입을래요 · 2개' }).click()
  await count(cards(), 1)
  await count(cards().getByRole('group', { name: /어땠어요/ }), 0)
  await cards().getByRole('button', { name: '입었어요' }).click()
  const cold = cards().getByRole('button', { name: '추웠어요' })
  await cold.click()
  await expect.element(cold).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => diary.wears.map(({ state, feeling }) => [state, feeling])).toEqual([['WORN', 'COLD']])

  await cards().getByRole('button', { name: /메뉴$/ }).click()
  await page.getByRole('menuitem', { name: '다른 날로 복사' }).click()
  const choosing = page.getByRole('dialog', { name: '어느 날로 복사할까요?' })
  await expect.element(choosing).toBeVisible()
  const own = () => choosing.element().querySelector<HTMLElement>(`[data-date="${today()}"]`)
  expect(own()?.getAttribute('aria-disabled')).toBe('true')
  own()?.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  await choosing.getByRole('button', { name: '복사하기' }).click()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: `${monthDay(day(2))} 계획에 넣었어요.` }))
    .toBeVisible()
  await button('다음 날').click()
  await button('다음 날').click()
  await expect.element(panel(day(2))).toBeVisible()
  await count(cards(), 1)
  await expect.element(page.getByText(/^회색 울 니트, 청바지는 .*다른 날 추천하지 않아요\.$/)).toBeVisible()

  const remove = async () => {
    await cards().getByRole('button', { name: /메뉴$/ }).click()
    await page.getByRole('menuitem', { name: '삭제' }).click()
  }
  await remove()
  await expect.element(page.getByRole('heading', { name: '아직 계획이 없어요' })).toBeVisible()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: '되돌리기' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await count(cards(), 1)
  await remove()
  await count(cards(), 0)
  await count(page.getByRole('button', { name: '되돌리기', includeHidden: true }), 1)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await count(cards(), 1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(named(day(2))).toMatch(/^계획, /)
})

test('days without weather at home have the forecast of the place that the page of the day shows', async () => {
  const pieces = someClothes()
  const days = serveWeather(app.server)
  serveDiary(app.server, pieces, [])
  const bare = { kind: 'NONE', weatherId: null, weather: null } as const
  app.server.answer(wears.list, ({ query: { from } }) => ({
    wears: [],
    days: Array.from({ length: 42 }, (_, at) => ({ date: daysAfter(from, at), ...bare })),
  }))
  rememberPlace({ longitude: 129, latitude: 35.1 })
  onTestFinished(forgetPlace)
  await app.open(`${path}?day=${day(1)}`, hani)
  const { min = null, max = null } = days[1]?.temperature ?? {}
  await expect.element(panel(day(1)).getByText(`${degreesOf(min)} / ${degreesOf(max)}`)).toBeVisible()
  await expect.poll(named(day(1))).toMatch(/최저/)
  await button('전날').click()
  await button('전날').click()
  await expect.element(page.getByText('그날 날씨가 없어요.')).toBeVisible()
})

test('a failed load is retried, a deleted piece replaced, a conflict resolved and an offline change sent', async () => {
  const [knit, jeans, shoes] = someClothes()
  if (!knit || !jeans || !shoes) throw new Error('There are some.')
  const plan = wearOf(day(3), [knit, jeans])
  const worn = wearOf(day(-1), [jeans])
  const gap = { ...plan, items: plan.items.map((item) => ({ ...item, isGone: item.clothesId === knit.id })) }
  const diary = serve([jeans, shoes], [gap, worn])
  const mend = breakDown(app.server, wears.list)
  await app.open(`${path}?day=${day(3)}`, hani)
  const failed = panel(day(3)).getByRole('alert')
  await expect.element(failed).toBeVisible()
  mend()
  await failed.getByRole('button').click()
  await expect.element(page.getByText(/^회색 울 니트 자리가 비었어요\. 옷장에서 지운 옷이에요\./)).toBeVisible()
  await button('다른 옷 고르기').click()
  const changing = page.getByRole('dialog', { name: '옷 바꾸기' })
  await changing.getByRole('button', { name: '흰 운동화' }).click()
  await changing.getByRole('button', { name: '저장' }).click()
  await expect.element(page.getByText(/자리가 비었어요/)).not.toBeInTheDocument()

  await app.open(`${path}?day=${day(-1)}`, hani)
  await count(cards(), 1)
  diary.change(worn.id, { feeling: 'HOT' })
  await cards().getByRole('button', { name: '추웠어요' }).click()
  const conflict = page.getByRole('dialog', { name: '다른 기기에서 먼저 바꿨어요.' })
  await conflict.getByRole('button', { name: '다른 기기 남기기' }).click()
  await expect.element(cards().getByRole('button', { name: '더웠어요' })).toHaveAttribute('aria-pressed', 'true')

  // Without a connection the answer waits to be sent, and a photo cannot be added until it was sent.
  const connect = goOffline(app.server)
  const good = cards().getByRole('button', { name: '딱 좋았어요' })
  await good.click()
  await expect.element(good).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('사진 더하기')).toBeDisabled()
  connect()
  await expect.poll(() => diary.find(worn.id)?.feeling).toBe('GOOD')
  await expect.element(button('사진 더하기')).toBeEnabled()
})

test('records of another device appear when the window or the calendar is opened again', async () => {
  const pieces = someClothes()
  const diary = serve(pieces)
  await app.open(path, hani)
  await expect.element(page.getByRole('heading', { name: '아직 기록이 없어요' })).toBeVisible()
  diary.wears = [wearOf(today(), pieces, { state: 'WORN' })]
  window.dispatchEvent(new Event('focus'))
  await expect.poll(named(today())).toMatch(/옷차림 1개/)
  await expect.element(page.getByRole('heading', { name: '아직 기록이 없어요' })).not.toBeInTheDocument()
  diary.wears = [...diary.wears, wearOf(today(), pieces.slice(0, 2), { state: 'WORN' })]
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(named(today())).toMatch(/옷차림 2개/)
  const menu = page.getByRole('navigation', { name: '옷장 메뉴' })
  await menu.getByRole('link', { name: '옷', exact: true }).click()
  await expect.poll(() => cellNode(today())).toBe(null)
  diary.wears = []
  await menu.getByRole('link', { name: '기록' }).click()
  await expect.element(page.getByRole('heading', { name: '아직 기록이 없어요' })).toBeVisible()
})

test('outfits of one day that are deleted one after the other can each be restored', async () => {
  const pieces = someClothes()
  const [work, date] = [wearOf(day(-1), pieces, { occasion: 'WORK' }), wearOf(day(-1), pieces, { occasion: 'DATE' })]
  const diary = serve(pieces, [work, date])
  await app.open(`${path}?day=${day(-1)}`, hani)
  for (const left of [1, 0]) {
    await cards().first().getByRole('button', { name: /메뉴$/ }).click()
    await page.getByRole('menuitem', { name: '삭제' }).click()
    await count(cards(), left)
  }
  const undo = page.getByRole('dialog').getByRole('button', { name: '되돌리기' })
  await count(undo, 2)
  await expect.element(undo.nth(1)).toHaveFocus()
  await expect.element(page.getByText(/출근 기록을 지웠어요\.$/)).toBeVisible()
  await undo.first().click()
  await count(cards(), 1)
  await undo.first().click()
  await count(cards(), 2)
  await expect.poll(() => diary.wears.map(({ id }) => id).toSorted()).toEqual([work.id, date.id].toSorted())
})

test('a record deleted while its change is in flight can be restored with that change', async () => {
  const pieces = someClothes()
  const worn = wearOf(day(-1), pieces)
  const diary = serve(pieces, [worn])
  const slow = createDelay()
  app.server.answer(wears.save, async ({ params: { wearId }, body }) => {
    await slow.wait()
    return diary.save(wearId, body)
  })
  await app.open(`${path}?day=${day(-1)}`, hani)
  await cards().getByRole('button', { name: '추웠어요' }).click()
  await expect.poll(slow.waiting).toBe(1)
  await cards().getByRole('button', { name: /메뉴$/ }).click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  await count(cards(), 0)
  slow.open()
  await expect.poll(() => diary.wears).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: '되돌리기' }).click()
  await expect.poll(() => diary.wears.map(({ feeling }) => feeling)).toEqual(['COLD'])
  await count(cards(), 1)
})

for (const screen of screensOfDay)
  test(`the memo field stays in view, and closing it unsaved asks first, on a ${screen.name}`, async () => {
    await resize(screen)
    const pieces = someClothes()
    const diary = serve(pieces, [wearOf(today(), pieces)])
    await app.open(path, hani)
    await expect.poll(() => cellNode(today())?.querySelector('[class*="pic_"]')).toBeTruthy()
    cellNode(today())?.click()
    await button('메모 쓰기').click()
    const memo = panel(today()).getByRole('textbox', { name: /메모$/ })
    await expect.element(memo).toHaveFocus()
    const foot = button('다른 날로 복사')
    const bottomOf = (one: { element(): Element }) => one.element().getBoundingClientRect().bottom
    const topOfFoot = () => foot.element().parentElement?.getBoundingClientRect().top
    await expect.poll(() => bottomOf(button('저장')) < (topOfFoot() ?? 0)).toBe(true)
    await memo.fill('바람이 찼어요')
    // Opening another dialog above the form must not lose the memo.
    await foot.click()
    const choosing = page.getByRole('dialog', { name: '어느 날로 복사할까요?' })
    await expect.element(choosing).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(choosing).not.toBeInTheDocument()
    await expect.element(memo).toHaveValue('바람이 찼어요')
    const question = page.getByRole('alertdialog', { name: '작성을 그만둘까요?' })
    for (const leave of ['닫기', '전날']) {
      await panel(today()).getByRole('button', { name: leave }).click()
      await question.getByRole('button', { name: '계속 쓰기' }).click()
      await expect.element(memo).toHaveValue('바람이 찼어요')
    }
    await button('저장').click()
    await expect.poll(() => diary.wears.map(({ note }) => note)).toEqual(['바람이 찼어요'])
    await button('메모 고치기').click()
    await memo.fill('바람')
    await panel(today()).getByRole('button', { name: '닫기' }).click()
    await question.getByRole('button', { name: '그만두기' }).click()
    await expect.element(panel(today())).not.toBeInTheDocument()
    expect(diary.wears.map(({ note }) => note)).toEqual(['바람이 찼어요'])
  })

for (const screen of screensOfDay)
  test(`today’s cell is fully in view when the month opens, on a ${screen.name}`, async () => {
    await resize(screen)
    const pieces = someClothes()
    serve(pieces, [wearOf(today(), pieces)])
    await app.open(path, hani)
    await expect.poll(() => cellNode(today())?.querySelector('[class*="pic_"]')).toBeTruthy()
    const isWhole = () => {
      const { top, bottom, left } = cellNode(today())?.getBoundingClientRect() ?? new DOMRect()
      const isMet = (y: number) => document.elementFromPoint(left + 4, y)?.closest('[data-date]') === cellNode(today())
      return isMet(top + 12) && isMet(bottom - 12)
    }
    await expect.poll(isWhole).toBe(true)
    expect(document.activeElement).not.toBe(cellNode(today()))
  })

test('a month that loads late does not scroll the page after the user has scrolled', async () => {
  await page.viewport(390, 500)
  onTestFinished(onDesktop)
  serve()
  const answer = delay(app.server, wears.list)
  await app.open(path, hani)
  await expect.element(page.getByRole('heading', { level: 1, name: monthTitle(today()) })).toBeVisible()
  await expect.poll(answer.waiting).toBeGreaterThan(0)
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight + 10)
  window.scrollTo(0, 10)
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => seen.mockRestore())
  answer.open()
  await expect.poll(named(today())).toMatch(/요일, 오늘/)
  await expect.element(page.getByText('아직 기록이 없어요')).toBeVisible()
  expect(seen).not.toHaveBeenCalled()
})
