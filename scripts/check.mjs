import { checks } from './checks.mjs'
import { installPackages } from './install.mjs'

/** `npm run check [name…]`: runs all checks, or those that are named. */
try {
  await installPackages()
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length > 0) throw new Error(`There is no check called ${unknown.join(', ')}.`)
  for (const { name, run } of checks) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const start = performance.now()
    const { code, output, warning = '' } = await run()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const words = (code === 0 ? warning : output).trim()
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} ${seconds} s\n${words && `${words}\n\n`}`)
    if (code !== 0) process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
