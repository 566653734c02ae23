import { Worker } from 'node:worker_threads'
import { createSemaphore } from '#platform/semaphore.ts'
import type { PageFacts } from './facts.ts'
import type { PageSource } from './read-page.ts'

/** Reads in worker threads: a maliciously slow page delays no other. */
export interface Reader {
  /**
   * Null also when the page takes too much time or memory.
   * @throws Unavailable when the queue is full
   */
  read(source: PageSource): Promise<PageFacts | null>
}

const [most, longestQueue] = [2, 10]
/** ms and MB per page; a normal 1 MB page needs a tenth of both. */
const limits = { time: 2500, memory: 96 }
/** Idle ms; starting a thread costs more than reading a page. */
const rest = 60_000

export function createReader(): Reader {
  const idle = new Set<Worker>()
  const semaphore = createSemaphore(most, longestQueue)
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
      semaphore.run(1, async () => {
        const thread = take()
        const reply = await replyOf(thread, source)
        if (reply) keep(thread)
        else void thread.terminate()
        return reply?.facts ?? null
      }),
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: limits.memory },
  })
  // An idle thread must not keep the process alive; errors end in `exit`.
  thread.unref()
  return thread.on('error', () => undefined)
}

/** Null when it timed out or died. */
function replyOf(thread: Worker, source: PageSource): Promise<{ facts: PageFacts | null } | null> {
  return new Promise((resolve) => {
    const finish = (reply: { facts: PageFacts | null } | null) => {
      clearTimeout(timeout)
      thread.off('message', onReply)
      thread.off('exit', ended)
      resolve(reply)
    }
    const onReply = (facts: PageFacts | null) => finish({ facts })
    const ended = () => finish(null)
    const timeout = setTimeout(ended, limits.time)
    thread.once('message', onReply)
    thread.once('exit', ended)
    thread.postMessage(source)
  })
}
