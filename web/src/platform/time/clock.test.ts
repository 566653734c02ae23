import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockLag, corrected, deviceTime, noteServerTime, now } from './clock.ts'

const day = 86_400_000
const server = Date.parse('2026-11-28T03:00:00Z')

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  clockLag.set(0)
  vi.useRealTimers()
})

/** Simulates a response after `took` ms, while the device's clock is `off` ms ahead. */
function respond(off: number, took = 100): void {
  vi.setSystemTime(server + off)
  const askedAt = deviceTime()
  vi.setSystemTime(server + off + took)
  noteServerTime(new Date(server + took / 2).toUTCString(), askedAt)
}

test.each([-day, day, -2 * 3_600_000, -server, 6 * 60_000])(
  'a device clock that is off by %i ms is corrected by the server’s time',
  (off) => {
    respond(off)
    expect(Math.abs(now().getTime() - server)).toBeLessThan(1000)
    expect(deviceTime()).toBe(server + off + 100)
    expect(Math.abs(corrected(server + off).getTime() - server)).toBeLessThan(1000)
  },
)

test('a slow response or a difference of 3 seconds does not count as a wrong clock', () => {
  respond(0, 9000)
  respond(3000)
  expect(clockLag.current()).toBe(0)
  expect(now().getTime()).toBe(server + 3100)
})

test('the measured lag returns to zero when the device clock is set right', () => {
  respond(day)
  expect(clockLag.current()).not.toBe(0)
  respond(0)
  expect(clockLag.current()).toBe(0)
})

test('a response without a valid time leaves the measured lag unchanged', () => {
  respond(day)
  const lag = clockLag.current()
  for (const date of [null, '', 'soon']) noteServerTime(date, deviceTime())
  expect(clockLag.current()).toBe(lag)
})
