import { expect, test } from 'vitest'
import { createCircuit } from './circuit.ts'

const start = new Date('2026-11-20T17:20:00+09:00')
const after = (ms: number) => new Date(start.getTime() + ms)
const minute = 60_000

/** Returns a circuit that is open after five failures, so that it refuses calls. */
function opened() {
  const circuit = createCircuit()
  for (let n = 0; n < 5; n++) circuit.failed('forecast', 'unavailable', start)
  return circuit
}

test('five failures in a row open the circuit for a minute, then one trial call is admitted', () => {
  const circuit = createCircuit()
  for (let n = 0; n < 4; n++) circuit.failed('forecast', 'unavailable', start)
  expect(circuit.admits('forecast', start)).toBe(true)
  circuit.failed('forecast', 'unavailable', start)
  expect(circuit.admits('forecast', after(minute - 1))).toBe(false)
  expect(circuit.admits('forecast', after(minute))).toBe(true)
  expect(circuit.admits('forecast', after(minute))).toBe(false)
  circuit.succeeded()
  expect(circuit.admits('forecast', after(minute))).toBe(true)
})

test('a success between failures resets the count', () => {
  const circuit = createCircuit()
  for (let n = 0; n < 20; n++) {
    circuit.failed('forecast', 'unavailable', start)
    if (n % 4 === 3) circuit.succeeded()
  }
  expect(circuit.admits('forecast', start)).toBe(true)
})

test('each failed trial call doubles the cooldown, up to fifteen minutes', () => {
  const circuit = opened()
  let now = start.getTime()
  for (const cooldown of [1, 2, 4, 8, 15, 15]) {
    expect(circuit.admits('forecast', new Date(now + cooldown * minute - 1))).toBe(false)
    now += cooldown * minute
    expect(circuit.admits('forecast', new Date(now))).toBe(true)
    circuit.failed('forecast', 'unavailable', new Date(now))
  }
})

test('a trial call that was not made is left to the next caller', () => {
  const circuit = opened()
  expect(circuit.admits('forecast', after(minute))).toBe(true)
  circuit.unused()
  expect(circuit.admits('forecast', after(minute))).toBe(true)
})

test('a caller that waits for the trial call continues when it ends, in success or failure', async () => {
  for (const end of ['succeeded', 'unused', 'failed', 'misconfigured'] as const) {
    const circuit = opened()
    const news: string[] = []
    await circuit.tried()
    circuit.admits('forecast', after(minute))
    const waiting = circuit.tried().then(() => news.push(end))
    await Promise.resolve()
    expect(news).toEqual([])
    if (end === 'succeeded' || end === 'unused') circuit[end]()
    else circuit.failed('forecast', end === 'failed' ? 'unavailable' : end, after(minute))
    await waiting
    expect([end, circuit.isTrying(), circuit.admits('now', after(minute))]).toEqual([end, false, end !== 'failed'])
  }
})

test('a misconfigured operation is closed for an hour, and other operations go on', () => {
  const circuit = createCircuit()
  circuit.failed('mid', 'misconfigured', start)
  expect(circuit.admits('mid', after(60 * minute - 1))).toBe(false)
  expect(circuit.admits('forecast', start)).toBe(true)
  expect(circuit.admits('mid', after(60 * minute))).toBe(true)
})

test('a rate limit pauses calls for a minute, an hourly limit until the next hour', () => {
  const circuit = createCircuit()
  circuit.failed('forecast', 'rate', start)
  expect([circuit.admits('forecast', after(minute - 1)), circuit.admits('forecast', after(minute))]).toEqual([
    false,
    true,
  ])
  circuit.failed('forecast', 'hourly', start)
  expect([circuit.admits('forecast', after(40 * minute - 1)), circuit.admits('forecast', after(40 * minute))]).toEqual([
    false,
    true,
  ])
})

test('bad requests and responses without data do not open the circuit', () => {
  const circuit = createCircuit()
  for (let n = 0; n < 10; n++) circuit.failed('forecast', n % 2 ? 'bad_request' : 'no_data', start)
  expect(circuit.admits('forecast', start)).toBe(true)
})
