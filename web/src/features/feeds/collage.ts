const places = 3

/** Returns the first pieces and the number for '+N' on the last. */
export function collageOf<T>(pieces: readonly T[]): { shown: readonly T[]; more: number } {
  return { shown: pieces.slice(0, places), more: Math.max(0, pieces.length - places) }
}
