import { occasionTexts, recommendations, stylist, stylistTexts } from '@otday/contract'
import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { button } from '../kit/forms.ts'
import { breakDown, delay } from '../kit/trouble.ts'
import { goOffline } from '../kit/connection.ts'
import { cards, count, namesIn, openOutfit, outfit, toaster } from '../kit/outfit-page.ts'
import { serveOutfits } from '../kit/recommendations.ts'
import { inSizesOfDay } from '../kit/screens.ts'

const app = useApp()
const occasions = page.getByRole('radiogroup', { name: occasionTexts.question })
const chip = (name: string) => occasions.getByRole('radio', { name, exact: true })
const choose = (name: string) => chip(name).click()
const workQuestion = page.getByRole('region', { name: '출근할 때 어떻게 입으세요?' })
const status = (text: string) => page.getByRole('status').filter({ hasText: text })

/** Does something that requests an outfit; returns the query of that request. */
async function asking(act: () => Promise<unknown>) {
  const before = app.server.callsOf(recommendations.get).length
  await act()
  await count({ elements: () => app.server.callsOf(recommendations.get) }).toBeGreaterThan(before)
  await expect.element(outfit).not.toHaveAttribute('aria-busy', 'true')
  return app.server.callsOf(recommendations.get).at(-1)?.query
}

beforeEach(() => void serveOutfits(app.server))

inSizesOfDay(() => {
  test('a chosen occasion gets its own outfit, is announced and stays in the URL', async () => {
    await openOutfit(app)
    await count(occasions.getByRole('radio', { checked: true })).toBe(1)
    expect(await asking(() => choose('여행'))).toMatchObject({ occasion: 'TRAVEL' })
    await expect.element(status('여행 옷차림으로 바꿨어요.')).toBeVisible()
    await expect.element(chip('여행')).toBeChecked()
    expect(app.path()).toBe('/recommendations?occasion=travel')
    await expectAccessible()
    const { length: asked } = app.server.callsOf(recommendations.get)
    await page.getByRole('navigation').getByRole('link', { name: '옷장' }).first().click()
    await expect.poll(app.path).toBe('/closet')
    window.history.back()
    await expect.element(chip('여행')).toBeChecked()
    await expect.element(chip('여행')).toBeInViewport()
    expect(app.server.callsOf(recommendations.get)).toHaveLength(asked)
  })
})

test('arrow keys choose an occasion, and the row is one tab stop', async () => {
  await openOutfit(app)
  await asking(() => choose('학교'))
  await expect.element(chip('학교')).toHaveFocus()
  expect(await asking(() => userEvent.keyboard('{ArrowRight}'))).toMatchObject({ occasion: 'CASUAL' })
  await expect.element(chip('편하게')).toHaveFocus()
  await expect.element(chip('편하게')).toBeChecked()
  expect(await asking(() => userEvent.keyboard('{ArrowLeft}'))).toMatchObject({ occasion: 'SCHOOL' })
  await asking(() => userEvent.keyboard('{ArrowLeft}'))
  expect(await asking(() => userEvent.keyboard('{ArrowLeft}'))).toMatchObject({ occasion: 'TRAVEL' })
  await expect.element(chip('여행')).toBeChecked()
  await expect.element(chip('여행')).toBeInViewport({ ratio: 1 })
  await userEvent.tab({ shift: true })
  expect(occasions.element().contains(document.activeElement)).toBe(false)
  await userEvent.tab()
  await expect.element(chip('여행')).toHaveFocus()
})

test('격식 asks which event and 운동 which sport it is, and 격식 keeps the answer', async () => {
  await openOutfit(app)
  await asking(() => choose('격식'))
  const events = page.getByRole('radiogroup', { name: '어떤 자리인가요?' })
  await count(events.getByRole('radio')).toBe(4)
  await count(events.getByRole('radio', { checked: true })).toBe(0)
  const asked = await asking(() => events.getByRole('radio', { name: '결혼식' }).click())
  expect(asked).toMatchObject({ occasion: 'FORMAL', formalEvent: 'WEDDING' })
  await expect.poll(app.path).toMatch(/occasion=formal&formalEvent=wedding$/)
  await expect.element(events.getByRole('radio', { name: '결혼식' })).toBeChecked()

  await asking(() => choose('운동'))
  await expect.element(events).not.toBeInTheDocument()
  await count(page.getByRole('radiogroup', { name: '어떤 운동을 하세요?' }).getByRole('radio')).toBe(6)
  await asking(() => choose('격식'))
  await expect.element(events.getByRole('radio', { name: '결혼식' })).toBeChecked()
})

