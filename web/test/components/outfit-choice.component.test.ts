import { type Clothes, type Recommendation, recommendations, styling } from '@otday/contract'
import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { newId } from '../kit/diary-fixtures.ts'
import { button } from '../kit/forms.ts'
import { breakDown } from '../kit/trouble.ts'
import { cards, count, days, namesIn, openOutfit, outfit, postsOf, toaster } from '../kit/outfit-page.ts'
import { type Stylist, serveOutfits } from '../kit/recommendations.ts'

const app = useApp()
let own: Stylist
beforeEach(() => {
  own = serveOutfits(app.server)
})

const lock = (name: string) => button(`${name} 고정`)
const unlock = (name: string) => button(`${name} 고정 해제`)
const locked = () => outfit.element().querySelectorAll('[aria-pressed=true]').length
const asked = () => app.server.callsOf(recommendations.get).map(({ query }) => query)

/** Presses '다른 옷' (other clothes) and waits for the answer; returns the query of the request. */
async function another() {
  const before = asked().length
  await button('다른 옷').click()
  await expect.poll(() => asked().length).toBe(before + 1)
  await expect.element(outfit).not.toHaveAttribute('aria-busy', 'true')
  return asked().at(-1)
}

test('a piece locked by keyboard stays while the others change, until it is unlocked', async () => {
  await openOutfit(app)
  const [kept = ''] = namesIn()
  await expect.element(lock(kept)).toHaveAttribute('aria-pressed', 'false')
  lock(kept).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(unlock(kept)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(unlock(kept)).toHaveFocus()
  const ids = own.closet.flatMap(({ name, id }) => (name === kept ? [id] : []))
  const seen = new Set([namesIn().join()])
  for (let turn = 0; turn < 3; turn++) {
    expect((await another())?.locked).toEqual(ids)
    expect(namesIn()).toContain(kept)
    seen.add(namesIn().join())
  }
  expect(seen.size).toBeGreaterThan(1)
  await unlock(kept).click()
  await expect.element(lock(kept)).toHaveAttribute('aria-pressed', 'false')
  expect((await another())?.locked).toEqual([])
})

/** Exchanges the first piece of the outfit; returns the name of the piece that has replaced it. */
async function exchange(): Promise<string> {
  await cards
    .first()
    .getByRole('button', { name: /바꾸기$/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /바꾸기$/ })
  const choice = dialog.getByRole('radio', { name: /어울림/ }).first()
  await expect.element(choice).toBeInTheDocument()
  const [came = ''] = choice.element().getAttribute('aria-label')?.split(',') ?? []
  await choice.click({ force: true })
  await dialog.getByRole('button', { name: '바꾸기', exact: true }).click()
  await expect.element(unlock(came)).toHaveAttribute('aria-pressed', 'true')
  return came
}

test('choosing another occasion drops locks made by an exchange and keeps those made by hand', async () => {
  await openOutfit(app)
  const came = await exchange()
  const [byHand = ''] = namesIn().filter((name) => name !== came)
  await lock(byHand).click()
  await page.getByRole('radio', { name: '여행' }).click({ force: true })
  await expect.element(page.getByText('여행 옷차림으로 바꿨어요.')).toBeVisible()
  const ids = own.closet.flatMap(({ name, id }) => (name === byHand ? [id] : []))
  expect(asked().at(-1)?.locked).toEqual(ids)
})

test('an exchanged piece stays in other outfits until it is unlocked', async () => {
  await openOutfit(app)
  const came = await exchange()
  const id = own.closet.find(({ name }) => name === came)?.id
  await expect.poll(() => app.server.callsOf(styling.pick).at(-1)?.body.pinned).toEqual([id])
  expect((await another())?.locked).toEqual([id])
  expect(namesIn()).toContain(came)
  await unlock(came).click()
  expect((await another())?.locked).toEqual([])
})

test('the lock button has a touch target of 44 px and an accessible name', async () => {
  await openOutfit(app)
  const first = cards.first().getByRole('button', { name: /고정/ })
  await first.click()
  await expect.element(first).toHaveAttribute('aria-pressed', 'true')
  const { left, top, width } = first.element().getBoundingClientRect()
  expect(width).toBeGreaterThanOrEqual(36)
  expect(document.elementFromPoint(left - 3, top - 3)?.closest('button')).toBe(first.element())
  await first.click({ position: { x: -3, y: -3 }, force: true })
  await expect.element(first).toHaveAttribute('aria-pressed', 'false')
  await first.click()
  await expectAccessible()
})

test('each forecast day keeps its own locked pieces', async () => {
  await openOutfit(app)
  await cards.first().getByRole('button', { name: /고정/ }).click()
  await expect.poll(locked).toBe(1)
  await days.nth(1).click()
  await expect.element(days.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(cards.first()).toBeVisible()
  await expect.poll(locked).toBe(0)
  await days.first().click()
  await expect.element(outfit).toBeVisible()
  await expect.poll(locked).toBe(1)
  expect(app.server.callsOf(styling.pick).map(({ body }) => body.pinned.length)).toEqual([1])
})

test('a locked piece that was deleted from the closet is unlocked', async () => {
  await openOutfit(app)
  const [kept = ''] = namesIn()
  await lock(kept).click()
  await expect.element(unlock(kept)).toHaveAttribute('aria-pressed', 'true')
  own.forget(kept)
  await button('다른 옷').click()
  await count(cards.filter({ hasText: kept })).toBe(0)
  await expect.poll(locked).toBe(0)
  await expect.element(outfit).not.toHaveAttribute('aria-busy', 'true')
  expect((await another())?.locked).toEqual([])
})

test('the user steps back and forward through suggestions, and posts the one shown', async () => {
  await openOutfit(app)
  const first = namesIn()
  await expect.element(button('이전 추천')).toBeDisabled()
  await expect.element(button('다음 추천')).toBeDisabled()
  await another()
  await expect.poll(namesIn).not.toEqual(first)
  const second = namesIn()
  await another()
  await expect.poll(namesIn).not.toEqual(second)
  const third = namesIn()

  await button('이전 추천').click()
  await expect.poll(namesIn).toEqual(second)
  await button('이전 추천').click()
  await expect.poll(namesIn).toEqual(first)
  await expect.element(button('이전 추천')).toBeDisabled()
  await expect.element(button('이전 추천')).toHaveFocus()
  await button('다음 추천').click()
  await button('다음 추천').click()
  await expect.poll(namesIn).toEqual(third)
  await expect.element(button('다음 추천')).toBeDisabled()

  await button('이전 추천').click()
  await expect.poll(namesIn).toEqual(second)
  await days.nth(1).click()
  await expect.element(button('이전 추천')).toBeDisabled()
  await days.first().click()
  await expect.poll(namesIn).toEqual(second)

  await button('OOTD 등록').click()
  const dialog = page.getByRole('dialog', { name: 'OOTD 등록' })
  await count(dialog.getByRole('list', { name: '등록할 옷' }).getByRole('listitem')).toBe(second.length)
  await dialog.getByLabelText('한마디').fill('두 번째로 골랐어요')
  await dialog.getByRole('button', { name: '등록하기' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const posted = postsOf(app).flatMap(({ clothesIds }) => own.closet.filter(({ id }) => clothesIds.includes(id)))
  expect(new Set(posted.map(({ name }) => name))).toEqual(new Set(second))
})

test('when 다른 옷 returns the outfit already shown, another one is requested', async () => {
  await openOutfit(app)
  const before = namesIn()
  let known = 1
  app.server.answer(recommendations.get, ({ query }) => own.recommend({ ...query, current: known-- > 0 }))
  await button('다른 옷').click()
  await expect.poll(namesIn).not.toEqual(before)
  expect(asked()).toHaveLength(3)
  await expect.element(page.getByText(/이것뿐이에요/)).not.toBeInTheDocument()
})

test('when another outfit fails to load, the shown one stays', async () => {
  await openOutfit(app)
  const names = namesIn()
  breakDown(app.server, recommendations.get, { message: '추천이 잠시 쉬고 있어요.' })
  await button('다른 옷').click()
  await expect.element(toaster.getByText('추천이 잠시 쉬고 있어요.')).toBeVisible()
  expect(namesIn()).toEqual(names)
})

const waterproof: Clothes['attributes'][number] = {
  definitionId: newId(),
  definitionName: '방수',
  selectableValues: ['방수', '생활 방수'],
  value: '방수',
}

test('an outfit shows its reasons, what each piece does, and a link to add a missing type', async () => {
  app.server.answer(recommendations.get, ({ query }): Recommendation => {
    const answer = own.recommend(query)
    return {
      ...answer,
      sentences: [
        { kind: 'RAIN', headline: '15시부터 비가 와요', reason: '방수 신발을 골랐어요' },
        { kind: 'WARMTH', headline: '아침 6°, 겹쳐 입어요', reason: '코트와 니트로 든든하게' },
      ],
      change: '니트를 셔츠로 바꿨어요.',
      clothes: answer.clothes.map((item, index) =>
        index === 0 ? { ...item, attributes: [waterproof], badges: ['방수', '5일 만'] } : { ...item, badges: [] },
      ),
      missing: [{ type: 'OUTER', text: '방수되는 아우터가 있으면 좋아요.' }],
      exhausted: true,
    }
  })
  await openOutfit(app)
  const reasons = page.getByRole('list', { name: '추천 이유' }).getByRole('listitem')
  expect(reasons.elements().map(({ textContent }) => textContent)).toEqual([
    '15시부터 비가 와요방수 신발을 골랐어요',
    '아침 6°, 겹쳐 입어요코트와 니트로 든든하게',
  ])
  await expect.element(page.getByRole('status').filter({ hasText: '니트를 셔츠로 바꿨어요.' })).toBeVisible()
  // The attribute that says the same as a badge is left out.
  await count(cards.first().getByText('방수', { exact: true })).toBe(1)
  await expect.element(cards.first()).toMatchTextContent('5일 만')
  await expect.element(page.getByText(/오늘 어울리는 옷차림을 모두 보여 드렸어요\./)).toBeVisible()
  await expect.element(page.getByText(/방수되는 아우터가 있으면 좋아요\./)).toBeVisible()
  await page.getByRole('link', { name: '아우터 추가하기' }).click()

  const dialog = page.getByRole('dialog', { name: '옷 추가' })
  await expect.element(dialog.getByRole('radio', { name: '아우터', exact: true })).toBeChecked()
  await expect.poll(app.path).toBe('/closet')
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(app.path()).toBe('/closet')
  await page.getByRole('button', { name: '옷 추가' }).first().click()
  await expect.element(dialog.getByRole('radio', { name: '아우터', exact: true })).not.toBeChecked()
  window.history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  window.history.back()
  await expect.poll(app.path).toBe('/recommendations')
})
