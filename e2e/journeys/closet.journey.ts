import {
  type ClosetChangeId,
  clothesTypeLabels,
  commonGarments,
  errorCatalogue,
  formTexts,
  toastTexts,
} from '@otday/contract'
import type { Page } from '@playwright/test'
import { breakDown } from '../network.ts'
import type { ApiUser } from '@otday/contract/api-user'
import { photo } from '../photos.ts'
import { expect, test, visit } from '../test.ts'
import { hang } from '../wardrobe.ts'

const path = '/closet'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tabs = (page: Page) => page.getByRole('main').getByRole('radiogroup', { name: '종류' })
const tab = (page: Page, name: string) => tabs(page).getByRole('radio', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const adding = (page: Page) => page.getByRole('dialog', { name: '옷 추가' })
const editing = (page: Page) => page.getByRole('dialog', { name: '옷 수정' })
const question = (page: Page) => page.getByRole('alertdialog', { name: '작성을 그만둘까요?' })

async function openAdding(page: Page) {
  await button(page, '옷 추가').first().click()
  await expect(adding(page)).toBeVisible()
}

test('everything and twelve types, each with its own words for nothing', { tag: '@phone' }, async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await visit(page, path)
  await expect(tabs(page).getByRole('radio')).toHaveText(['전체', ...Object.values(clothesTypeLabels)])
  await expect(tab(page, '전체')).toBeChecked()
  await expect(page.getByRole('heading', { name: '옷장이 비어 있어요' })).toBeVisible()
  await expect(button(page, '옷 추가')).toHaveCount(2)
  await tab(page, '신발').click()
  await expect(page.getByRole('heading', { name: '검색 결과가 없어요' })).toBeVisible()
  await expect(page.getByText('다른 카테고리를 골라 보세요.')).toBeVisible()
  await tab(page, '전체').click()
  await button(page, '옷 추가').last().click()
  await expect(adding(page)).toBeVisible()
})

test('a type in the address is the type that is shown', async ({ page, person, enter }) => {
  await hang(person, [
    ['회색 니트', 'TOP'],
    ['청바지', 'BOTTOM'],
  ])
  await enter(person)
  await visit(page, path)
  await expect(cards(page)).toHaveCount(2)
  await tab(page, '하의').click()
  await expect(page).toHaveURL(/#\/closet\?typeEqual=BOTTOM$/)
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, '청바지')).toBeVisible()
  await page.reload()
  await expect(tab(page, '하의')).toBeChecked()
  await expect(cards(page)).toHaveCount(1)
  await tab(page, '전체').click()
  await expect(page).toHaveURL(/#\/closet$/)
  await expect(cards(page)).toHaveCount(2)
})

