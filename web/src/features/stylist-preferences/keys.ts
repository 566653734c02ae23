/** Query key of what the stylist learned from votes. */
export const learnedKey = ['stylist', 'learned'] as const

/** Prefix of the query keys for how warmly the user dresses. */
export const comfortKey = ['comfort'] as const
