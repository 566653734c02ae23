import { recommendations, styling, stylist, stylistTexts } from '@otday/contract'
import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { button, pressOn } from '../kit/forms.ts'
import { count, namesIn, openOutfit, outfit, toaster } from '../kit/outfit-page.ts'
import { wardrobe } from '../kit/recommendations.data.ts'
import { serveOutfits } from '../kit/recommendations.ts'
import { inSizesOfDay, overflow } from '../kit/screens.ts'
import { breakDown, delay } from '../kit/trouble.ts'

const app = useApp()
const status = (text: string) => page.getByRole('status').filter({ hasText: text })
const like = button('마음에 들어요')
const dislike = button('별로예요')
/** Scrolls down, as the page grows, and moves the pointer until the buttons below the outfit have loaded. */
const toVotes = () =>
  expect
    .poll(() => {
      window.scrollTo(0, document.body.scrollHeight)
      window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
      return like.query() !== null
    })
    .toBe(true)

const why = page.getByRole('group', { name: stylistTexts.whyDisliked })
const reason = (name: string) => why.getByRole('button', { name, exact: true })
const votes = () => app.server.callsOf(stylist.vote).map(({ body }) => body)
const idsOf = (names: readonly string[]) => wardrobe.filter(({ name }) => names.includes(name)).map(({ id }) => id)

beforeEach(() => void serveOutfits(app.server))

inSizesOfDay(() => {
  test('an outfit is liked, and the next one is shown as not liked', async () => {
    await openOutfit(app)
    await toVotes()
    await expect.element(like).toHaveAttribute('aria-pressed', 'false')
    const pieces = namesIn()
    const mend = breakDown(app.server, stylist.vote)
    await like.click()
    await expect.element(toaster.getByText(stylistTexts.voteFailed)).toBeVisible()
    await expect.element(like).toHaveAttribute('aria-pressed', 'false')
    mend()
    await toaster.getByRole('button', { name: '다시 시도' }).click()
    await expect.element(toaster.getByText(stylistTexts.voteThanks)).toBeVisible()
    const [{ body } = { body: undefined }] = app.server.callsOf(stylist.vote)
    expect(body).toMatchObject({ liked: true, reason: null })
    expect(body?.clothesIds).toHaveLength(pieces.length)
    await expect.element(like).toHaveAttribute('aria-pressed', 'true')
    await button('다른 옷').click()
    await expect.element(like).toHaveAttribute('aria-pressed', 'false')
    await button('이전 추천').click()
    await expect.element(like).toHaveAttribute('aria-pressed', 'true')
  })
})

inSizesOfDay(() => {
  test('a dislike shows the next outfit and asks what was wrong with the previous one', async () => {
    await openOutfit(app)
    await toVotes()
    const disliked = namesIn()
    await dislike.click()
    await expect.poll(namesIn).not.toEqual(disliked)
    await expect.element(status(stylistTexts.whyDisliked)).toBeVisible()
    await expect.element(dislike).toHaveAttribute('aria-pressed', 'false')
    expect(overflow()).toBeLessThanOrEqual(0)
    await expectAccessible()
    await reason('더워요').click()
    await expect.element(reason('더워요')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(toaster.getByText(stylistTexts.voteThanks)).toBeVisible()
    expect(votes()).toMatchObject([
      { liked: false, reason: null },
      { liked: false, reason: 'HOT' },
    ])
    for (const { clothesIds } of votes()) expect(clothesIds.toSorted()).toEqual(idsOf(disliked).toSorted())

    await button('다른 옷').click()
    await expect.element(why).not.toBeInTheDocument()
    await button('이전 추천').click()
    await expect.element(reason('더워요')).toHaveAttribute('aria-pressed', 'true')
    await button('이전 추천').click()
    await expect.poll(namesIn).toEqual(disliked)
    await expect.element(dislike).toHaveAttribute('aria-pressed', 'true')
  })
})

test('a dislike is undone by keyboard, and its outfit is shown again', async () => {
  await openOutfit(app)
  await toVotes()
  const disliked = namesIn()
  await pressOn(dislike, '{Enter}')
  await expect.poll(namesIn).not.toEqual(disliked)
  await expect.element(dislike).toHaveFocus()
  await userEvent.tab()
  await expect.element(reason('추워요')).toHaveFocus()
  await pressOn(reason('이 조합은 별로예요'), '{Tab}')
  await expect.element(button(stylistTexts.undoDislike)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(namesIn).toEqual(disliked)
  await expect.element(toaster.getByText(stylistTexts.dislikeUndone)).toBeVisible()
  await expect.element(why).not.toBeInTheDocument()
  await expect.element(dislike).toHaveFocus()
  await expect.element(dislike).toHaveAttribute('aria-pressed', 'false')
  expect(votes()).toMatchObject([{ liked: false }, { liked: null, reason: null }])
  expect(votes()[1]?.clothesIds).toEqual(votes()[0]?.clothesIds)
  expect(app.server.callsOf(styling.pick).at(-1)?.body.clothesIds.toSorted()).toEqual(idsOf(disliked).toSorted())
})

test('a dislike that is undone at once keeps its outfit', async () => {
  await openOutfit(app)
  await toVotes()
  const disliked = namesIn()
  const delayed = delay(app.server, recommendations.get)
  await dislike.click()
  await dislike.click()
  await button(stylistTexts.undoDislike).click()
  await expect.element(outfit).not.toHaveAttribute('aria-busy', 'true')
  delayed.open()
  await count({ elements: votes }).toBe(2)
  expect(votes()).toMatchObject([{ liked: false }, { liked: null }])
  expect(namesIn()).toEqual(disliked)
})

test('a dislike that fails to save still shows the next outfit, and a reason can be saved afterwards', async () => {
  await openOutfit(app)
  await toVotes()
  const disliked = namesIn()
  const mend = breakDown(app.server, stylist.vote)
  await dislike.click()
  await expect.element(toaster.getByText(stylistTexts.voteFailed)).toBeVisible()
  await expect.poll(namesIn).not.toEqual(disliked)
  mend()
  await reason('상황에 안 맞아요').click()
  await expect.element(toaster.getByText(stylistTexts.voteThanks)).toBeVisible()
  expect(votes().at(-1)).toMatchObject({ liked: false, reason: 'OCCASION' })
})
