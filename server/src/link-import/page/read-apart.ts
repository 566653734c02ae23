import { Worker } from 'node:worker_threads'
import type { PageFacts } from './facts.ts'
import type { PageSource } from './read-page.ts'

/** Milliseconds and megabytes that a page may cost. Sound ones of a megabyte take a tenth of both. */
const limits = { time: 2500, memory: 96 }

/**
 * Reads a page in a thread of its own, so that one that is made to be slow holds nobody else up.
 * @returns null also for a page that takes too long or needs too much memory.
 */
export function readApart(source: PageSource): Promise<PageFacts | null> {
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    workerData: source,
    resourceLimits: { maxOldGenerationSizeMb: limits.memory, stackSizeMb: 4 },
  })
  return new Promise((resolve) => {
    const patience = setTimeout(() => finish(null), limits.time)
    const finish = (facts: PageFacts | null) => {
      clearTimeout(patience)
      resolve(facts)
      void thread.terminate()
    }
    thread.once('message', finish)
    thread.once('error', () => finish(null))
    thread.once('exit', () => finish(null))
  })
}
