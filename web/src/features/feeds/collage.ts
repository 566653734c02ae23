const places = 3

/** Returns the pieces that fit into a collage, and the number of others for '+N' on the last one. */
export const collageOf = <T>(pieces: readonly T[]): { shown: readonly T[]; more: number } => ({
  shown: pieces.slice(0, places),
  more: Math.max(0, pieces.length - places),
})
