import type { DefinitionId } from '@otday/contract'
import { afterAll, expect, test } from 'vitest'
import { cutOutGarment, garmentPhoto } from '../../test/kit/garment-photos.ts'
import { openImages } from '../../test/kit/open-images.ts'
import { guessOf } from './guess.ts'
import { nameOfFile } from './name-of-file.ts'
import type { Definition } from '../attributes/index.ts'

const definition = (name: string, selectableValues: string[]): Definition => ({
  id: `00000000-0000-4000-8000-${name === '색상' ? '000000000001' : '000000000002'}` as DefinitionId,
  name,
  selectableValues,
  createdAt: new Date(0),
})
const colours =
  '블랙,화이트,아이보리,그레이,차콜,네이비,블루,스카이블루,베이지,카멜,브라운,카키,그린,민트,옐로우,오렌지,레드,버건디,핑크,퍼플'
const catalogue = [definition('색상', colours.split(',')), definition('소재', ['면', '울', '데님', '니트'])]
const images = openImages()
afterAll(images.close)

test.each([
  ['네이비 울 코트.jpg', '네이비 울 코트'],
  ['네이비_울_코트 (2).JPG', '네이비 울 코트'],
  ['black-slacks-final copy.png', 'black slacks'],
  ['20241103_회색 후드티.heic', '회색 후드티'],
  ['IMG_1234.HEIC', ''],
  ['IMG_20240511_101112.jpg', ''],
  ['DSC01234.JPG', ''],
  ['PXL_20240511_101112345.jpg', ''],
  ['KakaoTalk_20241103_123456789_01.jpg', ''],
  ['KakaoTalk_Photo_2024-11-03-12-34-56.jpeg', ''],
  ['스크린샷 2024-11-03 오전 9.41.12.png', ''],
  ['3f2504e0-4f89-41d3-9a0c-0305e82c3301.webp', ''],
  ['a3f5c9d2e8b1.jpg', ''],
  ['제목 없음.png', ''],
  ['제주도 여행.jpg', ''],
  ['image.png', ''],
  ['', ''],
  ['\u0000\ud800흰 셔츠.jpg', '흰 셔츠'],
])('the file name %j gives the piece name %j', (fileName, name) => {
  expect(nameOfFile(fileName)).toBe(name)
})

const valuesOf = (guess: ReturnType<typeof guessOf>) => guess.attributes.map(({ value }) => value)

test('name, type, color and material in a file name override what the picture shows', async () => {
  const seen = await images.readGarment(await garmentPhoto({ outline: 'trousers', color: '#cf2f34' }))
  const guess = guessOf('그레이 울 니트.jpg', seen, catalogue)
  expect(guess).toMatchObject({ name: '그레이 울 니트', type: 'TOP' })
  expect(valuesOf(guess)).toEqual(['그레이', '울'])
})

test.each([
  ['trousers', '#1f2a48', '네이비 하의', 'BOTTOM'],
  ['trousers', '#1b1b1d', '블랙 하의', 'BOTTOM'],
  ['shirt', '#cf2f34', '레드 상의', 'TOP'],
  ['skirt', '#2e7d4f', '그린 옷', null],
  ['shoes', '#f2d04b', '옐로우 옷', null],
] as const)('a camera photo of %s in %s gives the name %s', async (outline, color, name, type) => {
  const seen = await images.readGarment(await garmentPhoto({ outline, color }))
  expect(guessOf('IMG_1234.JPG', seen, catalogue)).toMatchObject({ name, type })
})

test('a garment in a picture that is already cut out is recognized by outline and color', async () => {
  const seen = await images.readGarment(await cutOutGarment({ outline: 'shirt', color: '#f2d04b' }))
  expect(seen).not.toBeNull()
  expect(guessOf('IMG_1234.PNG', seen, catalogue)).toMatchObject({ name: '옐로우 상의', type: 'TOP' })
})

test('a picture with a busy background gives no type and no attributes', async () => {
  const seen = await images.readGarment(await garmentPhoto({ outline: 'shirt', color: '#1f2a48', busy: true }))
  expect(guessOf('IMG_1234.JPG', seen, catalogue)).toEqual({ name: '옷', type: null, attributes: [] })
})

test('without a definition for colors no color is guessed', async () => {
  const seen = await images.readGarment(await garmentPhoto({ outline: 'trousers', color: '#1f2a48' }))
  expect(guessOf('IMG_1234.JPG', seen, [])).toEqual({ name: '하의', type: 'BOTTOM', attributes: [] })
})
