import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { report } from './figures.ts'

const idleMs = 30_000
const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'otday-memory-'))
const environment = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }

/** Starts the server and waits for its greeting; tells how long that took, in ms. */
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

/** Resident memory in MB, as Linux tells it. */
function residentMb(pid: number) {
  const [, kb = 'NaN'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1024
}

const first = await startServer()
await stop(first.child)
const second = await startServer()
await new Promise((resolve) => setTimeout(resolve, idleMs))
const resident = residentMb(second.child.pid ?? 0)
await stop(second.child)
rmSync(dataDir, { recursive: true, force: true })

report('Start and memory on the embedded database', [
  { what: 'first start with demo content (s)', value: (first.took / 1000).toFixed(1), bar: 'for the record', ok: true },
  {
    what: 'second start of the server (s)',
    value: (second.took / 1000).toFixed(1),
    bar: '<= 6',
    ok: second.took <= 6000,
  },
  { what: 'resident memory 30 s later (MB)', value: resident.toFixed(0), bar: '<= 600', ok: resident <= 600 },
])
