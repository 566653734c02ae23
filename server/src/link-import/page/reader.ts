import { Worker } from 'node:worker_threads'
import { createGate } from '#platform/gate.ts'
import type { PageFacts } from './facts.ts'
import type { PageSource } from './read-page.ts'

/** Reads pages in threads of their own, so that one that is made to be slow holds nobody else up. */
export interface Reader {
  /**
   * @returns null also for a page that takes too long or needs too much memory.
   * @throws Unavailable when too many pages wait.
   */
  read(source: PageSource): Promise<PageFacts | null>
}

/** Pages read at a time, and pages that may wait. */
const [most, longestQueue] = [2, 10]
/** Milliseconds and megabytes that a page may cost: sound ones of a megabyte need a tenth of both. */
const limits = { time: 2500, memory: 96 }
/** Milliseconds after which a thread without work ends; to start one costs more than to read a page. */
const rest = 60_000

export function createReader(): Reader {
  const idle = new Set<Worker>()
  const gate = createGate(most, longestQueue)
  const take = () => {
    const [kept] = idle
    if (kept) idle.delete(kept)
    if (kept) return kept
    const started = startThread()
    return started.once('exit', () => idle.delete(started))
  }
  const keep = (thread: Worker) => {
    idle.add(thread)
    const end = () => {
      if (idle.delete(thread)) void thread.terminate()
    }
    setTimeout(end, rest).unref()
  }
  return {
    read: (source) =>
      gate.run(1, async () => {
        const thread = take()
        const answer = await answerOf(thread, source)
        if (answer) keep(thread)
        else void thread.terminate()
        return answer?.facts ?? null
      }),
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: limits.memory },
  })
  // A thread that rests keeps no process from ending, and one that fails is told by its end.
  thread.unref()
  return thread.on('error', () => undefined)
}

/** Null when the thread gives none: it is of no more use. */
function answerOf(thread: Worker, source: PageSource): Promise<{ facts: PageFacts | null } | null> {
  return new Promise((resolve) => {
    const finish = (answer: { facts: PageFacts | null } | null) => {
      clearTimeout(patience)
      thread.off('message', answered)
      thread.off('exit', ended)
      resolve(answer)
    }
    const answered = (facts: PageFacts | null) => finish({ facts })
    const ended = () => finish(null)
    const patience = setTimeout(ended, limits.time)
    thread.once('message', answered)
    thread.once('exit', ended)
    thread.postMessage(source)
  })
}
