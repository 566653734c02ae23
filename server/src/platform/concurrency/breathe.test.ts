import { expect, test } from 'vitest'
import { stepwise } from './breathe.ts'

/** Keeps the main thread busy for a little longer than a task may before others get a turn. */
function work() {
  const until = performance.now() + 12
  while (performance.now() < until);
}

test('steps of several long tasks run in different turns of the event loop', async () => {
  let turn = 0
  let isOver = false
  const countTurns = () => {
    turn++
    if (!isOver) setImmediate(countTurns)
  }
  setImmediate(countTurns)
  const turnsOfSteps: number[] = []
  function* steps() {
    // The first step of each task runs at once, when the task is started.
    work()
    yield null
    for (let step = 0; step < 3; step++) {
      turnsOfSteps.push(turn)
      work()
      yield null
    }
  }
  await Promise.all(Array.from({ length: 4 }, () => stepwise(steps())))
  isOver = true
  expect(turnsOfSteps).toHaveLength(12)
  expect(new Set(turnsOfSteps).size).toBe(12)
})
