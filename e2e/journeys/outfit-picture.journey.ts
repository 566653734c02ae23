import { readFile } from 'node:fs/promises'
import { outfitNames } from '../kit/outfit-page.ts'
import { button } from '../kit/screen.ts'
import { expect, test, visit } from '../kit/test.ts'
import { hang, settle } from '../kit/wardrobe.ts'

test('an outfit is composed by hand, chosen for the day and saved as a picture', async ({ page, person, enter }) => {
  await settle(person)
  const hung = await hang(person)
  const [knit, shorts] = ['회색 울 니트', '베이지 면 반바지'].map(
    (known) => hung.find(({ name }) => name === known)?.id,
  )
  await enter(person)
  await visit(page, `/recommendations?compose=${[knit, shorts].join(',')}`)
  const composer = page.getByRole('dialog', { name: '직접 고르기' })
  const chosen = composer.getByRole('figure', { name: /^고른 옷차림/ }).getByRole('button')
  await expect(chosen).toHaveCount(2)
  if (shorts) await person.clothes.delete({ params: { clothesId: shorts } })
  await composer.getByRole('list', { name: '옷장' }).getByRole('button', { name: '카키 바람막이' }).click()
  await expect(composer.getByRole('alert')).toContainText('베이지 면 반바지 자리가 비었어요.')
  await composer.getByRole('button', { name: '빼고 계속하기' }).click()
  await expect(composer.getByRole('figure', { name: /옷 2가지$/ })).toBeVisible()
  await composer.getByRole('button', { name: '나머지 채우기' }).click()
  await expect.poll(() => chosen.count()).toBeGreaterThan(2)
  await expect(composer.getByRole('button', { name: '회색 울 니트, 빼기' })).toBeVisible()
  await composer.getByRole('button', { name: '이 옷차림으로' }).click()
  await expect(composer).toBeHidden()
  await expect.poll(() => outfitNames(page)).toContain('회색 울 니트')

  await button(page, '그림으로 공유').click()
  const dialog = page.getByRole('dialog', { name: '그림으로 공유' })
  const shown = dialog.getByRole('img', { name: /^옷 \d+가지를 펼쳐 놓은 그림$/ })
  await expect(shown).toBeVisible()
  const sizeOf = () => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(sizeOf).toEqual([1080, 1350])
  await dialog.getByRole('radio', { name: '스토리 9:16' }).check({ force: true })
  await expect.poll(sizeOf).toEqual([1080, 1920])
  await dialog.getByRole('checkbox', { name: '그림에 내 이름 넣기' }).check({ force: true })
  await expect(shown).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '그림 저장' }).click()
  const saved = await readFile(await (await download).path())
  expect(saved.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  await expect(page.getByText('그림을 저장했어요.')).toBeVisible()
})