test('a piece without a picture is drawn, one with a picture shows it', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  await openAdding(page)
  // What the name says is offered, taken one by one or together, and never replaces a choice.
  const read = adding(page).getByRole('group', { name: '추천하는 값' }).getByRole('button')
  await adding(page).getByRole('radio', { name: '아이보리', exact: true }).check()
  await adding(page).getByLabel('이름').fill('검정 울 니트')
  await expect(read).toHaveText(['종류 상의', '소재 울', '모두 넣기'])
  await read.filter({ hasText: '모두 넣기' }).click()
  await expect(read).toHaveCount(0)
  await expect(adding(page).getByRole('radio', { name: '아이보리', exact: true })).toBeChecked()
  await expect(adding(page).getByRole('combobox', { name: '소재' })).toHaveValue('울')
  await adding(page).getByRole('radio', { name: '선택 안 함', exact: true }).check()
  await read.filter({ hasText: '색상 블랙' }).click()
  await expect(adding(page).getByRole('radio', { name: '블랙', exact: true })).toBeChecked()
  await adding(page).getByRole('radio', { name: '블랙', exact: true }).press('ArrowRight')
  await expect(adding(page).getByRole('radio', { name: '화이트', exact: true })).toBeChecked()
  await adding(page).getByLabel('이름').fill('흰 셔츠')
  await expect(adding(page).getByRole('radio', { name: '상의', exact: true })).toBeChecked()
  await adding(page).getByRole('combobox', { name: '두께' }).selectOption({ index: 1 })
  await adding(page).getByRole('button', { name: '추가하기' }).click()
  await expect(adding(page)).toBeHidden()
  await expect(page.getByText(toastTexts.clothesRegistered)).toBeVisible()
  await expect(card(page, '흰 셔츠').locator('svg').first()).toBeVisible()
  await expect(page.getByText('옷 1벌', { exact: true })).toBeVisible()

  await openAdding(page)
  await expect(adding(page).getByLabel('이름')).toHaveValue('')
  await adding(page).getByLabel('이름').fill('빨간 가방')
  await adding(page).getByRole('radio', { name: '가방', exact: true }).click()
  await adding(page)
    .getByLabel('옷 사진')
    .setInputFiles(photo([190, 30, 40]))
  await expect(adding(page).getByRole('img', { name: '고른 사진 미리보기' })).toBeVisible()
  await adding(page).getByRole('button', { name: '추가하기' }).click()
  await expect(adding(page)).toBeHidden()
  await expect(card(page, '빨간 가방').locator('img')).toBeVisible()
  await expect(cards(page).first()).toHaveAccessibleName('빨간 가방')
  await page.reload()
  await expect(cards(page)).toHaveCount(2)

  // In the dark the ground is lighter than black cloth, and a cut-out keeps its distance from the edge of the tile.
  const cut = Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 400
      canvas.getContext('2d')?.fillRect(40, 40, 320, 320)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    }),
    'base64',
  )
  await person.clothes.create({
    body: { ownerId: person.id, name: '검정 티셔츠', type: 'TOP' },
    image: new Blob([Uint8Array.from(cut)], { type: 'image/png' }),
  })
  await page.evaluate(() => localStorage.setItem('otday.theme', 'dark'))
  await page.reload()
  const black = card(page, '검정 티셔츠').locator('img')
  await expect(black).toBeVisible()
  const { inset, ground } = await black.evaluate((image) => {
    const tile = image.parentElement ?? image
    const [outer, inner] = [tile.getBoundingClientRect(), image.getBoundingClientRect()]
    const colors = getComputedStyle(tile).backgroundImage.matchAll(/oklab\(([\d.]+)/g)
    return { inset: (inner.left - outer.left) / outer.width, ground: [...colors].map(([, light]) => Number(light)) }
  })
  expect(inset).toBeCloseTo(0.12)
  expect(Math.max(...ground)).toBeGreaterThan(0.35)
})

test('the Enter that ends a syllable saves nothing, the next one does', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  await openAdding(page)
  const name = adding(page).getByLabel('이름')
  const blame = adding(page).getByText(formTexts.clothesTypeRequired)
  await name.fill('청바지')
  await name.dispatchEvent('compositionstart', { data: '' })
  await name.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true })
  await name.dispatchEvent('compositionend', { data: '지' })
  await expect(blame).toBeHidden()
  await name.press('Enter')
  await expect(blame).toBeVisible()
  await adding(page).getByRole('radio', { name: '하의', exact: true }).click()
  await name.press('Enter')
  await expect(adding(page)).toBeHidden()
  await expect(cards(page)).toHaveCount(1)
})

test('a piece needs a name and a type', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  await openAdding(page)
  const name = adding(page).getByLabel('이름')
  const save = adding(page).getByRole('button', { name: '추가하기' })
  await expect(save).toBeDisabled()
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription(new RegExp(formTexts.clothesNameRequired.replaceAll('.', '\\.')))
  await expect(adding(page).getByText(formTexts.clothesTypeRequired)).toBeVisible()
  await adding(page).getByRole('radio', { name: '모자', exact: true }).click()
  await expect(adding(page).getByText(formTexts.clothesTypeRequired)).toBeHidden()
  await name.fill('   ')
  await expect(save).toBeDisabled()
  await name.fill('버킷햇')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await expect(save).toBeEnabled()
})

test('what is no picture is refused in words, and the form stays', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  await openAdding(page)
  await adding(page).getByLabel('이름').fill('줄무늬 양말')
  const input = adding(page).getByLabel('옷 사진')
  await input.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('양말') })
  await expect(adding(page).getByText(formTexts.imageTypeOnly)).toBeVisible()
  await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
  await expect(adding(page).getByText(errorCatalogue.InvalidImage[1])).toBeVisible()
  await expect(adding(page).getByRole('img', { name: '고른 사진 미리보기' })).toBeHidden()
  await expect(adding(page).getByLabel('이름')).toHaveValue('줄무늬 양말')
})

