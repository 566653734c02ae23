import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Runs a script in a thread, so that it delays nothing that is measured here.
 * @param script beside this file; takes `workerData`, posts one result
 */
export async function inThread<Task, Result>(script: `./${string}.ts`, task: Task): Promise<Result> {
  const worker = new Worker(new URL(script, import.meta.url), { workerData: task })
  const [result] = (await once(worker, 'message')) as [Result]
  return result
}
