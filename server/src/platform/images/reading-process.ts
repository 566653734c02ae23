// First, so that every thread that a later import starts stands behind too.
import './stand-behind.ts'

import { AppError } from '../errors.ts'
import { pictureTasks } from './decoding.ts'
import type { Delivery, Order } from './picture-process.ts'

// The server says when to end; a Ctrl+C reaches both, and what is under way is still wanted.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())

/** Pictures are read as they are sent, their bytes one after the other. */
let last: Promise<unknown> = Promise.resolve()
process.on('message', (message) => {
  const order = message as Order
  const bytes = last.then(() => take(order.length))
  last = bytes
  void bytes.then((picture) => delivery(order, picture)).then((done) => process.send?.(done))
})

let arrived = Promise.withResolvers<void>()
process.stdin.on('readable', () => arrived.resolve())

/** The next bytes of the standard input. */
async function take(length: number): Promise<Uint8Array> {
  for (;;) {
    const bytes = process.stdin.read(length) as Buffer | null
    if (bytes || length === 0) return bytes ?? Buffer.alloc(0)
    arrived = Promise.withResolvers()
    await arrived.promise
  }
}

async function delivery({ id, task }: Order, bytes: Uint8Array): Promise<Delivery> {
  try {
    return { id, result: await pictureTasks[task](bytes) }
  } catch (error) {
    if (error instanceof AppError) return { id, code: error.code, retryAfter: error.retryAfter }
    return { id, failure: String(error) }
  }
}
