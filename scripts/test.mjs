import { checks } from './checks.mjs'
import { buildClient } from './client.mjs'
import { installPackages } from './install.mjs'
import { runJourneys, runVitest } from './tests.mjs'

/** `npm test`: ends in 'N passed, M failed'; a check counts as one. */
const total = { passed: 0, failed: 0 }

function report(name, { passed, failed }, start) {
  total.passed += passed
  total.failed += failed
  const count = passed + failed === 1 ? '' : ` (${passed} passed, ${failed} failed)`
  const seconds = Math.round((performance.now() - start) / 1000)
  process.stdout.write(`${failed === 0 ? '✓' : '✗'} ${name}${count} ${seconds} s\n`)
}

async function step(name, work) {
  const start = performance.now()
  try {
    report(name, await work(), start)
    return true
  } catch (error) {
    process.stdout.write(`${error.message}\n`)
    report(name, { passed: 0, failed: 1 }, start)
    return false
  }
}

const once = async (work) => {
  await work()
  return { passed: 1, failed: 0 }
}

async function check({ run }) {
  const { code, output } = await run()
  if (code !== 0) throw new Error(`\n${output.trim()}\n`)
}

if (await step('install', () => once(installPackages))) {
  for (const one of checks) await step(one.name, () => once(() => check(one)))
  const built = await step('build', () => once(buildClient))
  await step('units and stories', () => runVitest())
  await step('journeys', () => {
    if (!built) throw new Error('There is no client to travel in.')
    return runJourneys()
  })
}
if (total.failed > 0) process.exitCode = 1
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
