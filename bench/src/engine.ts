import { execFileSync } from 'node:child_process'
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoAccount } from '../../server/src/demo/index.ts'
import { commitOf } from './commit-of.ts'
import { type Figure, median, report } from './figures.ts'
import { load } from './load.ts'
import { signIn } from './old-people.ts'
import { familyOf, proportionalMb } from './process-family.ts'
import { cloneOf, type Product, type RunningProduct, startProduct, workingCopy } from './product.ts'

/**
 * Compares the embedded database of this version with that of version 0.2.0, by turns in one run. With `--idle` it only
 * measures memory after ten minutes without a call.
 */

const before = '0.2.0'
const freshStarts = 2
const freshDirectories = 5
const loads = 3
const loadSeconds = 5
const clients = 16
/** ms after which the memory of a started server is stable. */
const settleMs = 5000
const idleMs = 600_000

interface Pair {
  ours: number[]
  theirs: number[]
}

type Products = Record<keyof Pair, Product>

const folder = mkdtempSync(path.join(os.tmpdir(), 'otday-engine-'))
try {
  if (process.argv.includes('--idle')) report('The embedded default after ten minutes', [await idle()])
  else await compare()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function compare() {
  const clones = { ours: cloneOf('HEAD'), theirs: cloneOf(commitOf(before)) }
  try {
    const installing = await npmStarts(clones)
    const products = { ...clones, ours: workingCopy }
    const { ready, memory } = await freshDirectoryStarts(products)
    const feeds = await feedLists(products)
    report(`The embedded default beside ${before}`, [
      ratio('fresh directory to ready (s)', ready, { most: 0.55 }),
      ratio('memory after the demo, with all processes (MB)', memory, { most: 0.65 }),
      ratio(`feed list, ${clients} clients (1/s)`, feeds, { least: 1.25 }),
      ratio('npm start of a clone (s)', installing, { most: 1 }),
      ratio('installed packages (MB)', { ours: [packagesMb(clones.ours)], theirs: [packagesMb(clones.theirs)] }, {}),
    ])
  } finally {
    clones.ours.remove()
    clones.theirs.remove()
  }
}

/** Calls `what` by turns for this version (`ours`) and for 0.2.0 (`theirs`), `times` times each. */
async function alternately(times: number, what: (which: keyof Pair) => Promise<number>): Promise<Pair> {
  const pair: Pair = { ours: [], theirs: [] }
  for (let round = 0; round < times; round++)
    for (const which of ['theirs', 'ours'] as const) pair[which].push(await what(which))
  return pair
}

/**
 * Returns a figure: the median of the ratios of this version to 0.2.0. Each ratio compares two measurements made one
 * right after the other, because the machine's load changes during a run.
 */
function ratio(what: string, { ours, theirs }: Pair, { most, least }: { most?: number; least?: number }): Figure {
  const [own, other] = [median(ours), median(theirs)]
  const value = median(ours.map((each, at) => each / (theirs[at] ?? Number.NaN)))
  const bar = most ? `<= ${most.toFixed(2)}` : least ? `>= ${least.toFixed(2)}` : 'for the record'
  return {
    what: `${what}: ${own.toFixed(1)} for ${other.toFixed(1)}`,
    value: value.toFixed(2),
    bar,
    ok: value <= (most ?? value) && value >= (least ?? value),
  }
}

function started({ root }: Product): Promise<RunningProduct> {
  const dataDir = mkdtempSync(path.join(folder, 'data-'))
  const cache = path.join(root, '.cache/node')
  return startProduct(root, { DATA_DIR: dataDir, RATE_LIMITS: 'off', NODE_COMPILE_CACHE: cache })
}

/**
 * Measures in seconds how long `npm start` of both versions takes on a fresh clone, with only npm's cache left. Leaves
 * both installed and built.
 */
function npmStarts(products: Products): Promise<Pair> {
  return alternately(freshStarts, async (which) => {
    const { root } = products[which]
    execFileSync('git', ['-C', root, 'clean', '-fdxq'])
    const running = await startProduct(root, { DATA_DIR: mkdtempSync(path.join(folder, 'data-')) }, ['npm', 'start'])
    await running.stop()
    return running.took / 1000
  })
}

async function freshDirectoryStarts(products: Products) {
  const memory: Pair = { ours: [], theirs: [] }
  const ready = await alternately(freshDirectories, async (which) => {
    const running = await started(products[which])
    await sleep(settleMs)
    memory[which].push(proportionalMb(familyOf(running.pid)))
    await running.stop()
    return running.took / 1000
  })
  return { ready, memory }
}

async function feedLists(products: Products): Promise<Pair> {
  const running = { theirs: await started(products.theirs), ours: await started(products.ours) }
  try {
    const tokens = { theirs: await tokenOf(running.theirs), ours: await tokenOf(running.ours) }
    const loaded = async (which: keyof Pair) => {
      const figures = await load(`${running[which].url}/api/feeds`, tokens[which], clients, loadSeconds)
      if (figures.failed > 0) throw new Error(`${figures.failed} calls failed`)
      return figures.requestsPerSecond
    }
    await alternately(1, loaded)
    return await alternately(loads, loaded)
  } finally {
    await running.ours.stop()
    await running.theirs.stop()
  }
}

async function tokenOf({ url }: RunningProduct) {
  return (await signIn(url, demoAccount)).token
}

async function idle(): Promise<Figure> {
  const running = await started(workingCopy)
  await sleep(idleMs)
  const memory = proportionalMb(familyOf(running.pid))
  await running.stop()
  return { what: 'idle after 10 minutes (MB)', value: memory.toFixed(0), bar: '<= 340', ok: memory <= 340 }
}

function packagesMb({ root }: Product) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const installed = files.filter(({ parentPath }) => parentPath.includes(`${path.sep}node_modules`))
  return installed.reduce((sum, { parentPath, name }) => sum + blocksOf(path.join(parentPath, name)), 0) / 2048
}

/** Returns how many blocks of 512 bytes a file takes on the disk. */
function blocksOf(file: string) {
  return lstatSync(file).blocks
}
