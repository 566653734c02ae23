import type { BenchServer } from './bench-server.ts'

export const readEveryMs = 20

/** Requests the feeds at a steady rate until `isOver`; returns the latencies in ms. */
export async function readFeeds(target: BenchServer, isOver: () => boolean): Promise<number[]> {
  const waits: number[] = []
  const asked: Promise<void>[] = []
  const ask = async () => {
    const start = performance.now()
    await (await fetch(`${target.url}/api/feeds`, { headers: { authorization: `Bearer ${target.token}` } })).text()
    waits.push(performance.now() - start)
  }
  while (!isOver()) {
    asked.push(ask())
    await new Promise((resolve) => setTimeout(resolve, readEveryMs))
  }
  await Promise.all(asked)
  return waits
}
