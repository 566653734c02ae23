/** `inside` has one entry for each pixel, row by row: 1 for the garment, 0 for the background. */
export interface Mask {
  width: number
  height: number
  inside: Uint8Array
}

/**
 * A mask as lengths of runs that alternate between background and garment, background first, so that a form can send
 * it.
 */
export interface MaskRuns {
  width: number
  height: number
  runs: number[]
}

export function runsOf({ width, height, inside }: Mask): MaskRuns {
  const runs: number[] = []
  let from = 0
  for (let at = 0; at <= inside.length; at++) {
    if (at < inside.length && inside[at] === runs.length % 2) continue
    runs.push(at - from)
    from = at
  }
  return { width, height, runs }
}

/** Decodes runs into a mask; the lengths of the runs must add up to width × height. */
export function maskOf({ width, height, runs }: MaskRuns): Mask {
  const inside = new Uint8Array(width * height)
  let from = 0
  for (const [turn, length] of runs.entries()) {
    if (turn % 2 === 1) inside.fill(1, from, from + length)
    from += length
  }
  return { width, height, inside }
}
