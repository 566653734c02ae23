import type { Page } from '@playwright/test'
import { outfit, outfitNames, outfitPieces } from '../kit/outfit-page.ts'
import { button } from '../kit/screen.ts'
import { expect, test, visit } from '../kit/test.ts'
import { hang, settle } from '../kit/wardrobe.ts'

const locked = (page: Page) => outfit(page).locator('[aria-pressed=true]')
const called = (page: Page, pathname: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === pathname)

/** Does something that makes the server store another outfit, and waits until it is stored. */
const keeping = (page: Page, act: () => Promise<unknown>) => Promise.all([called(page, '/api/outfits/picks'), act()])

test('locked pieces, exchanged pieces and earlier outfits are still there after a reload', async ({
  page,
  person,
  enter,
}) => {
  await settle(person)
  const hung = await hang(person)
  await enter(person)
  await visit(page, '/recommendations')
  await expect(outfitPieces(page).first()).toBeVisible()
  const first = await outfitNames(page)
  const [kept = ''] = first
  const id = hung.find(({ name }) => name === kept)?.id
  await keeping(page, () => button(page, `${kept} 고정`).click())

  const answer = called(page, '/api/recommendations')
  await button(page, '다른 옷').click()
  expect(new URL((await answer).url()).searchParams.get('locked')).toBe(id)
  await expect.poll(() => outfitNames(page)).not.toEqual(first)
  const second = await outfitNames(page)
  expect(second).toContain(kept)

  const left = second.find((name) => name !== kept && /티셔츠|니트|바지/.test(name)) ?? ''
  await button(page, `${left}, 바꾸기`).click()
  const dialog = page.getByRole('dialog', { name: /바꾸기$/ })
  const choices = dialog.getByRole('radio', { name: /어울림 \d+점/ })
  const chosen = (await choices.first().getAttribute('aria-label'))?.split(',')[0] ?? ''
  await choices.first().check({ force: true })
  await keeping(page, () => dialog.getByRole('button', { name: '바꾸기', exact: true }).click())
  await expect.poll(() => outfitNames(page)).toContain(chosen)
  const third = await outfitNames(page)
  expect(third).not.toContain(left)

  await page.reload()
  await expect(outfitPieces(page).first()).toBeVisible()
  expect(await outfitNames(page)).toEqual(third)
  await expect(locked(page)).toHaveCount(2)
  for (const before of [second, first]) {
    await button(page, '이전 추천').click()
    await expect.poll(async () => (await outfitNames(page)).toSorted()).toEqual(before.toSorted())
  }
  await expect(button(page, '이전 추천')).toBeDisabled()
  await button(page, '다음 추천').click()
  await keeping(page, () => button(page, '다음 추천').click())
  await expect.poll(() => outfitNames(page)).toEqual(third)

  const days = page.getByRole('group', { name: '5일 예보' }).getByRole('button')
  await days.nth(1).click()
  await expect(outfitPieces(page).first()).toBeVisible()
  await expect(locked(page)).toHaveCount(0)
  await days.first().click()
  await expect(locked(page)).toHaveCount(2)

  if (id) await person.clothes.delete({ params: { clothesId: id } })
  await button(page, '다른 옷').click()
  await expect(outfitPieces(page).filter({ hasText: kept })).toHaveCount(0)
  await expect(locked(page)).toHaveCount(1)
})
