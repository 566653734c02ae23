import type { House } from './house.ts'

export const readEveryMs = 20

/** Asks for the feeds at a steady pace until `isOver`; latencies in ms. */
export async function readFeeds(house: House, isOver: () => boolean): Promise<number[]> {
  const waits: number[] = []
  const asked: Promise<void>[] = []
  const ask = async () => {
    const start = performance.now()
    await (await fetch(`${house.url}/api/feeds`, { headers: { authorization: `Bearer ${house.token}` } })).text()
    waits.push(performance.now() - start)
  }
  while (!isOver()) {
    asked.push(ask())
    await new Promise((resolve) => setTimeout(resolve, readEveryMs))
  }
  await Promise.all(asked)
  return waits
}
