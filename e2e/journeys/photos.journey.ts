import type { Page } from '@playwright/test'
import { breakDown, delayResponses } from '../network.ts'
import {
  add,
  card,
  dialog,
  drafts,
  draftsPath,
  entry,
  fileOf,
  hand,
  openCloset,
  ownFirst,
  type Photo,
  sending,
  three,
} from '../photo-pile.ts'
import { expect, expectAccessible, test, visit } from '../test.ts'

async function pasteText(page: Page, text: string) {
  await page.evaluate((given) => {
    const carried = new DataTransfer()
    carried.setData('text/plain', given)
    const options = { bubbles: true, cancelable: true, clipboardData: carried }
    document.body.dispatchEvent(new ClipboardEvent('paste', options))
  }, text)
}

test('photos dropped on the closet survive a reload and are looked through by keyboard alone', async ({
  page,
  person,
  enter,
  complaints,
}) => {
  await enter(person)
  await openCloset(page)
  const delayed = await delayResponses(page, draftsPath, (_, method) => method === 'POST')
  await hand(page, 'drop', three)
  await expect(sending(page).getByRole('listitem')).toHaveCount(3)
  await expect(sending(page).getByText('3장 중 0장 올렸어요')).toBeVisible()
  await expect.poll(delayed.waiting).toBe(2)
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()

  await expect(drafts(page)).toHaveCount(3)
  await expect(sending(page)).toBeHidden()
  await expect(add(page, '네이비 니트')).toBeVisible()
  const red = drafts(page).filter({ has: page.getByRole('textbox', { name: '레드 옷 이름' }) })
  await expect(red.getByRole('combobox', { name: '레드 옷 종류' })).toHaveValue('')
  await expect(red.getByRole('button', { name: '레드 옷 원본 쓰기' })).toBeVisible()
  await expectAccessible(page)

  await add(page, '네이비 니트').focus()
  await page.keyboard.press('Enter')
  await expect(drafts(page)).toHaveCount(2)
  // The order of arrival is anybody's: the red one is gone to by its keys.
  while (!(await add(page, '레드 옷').evaluate((button) => button === document.activeElement))) {
    const isAtTop = await drafts(page)
      .first()
      .getByRole('button', { name: /추가$/ })
      .evaluate((one) => one === document.activeElement)
    await page.keyboard.press(isAtTop ? 'ArrowDown' : 'ArrowUp')
  }
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('옷 종류를 골라 주세요.')).toBeVisible()
  await expect(red.getByRole('combobox', { name: '레드 옷 종류' })).toBeFocused()
  await red.getByRole('combobox', { name: '레드 옷 종류' }).selectOption('모자')
  const name = dialog(page).getByRole('textbox', { name: '레드 모자 이름' })
  await expect(name).toHaveValue('레드 모자')
  await add(page, '레드 모자').focus()
  await page.keyboard.press('c')
  await expect(dialog(page).getByRole('button', { name: '레드 모자 배경 지우기' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(name).toBeFocused()
  await page.keyboard.type('빨간 모자')
  const renamed = dialog(page).getByRole('textbox', { name: '빨간 모자 이름' })
  await renamed.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true })
  await expect(drafts(page)).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(drafts(page)).toHaveCount(1)
  await expect(add(page, '초록 치마')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(dialog(page).getByText('모두 확인했어요')).toBeVisible()
  await dialog(page).getByRole('button', { name: '되돌리기' }).click()
  await add(page, '초록 치마').click()
  await expect(dialog(page).getByText('모두 확인했어요')).toBeVisible()
  await dialog(page).getByRole('button', { name: '옷장 보기' }).click()
  await expect(card(page, '네이비 니트')).toBeVisible()
  const { data } = await person.clothes.list({ query: { ownerId: person.id } })
  expect(data.map((piece) => [piece.name, piece.type])).toEqual([
    ['초록 치마', 'BOTTOM'],
    ['빨간 모자', 'HAT'],
    ['네이비 니트', 'TOP'],
  ])
  expect(complaints).toEqual([])
})

test('what is owned already is said, and what is pasted finds its way', async ({ page, person, enter }) => {
  await enter(person)
  await openCloset(page)
  const navy = await ownFirst(page)
  await hand(page, 'paste', [navy])
  await expect(drafts(page).getByText('이미 있는 옷 같아요: 네이비 니트')).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: '네이비 니트 그래도 추가' }).click()
  await expect(dialog(page).getByText('모두 확인했어요')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, '네이비 니트')).toHaveCount(2)

  // The form of one piece says it once the piece is kept, and takes it back. A photo that misses its field neither opens
  // the photos nor leads the browser away from what was typed.
  await page.getByRole('button', { name: '옷 추가', exact: true }).first().click()
  const form = page.getByRole('dialog', { name: '옷 추가' })
  await form.getByLabel('옷 사진').setInputFiles(fileOf(navy))
  await form.getByLabel('이름').fill('네이비 니트')
  expect(await hand(page, 'drop', [navy])).toBe(true)
  await expect(dialog(page)).toBeHidden()
  await form.getByRole('radio', { name: '상의' }).check({ force: true })
  await form.getByRole('radiogroup', { name: '색상' }).getByRole('radio', { name: '네이비' }).check()
  await form.getByRole('button', { name: '추가하기' }).click()
  await expect(card(page, '네이비 니트')).toHaveCount(3)
  const warning = page.getByRole('listitem').filter({ hasText: '이미 있는 옷과 비슷해요: 네이비 니트' })
  await warning.getByRole('button', { name: '실행 취소' }).click()
  await expect(card(page, '네이비 니트')).toHaveCount(2)

  // All at once: what lacks something or is there already stays, and says why.
  await hand(page, 'paste', three)
  await expect(drafts(page)).toHaveCount(3)
  await dialog(page).getByRole('button', { name: '3장 모두 추가' }).click()
  await expect(page.getByText('1벌을 추가하고 2장은 남겨 뒀어요.').last()).toBeVisible()
  await expect(drafts(page)).toHaveCount(2)
  await expect(dialog(page).getByText('옷 종류를 골라 주세요.')).toBeVisible()
  await expect(dialog(page).getByText('이미 있는 옷과 비슷해서 남겨 뒀어요.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, '초록 치마')).toBeVisible()

  await pasteText(page, 'https://shop.example.com/goods/1')
  const importing = page.getByRole('dialog', { name: '링크로 불러오기' })
  await expect(importing.getByLabel('상품 주소')).toHaveValue('https://shop.example.com/goods/1')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: '그만두기' }).click()
  await expect(importing).toBeHidden()
})

