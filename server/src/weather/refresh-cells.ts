import type { UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Forecasts } from './forecasts.ts'
import type { Cell } from '../places/index.ts'
import { activeCells, someAtHome } from './queries-issues.ts'
import type { ViewingDeps } from './view-cell.ts'
import { type WarningDeps, warnPeople } from './warn-people.ts'

export type RefreshingDeps = WarningDeps & { clock: Clock; forecasts: Forecasts } & Pick<ViewingDeps, 'newCells'>

const day = 86_400_000
/** ms for which a user's session (`activeMs`), or a view of a cell (`viewedMs`), keeps the cell refreshed. */
const activeMs = 7 * day
const viewedMs = day

/** Minutes of the hour in which cells are refreshed: each minute has a sixth of the cells, so that calls are spread. */
export const refreshMinutes = { first: 12, last: 17 } as const
const turnOf = ({ nx, ny }: Cell) =>
  refreshMinutes.first + ((nx * 31 + ny) % (refreshMinutes.last - refreshMinutes.first + 1))

/** Refreshes the cells whose minute of the hour has come and whose stored forecast is not current. */
export async function refreshCells(deps: RefreshingDeps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now()
  for (const cell of await cellsInUse(deps, now)) {
    signal?.throwIfAborted()
    if (turnOf(cell) > now.getUTCMinutes() || (await deps.forecasts.isCurrent(cell))) continue
    await refresh(deps, cell)
  }
}

export async function warnEverybody(deps: RefreshingDeps, signal?: AbortSignal): Promise<void> {
  for (const cell of await cellsInUse(deps, deps.clock.now())) {
    signal?.throwIfAborted()
    await refresh(deps, cell)
  }
}

/**
 * Refreshes a cell. A new cell, for which no forecast is stored, is left out if all people who live there have reached
 * their limits of new cells: these apply here, too, because people could move their homes all day.
 */
async function refresh(deps: RefreshingDeps, cell: Cell): Promise<void> {
  if (!(await deps.forecasts.isKnown(cell)) && !(await mayAnyone(deps, await someAtHome(deps.db, cell)))) return
  await warnPeople(deps, cell, await deps.forecasts.refresh(cell), deps.clock.now())
}

async function mayAnyone({ newCells }: RefreshingDeps, userIds: readonly UserId[]): Promise<boolean> {
  for (const userId of userIds) if ((await newCells.person.step(userId)).wait === null) return true
  return false
}

const cellsInUse = ({ db }: RefreshingDeps, now: Date) =>
  activeCells(db, { active: new Date(now.getTime() - activeMs), viewed: new Date(now.getTime() - viewedMs) })
