/** `meta` of queries that depend on which pieces are in the wash or stored: refetched when that changes. */
export const followsLaundry = { follows: 'laundry' } as const
