import fs from 'node:fs'
import path from 'node:path'
import { compileCache, root, runNode, tool } from './run.mjs'

const reports = path.join(root, '.cache/reports')

function reportFile(name) {
  fs.mkdirSync(reports, { recursive: true })
  const file = path.join(reports, `${name}.json`)
  fs.rmSync(file, { force: true })
  return file
}

function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** A crash without a failed test counts as one failure. */
const tally = (passed, failed, code) => ({ passed, failed: failed === 0 && code !== 0 ? 1 : failed })

export async function runVitest() {
  const file = reportFile('stories')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runNode([tool('vitest/vitest.mjs'), 'run', ...reporters], { env: compileCache })
  const report = read(file)
  if (!report) return tally(0, 0, code || 1)
  // Files that cannot be loaded have no tests.
  const broken = report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0).length
  return tally(report.numPassedTests, report.numFailedTests + broken, code)
}

export async function runJourneys(args = []) {
  const file = reportFile('journeys')
  const { code } = await runNode([tool('@playwright/test/cli.js'), 'test', ...args], {
    cwd: path.join(root, 'e2e'),
    env: { ...compileCache, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const report = read(file)
  if (!report) return tally(0, 0, code || 1)
  const { expected, unexpected, flaky } = report.stats
  if (flaky > 0) process.stdout.write(`${flaky} of the journeys arrived at the second try only: see above which.\n`)
  return tally(expected + flaky, unexpected, code)
}
