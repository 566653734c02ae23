import type { ClothesId, PutAwayPlace } from '@otday/contract'
import type { awayOf } from './queries.ts'

/** Returns where pieces are that are not in the closet on that day. */
export const awayOn = (away: Awaited<ReturnType<typeof awayOf>>, date: string): Map<ClothesId, PutAwayPlace> =>
  new Map(
    away.flatMap(({ clothesId, place, until }) =>
      place && (until === null || until > date) ? [[clothesId, place] as const] : [],
    ),
  )
