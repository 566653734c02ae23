import { parseArgs } from 'node:util'
import { budgets } from '../budgets.data.ts'
import { atMost, report } from './figures.ts'
import { measureBlocking } from './measure-blocking.ts'
import { referenceSeconds } from './reference.ts'

/**
 * Measures what one full account costs others while it calls every endpoint: how long their reads wait, and for how
 * long the main loop is blocked. `--rows=text` measures only the rows whose name contains the text.
 */

/** How long each row is measured, in ms. */
const lasts = 8000
/** The p95 of a read by other users, in ms, may be at most this number plus three times the p95 on an idle server. */
const othersBar = 100

const { values } = parseArgs({ options: { rows: { type: 'string', default: '' } }, allowPositionals: true })
/** Most CPU that a single turn of the main loop may take, in ms. */
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
