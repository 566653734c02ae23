// Imported first, so that threads of later imports inherit the lower priority.
import './stand-behind.ts'

import { AppError } from '../errors.ts'
import { pictureTasks } from './picture-tasks.ts'
import type { Delivery, Order } from './picture-process.ts'

// Ctrl+C reaches both the server and this process. This one must go on until its work for the server is done; it ends
// when the server disconnects.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())

/**
 * Promise of the previous picture's bytes. The next picture waits for it, since stdin carries pictures back to back.
 */
let last: Promise<unknown> = Promise.resolve()
process.on('message', (message) => {
  const order = message as Order
  const bytes = last.then(() => take(order.length))
  last = bytes
  void bytes.then((picture) => delivery(order, picture)).then((done) => process.send?.(done))
})

let arrived = Promise.withResolvers<void>()
process.stdin.on('readable', () => arrived.resolve())

async function take(length: number): Promise<Uint8Array> {
  for (;;) {
    const bytes = process.stdin.read(length) as Buffer | null
    if (bytes || length === 0) return bytes ?? Buffer.alloc(0)
    arrived = Promise.withResolvers()
    await arrived.promise
  }
}

async function delivery({ id, task }: Order, bytes: Uint8Array): Promise<Delivery> {
  let ms = 0
  const spend = (more: number) => {
    ms += more
  }
  try {
    const result = await pictureTasks[task](bytes, spend)
    return { id, ms, result }
  } catch (error) {
    if (error instanceof AppError) return { id, ms, code: error.code, retryAfter: error.retryAfter }
    return { id, ms, failure: String(error) }
  }
}
