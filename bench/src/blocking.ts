import { atMost, report } from './figures.ts'
import { measureBlocking } from './measure-blocking.ts'

/** What one account may cost: what others feel of somebody who asks for all that one may have, and what blocks the loop. */

/** ms of each row. */
const lasts = 8000
/** ms of CPU at once, and what others may wait beside three times as long as ever. */
const bars = { blocked: 50, others: 100 }

const { idle, rows } = await measureBlocking(lasts)
const figures = rows.flatMap(({ what, blocked, others }) => [
  atMost(`${what}: loop blocked by ${blocked.by || 'nothing'} (ms of CPU)`, blocked.longest, bars.blocked),
  atMost(`${what}: others, p95 (ms)`, others, bars.others + 3 * idle),
])
report(`What one person asks for, ten calls at once (others idle: ${idle.toFixed(1)} ms)`, figures)
