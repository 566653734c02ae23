import { Worker } from 'node:worker_threads'
import { createSemaphore } from '#platform/concurrency/semaphore.ts'
import type { PageReading, PageSource } from './read-page.ts'
import type { ThreadStarted } from './reading-thread.ts'

/** Reads pages in worker threads, so that a maliciously slow page delays no other. */
export interface Reader {
  /**
   * Reads a page; both results are null if that takes too much time or memory.
   * @throws Unavailable when the queue is full
   */
  read(source: PageSource): Promise<PageReading>
}

const nothing: PageReading = { facts: null, lead: null }

const [most, longestQueue] = [2, 10]
/**
 * Limits: starting a thread may take `start` ms, which leaves enough time to answer the client; reading a page in it
 * may then take `time` ms; each thread may use `memory` MB. A normal page of 4 MB needs an eighth of `time` and of
 * `memory`.
 */
const limits = { start: 5000, time: 2500, memory: 96 }
/** ms after which an idle thread ends; starting one costs more than reading a page. */
const rest = 60_000

export function createReader(): Reader {
  const idle = new Set<Worker>()
  const semaphore = createSemaphore(most, longestQueue)
  const take = async (): Promise<Worker | null> => {
    const [kept] = idle
    if (kept) idle.delete(kept)
    if (kept) return kept
    const thread = startThread().once('exit', () => idle.delete(thread))
    if (await messageOf<ThreadStarted>(thread, limits.start)) return thread
    void thread.terminate()
    return null
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
        const thread = await take()
        if (!thread) return nothing
        thread.postMessage(source)
        const reading = await messageOf<PageReading>(thread, limits.time)
        if (reading) keep(thread)
        else void thread.terminate()
        return reading ?? nothing
      }),
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: limits.memory },
  })
  // An idle thread must not keep the process alive. Errors need no handling of their own, since the `exit` that follows
  // them is handled.
  thread.unref()
  return thread.on('error', () => undefined)
}

/** Returns the thread's next message; null if none comes within `longest` ms or the thread ends. */
function messageOf<T>(thread: Worker, longest: number): Promise<T | null> {
  return new Promise((resolve) => {
    const finish = (message: T | null) => {
      clearTimeout(timeout)
      thread.off('message', finish)
      thread.off('exit', ended)
      resolve(message)
    }
    const ended = () => finish(null)
    const timeout = setTimeout(ended, longest)
    thread.once('message', finish)
    thread.once('exit', ended)
  })
}
