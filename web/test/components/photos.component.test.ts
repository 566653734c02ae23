import { drafts, linkImport } from '@otday/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { addSharedPhotos } from '../../src/features/drafts/index.ts'
import { keptPhotosOf } from '../../src/features/drafts/kept-photos.ts'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { catalogue, pieceOf, valued } from '../kit/closet.ts'
import { serveCloset } from '../kit/closet-server.ts'
import { adding, card, expectCards, leaving, openAdding } from '../kit/closet-screen.ts'
import { setOnline } from '../kit/connection.ts'
import { draftOf, serveDrafts, warnOfDuplicates } from '../kit/drafts.ts'
import { brokenOff, hand, pasteText, pictureNamed } from '../kit/files.ts'
import { button } from '../kit/forms.ts'
import { insertText, pressComposing } from '../kit/keys.ts'
import { hani } from '../kit/people.ts'
import {
  add,
  cancelButton,
  dialog,
  entry,
  expectWaiting,
  openPile,
  sending,
  three,
  typeOf,
  waiting,
} from '../kit/photo-pile.ts'
import { forgetReads } from '../kit/reload.ts'
import { onDesktop, resize, screensOfDay } from '../kit/screens.ts'

const app = useApp()
const focus = (name: string) => (add(name).element() as HTMLElement).focus()

afterEach(async () => {
  vi.restoreAllMocks()
  await onDesktop()
})

test('photos dropped on the closet are sent two at a time and reviewed by keyboard', async () => {
  const { closet, pile } = await openPile(app)
  const arrival = Promise.withResolvers<void>()
  pile.arrival = arrival.promise
  hand('drop', await three())
  await expect.element(sending().getByRole('listitem')).toHaveLength(3)
  await expect.element(sending().getByText('3장 중 0장 올렸어요')).toBeVisible()
  await expect.poll(() => app.server.callsOf(drafts.create).length).toBe(2)
  await expectAccessible()
  arrival.resolve()

  await expectWaiting(3)
  await expect.element(sending()).not.toBeInTheDocument()
  await expect.element(add('네이비 니트')).toBeVisible()
  const red = waiting().filter({ has: page.getByRole('textbox', { name: '레드 옷 이름' }) })
  await expect.element(typeOf('레드 옷')).toHaveValue('')
  await expect.element(red.getByRole('button', { name: '레드 옷 원본 쓰기' })).toBeVisible()
  await expectAccessible()

  focus('네이비 니트')
  await userEvent.keyboard('{Enter}')
  await expectWaiting(2)
  // Photos can arrive in a different order each time, so the test moves to the red one with the arrow keys.
  while (document.activeElement !== add('레드 옷').element()) {
    const top = waiting().first().getByRole('button', { name: /추가$/ }).element()
    await userEvent.keyboard(document.activeElement === top ? '{ArrowDown}' : '{ArrowUp}')
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('옷 종류를 골라 주세요.')).toBeVisible()
  await expect.element(typeOf('레드 옷')).toHaveFocus()
  await typeOf('레드 옷').selectOptions('모자')
  const name = dialog().getByRole('textbox', { name: '레드 모자 이름' })
  await expect.element(name).toHaveValue('레드 모자')
  focus('레드 모자')
  await userEvent.keyboard('c')
  await expect.element(dialog().getByRole('button', { name: '레드 모자 배경 지우기' })).toBeVisible()
  await userEvent.keyboard('e')
  await expect.element(name).toHaveFocus()
  await insertText('빨간 모자')
  const renamed = dialog().getByRole('textbox', { name: '빨간 모자 이름' })
  await expect.element(renamed).toHaveFocus()
  pressComposing(renamed.element())
  await expectWaiting(2)
  await userEvent.keyboard('{Enter}')
  await expectWaiting(1)
  await expect.element(add('초록 치마')).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(dialog().getByText('모두 확인했어요')).toBeVisible()
  await dialog().getByRole('button', { name: '되돌리기' }).click()
  await add('초록 치마').click()
  await expect.element(dialog().getByText('모두 확인했어요')).toBeVisible()
  await dialog().getByRole('button', { name: '옷장 보기' }).click()
  await expect.element(card('네이비 니트')).toBeVisible()
  expect(closet.pieces.map((piece) => [piece.name, piece.type])).toEqual([
    ['네이비 니트', 'TOP'],
    ['빨간 모자', 'HAT'],
    ['초록 치마', 'BOTTOM'],
  ])
})

