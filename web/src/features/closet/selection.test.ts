import { expect, test } from 'vitest'
import { createSelection } from './selection.ts'

const shownBy = (most?: number) => {
  const selection = createSelection(most)
  selection.show(['a', 'b', 'c', 'd', 'e'])
  return { selection, chosen: () => [...selection.current()].toSorted().join('') }
}

test('Shift selects or deselects all pieces from the last pressed one, in either direction', () => {
  const { selection, chosen } = shownBy()
  selection.choose('d', true, true)
  expect(chosen()).toBe('d')
  selection.choose('b', true, true)
  expect(chosen()).toBe('bcd')
  selection.choose('c', false, true)
  expect(chosen()).toBe('d')
  selection.choose('a', true)
  expect(chosen()).toBe('ad')
})

test('a piece that is no longer shown leaves the selection and cannot start a range', () => {
  const { selection, chosen } = shownBy()
  selection.chooseAll()
  selection.choose('e', true)
  selection.show(['a', 'c', 'd'])
  expect(chosen()).toBe('acd')
  selection.clear()
  selection.choose('d', true, true)
  expect(chosen()).toBe('d')
})

test('selecting stops at the maximum number of pieces for one change', () => {
  const { selection, chosen } = shownBy(3)
  expect(selection.chooseAll()).toBe(false)
  expect(chosen()).toBe('abc')
  expect(selection.choose('e', true)).toBe(false)
  expect(chosen()).toBe('abc')
  expect(selection.choose('a', false)).toBe(true)
  expect(selection.choose('e', true)).toBe(true)
  expect(chosen()).toBe('bce')
})

test('a subscriber is called for each change until it unsubscribes', () => {
  const { selection } = shownBy()
  let heard = 0
  const stop = selection.subscribe(() => heard++)
  selection.choose('a', true)
  selection.show(['b'])
  selection.show(['b', 'c'])
  expect(heard).toBe(2)
  stop()
  selection.clear()
  expect(heard).toBe(2)
})
