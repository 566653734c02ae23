import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { atMost, forTheRecord, report } from './figures.ts'
import { familyOf, proportionalMb } from './process-family.ts'

const idleMs = 30_000
const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'otday-memory-'))
const environment = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }

/** Starts the server and waits until it prints its URL. @returns also how long that took, in ms */
async function startServer(): Promise<{ child: ChildProcess; took: number }> {
  const begun = performance.now()
  const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => String(text).includes('http://') && resolve())
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return { child, took: performance.now() - begun }
}

async function stop(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

const first = await startServer()
await stop(first.child)
const second = await startServer()
await new Promise((resolve) => setTimeout(resolve, idleMs))
const memory = proportionalMb(familyOf(second.child.pid ?? 0))
await stop(second.child)
rmSync(dataDir, { recursive: true, force: true })

report('Start and memory on the embedded database', [
  forTheRecord('first start with demo content (s)', first.took / 1000),
  atMost('second start of the server (s)', second.took / 1000, 6),
  atMost('memory of product and PostgreSQL 30 s later (MB)', memory, 400, 0),
])
