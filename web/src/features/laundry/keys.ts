/** `meta` of what tells where pieces are: asked for anew when the laundry changes. */
export const followsLaundry = { follows: 'laundry' } as const
