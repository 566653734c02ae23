import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { randomFillSync } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoAccount } from '../../server/src/demo/index.ts'
import { joinDatabase } from '../../server/src/platform/db/index.ts'
import { createDiskStorage } from '../../server/src/platform/storage/index.ts'
import { percentile, report } from './figures.ts'
import { familyOf, proportionalMb } from './process-family.ts'
import { startProduct, workingCopy } from './product.ts'

/** Half a gigabyte of rows and half a gigabyte of files are backed up while requests run. */
const [rows, rowBytes] = [1_000_000, 500]
const [files, fileBytes] = [5_000, 100_000]
const filesAtOnce = 50
/** ms between two reads of the feed list, and between two measurements of memory. */
const [readEvery, measureEvery] = [50, 200]

const folder = mkdtempSync(path.join(os.tmpdir(), 'otday-backup-'))
const dataDir = path.join(folder, 'data')
const archive = path.join(folder, 'archive.tar.zst')

async function fill() {
  const database = await joinDatabase({ directory: dataDir, binaries: null })
  await database.pool.query(
    `insert into comments (id, feed_id, author_id, content, created_at)
     select gen_random_uuid(), feed.id, feed.author_id,
       (select string_agg(md5(random()::text || i || j), '') from generate_series(1, $2 / 32) j), now()
     from generate_series(1, $1) i cross join (select id, author_id from feeds limit 1) feed`,
    [rows, rowBytes],
  )
  await database.close()
  const storage = await createDiskStorage(path.join(dataDir, 'files'), true)
  for (let at = 0; at < files; at += filesAtOnce)
    await storage.put(
      Array.from({ length: filesAtOnce }, (_, nth) => {
        const key = `${String((at + nth) % 256).padStart(3, '0')}/bench-${at + nth}.webp`
        return { key, bytes: randomFillSync(Buffer.alloc(fileBytes)) }
      }),
    )
}

async function signIn(url: string): Promise<string> {
  const body = new URLSearchParams({ username: demoAccount.email, password: demoAccount.password })
  const response = await fetch(`${url}/api/auth/sign-in`, { method: 'POST', body })
  return ((await response.json()) as { accessToken: string }).accessToken
}

/** Reads the feed list until `isOver` returns true. Returns how long each read took, in ms. */
async function readUntil(url: string, token: string, isOver: () => boolean): Promise<number[]> {
  const took: number[] = []
  while (!isOver()) {
    const begun = performance.now()
    const response = await fetch(`${url}/api/feeds?limit=20`, { headers: { authorization: `Bearer ${token}` } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`a feed list answered ${response.status}`)
    took.push(performance.now() - begun)
    await sleep(readEvery)
  }
  return took
}

/** Returns the peak memory of a process until it exits, in MB. */
async function highestOf(child: ChildProcess): Promise<number> {
  let highest = 0
  while (child.exitCode === null) {
    highest = Math.max(highest, proportionalMb([child.pid ?? 0]))
    await sleep(measureEvery)
  }
  return highest
}

// This is the flag that package.json gives the backup script: with a small young generation, the garbage collector
// frees the chunks of the stream early.
const script = (words: string[]) =>
  spawn(
    process.execPath,
    ['--max-semi-space-size=1', path.join(workingCopy.root, 'server/scripts/backup.ts'), ...words],
    {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )

try {
  const product = await startProduct(workingCopy.root, { DATA_DIR: dataDir, DEMO: 'on', RATE_LIMITS: 'off' })
  try {
    // A backup of the almost empty product shows how much memory any backup takes, however small.
    const least = await highestOf(script([path.join(folder, 'small.tar.zst')]))
    await fill()
    const token = await signIn(product.url)
    const idleUntil = performance.now() + 5000
    const idle = await readUntil(product.url, token, () => performance.now() > idleUntil)
    const productBefore = proportionalMb(familyOf(product.pid))
    let isOver = false
    const reading = readUntil(product.url, token, () => isOver)
    const begun = performance.now()
    const highest = await highestOf(script([archive]))
    const seconds = (performance.now() - begun) / 1000
    const productAfter = proportionalMb(familyOf(product.pid))
    isOver = true
    const took = await reading
    const longest = Math.max(...took)
    report('1 GB saved while requests run', [
      { what: 'saved (MB)', value: (statSync(archive).size / 1e6).toFixed(0), bar: 'for the record', ok: true },
      { what: 'time (s)', value: seconds.toFixed(0), bar: 'for the record', ok: true },
      {
        what: 'memory added to that of a small archive (MB)',
        value: (highest - least).toFixed(0),
        bar: '<= 100',
        ok: highest - least <= 100,
      },
      {
        what: 'memory of the product before, after (MB)',
        value: `${productBefore.toFixed(0)}, ${productAfter.toFixed(0)}`,
        bar: 'for the record',
        ok: true,
      },
      { what: 'a request idle, p99 (ms)', value: percentile(idle, 99).toFixed(0), bar: 'for the record', ok: true },
      {
        what: `longest of ${took.length} requests meanwhile (ms)`,
        value: longest.toFixed(0),
        bar: '<= 1000',
        ok: longest <= 1000,
      },
    ])
  } finally {
    await product.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
