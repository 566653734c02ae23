import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type DailyUse, openDailyUse } from './daily-use.ts'
import { atMost, type Figure, forTheRecord, report, slopeOf } from './figures.ts'
import { familyOf, proportionalMb } from './process-family.ts'
import { startProduct, workingCopy } from './product.ts'

/**
 * Measures how much memory and how many open files the product gains in an hour of even load, at half of its capacity.
 * The product lets garbage grow for long (collect-garbage-less-often.ts), so it is made to collect garbage before each
 * measurement.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    'warm-up': { type: 'string', default: '10' },
    rate: { type: 'string' },
  },
})
const minutes = Number(values.minutes)
/** Minutes at the beginning that the slope leaves out, because caches fill and the engine compiles. */
const warmUp = Number(values['warm-up'])
/** Number of callers at once that find out how many calls a second the product can answer. */
const lanes = 16
/** Durations in ms: of a minute, and of the measurement of the product's capacity. */
const [minute, tryFor] = [60_000, 30_000]
/** ms between the garbage collection and the measurement: freed pages go back to the system meanwhile. */
const settling = 5000
const collecting = [
  '--expose-gc',
  '--import',
  'data:text/javascript,process.on("SIGUSR2", () => { globalThis.gc() })',
  'server/src/main.ts',
]

/** Number of failed calls whose error is printed. */
const shown = 5

/** The most that an hour may add: MB of memory, and open files. */
const most = { memory: 1, files: 5 }

/** Memory and open files at the end of a minute, after a garbage collection. */
interface Minute {
  /** MB of the server's own process; `whole` counts all its descendants, too. */
  own: number
  whole: number
  files: number
}

interface Answers {
  good: number
  /** Calls answered with 5xx, or not at all. */
  failed: number
  /** Calls answered with 4xx. */
  refused: number
}

async function counted(answers: Answers, call: () => Promise<unknown>) {
  try {
    await call()
    answers.good++
  } catch (error) {
    if (/: 4\d\d /.test(String(error))) answers.refused++
    else if (answers.failed++ < shown) console.log(String(error))
  }
}

/** Returns how many calls a second are answered when every caller sends the next as soon as it has a response. */
async function capacityOf(use: DailyUse): Promise<number> {
  const answers = { good: 0, failed: 0, refused: 0 }
  const until = performance.now() + tryFor
  const lane = async () => {
    while (performance.now() < until) await counted(answers, use.call)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return answers.good / (tryFor / 1000)
}

/** Begins calls at an even rate, whether or not earlier ones are answered, until `isOver`. */
async function offer(use: DailyUse, rate: number, answers: Answers, isOver: () => boolean) {
  const begun = performance.now()
  const underway = new Set<Promise<void>>()
  for (let index = 0; !isOver(); index++) {
    const wait = begun + (index * 1000) / rate - performance.now()
    if (wait > 1) await sleep(wait)
    const call = counted(answers, use.call).finally(() => underway.delete(call))
    underway.add(call)
  }
  await Promise.all(underway)
}

const filesOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

async function look(pid: number, use: DailyUse, answers: Answers): Promise<Minute[]> {
  const seen: Minute[] = []
  for (let at = 1; at <= minutes; at++) {
    await sleep(minute - settling)
    process.kill(pid, 'SIGUSR2')
    await sleep(settling)
    const [own, whole, files] = [proportionalMb([pid]), proportionalMb(familyOf(pid)), filesOf(pid)]
    console.log(`minute ${at}: ${own.toFixed(1)} MB, with all processes ${whole.toFixed(1)} MB, ${files} files`)
    seen.push({ own, whole, files })
    await counted(answers, use.goOn)
  }
  return seen
}

function figuresOf(seen: readonly Minute[], { good, failed, refused }: Answers, rate: number): Figure[] {
  const counting = seen.slice(warmUp)
  const perHour = (of: keyof Minute) => slopeOf(counting.map((each) => each[of])) * 60
  const [own, whole, files] = [perHour('own'), perHour('whole'), perHour('files')]
  return [
    atMost("slope of the product's own memory (MB an hour)", own, most.memory),
    forTheRecord('slope of all its processes (MB an hour)', whole),
    atMost('slope of open files (an hour)', files, most.files),
    atMost('answers of 5xx, or none', failed, 0),
    forTheRecord('refused (4xx)', refused),
    forTheRecord('answered', good),
    forTheRecord('offered (a second)', rate),
    forTheRecord('own memory in the last minute (MB)', seen.at(-1)?.own ?? Number.NaN),
    forTheRecord('memory of all in the last minute (MB)', seen.at(-1)?.whole ?? Number.NaN),
  ]
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'otday-slope-'))
try {
  const env = { DATA_DIR: folder, DEMO: 'on', RATE_LIMITS: 'off' }
  const product = await startProduct(workingCopy.root, env, [process.execPath, ...collecting])
  try {
    const use = await openDailyUse(product.url)
    const rate = values.rate === undefined ? (await capacityOf(use)) / 2 : Number(values.rate)
    console.log(`${rate.toFixed(1)} calls a second for ${minutes} minutes`)
    const answers: Answers = { good: 0, failed: 0, refused: 0 }
    let isOver = false
    const offering = offer(use, rate, answers, () => isOver)
    const seen = await look(product.pid, use, answers)
    isOver = true
    await offering
    const figures = figuresOf(seen, answers, rate)
    report(`${minutes} minutes at ${rate.toFixed(0)} calls a second, the first ${warmUp} not counted`, figures)
  } finally {
    await product.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
