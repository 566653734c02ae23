import type { DefinitionId, DraftId, PhotoDraft } from '@otday/contract'
import { expect, test } from 'vitest'
import { colourOf, edited, nameProblem, sentOf, stillOffered, editFrom } from './draft-changes.ts'

const id = '00000000-0000-4000-8000-000000000001' as DefinitionId
const colours = { id, name: '색상', selectableValues: ['네이비', '레드'] }
const shown = { imageUrl: '/files/a', picture: { width: 1, height: 1, thumbhash: '', color: null } }
const navy: PhotoDraft = {
  id: '00000000-0000-4000-8000-000000000002' as DraftId,
  createdAt: new Date(0),
  name: '네이비 옷',
  type: null,
  appearance: { kind: 'folded', colors: [] },
  attributes: [{ definitionId: id, definitionName: '색상', selectableValues: ['네이비', '레드'], value: '네이비' }],
  original: shown,
  cutOut: shown,
  isCutOut: true,
  duplicateOf: null,
}

test('a name generated from color and type follows them, a typed name stays', () => {
  const hat = edited(navy, { type: 'HAT' }, colours)
  expect(hat.name).toBe('네이비 모자')
  expect(edited(hat, { colour: '레드' }, colours).name).toBe('레드 모자')
  expect(edited(hat, { colour: '' }, colours).name).toBe('모자')
  const named = edited(hat, { name: '비니' }, colours)
  expect(edited(named, { type: 'SCARF', colour: '레드' }, colours).name).toBe('비니')
})

test('a draft has one color, none when it is cleared, and keeps it when the colors are unknown', () => {
  const red = edited(navy, { colour: '레드' }, colours)
  expect([red.attributes.length, colourOf(red, id)]).toEqual([1, '레드'])
  expect(edited(navy, { colour: '' }, colours).attributes).toEqual([])
  expect(edited(navy, { isCutOut: false }, undefined)).toEqual({ ...navy, isCutOut: false })
})

test('the name is sent trimmed, and a blank or too long name is refused', () => {
  expect(sentOf({ ...navy, name: ' 비니 ' })).toEqual({
    name: '비니',
    attributes: [{ definitionId: id, value: '네이비' }],
    isCutOut: true,
  })
  expect(nameProblem('비니')).toBeUndefined()
  expect(nameProblem('  ')).toBe('이름을 입력해 주세요.')
  expect(nameProblem('옷'.repeat(101))).toMatch(/100자/)
})

test('an attribute or value that was removed from the catalog is removed from the draft', () => {
  const definition = { ...colours, swatches: [], createdAt: new Date(0) }
  expect(stillOffered(navy.attributes, [definition])).toEqual(navy.attributes)
  expect(stillOffered(navy.attributes, [{ ...definition, selectableValues: ['레드'] }])).toEqual([])
  expect(stillOffered(navy.attributes, [])).toEqual([])
})

test('a typed name sets type and color, but replaces neither those chosen by hand nor a color set otherwise', () => {
  const [colour] = navy.attributes
  if (!colour) throw new Error('There is one.')
  const read = { type: 'BOTTOM' as const, attributes: [{ ...colour, value: '레드' }] }
  const bare = { ...navy, name: '레드 상의', attributes: [] }
  const taken = { name: '레드 상의', type: 'BOTTOM', colour: '레드' } as const
  const open = { chosen: {}, taken: {} }
  expect(editFrom(read, bare, open, colours)).toEqual(taken)
  expect(edited(bare, taken, colours).name).toBe('레드 상의')
  expect(editFrom(read, navy, open, colours)).toEqual({ name: navy.name, type: 'BOTTOM' })
  expect(editFrom(read, navy, { chosen: {}, taken: { colour: '네이비' } }, colours)).toMatchObject({ colour: '레드' })
  expect(editFrom(read, bare, { chosen: { type: 'TOP', colour: '' }, taken: {} }, colours)).toBeNull()
})

test('values set from an earlier name are removed with it, values chosen by hand or set by the photo stay', () => {
  const nothing = { type: null, attributes: [] }
  const open = { ...navy, name: '레드', type: 'TOP' as const }
  const taken = { type: 'TOP', typeBefore: null, colour: '네이비' } as const
  expect(editFrom(nothing, open, { chosen: {}, taken }, colours)).toEqual({ name: '레드', type: null, colour: '' })
  expect(edited(open, { type: null, colour: '' }, colours)).toMatchObject({ type: null, attributes: [] })
  expect(editFrom(nothing, open, { chosen: {}, taken: {} }, colours)).toBeNull()
  expect(editFrom(nothing, open, { chosen: { type: 'TOP', colour: '네이비' }, taken }, colours)).toBeNull()
  // The photo had set the type to SHOES before the earlier name set it to TOP, so SHOES comes back when the new name
  // contains no type.
  expect(editFrom(nothing, open, { chosen: {}, taken: { type: 'TOP', typeBefore: 'SHOES' } }, colours)).toEqual({
    name: '레드',
    type: 'SHOES',
  })
})

test('a typed name also gives material and rain, as in the form, and takes back what only an earlier name gave', () => {
  const attribute = (definitionName: string, value: string) => ({
    definitionId:
      `00000000-0000-4000-8000-${definitionName === '소재' ? '000000000003' : '000000000004'}` as DefinitionId,
    definitionName,
    selectableValues: [value],
    value,
  })
  const [membrane, proof, cotton] = [attribute('소재', '고어텍스'), attribute('방수', '방수'), attribute('소재', '면')]
  const read = { type: null, attributes: [membrane, proof] }
  const open = { chosen: {}, taken: {} }
  const edit = editFrom(read, navy, open, colours)
  expect(edit).toEqual({ name: navy.name, others: [membrane, proof] })
  const next = edited(navy, edit ?? {}, colours)
  expect(next.attributes.map(({ value }) => value).toSorted()).toEqual(['고어텍스', '네이비', '방수'])
  // The photo's file had named another material, which stays.
  const named = { ...navy, attributes: [...navy.attributes, cotton] }
  expect(editFrom(read, named, open, colours)?.others).toEqual([cotton, proof])
  const nothing = { type: null, attributes: [] }
  const taken = { others: [membrane, proof] }
  expect(editFrom(nothing, next, { chosen: {}, taken }, colours)?.others).toEqual([])
  expect(editFrom(read, next, { chosen: {}, taken }, colours)).toBeNull()
})
