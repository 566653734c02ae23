import { maskOf } from '@otday/common/cut-mask'
import { clothes, cuts, drafts, type GarmentMask } from '@otday/contract'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { pictured, pieceOf } from '../kit/closet.ts'
import { adding, editing, expectCards, openAdding } from '../kit/closet-screen.ts'
import { serveCloset } from '../kit/closet-server.ts'
import { setOnline } from '../kit/connection.ts'
import { draftOf, serveDrafts } from '../kit/drafts.ts'
import { pictureNamed } from '../kit/files.ts'
import { button } from '../kit/forms.ts'
import { hani } from '../kit/people.ts'
import { dialog, entry } from '../kit/photo-pile.ts'
import { onDesktop, resize, screensOfDay } from '../kit/screens.ts'
import { Refusal } from '../kit/memory-server.ts'

const app = useApp()
afterEach(async () => {
  setOnline(true)
  await onDesktop()
})

const cutting = () => page.getByRole('dialog', { name: '배경 다듬기' })
const tool = (name: string) => cutting().getByRole('button', { name, exact: true })
const brush = (name: string) => cutting().getByRole('radio', { name })
const board = () => cutting().getByRole('figure').element().querySelector('canvas') as HTMLCanvasElement
/** Clicks the middle of the photo, where the chosen brush then takes effect. */
const dab = () => userEvent.click(board())
const whole: GarmentMask = { width: 20, height: 20, runs: [0, 400] }
const insideOf = (mask: GarmentMask | null | undefined) => (mask ? maskOf(mask).inside.filter(Boolean).length : null)

test.for(screensOfDay)(
  'the cut-out brush erases and restores, with undo and redo, in the form of one photo',
  async (screen) => {
    await resize(screen)
    serveCloset(app.server)
    await app.open('/closet', hani)
    await openAdding()
    await userEvent.upload(adding().getByLabelText('옷 사진'), await pictureNamed('IMG_1234.png'))
    await adding().getByRole('button', { name: '배경 다듬기' }).click()
    await expect.element(cutting().getByRole('figure')).toBeVisible()
    await expect.element(tool('되돌리기')).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible()
    await dab()
    await expect.element(tool('되돌리기')).not.toHaveAttribute('aria-disabled', 'true')
    await tool('되돌리기').click()
    await expect.element(tool('되돌리기')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect.element(tool('다시 하기')).toHaveAttribute('aria-disabled', 'true')
    await brush('되살리기').click()
    const slider = cutting().getByRole('slider', { name: '붓 크기' }).element() as HTMLElement
    slider.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await dab()
    await tool('저장').click()
    await expect.element(cutting()).not.toBeInTheDocument()
    await expect.element(adding().getByRole('img', { name: '고른 사진 미리보기, 배경 없음' })).toBeVisible()
    await adding().getByLabelText('이름').fill('남색 바지')
    await adding().getByRole('radio', { name: '하의', exact: true }).click()
    await adding().getByRole('button', { name: '추가하기' }).click()
    await expectCards(1)
    const inside = insideOf(app.server.callsOf(clothes.create)[0]?.body.mask)
    expect(inside).toBeLessThan(48 * 48)
    expect(inside).toBeGreaterThan(48 * 48 - 60)
  },
)

test('recutting a piece’s photo retries a failed load, needs a connection and asks before discarding', async () => {
  const original = { imageUrl: pictured.imageUrl, picture: pictured.picture }
  const piece = pieceOf('남색 바지', 'BOTTOM', pictured)
  serveCloset(app.server, [piece])
  app.server.answer(cuts.ofPiece, () => {
    throw new Refusal('ImageNotFound')
  })
  await app.open('/closet', hani)
  await button('남색 바지 메뉴').click()
  await page.getByRole('menuitem', { name: '수정' }).click()
  await editing().getByRole('button', { name: '배경 다듬기' }).click()
  await expect.element(cutting().getByText('사진을 불러오지 못했어요')).toBeVisible()
  app.server.answer(cuts.ofPiece, () => ({ original, mask: whole }))
  app.server.answer(cuts.cutPiece, () => piece)
  await cutting().getByRole('button', { name: /다시/ }).click()
  await expect.element(cutting().getByRole('figure')).toBeVisible()
  await dab()
  setOnline(false)
  await expect.element(cutting().getByText('인터넷에 연결되면 저장할 수 있어요.')).toBeVisible()
  await expect.element(tool('저장')).toBeDisabled()
  setOnline(true)
  await tool('취소').click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await tool('저장').click()
  await expect.element(cutting()).not.toBeInTheDocument()
  expect(insideOf(app.server.callsOf(cuts.cutPiece)[0]?.body.mask)).toBeLessThan(400)
  await editing().getByRole('button', { name: '배경 다듬기' }).click()
  await tool('원본 쓰기').click()
  await expect.element(cutting()).not.toBeInTheDocument()
  expect(app.server.callsOf(cuts.cutPiece)[1]?.body).toEqual({ mask: null })
})

test('a waiting photo draft is cut by hand without being added', async () => {
  const draft = draftOf('남색 바지', 'BOTTOM', { cutOut: null, isCutOut: false })
  const closet = serveCloset(app.server)
  serveDrafts(app.server, closet, [draft])
  app.server.answer(cuts.ofDraft, () => ({ original: draft.original, mask: null }))
  app.server.answer(cuts.cutDraft, () => ({ ...draft, cutOut: draft.original, isCutOut: true }))
  await app.open('/closet', hani)
  await entry().click()
  await dialog().getByRole('button', { name: '남색 바지 배경 다듬기' }).click()
  await expect.element(cutting().getByRole('figure')).toBeVisible()
  await dab()
  await tool('저장').click()
  await expect.element(dialog().getByRole('button', { name: '남색 바지 원본 쓰기' })).toBeVisible()
  expect(app.server.callsOf(cuts.cutDraft)).toHaveLength(1)
  expect(app.server.callsOf(drafts.confirm)).toEqual([])
})
