/** What votes taught the stylist. */
export const learnedKey = ['stylist', 'learned'] as const

/** Key prefix of how warmly one dresses. */
export const comfortKey = ['comfort'] as const
