import type { Page } from '@playwright/test'
import { delayResponses } from '../kit/network.ts'
import { photo } from '../kit/photos.ts'
import { piece } from '../kit/closet-page.ts'
import { expect, test, visit } from '../kit/test.ts'

const draftsPath = '/api/clothes/drafts'
const dialog = (page: Page) => page.getByRole('dialog', { name: '사진으로 옷 추가' })
const drafts = (page: Page) => dialog(page).getByRole('region', { name: '확인할 사진' }).getByRole('listitem')
const add = (page: Page, name: string) => dialog(page).getByRole('button', { name: `${name} 추가`, exact: true })

const navy = { name: '네이비 니트.png', ...base64Of([31, 42, 72]) }
const three = [
  navy,
  { name: 'IMG_1234.png', ...base64Of([207, 47, 52]) },
  { name: '초록 치마.png', ...base64Of([46, 125, 79]) },
]

function base64Of(color: Parameters<typeof photo>[0]) {
  const { mimeType, buffer } = photo(color)
  return { mimeType, base64: buffer.toString('base64') }
}

/** Dispatches the events that a browser sends when a user drags photos onto the page and drops them. */
const drop = (page: Page, photos: typeof three) =>
  page.evaluate((given) => {
    const carried = new DataTransfer()
    for (const { name, mimeType, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      carried.items.add(new File([bytes], name, { type: mimeType }))
    }
    for (const step of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(step, { bubbles: true, cancelable: true, dataTransfer: carried }))
  }, photos)

test('photos dropped on the closet survive a reload and become pieces, and a duplicate is reported', async ({
  page,
  person,
  enter,
  complaints,
}) => {
  await enter(person)
  await visit(page, '/closet')
  await expect(page.getByRole('button', { name: /^사진 여러 장/ })).toBeVisible()
  const delayed = await delayResponses(page, draftsPath, (_, method) => method === 'POST')
  await drop(page, three)
  await expect(dialog(page).getByText('3장 중 0장 올렸어요')).toBeVisible()
  await expect.poll(delayed.waiting).toBe(2)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()

  await expect(drafts(page)).toHaveCount(3, { timeout: 30_000 })
  await add(page, '네이비 니트').click()
  await expect(drafts(page)).toHaveCount(2)
  const red = drafts(page).filter({ has: page.getByRole('textbox', { name: '레드 옷 이름' }) })
  await expect(red.getByRole('combobox', { name: '레드 옷 종류' })).toHaveValue('')
  await expect(red.getByRole('button', { name: '레드 옷 원본 쓰기' })).toBeVisible()
  await red.getByRole('combobox', { name: '레드 옷 종류' }).selectOption('모자')
  await dialog(page).getByRole('textbox', { name: '레드 모자 이름' }).fill('빨간 모자')
  await page.keyboard.press('Enter')
  await expect(drafts(page)).toHaveCount(1)
  await dialog(page).getByRole('button', { name: '초록 치마 버리기' }).click()
  await dialog(page).getByRole('button', { name: '되돌리기' }).click()
  await add(page, '초록 치마').click()
  await expect(dialog(page).getByText('모두 확인했어요')).toBeVisible()
  await drop(page, [navy])
  await expect(drafts(page).getByText('이미 있는 사진이에요: 네이비 니트')).toBeVisible()
  await dialog(page).getByRole('button', { name: '네이비 니트 그래도 추가' }).click()
  await dialog(page).getByRole('button', { name: '옷장 보기' }).click()
  await expect(piece(page, '네이비 니트')).toHaveCount(2)
  await expect(piece(page, '빨간 모자').locator('img')).toBeVisible()
  const { data } = await person.clothes.list({ query: { ownerId: person.id } })
  expect(data.map((piece) => [piece.name, piece.type])).toEqual([
    ['네이비 니트', 'TOP'],
    ['초록 치마', 'BOTTOM'],
    ['빨간 모자', 'HAT'],
    ['네이비 니트', 'TOP'],
  ])
  expect(complaints).toEqual([])
})
