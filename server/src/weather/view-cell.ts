import type { RateLimiter } from '#platform/rate-limits/index.ts'
import type { Day } from './forecast-days.ts'
import type { Forecasts } from './forecasts.ts'
import type { Cell } from '../places/index.ts'

export interface ViewingDeps {
  forecasts: Forecasts
  /** Limits of views of new cells, by user and by network. */
  newCells: { person: RateLimiter; network: RateLimiter }
}

interface By {
  userId: string
  network: string
}

/**
 * Returns the forecast of a cell. Viewing a new cell takes calls from a quota that all users share, so there are
 * limits. Beyond them, the forecast of the nearest known cell is returned and flagged; without such a cell, a sample
 * forecast (weather usual for the season).
 */
export async function viewCell(deps: ViewingDeps, cell: Cell, by: By): Promise<Day[]> {
  const { forecasts } = deps
  if ((await forecasts.isKnown(cell)) || (await mayBeNew(deps, by))) return forecasts.fiveDays(cell)
  const near = await forecasts.knownNear(cell)
  if (!near) return forecasts.sample(cell)
  const days = await forecasts.fiveDays(near)
  return days.map(({ id, forecast }) => ({ id, forecast: { ...forecast, flags: [...forecast.flags, 'NEARBY'] } }))
}

async function mayBeNew({ newCells }: ViewingDeps, { userId, network }: By): Promise<boolean> {
  const steps = [await newCells.person.step(userId), await newCells.network.step(network)]
  return steps.every(({ wait }) => wait === null)
}
