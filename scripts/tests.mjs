import fs from 'node:fs'
import path from 'node:path'
import { compileCache, plainText, root, runNode, tool } from './run.mjs'

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

/**
 * Returns the result of a test run; a crash without a failed test counts as one failure.
 * @param files the test files, with the seconds that each took
 */
const tally = (passed, failures, code, files = []) => {
  const named = failures.length === 0 && code !== 0 ? [`ended with code ${code}`] : failures
  return { passed, failed: named.length, failures: named, files }
}

const fromRoot = (file) => path.relative(root, file)

/** Returns the tests that failed at first and passed when they were tried again. */
function flakyOf({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${fromRoot(name)}: ${fullName}`),
  )
}

function failuresOf({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    // A file that cannot be loaded is reported as failed without tests.
    if (status === 'failed' && assertionResults.length === 0) return [fromRoot(name)]
    const failed = assertionResults.filter((one) => one.status === 'failed')
    return failed.map(({ fullName }) => `${fromRoot(name)}: ${fullName}`)
  })
}

/**
 * Runs tests with vitest.
 * @param projects names in vitest.config.ts
 * @param options `args` for vitest, `env` adds to its environment, `quiet` returns the output instead of printing it
 */
export async function runVitest(projects, { name = 'vitest', args = [], env = {}, quiet = false } = {}) {
  const file = reportFile(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const chosen = projects.map((project) => `--project=${project}`)
  const { code, output } = await runNode([tool('vitest/vitest.mjs'), 'run', ...reporters, ...chosen, ...args], {
    env: { ...compileCache, ...plainText, ...env },
    quiet,
  })
  const report = read(file)
  if (!report) return { ...tally(0, [], code || 1), output }
  const files = report.testResults.map((one) => ({
    file: fromRoot(one.name),
    seconds: (one.endTime - one.startTime) / 1000,
  }))
  return { ...tally(report.numPassedTests, failuresOf(report), code, files), flaky: flakyOf(report), output }
}

/**
 * Returns the tests in a suite of Playwright's report and in the suites within.
 * @returns {{ file: string, title: string, project: string, status: string, seconds: number }[]}
 */
function journeysIn(suite, file = suite.file) {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      file,
      title,
      project: projectName,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => journeysIn(inner, file))]
}

/**
 * Runs journeys with Playwright.
 * @param options `folder` of e2e: `journeys` or `long`; `args` for Playwright; `env` adds to its environment
 */
export async function runJourneys({ folder = 'journeys', args = [], env = {}, quiet = false } = {}) {
  const report = reportFile(folder)
  const { code, output } = await runNode([tool('@playwright/test/cli.js'), 'test', ...args], {
    cwd: path.join(root, 'e2e'),
    env: { ...compileCache, JOURNEYS: folder, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
    quiet,
  })
  const found = read(report)
  if (!found) return { ...tally(0, [], code || 1), output }
  const journeys = found.suites.flatMap((suite) => journeysIn(suite))
  const named = ({ file, title, project }) => `e2e/${folder}/${file}: ${title} (${project})`
  const files = [...new Set(journeys.map(({ file }) => file))].map((file) => ({
    file: `e2e/${folder}/${file}`,
    seconds: journeys.reduce((sum, one) => (one.file === file ? sum + one.seconds : sum), 0),
  }))
  return {
    ...tally(
      found.stats.expected + found.stats.flaky,
      journeys.filter(({ status }) => status === 'unexpected').map(named),
      code,
      files,
    ),
    flaky: journeys.filter(({ status }) => status === 'flaky').map(named),
    output,
  }
}