test('a failed save keeps what was typed', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  const mend = await breakDown(page, '/api/clothes', 'POST', { message: '옷장이 잠시 닫혔어요.' })
  await openAdding(page)
  await adding(page).getByLabel('이름').fill('노란 우비')
  await adding(page).getByRole('radio', { name: '아우터', exact: true }).click()
  await adding(page).getByRole('button', { name: '추가하기' }).click()
  await expect(page.getByText(toastTexts.clothesRegisterFailed)).toBeVisible()
  await expect(adding(page).getByRole('alert')).toHaveText('옷장이 잠시 닫혔어요.')
  await expect(adding(page).getByLabel('이름')).toHaveValue('노란 우비')
  mend()
  await adding(page).getByRole('button', { name: '추가하기' }).click()
  await expect(card(page, '노란 우비')).toBeVisible()
})

test('a piece is edited and deleted from its menu, by keyboard alone', async ({ page, person, enter }) => {
  await hang(person, [
    ['회색 니트', 'TOP'],
    ['청바지', 'BOTTOM'],
  ])
  await enter(person)
  await visit(page, path)
  await button(page, '회색 니트 메뉴').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['수정', '삭제'])
  await expect(page.getByRole('menuitem', { name: '수정' })).toBeFocused()
  await page.keyboard.press('Enter')
  const name = editing(page).getByLabel('이름')
  await expect(name).toHaveValue('회색 니트')
  await expect(editing(page).getByRole('radio', { name: '상의', exact: true })).toBeChecked()
  await name.fill('검정 니트')
  await name.press('Enter')
  await expect(editing(page)).toBeHidden()
  await expect(page.getByText(toastTexts.clothesEdited)).toBeVisible()
  await expect(card(page, '검정 니트')).toBeVisible()
  await expect(card(page, '회색 니트')).toBeHidden()

  await button(page, '검정 니트 메뉴').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const asked = page.getByRole('alertdialog', { name: '옷을 삭제할까요?' })
  await expect(asked).toContainText('검정 니트')
  await expect(asked.getByRole('button', { name: '취소' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(asked).toBeHidden()
  await expect(cards(page)).toHaveCount(2)
  await button(page, '검정 니트 메뉴').click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  await asked.getByRole('button', { name: '삭제' }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByText(toastTexts.clothesDeleted)).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('옷 1벌', { exact: true })).toBeVisible()
})

test('the back button closes a dialog before it leaves the page, and asks when words would be lost', {
  tag: '@phone',
}, async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, '/feeds')
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '옷장' }).click()
  await openAdding(page)
  await page.goBack()
  await expect(adding(page)).toBeHidden()
  await expect(page).toHaveURL(/#\/closet$/)
  await openAdding(page)
  await adding(page).getByLabel('이름').fill('쓰던 이름')
  await page.goBack()
  await question(page).getByRole('button', { name: '계속 쓰기' }).click()
  await expect(adding(page).getByLabel('이름')).toHaveValue('쓰던 이름')
  // While it fades the question takes the keys.
  await expect(question(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: '그만두기' }).click()
  await expect(adding(page)).toBeHidden()
  await expect(page).toHaveURL(/#\/closet$/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/feeds$/)
})

/** By the quick start: far fewer calls. */
async function hangMany(person: ApiUser, many: number) {
  const garments = commonGarments.map(({ key, colors: [color] }) => ({ key, color }))
  for (let left = many; left > 0; left -= garments.length) {
    const body = { changeId: crypto.randomUUID() as ClosetChangeId, garments: garments.slice(0, left) }
    await person.closetChanges.start({ body })
  }
}

test('a thousand pieces are scrolled through, none twice and none left out', async ({ page, person, enter }) => {
  test.setTimeout(300_000)
  const many = 1000
  await hangMany(person, many)
  await enter(person)
  const sent: { id: string; name: string }[] = []
  page.on('response', async (response) => {
    const url = new URL(response.url())
    if (url.pathname !== '/api/clothes') return
    const { data } = (await response.json()) as { data: typeof sent }
    sent.push(...data)
  })
  await visit(page, path)
  await expect(page.getByText(`옷 ${many.toLocaleString('ko-KR')}벌`, { exact: true })).toBeVisible()
  const scroll = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return document.querySelectorAll('main article').length
    })
  await expect.poll(scroll, { intervals: [100], timeout: 240_000 }).toBe(many)
  await expect(page.getByText('모두 보여 드렸어요.')).toBeVisible()
  const names = await cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(names).toHaveLength(many)
  expect(names).toEqual(sent.map(({ name }) => name))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(many)
})
