import { occasionTexts, stylistTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { outfitPieces } from '../kit/outfit-page.ts'
import { button } from '../kit/screen.ts'
import { expect, test, visit } from '../kit/test.ts'
import { hang, settle } from '../kit/wardrobe.ts'

const path = '/recommendations'
const api = '/api/recommendations'
const chip = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: occasionTexts.question }).getByRole('radio', { name, exact: true })

/** Does something that requests an outfit; returns the query of that request. */
async function asking(page: Page, act: () => Promise<unknown>): Promise<URLSearchParams> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === api)
  const [answer] = await Promise.all([answered, act()])
  return new URL(answer.url()).searchParams
}

test('the chosen occasion, answers to the stylist’s questions and a vote are saved', async ({
  page,
  person,
  enter,
}) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(outfitPieces(page).first()).toBeVisible()
  // The stylist asks at most one question a day; here it must be the question about clothes for work.
  await asking(page, () => chip(page, '출근').click())
  const question = page.getByRole('region', { name: '출근할 때 어떻게 입으세요?' })
  await asking(page, () => question.getByRole('button', { name: '단정' }).click())
  await expect(question).toHaveCount(0)

  await asking(page, () => chip(page, '격식').click())
  const events = page.getByRole('radiogroup', { name: '어떤 자리인가요?' })
  await asking(page, () => events.getByRole('radio', { name: '결혼식' }).click())
  await expect(events.getByRole('radio', { name: '결혼식' })).toBeChecked()
  expect(await person.stylist.get({})).toMatchObject({ formalEvent: 'WEDDING', workLook: 'NEAT' })

  const asked = await asking(page, () => chip(page, '여행').click())
  expect(asked.get('occasion')).toBe('TRAVEL')
  await expect(page).toHaveURL(/#\/recommendations\?occasion=travel$/)
  const like = button(page, '마음에 들어요')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await like.click()
  await expect(page.getByText(stylistTexts.voteThanks)).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  expect((await person.stylist.learned({})).votes).toBe(1)

  const reloaded = await asking(page, () => page.reload())
  expect(reloaded.get('occasion')).toBe('TRAVEL')
  await expect(chip(page, '여행')).toBeChecked()
  await expect(question).toHaveCount(0)
  const remembered = await asking(page, () => visit(page, path))
  expect(remembered.has('occasion')).toBe(false)
  await expect(chip(page, '여행')).toBeChecked()
})
