import type { ClothesId, PutAwayPlace } from '@otday/contract'
import type { awayOf } from './queries.ts'

/** Returns the pieces that are in the wash or packed away for the season on that day, each with its place. */
export const awayOn = (away: Awaited<ReturnType<typeof awayOf>>, date: string): Map<ClothesId, PutAwayPlace> =>
  new Map(
    away.flatMap(({ clothesId, place, until }) =>
      place && (until === null || until > date) ? [[clothesId, place] as const] : [],
    ),
  )
