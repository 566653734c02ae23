/**
 * `meta` of queries that depend on which pieces are in the wash or packed away for the season: refetched when that
 * changes.
 */
export const followsLaundry = { follows: 'laundry' } as const
