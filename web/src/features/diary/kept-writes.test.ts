import type { ClothesId, FeedId, Wear, WearId } from '@otday/contract'
import { expect, test } from 'vitest'
import { wearOf } from '../../../test/kit/diary-fixtures.ts'
import {
  type KeptSave,
  KeptWrite,
  nextToSend,
  revisionOf,
  withChanged,
  withoutSent,
  withWrite,
  withWrites,
} from './kept-writes.ts'

const storedOf = (id: string, over: Partial<Wear> = {}): Wear =>
  wearOf('2026-11-25', [], { id: id as WearId, state: 'WORN', scene: null, revision: 3, ...over })

let count = 0
const base = (id: string) => ({
  key: `key ${++count}`,
  wearId: id as WearId,
  isTried: false,
  isLate: false,
  problem: null,
})
const saving = (id: string, over: Partial<KeptSave['change']> = {}): KeptSave => ({
  ...base(id),
  kind: 'save',
  change: {
    date: '2026-11-25',
    state: 'WORN',
    occasion: null,
    from: null,
    feeling: null,
    note: null,
    source: 'HAND',
    feedId: null,
    lookId: null,
    clothesIds: ['shirt' as ClothesId],
    weatherId: null,
    revision: 0,
    ...over,
  },
  shown: { items: [], scene: null },
})
const deleting = (id: string, revision = 3): KeptWrite => ({
  ...base(id),
  kind: 'delete',
  wear: storedOf(id, { revision }),
})
const answering = (id: string, answer: 'COLD' | 'WORN' | 'NOT_WORN' | 'LATER'): KeptWrite => ({
  ...base(id),
  kind: 'answer',
  answer,
  wear: storedOf(id),
})
const all = (...writes: KeptWrite[]) => writes.reduce<readonly KeptWrite[]>(withWrite, [])
const days = { from: '2026-11-20', to: '2026-11-30' }
const steps = (writes: readonly KeptWrite[]) => writes.map((write) => [write.kind, write.wearId, revisionOf(write)])

test('unsent writes of a record are merged, and a record deleted before it was sent is never sent', () => {
  expect(all(saving('a'), deleting('a', 0))).toEqual([])
  expect(steps(all(saving('a', { revision: 3 }), saving('b'), deleting('a', 3)))).toEqual([
    ['save', 'b', 0],
    ['delete', 'a', 3],
  ])
  expect(steps(all(deleting('a', 3), saving('a', { revision: 4 })))).toEqual([['save', 'a', 3]])
  const twice = all(saving('a', { state: 'PLANNED' }), saving('a', { state: 'WORN' }))
  expect(twice).toMatchObject([{ change: { state: 'WORN', revision: 0 } }])
})

test('a save that may have reached the server is followed by its delete with the returned revision', () => {
  const first = { ...saving('a'), isTried: true }
  const both = all(first, deleting('a', 0), saving('b'))
  expect(steps(both)).toEqual([
    ['save', 'a', 0],
    ['delete', 'a', 0],
    ['save', 'b', 0],
  ])
  expect(steps(withoutSent(both, first, 7))).toEqual([
    ['delete', 'a', 7],
    ['save', 'b', 0],
  ])
})

test('writes are sent in order, and the writes of a record with a refused write wait', () => {
  const [first, second, third] = [{ ...saving('a'), isTried: true }, saving('a', { note: '…' }), saving('b')]
  const writes = all(first, second, third)
  expect(nextToSend(writes)).toBe(first)
  const halted = withChanged(writes, first.key, { problem: { kind: 'refused', reason: '안 돼요.' } })
  expect(nextToSend(halted)).toBe(third)
  expect(nextToSend([])).toBeUndefined()
})

test('a list shows the waiting writes of its days, but not a refused one', () => {
  const shown = (...writes: KeptWrite[]) =>
    withWrites([storedOf('a'), storedOf('b')], writes, days).map(({ id, date, state, feeling }) => [
      id,
      date,
      state,
      feeling,
    ])
  const worn = (id: string, date = '2026-11-25', feeling: string | null = null) => [id, date, 'WORN', feeling]
  expect(shown(saving('c'))).toEqual([worn('a'), worn('b'), worn('c')])
  expect(shown(saving('a', { date: '2026-11-24' }))).toEqual([worn('a', '2026-11-24'), worn('b')])
  expect(shown(saving('a', { date: '2026-11-19' }), saving('c', { date: '2026-12-01' }))).toEqual([worn('b')])
  expect(shown(deleting('a'), answering('b', 'COLD'))).toEqual([worn('b', '2026-11-25', 'COLD')])
  expect(shown(answering('a', 'NOT_WORN'), answering('b', 'LATER'), answering('gone', 'WORN'))).toEqual([worn('b')])
  const refused = { ...deleting('a'), problem: { kind: 'refused', reason: '안 돼요.' } } as const
  expect(shown(refused)).toEqual([worn('a'), worn('b')])
})

test('a stored write is restored from JSON unchanged', () => {
  const id = '019a0000-0000-7000-8000-000000000001'
  const feedId = id as FeedId
  const problem = { kind: 'changed', theirs: storedOf(id), revision: 4 } as const
  const kept = { ...saving(id, { feedId, note: '사무실이 따뜻했어요.', clothesIds: [id as ClothesId] }), problem }
  expect(KeptWrite.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  const gone = deleting(id)
  expect(KeptWrite.parse(JSON.parse(JSON.stringify(gone)))).toEqual(gone)
  expect(KeptWrite.safeParse({ ...kept, kind: 'other' }).success).toBe(false)
})