test('what fails is said for each photo, tried again or given up', { tag: '@phone' }, async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await visit(page, '/closet')
  await entry(page).click()
  await expect(dialog(page).getByRole('button', { name: '사진 고르기' })).toBeVisible()
  const mend = await breakDown(page, draftsPath, 'POST', { message: '사진을 지금은 받을 수 없어요.' })
  const input = dialog(page).getByLabel('옷 사진들')
  const noPicture = { name: '고장 난 사진.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') }
  const text = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('양말') }
  // Many systems know such a file by its ending only, and this browser cannot read it.
  const heic = { name: 'IMG_0001.HEIC', mimeType: 'application/octet-stream', buffer: Buffer.from('ftypheic') }
  await input.setInputFiles([fileOf(three[0] as Photo), noPicture, heic, text])
  await expect(page.getByText('이미지 파일만 선택해주세요.')).toBeVisible()
  await expect(sending(page).getByText('사진을 지금은 받을 수 없어요.')).toBeVisible()
  await expect(sending(page).getByText('읽을 수 없는 이미지예요. 다른 사진을 골라 주세요.')).toBeVisible()
  await expect(sending(page).getByText('HEIC 사진을 읽지 못해요')).toBeVisible()
  const thumb = (name: string) => sending(page).getByRole('listitem').filter({ hasText: name }).locator('img')
  await expect(thumb('네이비 니트.png')).toHaveCount(1)
  await expect(thumb(noPicture.name)).toHaveCount(0)
  await expect(thumb(heic.name)).toHaveCount(0)
  await expectAccessible(page)
  await sending(page).getByRole('button', { name: 'IMG_0001.HEIC 취소' }).click()
  mend()
  await sending(page).getByRole('button', { name: '네이비 니트.png 다시 올리기' }).click()
  await expect(add(page, '네이비 니트')).toBeVisible()
  await sending(page).getByRole('button', { name: '고장 난 사진.png 취소' }).click()
  await expect(sending(page)).toBeHidden()
  await page.context().setOffline(true)
  await input.setInputFiles([fileOf(three[2] as Photo)])
  await expect(sending(page).getByText('인터넷이 끊겼어요. 이어지면 계속 올릴게요.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(add(page, '초록 치마')).toBeVisible()
  await expect(drafts(page)).toHaveCount(2)
})

test('what is typed stays when the answer tells of a duplicate', async ({ page, person, enter }) => {
  await enter(person)
  await openCloset(page)
  const navy = await ownFirst(page)
  await hand(page, 'paste', [{ ...navy, name: '네이비 가디건.png' }])
  await expect(add(page, '네이비 가디건')).toBeVisible()
  // Whoever types and presses Enter at once is faster than the saving of drafts.
  await dialog(page).getByRole('textbox', { name: '네이비 가디건 이름' }).fill('네이비 니트')
  await page.keyboard.press('Enter')
  await expect(drafts(page).getByText('이미 있는 옷 같아요: 네이비 니트')).toBeVisible()
  await dialog(page).getByRole('button', { name: '네이비 니트 그래도 추가' }).click()
  await expect(dialog(page).getByText('모두 확인했어요')).toBeVisible()
  const { data } = await person.clothes.list({ query: { ownerId: person.id } })
  expect(data.map(({ name }) => name)).toEqual(['네이비 니트', '네이비 니트'])
})
