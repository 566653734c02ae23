import { dayPlanLabels, dayTexts, recommendations, stylist } from '@otday/contract'
import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { button, enterIn, field } from '../kit/forms.ts'
import { cards, count, namesIn, openOutfit, outfit, toaster } from '../kit/outfit-page.ts'
import { hani } from '../kit/people.ts'
import { type Stylist, serveOutfits } from '../kit/recommendations.ts'
import { inSizesOfDay, overflow } from '../kit/screens.ts'
import { breakDown, delay } from '../kit/trouble.ts'

const app = useApp()
const chip = page.getByRole('button', { name: /^오늘은/ })
const dialog = page.getByRole('dialog', { name: `오늘은 ${dayTexts.title}` })
const plan = (name: string) => dialog.getByRole('button', { name, exact: true })
const chipText = () => chip.element().textContent
const occasion = (name: string) => page.getByRole('radio', { name })
const described = () => app.server.callsOf(stylist.describeDay)

async function openDay() {
  await openOutfit(app)
  await chip.click()
  await expect.element(dialog).toBeVisible()
}

let own: Stylist
beforeEach(() => {
  own = serveOutfits(app.server)
})

inSizesOfDay(() => {
  test('plans tapped in the day dialog are saved, lead to another outfit, and appear on the day chip', async () => {
    await openDay()
    await expectAccessible()
    await plan(dayPlanLabels.WALKING).click()
    await plan(dayPlanLabels.COOL).click()
    await field(dayTexts.home).selectOptions('22')
    const before = app.server.callsOf(recommendations.get).length
    await button(dayTexts.choose).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(described().at(-1)?.body).toMatchObject({ plans: ['WALKING', 'COOL'], home: 22, leave: null, note: '' })
    await count({ elements: () => app.server.callsOf(recommendations.get) }).toBeGreaterThan(before)
    await expect.element(chip).toHaveTextContent('오늘은 많이 걸어요, 냉방이 세요, 22시까지')
    expect(overflow()).toBeLessThanOrEqual(0)
    await chip.click()
    await expect.element(plan(dayPlanLabels.COOL)).toHaveAttribute('aria-pressed', 'true')
  })
})

inSizesOfDay(() => {
  test('the day chip with the saved plans appears when the outfit arrives, and moves nothing on the page', async () => {
    own.more = { saidOfDay: '많이 걸어요, 22시까지' }
    const answer = delay(app.server, recommendations.get)
    await app.open('/recommendations', hani)
    const top = () => button('다른 옷').element().getBoundingClientRect().top
    await expect.element(button('다른 옷')).toBeVisible()
    const before = top()
    // The button with the description of the day is not shown before the response that contains the description.
    await expect.element(chip).not.toBeInTheDocument()
    answer.open()
    await expect.element(chip).toHaveTextContent('오늘은 많이 걸어요, 22시까지')
    expect(top()).toBe(before)
    expect(app.server.callsOf(stylist.day)).toEqual([])
  })
})

test('plans for the day stay on the day chip when stepping back to earlier outfits', async () => {
  await openDay()
  await plan(dayPlanLabels.WALKING).click()
  const before = app.server.callsOf(recommendations.get).length
  await button(dayTexts.choose).click()
  await count({ elements: () => app.server.callsOf(recommendations.get) }).toBeGreaterThan(before)
  await expect.element(button('이전 추천')).toBeEnabled()
  await expect.element(button('다음 추천')).toBeDisabled()
  await button('이전 추천').click()
  await expect.element(button('다음 추천')).toBeEnabled()
  await expect.element(chip).toHaveTextContent('오늘은 많이 걸어요')
})

test('plans for the day hold for its other occasions, and are gone from all once they are taken away', async () => {
  await openDay()
  await plan(dayPlanLabels.KIDS).click()
  await field(dayTexts.home).selectOptions('22')
  await button(dayTexts.choose).click()
  await expect.element(chip).toHaveTextContent('오늘은 아이와, 22시까지')
  await occasion('여행').click({ force: true })
  await expect.poll(chipText).toBe('오늘은 아이와')
  await chip.click()
  await plan(dayPlanLabels.KIDS).click()
  await button(dayTexts.choose).click()
  await expect.element(chip).toHaveTextContent('오늘은 어떤 날이에요?')
  await occasion('편하게').click({ force: true })
  await expect.poll(chipText).toBe('오늘은 22시까지')
  await chip.click()
  await expect.element(plan(dayPlanLabels.KIDS)).toHaveAttribute('aria-pressed', 'false')
})

test('a fourth plan for the day is refused with a message until one of the three is removed', async () => {
  await openDay()
  for (const label of ['늦게까지', '많이 걸어요', '밖에 오래', '아이와']) await plan(label).click()
  await count(dialog.getByRole('button', { pressed: true })).toBe(3)
  await expect.element(dialog.getByText(dayTexts.full)).toBeVisible()
  await plan('많이 걸어요').click()
  await plan('아이와').click()
  await expect.element(plan('아이와')).toHaveAttribute('aria-pressed', 'true')
})

