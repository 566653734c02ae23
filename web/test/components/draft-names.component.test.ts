import { drafts, linkImport } from '@otday/contract'
import { expect, test } from 'vitest'
import { useApp, userEvent } from '../kit/app.tsx'
import { catalogue, valued } from '../kit/closet.ts'
import { serveCloset } from '../kit/closet-server.ts'
import { draftOf, serveDrafts } from '../kit/drafts.ts'
import { hani } from '../kit/people.ts'
import { add, dialog, entry, expectWaiting, typeOf } from '../kit/photo-pile.ts'

const app = useApp()
const name = (of: string) => dialog().getByRole('textbox', { name: `${of} 이름` })
const colourOf = (of: string) => dialog().getByRole('combobox', { name: `${of} 색상` })
const filled = (text: string) => dialog().getByText(`알아서 채웠어요: ${text}`, { exact: true })

const reading = (said: string) => ({
  type: said.endsWith('치마') ? ('BOTTOM' as const) : said.endsWith('자켓') ? ('OUTER' as const) : null,
  attributes: said === '레드' || said.startsWith('레드 ') ? [valued(catalogue.color, '레드')] : [],
})

async function openDrafts(...names: readonly (readonly [string, 'TOP' | 'SHOES' | null])[]) {
  const closet = serveCloset(app.server)
  serveDrafts(
    app.server,
    closet,
    names.map(([of, type]) => draftOf(of, type)),
  )
  app.server.answer(linkImport.readName, ({ query }) => reading(query.name ?? ''))
  await app.open('/closet', hani)
  await entry().click()
  await expectWaiting(names.length)
  return closet
}

test('Enter right after a typed name waits until the server has read it, then adds the piece with the type read', async () => {
  const closet = await openDrafts(['IMG_0001', null], ['IMG_0002', 'TOP'])
  const answers = Promise.withResolvers<void>()
  app.server.answer(linkImport.readName, async ({ query }) => {
    await answers.promise
    return reading(query.name ?? '')
  })
  await name('IMG_0002').fill('레드 치마')
  await userEvent.keyboard('{Enter}')
  await expect.element(add('레드 치마')).toHaveAttribute('aria-busy', 'true')
  // A second Enter must not add the piece before the server has read its name.
  await userEvent.keyboard('{Enter}')
  await expect.element(name('레드 치마')).toHaveFocus()
  answers.resolve()
  await expectWaiting(1)
  expect(closet.pieces.map((piece) => [piece.name, piece.type])).toEqual([['레드 치마', 'BOTTOM']])
  await expect.element(add('IMG_0001')).toHaveFocus()

  await name('IMG_0001').fill('자켓')
  await userEvent.keyboard('{Enter}')
  await expectWaiting(0)
  expect(closet.pieces.map(({ type }) => type)).toEqual(['BOTTOM', 'OUTER'])
})

test('a draft whose name the server does not read in time is added with the type it has', async () => {
  const closet = await openDrafts(['IMG_0001', 'TOP'])
  app.server.answer(linkImport.readName, () => Promise.withResolvers<never>().promise)
  await name('IMG_0001').fill('레드 치마')
  await userEvent.keyboard('{Enter}')
  await expectWaiting(0)
  expect(closet.pieces.map(({ type }) => type)).toEqual(['TOP'])
})

test('values filled in from a draft’s name are listed, and removed when the name no longer contains them', async () => {
  await openDrafts(['IMG_0001', null])
  await name('IMG_0001').fill('레드')
  await expect.element(filled('색상 레드')).toBeVisible()
  await expect.element(colourOf('레드')).toHaveValue('레드')
  await name('레드').fill('레드우드 자켓')
  await expect.element(filled('종류 아우터')).toBeVisible()
  await expect.element(colourOf('레드우드 자켓')).toHaveValue('')
  await typeOf('레드우드 자켓').selectOptions('BOTTOM')
  await expect.element(dialog().getByText('알아서 채웠어요')).not.toBeInTheDocument()
})

test('a type chosen by hand stays when the photo drafts are reopened and the name changes', async () => {
  await openDrafts(['IMG_0001', null])
  await typeOf('IMG_0001').selectOptions('TOP')
  await name('IMG_0001').fill('레드')
  await expect.element(colourOf('레드')).toHaveValue('레드')
  await userEvent.keyboard('{Escape}')
  await entry().click()
  await expectWaiting(1)
  await expect.element(filled('색상 레드')).toBeVisible()
  await name('레드').fill('레드우드 자켓')
  await expect.element(colourOf('레드우드 자켓')).toHaveValue('')
  await expect.element(typeOf('레드우드 자켓')).toHaveValue('TOP')
})

test('a typed name fills in whether a draft is waterproof, and the piece that is added has it', async () => {
  await openDrafts(['IMG_0001', 'SHOES'])
  app.server.answer(linkImport.readName, () => ({
    type: null,
    attributes: [valued(catalogue.waterproof, '방수')],
  }))
  await name('IMG_0001').fill('고어텍스 등산화')
  await expect.element(filled('방수')).toBeVisible()
  await add('고어텍스 등산화').click()
  await expectWaiting(0)
  const sent = app.server.callsOf(drafts.confirm).map(({ body }) => body.attributes.map(({ value }) => value))
  expect(sent).toEqual([['방수']])
})

test('an attribute that the draft had before its name was read stays when the name no longer gives it', async () => {
  const closet = serveCloset(app.server)
  serveDrafts(app.server, closet, [draftOf('IMG_0001', null, { attributes: [valued(catalogue.waterproof, '방수')] })])
  app.server.answer(linkImport.readName, ({ query }) =>
    query.name === '고어텍스 등산화'
      ? { type: 'SHOES' as const, attributes: [valued(catalogue.waterproof, '방수')] }
      : { type: 'BOTTOM' as const, attributes: [] },
  )
  await app.open('/closet', hani)
  await entry().click()
  await expectWaiting(1)
  await name('IMG_0001').fill('고어텍스 등산화')
  await expect.element(filled('종류 신발')).toBeVisible()
  await name('고어텍스 등산화').fill('바지')
  await expect.element(filled('종류 하의')).toBeVisible()
  await add('바지').click()
  await expectWaiting(0)
  const sent = app.server.callsOf(drafts.confirm).map(({ body }) => body.attributes.map(({ value }) => value))
  expect(sent).toEqual([['방수']])
})
