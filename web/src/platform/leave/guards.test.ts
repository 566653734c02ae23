import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  ask,
  drop,
  enter,
  firstGuard,
  type Guard,
  addGuard,
  isBlocked,
  isOnGuard,
  question,
  release,
  withdraw,
} from './guards.ts'

const dialog: Guard = { blocks: () => true }
const page: Guard = { blocks: ({ from, to }) => from !== to }
const away = { from: '/settings', to: '/closet' }
const back = { from: '/settings', to: '/settings' }
beforeEach(() => {
  enter(page)
  enter(dialog)
})
afterEach(() => {
  withdraw()
  drop(dialog)
  drop(page)
})

/** Asks whether to leave; the returned list receives 'stayed' or 'left' when that is decided. */
function asked(isOpen: () => boolean): string[] {
  const choices: string[] = []
  ask({ isOpen, stay: () => choices.push('stayed'), leave: () => choices.push('left') })
  return choices
}

test('a dialog blocks every navigation, a page those to other paths, and neither blocks the login page', () => {
  expect([isBlocked(away), isBlocked(back)]).toEqual([false, false])
  addGuard(page)
  expect([isBlocked(away), isBlocked(back)]).toEqual([true, false])
  addGuard(dialog)
  expect([isBlocked(away), isBlocked(back)]).toEqual([true, true])
  expect(isBlocked({ from: '/settings', to: '/auth/login' })).toBe(false)
})

test('of several open forms, the one opened first shows the question about leaving, whether or not it blocks', () => {
  addGuard(dialog)
  expect(firstGuard.current()).toBe(page)
  drop(page)
  expect(firstGuard.current()).toBe(dialog)
})

test('a navigation goes on when the blocking form is released and is canceled when the form is closed', () => {
  addGuard(dialog)
  const left = asked(() => isBlocked(back))
  expect(release(dialog)).toBe(true)
  expect([left, question.current()]).toEqual([['left'], null])
  addGuard(dialog)
  const stayed = asked(() => isOnGuard(dialog))
  drop(dialog)
  expect([stayed, question.current()]).toEqual([['stayed'], null])
})

test('a navigation waits as long as another form still blocks it', () => {
  addGuard(page)
  addGuard(dialog)
  const choices = asked(() => isBlocked(away))
  expect(release(dialog)).toBe(false)
  expect(question.current()).not.toBeNull()
  expect(release(page)).toBe(true)
  expect(choices).toEqual(['left'])
})
