import { expect, test } from 'vitest'
import { isBelow, isKeptKey, keptHashOf } from './kept-keys.ts'

const me = '0199a000-0000-7000-8000-000000000001'
const other = '0199a000-0000-7000-8000-000000000002'

test('what a person reads of their own is kept', () => {
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

test('nothing of others, no messages, no notifications and no accounts are', () => {
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

test('what is kept is found by the beginning of its key', () => {
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

test('the weather of a place is found on the next day', () => {
  const keptAs = ['weathers', 'days', { longitude: 127, latitude: 37 }]
  const keys = ['2026-11-25', '2026-11-26'].map((today) => ({
    queryKey: ['weathers', 'days', { longitude: 127, latitude: 37, today }],
    meta: { keptAs },
  }))
  expect(new Set(keys.map(keptHashOf)).size).toBe(1)
})