test('a line typed in the day dialog becomes plan chips, which a tap removes', async () => {
  await openDay()
  await field(dayTexts.note).fill('종일 걸어요')
  await button(dayTexts.read).click()
  await expect.element(plan(dayPlanLabels.WALKING)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(field(dayTexts.note)).toHaveValue('')
  await plan(dayPlanLabels.WALKING).click()
  await button(dayTexts.choose).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(described().at(-1)?.body.plans).toEqual([])
})

test('a typed line that names another occasion is saved for that occasion, and its outfit is shown', async () => {
  await openDay()
  await field(dayTexts.note).fill('점심에 결혼식, 9시까지')
  await enterIn(dayTexts.note)
  await expect.element(field(dayTexts.home)).toHaveValue('21')
  await expect.element(dialog.getByText(dayTexts.named('격식'))).toBeVisible()
  await plan(dayPlanLabels.WALKING).click()
  await button(dayTexts.choose).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(described().at(-1)?.params).toMatchObject({ occasion: 'FORMAL' })
  await expect.poll(app.path).toMatch(/occasion=formal&formalEvent=wedding/)
  await expect.element(chip).toHaveTextContent('오늘은 많이 걸어요, 21시까지')
})

test.each(['그냥저냥', '회사 가요'])(
  'a typed line that says nothing new stays in its field with a message: %s',
  async (line) => {
    await openDay()
    await field(dayTexts.note).fill(line)
    await enterIn(dayTexts.note)
    await expect.element(dialog.getByText(dayTexts.notUnderstood)).toBeVisible()
    await expect.element(field(dayTexts.note)).toHaveValue(line)
  },
)

test('submitting the day dialog first reads a pending line, and requests one outfit for all plans', async () => {
  await openDay()
  const asked = app.server.callsOf(recommendations.get).length
  await field(dayTexts.note).fill('종일 걸어요')
  await button(dayTexts.read).click()
  await expect.element(field(dayTexts.note)).toHaveValue('')
  await field(dayTexts.note).fill('그냥저냥')
  await button(dayTexts.choose).click()
  await expect.element(dialog.getByText(dayTexts.notUnderstood)).toBeVisible()
  expect(app.server.callsOf(recommendations.get)).toHaveLength(asked)
  await field(dayTexts.note).fill('')
  await expect.element(dialog.getByText(dayTexts.noteHint)).toBeVisible()
  await button(dayTexts.choose).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await count({ elements: () => app.server.callsOf(recommendations.get) }).toBe(asked + 1)
  await expect.element(chip).toHaveTextContent('오늘은 많이 걸어요')
})

test.each(['회사 가요', '종일 걸어요'])(
  'a line that is understood but adds nothing does not keep from choosing an outfit: %s',
  async (line) => {
    await openDay()
    await plan(dayPlanLabels.WALKING).click()
    await field(dayTexts.note).fill(line)
    await button(dayTexts.choose).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(described().at(-1)?.body).toMatchObject({ plans: ['WALKING'] })
    await expect.element(chip).toHaveTextContent('오늘은 많이 걸어요')
  },
)

test('what was read or tapped is dropped when the day dialog is closed without choosing', async () => {
  await openDay()
  const asked = app.server.callsOf(recommendations.get).length
  await button(dayTexts.choose).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(described()).toEqual([])
  await chip.click()
  await field(dayTexts.note).fill('종일 걸어요')
  await enterIn(dayTexts.note)
  await expect.element(field(dayTexts.note)).toHaveValue('')
  await expect.element(field(dayTexts.note)).toHaveFocus()
  await plan(dayPlanLabels.KIDS).click()
  window.history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(described().filter(({ body }) => body.keep)).toEqual([])
  expect(app.server.callsOf(recommendations.get)).toHaveLength(asked)
  await chip.click()
  await expect.element(plan(dayPlanLabels.KIDS)).toBeVisible()
  await count(dialog.getByRole('button', { pressed: true })).toBe(0)
})

test('a day dialog that is closed while it saves neither closes a later one nor requests another outfit', async () => {
  await openDay()
  const asked = app.server.callsOf(recommendations.get).length
  const answer = delay(app.server, stylist.describeDay)
  await plan(dayPlanLabels.KIDS).click()
  await button(dayTexts.choose).click()
  await expect.poll(answer.waiting).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await chip.click()
  await expect.element(plan(dayPlanLabels.COOL)).toBeVisible()
  answer.open()
  await expect.poll(described).toHaveLength(1)
  await plan(dayPlanLabels.COOL).click()
  await expect.element(plan(dayPlanLabels.COOL)).toHaveAttribute('aria-pressed', 'true')
  expect(app.server.callsOf(recommendations.get)).toHaveLength(asked)
})

test('nothing in the day dialog can be changed while a line is being read', async () => {
  await openDay()
  const answer = delay(app.server, stylist.describeDay)
  await field(dayTexts.note).fill('종일 걸어요')
  await enterIn(dayTexts.note)
  await expect.poll(answer.waiting).toBe(1)
  await expect.element(plan(dayPlanLabels.KIDS)).toBeDisabled()
  await expect.element(field(dayTexts.home)).toBeDisabled()
  await expect.element(field(dayTexts.note)).toHaveAttribute('readonly')
  await enterIn(dayTexts.note)
  expect(answer.waiting()).toBe(1)
  await expectAccessible()
  answer.open()
  await expect.element(plan(dayPlanLabels.WALKING)).toHaveAttribute('aria-pressed', 'true')
  await plan(dayPlanLabels.KIDS).click()
  await expect.element(plan(dayPlanLabels.KIDS)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(plan(dayPlanLabels.WALKING)).toHaveAttribute('aria-pressed', 'true')
})

test('a second line replaces what the first one set, and keeps what was tapped; one button clears all', async () => {
  await openDay()
  await plan(dayPlanLabels.KIDS).click()
  await field(dayTexts.note).fill('밤 10시까지 냉방')
  await enterIn(dayTexts.note)
  await expect.element(field(dayTexts.home)).toHaveValue('22')
  await expect.element(plan(dayPlanLabels.COOL)).toHaveAttribute('aria-pressed', 'true')
  await field(dayTexts.note).fill('밤 11시까지')
  await enterIn(dayTexts.note)
  await expect.element(field(dayTexts.home)).toHaveValue('23')
  await expect.element(plan(dayPlanLabels.COOL)).toHaveAttribute('aria-pressed', 'false')
  await expect.element(plan(dayPlanLabels.KIDS)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()
  await button(dayTexts.clear).click()
  await expect.element(field(dayTexts.home)).toHaveValue('')
  await count(dialog.getByRole('button', { pressed: true })).toBe(0)
  await expect.element(button(dayTexts.clear)).not.toBeInTheDocument()
})

test('hours of an earlier visit give way to those of a new line, and can be cleared', async () => {
  await openDay()
  await field(dayTexts.home).selectOptions('22')
  await button(dayTexts.choose).click()
  await expect.element(chip).toHaveTextContent('오늘은 22시까지')
  await chip.click()
  await field(dayTexts.note).fill('밤 11시까지')
  await button(dayTexts.choose).click()
  await expect.element(chip).toHaveTextContent('오늘은 23시까지')
  await chip.click()
  await button(dayTexts.clear).click()
  await button(dayTexts.choose).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(chip).toHaveTextContent(`오늘은 ${dayTexts.title}`)
})

test('Enter while composing a syllable does not submit the line typed in the day dialog', async () => {
  await openDay()
  await field(dayTexts.note).fill('종일')
  const composing = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })
  field(dayTexts.note).element().dispatchEvent(composing)
  await field(dayTexts.note).fill('종일 걸어요')
  await enterIn(dayTexts.note)
  await expect.element(field(dayTexts.note)).toHaveValue('')
  expect(described().map(({ body }) => body.note)).toEqual(['종일 걸어요'])
})

test('the back button closes the day dialog, and Escape returns the focus to the chip', async () => {
  await openDay()
  window.history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  await chip.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(chip).toHaveFocus()
})

test('the URL parameter day=1 opens the day dialog on load', async () => {
  await app.open('/recommendations?day=1', hani)
  await expect.element(dialog).toBeVisible()
  await expect.element(plan(dayPlanLabels.KIDS)).toBeVisible()
})

test('a piece is excluded for the day, and included again', async () => {
  await openOutfit(app)
  const before = namesIn()
  await cards
    .first()
    .getByRole('button', { name: /바꾸기$/ })
    .click()
  await button(dayTexts.putOff).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(described().at(-1)?.body.without).toHaveLength(1)
  await expect.poll(namesIn).not.toEqual(before)
  await chip.click()
  await button(dayTexts.takeBack(1)).click()
  await button(dayTexts.choose).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(described().at(-1)?.body.without).toEqual([])
})

test('a failed save of the plans for the day shows an error, keeps the dialog open, and can be retried', async () => {
  await openOutfit(app)
  const mend = breakDown(app.server, stylist.describeDay)
  await chip.click()
  await plan(dayPlanLabels.KIDS).click()
  await button(dayTexts.choose).click()
  await count(toaster.getByRole('listitem')).toBeGreaterThan(0)
  await expect.element(dialog).toBeVisible()
  mend()
  await button(dayTexts.choose).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(outfit).toBeVisible()
})
