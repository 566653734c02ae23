import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Does a task in a thread of its own, so that nothing of it holds up what is measured here.
 * @param script beside this file; it takes its task from `workerData` and posts one result.
 */
export async function inThread<Task, Result>(script: `./${string}.ts`, task: Task): Promise<Result> {
  const worker = new Worker(new URL(script, import.meta.url), { workerData: task })
  const [result] = (await once(worker, 'message')) as [Result]
  return result
}
