import { expect, test } from 'vitest'
import { changeKept } from '../../src/platform/kept/kept-queries.ts'
import { useApp } from '../kit/app.tsx'
import { keepRead, readKept } from '../kit/kept.ts'
import { hani } from '../kit/people.ts'

/** Tests of data that is stored for offline use, in the database of a real browser. */

useApp()
const key = ['wears', 'list', { from: '2026-11-01', to: '2026-11-30' }]
const more = (list: readonly string[]) => [...list, '새 기록']

test('a change is applied to cached lists that match it, and deletes a list when it returns nothing', async () => {
  await keepRead(key, ['옛 기록'])
  await changeKept(hani.id, { queryKey: ['wears'], isWanted: () => true }, more)
  expect(await readKept(key)).toEqual(['옛 기록', '새 기록'])
  await changeKept(hani.id, { queryKey: ['looks'], isWanted: () => true }, () => undefined)
  await changeKept(hani.id, { queryKey: ['wears'], isWanted: () => false }, () => undefined)
  expect(await readKept(key)).toEqual(['옛 기록', '새 기록'])
  await changeKept(hani.id, { queryKey: ['wears'], isWanted: () => true }, () => undefined)
  expect(await readKept(key)).toBeUndefined()
})

test('a fresh response stored while the cached list is being changed is not overwritten', async () => {
  await keepRead(key, ['옛 기록'])
  let stored: Promise<void> | undefined
  const isWanted = () => {
    stored = keepRead(key, ['새 답'])
    return true
  }
  await changeKept(hani.id, { queryKey: ['wears'], isWanted }, more)
  await stored
  expect(await readKept(key)).toEqual(['새 답'])
})
