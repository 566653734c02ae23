import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOutput } from './server-output.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const full = 'PANIC:  could not write to file "pg_wal/xlogtemp.42": No space left on device\n'

async function outputAfter(...said: { text: string; ms: number }[]) {
  const stream = new PassThrough()
  const output = readOutput(stream)
  for (const { text, ms } of said) {
    stream.write(text)
    await turn()
    vi.advanceTimersByTime(ms)
  }
  return output
}

test('a server that ends soon after a disk-full message ended because of it, despite later output', async () => {
  const said = 'WARNING:  terminating connection because of crash of another server process\n'.repeat(40)
  const output = await outputAfter({ text: full, ms: 500 }, { text: said, ms: 200 })
  expect(output.isStorageFull()).toBe(true)
})

test('a server that ends long after a disk-full message did not end because of it', async () => {
  const output = await outputAfter({ text: full, ms: 11_000 }, { text: 'PANIC:  stuck spinlock detected\n', ms: 200 })
  expect(output.isStorageFull()).toBe(false)
  expect(output.last()).toContain('stuck spinlock')
})
