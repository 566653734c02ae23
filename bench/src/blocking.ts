import { parseArgs } from 'node:util'
import { atMost, report } from './figures.ts'
import { measureBlocking } from './measure-blocking.ts'

/**
 * Measures what one account may cost: what others feel of somebody who asks for all that one may have, and what blocks
 * the loop. `--rows=words` measures the rows whose name has them.
 */

/** How long each row is measured, in ms. */
const lasts = 8000
/**
 * ms: CPU time that may block the loop at once, and what others may wait in addition to three times their wait on an
 * idle server.
 */
const bars = { blocked: 50, others: 100 }

const { values } = parseArgs({ options: { rows: { type: 'string', default: '' } }, allowPositionals: true })
const { idle, rows } = await measureBlocking(lasts, { isWanted: (what) => what.includes(values.rows) })
const figures = rows.flatMap(({ what, blocked, others }) => [
  atMost(`${what}: loop blocked by ${blocked.by || 'nothing'} (ms of CPU)`, blocked.longest, bars.blocked),
  atMost(`${what}: others, p95 (ms)`, others, bars.others + 3 * idle),
])
report(`What one person asks for, ten calls at once (others idle: ${idle.toFixed(1)} ms)`, figures)
