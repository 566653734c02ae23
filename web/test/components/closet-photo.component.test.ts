import { runsOf } from '@otday/common/cut-mask'
import { clothes, drafts, type PhotoReading } from '@otday/contract'
import { expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { catalogue, pieceOf, valued } from '../kit/closet.ts'
import { adding, expectCards, openAdding } from '../kit/closet-screen.ts'
import { serveCloset } from '../kit/closet-server.ts'
import { pictureNamed } from '../kit/files.ts'
import { hani } from '../kit/people.ts'

const app = useApp()

/** A mask that covers the middle of a picture. */
const mask = runsOf({
  width: 6,
  height: 6,
  inside: Uint8Array.from({ length: 36 }, (_, at) => Number(at % 6 > 0 && at % 6 < 5 && at > 5 && at < 30)),
})
const nothing: PhotoReading = { type: null, attributes: [], mask: null, sameAs: null }

async function choosePhoto(reading: PhotoReading) {
  serveCloset(app.server, [pieceOf('남색 바지', 'BOTTOM')])
  app.server.answer(drafts.read, () => reading)
  await app.open('/closet', hani)
  await openAdding()
  await userEvent.upload(adding().getByLabelText('옷 사진'), await pictureNamed('IMG_1234.png'))
}
const preview = (name: string) => adding().getByRole('img', { name, exact: true })
const pressed = (name: string) => adding().getByRole('button', { name, exact: true })

test('one photo fills in type and color and loses its background, and both can be undone', async () => {
  await choosePhoto({ ...nothing, type: 'BOTTOM', attributes: [valued(catalogue.color, '네이비')], mask })
  await expect.element(adding().getByText('알아서 채웠어요: 종류 하의, 색상 네이비')).toBeVisible()
  await expect.element(adding().getByRole('radio', { name: '하의', exact: true })).toBeChecked()
  await expect.element(preview('고른 사진 미리보기, 배경 없음')).toBeVisible()
  await expectAccessible()
  expect(app.server.callsOf(drafts.read)[0]).toMatchObject({ body: { fileName: 'IMG_1234.png' } })
  await pressed('원본 쓰기').click()
  await expect.element(preview('고른 사진 미리보기')).toBeVisible()
  await pressed('배경 지우기').click()
  await expect.element(preview('고른 사진 미리보기, 배경 없음')).toBeVisible()

  await adding().getByRole('button', { name: '되돌리기' }).click()
  await expect.element(adding().getByRole('radio', { name: '하의', exact: true })).not.toBeChecked()
  await pressed('종류 하의').click()
  await adding()
    .getByRole('button', { name: /네이비/ })
    .click()
  await adding().getByLabelText('이름').fill('면바지')
  await adding().getByRole('button', { name: '추가하기' }).click()
  await expectCards(2)
  const value = { definitionId: catalogue.color.id, value: '네이비' }
  expect(app.server.callsOf(clothes.create)[0]).toMatchObject({ body: { type: 'BOTTOM', attributes: [value], mask } })
})

const uncut = () => adding().getByText(/^배경을 못 지웠어요/)

test('a photo whose background could not be removed shows a hint until it is cut by hand', async () => {
  await choosePhoto({ ...nothing, type: 'TOP' })
  await expect
    .element(uncut())
    .toHaveTextContent(
      '배경을 못 지웠어요. 옷과 색이 다른 민무늬 바닥에 놓고 찍으면 잘 지워져요. ‘배경 다듬기’로 직접 지울 수도 있어요.',
    )
  await expectAccessible()
  await pressed('배경 다듬기').click()
  const cutting = page.getByRole('dialog', { name: '배경 다듬기' })
  await cutting.getByRole('figure').click()
  await cutting.getByRole('button', { name: '저장' }).click()
  await expect.element(preview('고른 사진 미리보기, 배경 없음')).toBeVisible()
  await expect.element(uncut()).not.toBeInTheDocument()
  await pressed('고른 사진 빼기').click()
  await expect.element(uncut()).not.toBeInTheDocument()
})

test('a photo already in the closet under another name is reported, and can be added anyway', async () => {
  const { imageUrl, picture } = pieceOf('남색 바지', 'BOTTOM')
  const clothesId = pieceOf('남색 바지', 'BOTTOM').id
  await choosePhoto({ ...nothing, sameAs: { clothesId, name: '남색 바지', imageUrl, picture, isSamePicture: true } })
  await expect.element(adding().getByText('이미 있는 사진이에요: 남색 바지')).toBeVisible()
  await expectAccessible()
  await adding().getByLabelText('이름').fill('면바지')
  await adding().getByRole('radio', { name: '하의', exact: true }).click()
  await adding().getByRole('button', { name: '추가하기' }).click()
  await expectCards(2)
})

test('a photo that the server failed to read is added without a cut-out', async () => {
  await choosePhoto(nothing)
  app.server.answer(drafts.read, () => Response.json({ message: '나중에' }, { status: 500 }))
  await userEvent.upload(adding().getByLabelText('옷 사진'), await pictureNamed('IMG_1235.png', '#cf2f34'))
  await adding().getByLabelText('이름').fill('빨간 바지')
  await adding().getByRole('radio', { name: '하의', exact: true }).click()
  await expect.element(preview('고른 사진 미리보기')).toBeVisible()
  await expect.element(pressed('원본 쓰기')).not.toBeInTheDocument()
  await expect.element(uncut()).not.toBeInTheDocument()
  await adding().getByRole('button', { name: '추가하기' }).click()
  await expectCards(2)
  expect(app.server.callsOf(clothes.create)[0]?.body.mask).toBeUndefined()
})