test('of two occasions chosen in a row the newer wins, and the old outfit stays dimmed until it arrives', async () => {
  await openOutfit(app)
  const [kept = ''] = namesIn()
  await button(`${kept} 고정`).click()
  const delayed = delay(app.server, recommendations.get, ({ query }) => query.occasion === 'SCHOOL')
  await choose('학교')
  await expect.element(chip('학교')).toBeChecked()
  await expect.element(outfit).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => getComputedStyle(outfit.element()).opacity).toBe('0.6')
  await expect.element(cards.first()).toBeVisible()
  const asked = await asking(() => choose('여행'))
  expect(asked?.locked).toHaveLength(1)
  delayed.open()
  await expect.element(outfit).not.toHaveAttribute('aria-busy', 'true')
  await expect.element(chip('여행')).toBeChecked()
  await count(cards.filter({ hasText: kept })).toBe(1)
})

test('when the outfit for a chosen occasion fails to load, the previous occasion is restored', async () => {
  await openOutfit(app)
  await expect.element(chip('편하게')).toBeChecked()
  const mend = breakDown(app.server, recommendations.get)
  await choose('여행')
  await expect.element(toaster.getByText(occasionTexts.failed)).toBeVisible()
  await expect.element(chip('편하게')).toBeChecked()
  expect(app.path()).toBe('/recommendations')
  await expect.element(cards.first()).toBeVisible()
  mend()
  await toaster.getByRole('button', { name: '다시 시도' }).click()
  await expect.element(chip('여행')).toBeChecked()
  await expect.poll(app.path).toMatch(/occasion=travel$/)
})

test('an occasion without cached data says so offline, and the previous one stays chosen', async () => {
  await openOutfit(app)
  const back = goOffline(app.server)
  await choose('여행')
  await expect.element(toaster.getByText('다른 옷차림은 인터넷에 연결되면 고를 수 있어요.')).toBeVisible()
  await expect.element(chip('편하게')).toBeChecked()
  expect(app.path()).toBe('/recommendations')
  back()
  await choose('여행')
  await expect.element(chip('여행')).toBeChecked()
  await expect.poll(app.path).toMatch(/occasion=travel$/)
})

inSizesOfDay(() => {
  test('a stylist question is answered with one tap, and an outfit for the answer is requested at once', async () => {
    await openOutfit(app)
    await choose('출근')
    await expect.element(workQuestion).toBeVisible()
    await expectAccessible()
    const mend = breakDown(app.server, stylist.answer)
    await workQuestion.getByRole('button', { name: '단정' }).click()
    await expect.element(toaster.getByText(stylistTexts.answerFailed)).toBeVisible()
    await expect.element(workQuestion).toBeVisible()
    mend()
    await asking(() => toaster.getByRole('button', { name: '다시 시도' }).click())
    await expect.element(workQuestion).not.toBeInTheDocument()
    await expect.element(status(stylistTexts.answerThanks)).toBeVisible()
    const answered = { body: { kind: 'WORK_LOOK', clothesId: null, value: 'NEAT' } }
    expect(app.server.callsOf(stylist.answer)).toEqual([answered, answered])
  })
})

test('a dismissed stylist question disappears, and no other outfit is requested', async () => {
  await openOutfit(app)
  await choose('출근')
  await workQuestion.getByRole('button', { name: '건너뛰기' }).click()
  await expect.element(workQuestion).not.toBeInTheDocument()
  await expect.element(status(stylistTexts.answerSkipped)).toBeVisible()
  expect(app.server.callsOf(stylist.answer)).toMatchObject([{ body: { value: null } }])
  expect(app.server.callsOf(recommendations.get)).toHaveLength(2)
})

test('a change of the outfit that its reasons already name is not shown a second time', async () => {
  const own = serveOutfits(app.server)
  await openOutfit(app)
  const headline = '니트를 셔츠로 바꿨어요'
  const variety = { kind: 'VARIETY', headline, reason: '신발은 그대로예요' } as const
  own.more = { change: `${headline}.`, sentences: [variety] }
  await button('다른 옷').click()
  await expect.element(status(`편한 옷차림이에요. ${headline}.`)).toBeInTheDocument()
  await expect.element(page.getByText(headline, { exact: true })).toBeVisible()
  expect(page.getByText(`${headline}.`, { exact: true }).element().className).toBe('sr')
  own.more = { change: `${headline}.` }
  await button('다른 옷').click()
  const seen = status(`${headline}.`).getByText(`${headline}.`, { exact: true })
  await expect.element(seen).not.toHaveClass('sr')
})
