import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root, runNode } from './run.mjs'

/**
 * Runs steps, adds up their tests and ends with the line 'N passed, M failed'. A step without tests counts as one.
 * @param name of the report in .cache/reports that lists the failures
 */
export function createSuite(name) {
  const begun = performance.now()
  const busyBefore = busySeconds()
  const references = []
  const total = { passed: 0, failed: 0 }
  const failures = []
  const flaky = []
  const files = []

  function report(name, result, start) {
    total.passed += result.passed
    total.failed += result.failed
    failures.push(...(result.failures ?? (result.failed === 0 ? [] : [name])))
    flaky.push(...(result.flaky ?? []))
    files.push(...(result.files ?? []))
    const count = result.passed + result.failed === 1 ? '' : ` (${result.passed} passed, ${result.failed} failed)`
    process.stdout.write(`${result.failed === 0 ? '✓' : '✗'} ${name}${count} ${secondsSince(start)} s\n`)
  }

  return {
    /**
     * Runs a step; it has failed if it throws.
     * @param work returns `{ passed, failed, failures?, flaky?, files? }`, or nothing for a step without tests
     * @returns whether it did not throw
     */
    async step(name, work) {
      const start = performance.now()
      try {
        report(name, (await work()) ?? { passed: 1, failed: 0 }, start)
        return true
      } catch (error) {
        process.stdout.write(`${error.message}\n`)
        report(name, { passed: 0, failed: 1 }, start)
        return false
      }
    },

    /**
     * Measures how fast the machine is just now; the CPU time of the run is then divided by the mean of these
     * measurements.
     */
    async measureMachine() {
      const seconds = await referenceSeconds()
      if (seconds !== null) references.push(seconds)
    },

    /** Counts a failure that belongs to no step. */
    fail({ message }) {
      total.failed += 1
      failures.push(message)
    },

    /**
     * Prints the slowest files, the time, the CPU time of all processes on this machine, and the failures. Stores the
     * CPU time for `bench budgets`.
     */
    async end() {
      const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
      for (const { file, seconds } of slowest) process.stdout.write(`${seconds.toFixed(0).padStart(5)} s ${file}\n`)
      const work = Math.round(busySeconds() - busyBefore)
      const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
      await this.measureMachine()
      const reference = references.length > 0 ? references.reduce((sum, each) => sum + each) / references.length : null
      const computations = reference === null ? '' : `, ${Math.round(work / reference)} reference computations`
      process.stdout.write(`${minutes} minutes, ${work} core-seconds${computations}\n`)
      fs.mkdirSync(reports, { recursive: true })
      fs.writeFileSync(path.join(reports, `${name}.work.json`), JSON.stringify({ coreSeconds: work, reference }))
      for (const one of flaky) process.stdout.write(`At the second try only: ${one}\n`)
      const failed = failures.map((one) => `✗ ${one}\n`).join('')
      fs.writeFileSync(path.join(reports, `${name}.failed.txt`), failed)
      process.stdout.write(failed)
      process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
      if (total.failed > 0) process.exitCode = 1
    },
  }
}

const reports = path.join(root, '.cache/reports')

/**
 * Returns the CPU seconds that bench/src/reference.ts takes, as a measure of how slow this machine is just now; null if
 * the program cannot run, for example because no packages are installed.
 */
async function referenceSeconds() {
  try {
    const { code, output } = await runNode([path.join(root, 'bench/src/reference.ts')], { quiet: true })
    return code === 0 ? Number(output) : null
  } catch {
    return null
  }
}

const secondsSince = (start) => Math.round((performance.now() - start) / 1000)

/** Returns the CPU seconds of all processors since the machine started, other programs included. */
const busySeconds = () =>
  os.cpus().reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) / 1000, 0)
