import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ErrorName } from '@otday/contract/errors'
import { AppError } from '../errors.ts'
import { retryAfterSeconds } from '../concurrency/semaphore.ts'
import type { pictureTasks, Spend } from './picture-tasks.ts'

type Tasks = typeof pictureTasks
type PictureTask = keyof Tasks
/**
 * Message about a task whose bytes (`length`) follow on stdin: sent in the message, they would be copied three times.
 */
export interface Order {
  id: number
  task: PictureTask
  length: number
}
/** Message with the outcome of a task; `ms` is how long decoding ran. */
export type Delivery = { id: number; ms: number } & (
  | { result: Awaited<ReturnType<Tasks[PictureTask]>> }
  | { code: ErrorName; retryAfter?: number | undefined }
  | { failure: string }
)

export interface PictureLog {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface PictureProcess {
  /**
   * Runs a task in the process.
   * @throws the task's error; if the process crashes, InvalidImage when this was its only task, Unavailable when it had
   * several
   */
  run<T extends PictureTask>(task: T, bytes: Uint8Array, spend?: Spend): ReturnType<Tasks[T]>
  close(): Promise<void>
}

/** ms without a task after which the process ends, to free memory. */
const idleLimit = 60_000

interface Waiting {
  spend: Spend | undefined
  start: number
  resolve(result: unknown): void
  reject(error: Error): void
}

export function createPictureProcess(log: PictureLog): PictureProcess {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | null = null
  let count = 0
  let rest: NodeJS.Timeout | undefined

  const deliver = (delivery: Delivery) => {
    const order = waiting.get(delivery.id)
    waiting.delete(delivery.id)
    order?.spend?.(delivery.ms)
    if (waiting.size === 0) rest = setTimeout(() => void end(), idleLimit).unref()
    if ('result' in delivery) order?.resolve(delivery.result)
    else order?.reject(failureOf(delivery))
  }
  const refuseAll = (error: AppError) => {
    for (const { reject, spend, start } of waiting.values()) {
      spend?.(performance.now() - start)
      reject(error)
    }
    waiting.clear()
  }
  const lose = (ended: ChildProcess, how: object) => {
    if (child !== ended) return
    child = null
    log.error({ ...how, pictures: waiting.size }, 'the process that reads pictures broke')
    refuseAll(waiting.size === 1 ? new AppError('InvalidImage') : new AppError('Unavailable', {}, retryAfterSeconds))
  }
  const begin = (): ChildProcess => {
    // The process that decodes untrusted files gets no environment variables with secrets.
    const started = fork(new URL('./reading-process.ts', import.meta.url), {
      env: { FONTCONFIG_FILE: fileURLToPath(new URL('./fonts.conf', import.meta.url)) },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    })
    // Failed writes are ignored, since `exit` is reported, too.
    started.stdin?.on('error', () => {})
    log.info({ reader: started.pid }, 'pictures are read in a process of their own')
    started.on('message', (delivery) => deliver(delivery as Delivery))
    started.on('error', (error) => lose(started, { error: error.message }))
    started.on('exit', (code, signal) => lose(started, { code, signal }))
    return started
  }
  const end = async () => {
    clearTimeout(rest)
    const ending = child
    child = null
    if (!ending) return
    refuseAll(new AppError('Unavailable', {}, retryAfterSeconds))
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    if (ending.connected) ending.disconnect()
    await ended
  }
  return {
    run: <T extends PictureTask>(task: T, bytes: Uint8Array, spend?: Spend) =>
      new Promise((resolve, reject) => {
        clearTimeout(rest)
        child ??= begin()
        const id = count++
        waiting.set(id, { resolve, reject, spend, start: performance.now() })
        child.send({ id, task, length: bytes.length } satisfies Order, () => {})
        child.stdin?.write(bytes)
      }) as ReturnType<Tasks[T]>,
    close: end,
  }
}

function failureOf(delivery: Exclude<Delivery, { result: unknown }>): Error {
  if ('code' in delivery) return new AppError(delivery.code, {}, delivery.retryAfter)
  return new Error(delivery.failure)
}
