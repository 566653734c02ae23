import type { Clock } from '#platform/clock.ts'
import type { Forecasts } from './forecasts.ts'
import type { Cell } from './grid.ts'
import { activeCells } from './queries-issues.ts'
import { type WarningDeps, warnPeople } from './warn-people.ts'

export type RefreshingDeps = WarningDeps & { clock: Clock; forecasts: Forecasts }

const day = 86_400_000
/** Since a user's session, or a cell's view. */
const activeMs = 7 * day
const viewedMs = day

/** Minutes; each takes a sixth of the cells, to spread calls. */
export const refreshMinutes = { first: 12, last: 17 } as const
const turnOf = ({ nx, ny }: Cell) =>
  refreshMinutes.first + ((nx * 31 + ny) % (refreshMinutes.last - refreshMinutes.first + 1))

/** Cells whose minute has come and that are not current. */
export async function refreshCells(deps: RefreshingDeps): Promise<void> {
  const now = deps.clock.now()
  for (const cell of await cellsInUse(deps, now)) {
    if (turnOf(cell) > now.getUTCMinutes() || (await deps.forecasts.isCurrent(cell))) continue
    await warnPeople(deps, cell, await deps.forecasts.refresh(cell), deps.clock.now())
  }
}

export async function warnEverybody(deps: RefreshingDeps): Promise<void> {
  for (const cell of await cellsInUse(deps, deps.clock.now()))
    await warnPeople(deps, cell, await deps.forecasts.refresh(cell), deps.clock.now())
}

const cellsInUse = ({ db }: RefreshingDeps, now: Date) =>
  activeCells(db, { active: new Date(now.getTime() - activeMs), viewed: new Date(now.getTime() - viewedMs) })
