/** Stored widths in px; `imageUrl?w=320` requests one. */
export const pictureWidths = [160, 320, 640, 1280] as const

/** Most px of the longer side of a mask, which outlines the garment in a photo; a larger one is slower without gain. */
export const maskSide = 448
/** Most runs of a mask: 67 on average for each of `maskSide` rows. */
export const mostRuns = 30_000
