/** Query key of what votes taught the stylist. */
export const learnedKey = ['stylist', 'learned'] as const

/** Prefix of the query keys for how warmly the user dresses. */
export const comfortKey = ['comfort'] as const
