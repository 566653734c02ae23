import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/**
 * `npm run soak [part …]`: runs what takes too long for a test, all parts in order or the named ones; see
 * docs/measurements.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' },
    'warm-up': { type: 'string' },
    rate: { type: 'string' },
    rows: { type: 'string' },
    rounds: { type: 'string' },
    pictures: { type: 'string' },
  },
})

/** The command of each part, with the options that it takes. */
const parts: Record<string, { command: string[]; takes: readonly (keyof typeof values)[] }> = {
  slope: { command: ['bench/src/slope.ts'], takes: ['minutes', 'warm-up', 'rate'] },
  rows: { command: ['bench/src/rows.ts'], takes: ['rows'] },
  sweeps: { command: ['bench/src/sweeps.ts'], takes: ['pictures'] },
  kills: { command: ['bench/chaos.ts', 'kill'], takes: ['rounds'] },
  idle: { command: ['bench/main.ts', 'engine', '--idle'], takes: [] },
}

const unknown = positionals.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
for (const [name, { command, takes }] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const options = takes.flatMap((option) => {
    const value = values[option]
    return value === undefined ? [] : [`--${option}`, value]
  })
  const { status } = spawnSync(process.execPath, [...command, ...options], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
