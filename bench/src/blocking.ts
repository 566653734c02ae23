import { parseArgs } from 'node:util'
import { budgets } from '../budgets.data.ts'
import { atMost, report } from './figures.ts'
import { measureBlocking } from './measure-blocking.ts'
import { referenceSeconds } from './reference.ts'

/**
 * Measures what one account may cost: what others feel of somebody who asks for all that one may have, and what blocks
 * the loop. `--rows=words` measures the rows whose name has them.
 */

/** How long each row is measured, in ms. */
const lasts = 8000
/** ms that others may wait in addition to three times their wait on an idle server. */
const othersBar = 100

const { values } = parseArgs({ options: { rows: { type: 'string', default: '' } }, allowPositionals: true })
/** ms of CPU that may block the loop at once. */
const blockedBar = budgets.blocked * referenceSeconds()
const { idle, rows } = await measureBlocking(lasts, {
  isWanted: (what) => what.includes(values.rows),
  isDoubtful: ({ blocked, others }) => blocked.longest > blockedBar || others > othersBar,
})
const figures = rows.flatMap(({ what, blocked, others }) => [
  atMost(`${what}: loop blocked by ${blocked.by || 'nothing'} (ms of CPU)`, blocked.longest, blockedBar),
  atMost(`${what}: others, p95 (ms)`, others, othersBar + 3 * idle),
])
report(`What one person asks for, ten calls at once (others idle: ${idle.toFixed(1)} ms)`, figures)
