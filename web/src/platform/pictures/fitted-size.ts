/** Longest side of a picture in px to which larger ones are scaled down. */
const longestSide = 2560

interface Size {
  width: number
  height: number
}

export function fittedSize({ width, height }: Size, longest = longestSide): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
