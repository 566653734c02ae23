import { openAsBlob } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { DurableNodeFS, durableParams } from './durable-fs.ts'

/** `copyOf`: a `dumpDataDir` file for in-memory databases; `socketPath` null: loopback port. */
export interface EmbeddedWorkerData {
  directory: string | null
  copyOf: string | null
  socketPath: string | null
  postgres: WebAssembly.Module
}
export type EmbeddedWorkerMessage = { type: 'ready'; port: number | null } | { type: 'failed'; message: string }

const { directory, copyOf, socketPath, postgres: pgliteWasmModule } = workerData as EmbeddedWorkerData

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function say(message: EmbeddedWorkerMessage) {
  parentPort?.postMessage(message)
}

try {
  const pglite = directory
    ? await PGlite.create({ fs: new DurableNodeFS(directory), startParams: durableParams(), pgliteWasmModule })
    : await PGlite.create({ pgliteWasmModule, ...(copyOf && { loadDataDir: await openAsBlob(copyOf) }) })
  const port = socketPath ? null : await freePort()
  const server = new PGLiteSocketServer({
    db: pglite,
    maxConnections: 2,
    ...(socketPath ? { path: socketPath } : { host: '127.0.0.1', port: port ?? 0 }),
  })
  await server.start()
  parentPort?.once('message', () => {
    void server
      .stop()
      .then(() => pglite.close())
      .finally(() => parentPort?.close())
  })
  say({ type: 'ready', port })
} catch (error) {
  say({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
}
