import { expect, test } from 'vitest'
import { isBelow, isKeptKey, keptHashOf } from './kept-keys.ts'

const me = '0199a000-0000-7000-8000-000000000001'
const other = '0199a000-0000-7000-8000-000000000002'

test('queries of a person’s own data are stored', () => {
  for (const key of [
    ['clothes', 'list', { ownerId: me, typeEqual: null }],
    ['clothes', 'whole', me],
    ['wears', 'list', { from: '2026-11-01', to: '2026-11-30' }],
    ['looks', 'list', null],
    ['laundry'],
    ['recommendations', 'weather'],
    ['weathers', 'days', { longitude: 127, latitude: 37 }],
    ['profiles', me],
  ])
    expect([key, isKeptKey(key, me)]).toEqual([key, true])
})

test('queries of other people, messages, notifications and accounts are not stored', () => {
  for (const key of [
    ['clothes', 'list', { ownerId: other, typeEqual: null }],
    ['clothes', 'whole', other],
    ['clothes', 'appearance', 'TOP', '니트'],
    ['profiles', other],
    ['conversations'],
    ['messages', me],
    ['notifications'],
    ['feeds', 'list', {}],
    ['devices'],
    ['own-email', me],
    ['weathers', 'places', '성수'],
    ['accounts'],
    ['constructor'],
    [{ wears: 1 }],
  ])
    expect([key, isKeptKey(key, me)]).toEqual([key, false])
})

test('a stored query is found by the beginning of its key', () => {
  const hash = keptHashOf({ meta: undefined, queryKey: ['looks', 'list', { sortBy: 'match', occasion: undefined }] })
  for (const [key, is] of [
    [['looks'], true],
    [['looks', 'list'], true],
    [['looks', 'one'], false],
    [['look'], false],
    [['looks', 'list', { sortBy: 'match' }, 'more'], false],
  ] as const)
    expect([key, isBelow(hash, key)]).toEqual([key, is])
})

test('the weather of a place is stored under the same key on the next day', () => {
  const keptAs = ['weathers', 'days', { longitude: 127, latitude: 37 }]
  const keys = ['2026-11-25', '2026-11-26'].map((today) => ({
    queryKey: ['weathers', 'days', { longitude: 127, latitude: 37, today }],
    meta: { keptAs },
  }))
  expect(new Set(keys.map(keptHashOf)).size).toBe(1)
})
