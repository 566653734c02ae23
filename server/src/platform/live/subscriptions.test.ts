import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { Subscriptions } from './subscriptions.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Items that are stored by key and numbered from 1, as a database would keep them. */
class Shelf {
  readonly items = new Map<string, number[]>()
  readings = 0

  put(key: string) {
    const items = this.items.get(key) ?? []
    items.push(items.length + 1)
    this.items.set(key, items)
  }

  readonly read = async (requests: readonly { of: string; after: number }[], limit: number) => {
    this.readings++
    await turn()
    return requests.map(({ of, after }) => (this.items.get(of) ?? []).filter((item) => item > after).slice(0, limit))
  }
}

const subscribe = (shelf: Shelf) =>
  new Subscriptions<number, string>({ read: shelf.read, positionOf: (item) => item, log: { warn: () => {} } })

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('put', 'wake', 'follow', 'leave', 'wait'),
    key: fc.constantFrom('a', 'b'),
    count: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 25 },
)

test('after random notifications each subscription has received each new item once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const shelf = new Shelf()
      const subscriptions = subscribe(shelf)
      const open: { key: string; after: number; heard: number[]; leave(): void }[] = []
      for (const { what, key, count } of script) {
        if (what === 'put') for (let index = 0; index < count; index++) shelf.put(key)
        if (what === 'wake') for (let index = 0; index < count; index++) subscriptions.notify([key, key])
        if (what === 'wait') await turn()
        if (what === 'leave') open.pop()?.leave()
        if (what !== 'follow') continue
        const heard: number[] = []
        const after = Math.floor((shelf.items.get(key)?.length ?? 0) / 2)
        const leave = subscriptions.subscribe({ key, of: key }, after, (items) => heard.push(...items))
        open.push({ key, after, heard, leave })
      }
      subscriptions.pollAll()
      for (let index = 0; index < 40; index++) await turn()
      for (const { key, after, heard } of open) expect(heard).toEqual((shelf.items.get(key) ?? []).slice(after))
    }),
    { numRuns: 40 * inject('draws') },
  )
})

test('a hundred subscriptions that are notified together are served by one read', async () => {
  const shelf = new Shelf()
  const subscriptions = subscribe(shelf)
  const heard: number[] = []
  for (let index = 0; index < 100; index++)
    subscriptions.subscribe({ key: `${index % 50}`, of: `${index % 50}` }, 0, (items) => heard.push(...items))
  for (let index = 0; index < 5; index++) await turn()
  const before = shelf.readings
  for (let index = 0; index < 50; index++) shelf.put(`${index}`)
  subscriptions.notify(Array.from({ length: 50 }, (_, index) => `${index}`))
  for (let index = 0; index < 5; index++) await turn()
  expect([shelf.readings - before, heard.length]).toEqual([1, 100])
})

test('a read of new items that fails is retried', async () => {
  const shelf = new Shelf()
  shelf.put('a')
  let failures = 2
  const read: Shelf['read'] = async (requests, limit) => {
    if (failures-- > 0) throw new Error('away')
    return shelf.read(requests, limit)
  }
  const subscriptions = new Subscriptions<number, string>({ read, positionOf: (item) => item, log: { warn: () => {} } })
  const heard: number[] = []
  subscriptions.subscribe({ key: 'a', of: 'a' }, 0, (items) => heard.push(...items))
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([1])
})

test('a notified subscription is read before polled ones, and all polled ones are still read', async () => {
  const order: string[][] = []
  const shelf = new Shelf()
  const read: Shelf['read'] = (requests, limit) => {
    order.push(requests.map(({ of }) => of))
    return shelf.read(requests, limit)
  }
  const subscriptions = new Subscriptions<number, string>({ read, positionOf: (item) => item, log: { warn: () => {} } })
  const names = Array.from({ length: 2000 }, (_, index) => `person ${index}`)
  for (const key of names) subscriptions.subscribe({ key, of: key }, 0, () => {})
  for (let index = 0; index < 20; index++) await turn()
  order.length = 0
  subscriptions.pollAll()
  await turn()
  subscriptions.notify(['person 1999'])
  for (let index = 0; index < 40; index++) await turn()
  expect(order.findIndex((asked) => asked.includes('person 1999'))).toBeLessThanOrEqual(1)
  expect(new Set(order.flat()).size).toBe(names.length)
})

test('polled subscriptions are read although more than a batch is notified again and again', async () => {
  const shelf = new Shelf()
  const asked = new Set<string>()
  const read: Shelf['read'] = (requests, limit) => {
    for (const { of } of requests) asked.add(of)
    // More subscriptions have a signal at each read than one statement reads for.
    subscriptions.notify(busy)
    return shelf.read(requests, limit)
  }
  const subscriptions = new Subscriptions<number, string>({ read, positionOf: (item) => item, log: { warn: () => {} } })
  const busy = Array.from({ length: 300 }, (_, index) => `busy ${index}`)
  for (const key of [...busy, 'quiet']) subscriptions.subscribe({ key, of: key }, 0, () => {})
  for (let index = 0; index < 20; index++) await turn()
  asked.clear()
  subscriptions.pollAll()
  for (let index = 0; index < 40; index++) await turn()
  expect(asked).toContain('quiet')
})
