import { attributes, type DraftId, drafts } from '@otday/contract'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepPhoto, keptPhotosOf } from '../../src/features/drafts/kept-photos.ts'
import { NoAnswer, page, Refusal, useApp, userEvent } from '../kit/app.tsx'
import { catalogue, pieceOf, valued } from '../kit/closet.ts'
import { serveCloset } from '../kit/closet-server.ts'
import { setOnline } from '../kit/connection.ts'
import { draftOf, serveDrafts } from '../kit/drafts.ts'
import { hand, pictureNamed } from '../kit/files.ts'
import { hani } from '../kit/people.ts'
import { add, cancelButton, dialog, entry, expectWaiting, openPile, sending } from '../kit/photo-pile.ts'

const app = useApp()

afterEach(() => {
  vi.restoreAllMocks()
})

test('canceling a photo whose answer was lost also deletes its draft on the server', async () => {
  const { pile } = await openPile(app)
  const answer = Promise.withResolvers<void>()
  app.server.answer(drafts.create, async ({ body: { draftId } }) => {
    pile.drafts.push(draftOf('네이비 니트', 'TOP', { id: draftId }))
    await answer.promise
    throw new NoAnswer()
  })
  hand('drop', [await pictureNamed('네이비 니트.png')])
  await expect.element(sending().getByText('올리는 중')).toBeVisible()
  await expect.poll(() => pile.drafts.length).toBe(1)
  setOnline(false)
  answer.resolve()
  await expect.element(sending().getByText('기다리는 중')).toBeVisible()
  await cancelButton('네이비 니트.png').click()
  await expect.element(sending()).not.toBeInTheDocument()
  expect(pile.drafts).toHaveLength(1)
  setOnline(true)
  await expect.poll(() => pile.drafts).toEqual([])
})

test('after a reload a photo whose answer was lost is matched with its draft and not sent again', async () => {
  const closet = serveCloset(app.server)
  const there = draftOf('네이비 니트', 'TOP')
  serveDrafts(app.server, closet, [there, draftOf('초록 치마', 'BOTTOM')])
  const [first, second] = [await pictureNamed('네이비 니트.png'), await pictureNamed('빨간 치마.png', '#cf2f34')]
  const other = crypto.randomUUID() as DraftId
  for (const [id, photo] of [[there.id, first] as const, [other, second] as const])
    await keepPhoto({ id, ownerId: hani.id, fileName: photo.name, photo, chosenAt: Date.now() })
  // Another window holds the lock for sending photos, so this window sends nothing yet.
  const sent = Promise.withResolvers<void>()
  onTestFinished(() => sent.resolve())
  void navigator.locks.request('otday-photos', () => sent.promise)
  await app.open('/closet', hani)
  await expect.element(entry()).toHaveAccessibleName('사진 여러 장, 확인할 사진 3장')
  expect(entry().element().parentElement?.textContent).toContain('3')
  await entry().click()
  await expectWaiting(2)
  sent.resolve()
  await expectWaiting(3)
  await expect.element(sending()).not.toBeInTheDocument()
  expect(app.server.callsOf(drafts.create).map(({ body }) => body.draftId)).toEqual([other])
  await expect.poll(() => keptPhotosOf(hani.id)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(entry()).toHaveAccessibleName('사진 여러 장, 확인할 사진 3장')
})

test('a draft handled in another window is reported, and holding down Enter adds one piece', async () => {
  const closet = serveCloset(app.server)
  const names = ['하나 니트', '둘 니트', '셋 니트', '넷 니트']
  const pile = serveDrafts(
    app.server,
    closet,
    names.map((name) => draftOf(name, 'TOP')),
  )
  await app.open('/closet', hani)
  await entry().click()
  await expectWaiting(4)
  pile.drafts = pile.drafts.slice(2)
  closet.pieces.push(pieceOf('하나 니트', 'TOP'))
  const closed = page.getByRole('listitem').filter({ hasText: '이미 처리한 사진이에요.' })
  await dialog().getByRole('button', { name: '하나 니트 버리기' }).click()
  await expect.element(closed).toHaveLength(1)
  await add('둘 니트').click()
  await expect.element(closed).toHaveLength(2)
  await expectWaiting(2)
  await expect.element(dialog().getByText('사진을 버렸어요')).not.toBeInTheDocument()

  const confirm = add('셋 니트').element() as HTMLElement
  confirm.focus()
  const pressed = vi.fn<(event: KeyboardEvent) => void>()
  window.addEventListener('keydown', pressed, { capture: true })
  await userEvent.keyboard('{Enter>3/}')
  window.removeEventListener('keydown', pressed, { capture: true })
  expect(pressed.mock.calls.map(([{ repeat }]) => repeat)).toEqual([false, true, true])
  await expectWaiting(1)
  await expect.element(add('넷 니트')).toHaveFocus()
  expect(closet.pieces).toHaveLength(2)
})

test('an attribute deleted meanwhile is removed from the draft, which can then be added', async () => {
  const closet = serveCloset(app.server)
  const draft = draftOf('네이비 니트', 'TOP', { attributes: [valued(catalogue.color, '네이비')] })
  serveDrafts(app.server, closet, [draft])
  app.server.answer(drafts.confirm, () => {
    throw new Refusal('DefinitionNotFound')
  })
  await app.open('/closet', hani)
  await entry().click()
  await expect.element(add('네이비 니트')).toBeVisible()
  app.server.answer(attributes.list, () => [])
  await add('네이비 니트').click()
  await expect.element(dialog().getByText('고를 수 없게 된 속성을 뺐어요. 다시 추가해 주세요.')).toBeVisible()
  serveDrafts(app.server, closet, [draft])
  await add('네이비 니트').click()
  await expect.element(add('네이비 니트')).not.toBeInTheDocument()
  expect(app.server.callsOf(drafts.confirm).map(({ body }) => body.attributes)).toEqual([
    [{ definitionId: catalogue.color.id, value: '네이비' }],
    [],
  ])
  expect(closet.pieces).toMatchObject([{ name: '네이비 니트', attributes: [] }])
})
