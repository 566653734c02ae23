import fs from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { beginFirstStart, endFirstStart } from './first-start.ts'
import { lockDirectory } from './lock.ts'
import type { EmbeddedWorkerData, EmbeddedWorkerMessage } from './worker.ts'

export { DirectoryInUse } from './lock.ts'

export interface EmbeddedServer {
  host: string
  port: number
  stop(): Promise<void>
}

/**
 * A worker thread keeps slow queries off the event loop.
 * @param directory null: in memory
 * @throws DirectoryInUse
 */
export async function startEmbedded(directory: string | null, copyOf: string | null): Promise<EmbeddedServer> {
  const folder = process.platform === 'win32' ? null : fs.mkdtempSync(path.join(os.tmpdir(), 'otday-'))
  const files = directory ? path.join(directory, 'pgdata') : null
  const socketPath = folder ? path.join(folder, '.s.PGSQL.5432') : null
  let unlock = () => {}
  const cleanUp = () => {
    if (folder) fs.rmSync(folder, { recursive: true, force: true })
    unlock()
  }
  process.once('exit', cleanUp)
  const leave = () => {
    process.off('exit', cleanUp)
    cleanUp()
  }
  try {
    if (directory) unlock = lockDirectory(directory)
    if (files) await beginFirstStart(files)
    const postgres = await (compiled ??= compile())
    const { port, end } = await startWorker({ directory: files, copyOf, socketPath, postgres })
    if (files) await endFirstStart(files)
    return { host: folder ?? '127.0.0.1', port: port ?? 5432, stop: () => end().finally(leave) }
  } catch (error) {
    leave()
    throw error
  }
}

/** Shared: V8 would otherwise optimize it per database. */
let compiled: Promise<WebAssembly.Module> | undefined

async function compile() {
  // Vite in tests lacks `import.meta.resolve`.
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return WebAssembly.compile(await readFile(path.join(path.dirname(library), 'pglite.wasm')))
}

async function startWorker(workerData: EmbeddedWorkerData) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
  try {
    const port = await ready(worker)
    const end = async () => {
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
      worker.postMessage('stop')
      await ended
    }
    return { port, end }
  } catch (error) {
    await worker.terminate()
    throw error
  }
}

function ready(worker: Worker): Promise<number | null> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The embedded database stopped at start (exit code ${code}).`)))
    worker.once('message', (message: EmbeddedWorkerMessage) => {
      if (message.type === 'ready') resolve(message.port)
      else reject(new Error(`The embedded database did not start: ${message.message}`))
    })
  })
}