test('a photo with its last bytes missing is sent as it is', async () => {
  await openPile(app)
  const photo = brokenOff(await pictureNamed('네이비 니트.jpg', '#1f2a48', 'image/jpeg'), 4)
  await expect(createImageBitmap(photo)).rejects.toThrow()
  hand('drop', [photo])
  await expectWaiting(1)
  expect(app.server.callsOf(drafts.create)[0]).toMatchObject({ image: new Uint8Array(await photo.arrayBuffer()) })
})

test('duplicates are reported wherever a piece is added, and pasted photos and links open their dialogs', async () => {
  const { closet } = await openPile(app, [pieceOf('네이비 니트', 'TOP')])
  warnOfDuplicates(app.server, closet)
  const navy = await pictureNamed('네이비 니트.png')
  hand('paste', [navy])
  await expect.element(waiting().getByText('이미 있는 옷 같아요: 네이비 니트')).toBeVisible()
  await expectAccessible()
  await dialog().getByRole('button', { name: '네이비 니트 그래도 추가' }).click()
  await expect.element(dialog().getByText('모두 확인했어요')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectCards(2)

  // The form for a single piece warns of a duplicate after the piece was saved, and the user can undo the save. A photo
  // that is dropped beside the form's photo field must neither open the dialog for photos nor make the browser leave
  // the page.
  await openAdding()
  await userEvent.upload(adding().getByLabelText('옷 사진'), navy)
  await adding().getByLabelText('이름').fill('네이비 니트')
  expect(hand('drop', [navy])).toBe(true)
  await expect.element(dialog()).not.toBeInTheDocument()
  await adding().getByRole('radio', { name: '상의' }).click()
  await adding().getByRole('radiogroup', { name: '색상' }).getByRole('radio', { name: '네이비' }).click()
  await adding().getByRole('button', { name: '추가하기' }).click()
  await expectCards(3)
  const warning = page.getByRole('listitem').filter({ hasText: '이미 있는 옷과 비슷해요: 네이비 니트' })
  await warning.getByRole('button', { name: '실행 취소' }).click()
  await expectCards(2)

  // When all photos are added at once, a photo without a type and a photo of a piece that is already in the closet
  // stay, and the dialog says why.
  hand('paste', await three())
  await expectWaiting(3)
  await dialog().getByRole('button', { name: '3장 모두 추가' }).click()
  await expect.element(page.getByText('1벌을 추가하고 2장은 남겨 뒀어요.').last()).toBeVisible()
  await expectWaiting(2)
  await expect.element(dialog().getByText('옷 종류를 골라 주세요.')).toBeVisible()
  await expect.element(dialog().getByText('이미 있는 옷과 비슷해서 남겨 뒀어요.')).toBeVisible()
  await dialog().getByRole('combobox', { name: '종류 없는 1장의 종류' }).selectOptions('신발')
  await expect.element(dialog().getByText('옷 종류를 골라 주세요.')).not.toBeInTheDocument()
  await expect.element(dialog().getByRole('combobox', { name: '2장 모두의 종류' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(card('초록 치마')).toBeVisible()

  pasteText('https://shop.example.com/goods/1')
  const importing = page.getByRole('dialog', { name: '링크로 불러오기' })
  await expect.element(importing.getByLabelText('상품 주소')).toHaveValue('https://shop.example.com/goods/1')
  await userEvent.keyboard('{Escape}')
  await leaving().getByRole('button', { name: '그만두기' }).click()
  await expect.element(importing).not.toBeInTheDocument()
})

test('a photo that is chosen again is left out with a message, and can be added anyway', async () => {
  const { closet } = await openPile(app)
  const [navy, red] = await three()
  const copy = new File([navy], 'IMG_0007.png', { type: 'image/png' })
  hand('drop', [navy, copy, red])
  await expectWaiting(2)
  await expect.element(dialog().getByText('이미 고른 사진 1장은 뺐어요.')).toBeVisible()
  await expectAccessible()

  // The photos were uploaded and wait for review; they are recognized by their hashes, which the browser has stored.
  hand('paste', [red, copy])
  await expect.element(dialog().getByText('이미 고른 사진 2장은 뺐어요.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await entry().click()
  await expectWaiting(2)
  await expect.element(dialog().getByText('이미 고른 사진')).not.toBeInTheDocument()
  expect(app.server.callsOf(drafts.create)).toHaveLength(2)
  await userEvent.upload(dialog().getByLabelText('옷 사진들'), copy)
  await dialog().getByRole('button', { name: '그래도 추가' }).click()
  await expectWaiting(3)
  await expect.element(dialog().getByText('이미 고른 사진')).not.toBeInTheDocument()
  expect(app.server.callsOf(drafts.create)[2]).toMatchObject({ body: { fileName: 'IMG_0007.png' } })

  // A photo whose draft was discarded counts as new.
  await dialog().getByRole('button', { name: '레드 옷 버리기' }).first().click()
  await expectWaiting(2)
  hand('paste', [red])
  await expectWaiting(3)
  await expect.element(dialog().getByText('이미 고른 사진')).not.toBeInTheDocument()
  expect(closet.pieces).toEqual([])
})

test('a shared photo that is already a draft is not sent again, even if the drafts are not loaded', async () => {
  await openPile(app)
  const [navy, red] = await three()
  hand('drop', [navy])
  await expectWaiting(1)
  await app.open('/settings', hani)
  forgetReads()
  await addSharedPhotos(hani.id, [new File([navy], '공유.png', { type: navy.type }), red])
  await expect.poll(() => app.server.callsOf(drafts.create).length).toBe(2)
  expect(app.server.callsOf(drafts.create).map(({ body }) => body.fileName)).toEqual([navy.name, red.name])
})

test('a draft whose background stayed shows a hint, one with a transparent original does not', async () => {
  const closet = serveCloset(app.server)
  const [plain, seenThrough, busy] = [
    draftOf('네이비 니트', 'TOP'),
    draftOf('초록 치마', 'BOTTOM', { cutOut: null, isCutOut: false }),
    draftOf('흰 티', 'TOP', { cutOut: null, isCutOut: false }),
  ]
  const { imageUrl, picture } = seenThrough.original
  seenThrough.original = { imageUrl, picture: { ...picture, cutOut: { left: 0, top: 0, width: 1, height: 1 } } }
  serveDrafts(app.server, closet, [plain, seenThrough, busy])
  await app.open('/closet', hani)
  await entry().click()
  await expectWaiting(3)
  const explained = waiting().filter({
    hasText: '배경을 못 지웠어요. 옷과 색이 다른 민무늬 바닥에 놓고 찍으면 잘 지워져요.',
  })
  await expect.element(explained).toHaveLength(1)
  await expect.element(explained.getByRole('textbox', { name: '흰 티 이름' })).toBeVisible()
  await expect.element(explained.getByRole('button', { name: '흰 티 배경 다듬기' })).toBeVisible()
  await expectAccessible()
})

test.for(screensOfDay)('each photo that fails shows its reason, and can be retried or removed', async (screen) => {
  await resize(screen)
  const { closet } = await openPile(app)
  await entry().click()
  await expect.element(dialog().getByRole('button', { name: '사진 고르기' })).toBeVisible()
  const message = '사진을 지금은 받을 수 없어요.'
  app.server.answer(drafts.create, () => Response.json({ message }, { status: 500 }))
  const input = dialog().getByLabelText('옷 사진들')
  const [navy, , green] = await three()
  const noPicture = new File(['no picture at all'], '고장 난 사진.png', { type: 'image/png' })
  const text = new File(['양말'], 'list.txt', { type: 'text/plain' })
  // The name and the media type of this file say JPEG, but it is a HEIC file, which this browser cannot read.
  const heic = new File(['\0\0\0\x1cftypheic\0\0\0\0mif1heic'], 'IMG_0001.jpg', { type: 'image/jpeg' })
  await userEvent.upload(input, [navy, noPicture, heic, text])
  await expect.element(page.getByText('이미지 파일만 선택해주세요.')).toBeVisible()
  await expect.element(sending().getByText(message)).toBeVisible()
  await expect.element(sending().getByText('읽을 수 없는 이미지예요. 다른 사진을 골라 주세요.')).toBeVisible()
  await expect.element(sending().getByText(/HEIC 사진을 읽지 못해요/)).toBeVisible()
  const thumbs = (name: string) =>
    sending().getByRole('listitem').filter({ hasText: name }).element().querySelectorAll('img').length
  await expect.poll(() => thumbs(navy.name)).toBe(1)
  expect([thumbs(noPicture.name), thumbs(heic.name)]).toEqual([0, 0])
  await expectAccessible()
  await cancelButton('IMG_0001.jpg').click()
  serveDrafts(app.server, closet)
  await sending().getByRole('button', { name: '네이비 니트.png 다시 올리기' }).click()
  await expect.element(add('네이비 니트')).toBeVisible()
  await cancelButton('고장 난 사진.png').click()
  await expect.element(sending()).not.toBeInTheDocument()
  setOnline(false)
  await userEvent.upload(input, green)
  await expect.element(sending().getByText('인터넷이 끊겼어요. 이어지면 계속 올릴게요.')).toBeVisible()
  setOnline(true)
  await expect.element(add('초록 치마')).toBeVisible()
  await expectWaiting(2)
})

test('a HEIC photo that this browser cannot read is removed from storage when it is dismissed', async () => {
  await openPile(app)
  const heic = new File(['\0\0\0\x1cftypheic\0\0\0\0mif1heic'], 'IMG_0001.HEIC', { type: 'image/heic' })
  hand('drop', [heic])
  await expect.element(sending().getByText(/HEIC 사진을 읽지 못해요/)).toBeVisible()
  await cancelButton('IMG_0001.HEIC').click()
  await expect.element(sending()).not.toBeInTheDocument()
  await expect.poll(() => keptPhotosOf(hani.id)).toEqual([])
  expect(app.server.callsOf(drafts.create)).toEqual([])
})

test('a typed name stays when the server reports a duplicate', async () => {
  const { closet } = await openPile(app, [pieceOf('네이비 니트', 'TOP')])
  hand('paste', [await pictureNamed('네이비 가디건.png')])
  await expect.element(add('네이비 가디건')).toBeVisible()
  // The test types a name and presses Enter before the draft with this name is saved.
  await dialog().getByRole('textbox', { name: '네이비 가디건 이름' }).fill('네이비 니트')
  await userEvent.keyboard('{Enter}')
  await expect.element(waiting().getByText('이미 있는 옷 같아요: 네이비 니트')).toBeVisible()
  await dialog().getByRole('button', { name: '네이비 니트 그래도 추가' }).click()
  await expect.element(dialog().getByText('모두 확인했어요')).toBeVisible()
  expect(closet.pieces.map(({ name }) => name)).toEqual(['네이비 니트', '네이비 니트'])
  await expect.element(button('옷장 보기')).toHaveFocus()
})

test('a name typed on a draft sets its type and color, unless they were chosen by hand', async () => {
  const closet = serveCloset(app.server)
  serveDrafts(app.server, closet, [draftOf('IMG_0001', null), draftOf('IMG_0002', 'TOP')])
  app.server.answer(linkImport.readName, ({ query: { name = '' } }) => ({
    type: name.endsWith('치마') ? ('BOTTOM' as const) : name.endsWith('장갑') ? ('ETC' as const) : null,
    attributes: name.startsWith('검정') ? [valued(catalogue.color, '블랙')] : [],
  }))
  await app.open('/closet', hani)
  await entry().click()
  await expectWaiting(2)
  const name = (of: string) => dialog().getByRole('textbox', { name: `${of} 이름` })
  await name('IMG_0001').fill('검정 플레어 치마')
  await expect.element(typeOf('검정 플레어 치마')).toHaveValue('BOTTOM')
  await expect.element(dialog().getByRole('combobox', { name: '검정 플레어 치마 색상' })).toHaveValue('블랙')
  // The name replaces the type that was derived from the photo, but not a type that the user has chosen.
  await name('IMG_0002').fill('가죽 장갑')
  await expect.element(typeOf('가죽 장갑')).toHaveValue('ETC')
  await typeOf('가죽 장갑').selectOptions('TOP')
  await name('가죽 장갑').fill('갈색 가죽 장갑')
  await expect.poll(() => app.server.callsOf(linkImport.readName).at(-1)?.query.name).toBe('갈색 가죽 장갑')
  await add('검정 플레어 치마').click()
  await expectWaiting(1)
  expect(closet.pieces.map(({ type }) => type)).toEqual(['BOTTOM'])
  await expect.element(typeOf('갈색 가죽 장갑')).toHaveValue('TOP')
})
