/** What of a picture is the piece: 1, or 0 for ground, row by row. */
export interface Mask {
  width: number
  height: number
  inside: Uint8Array
}

/** Lengths of runs in turn, the first of ground: small enough to be sent with a form. */
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

/** Of runs that cover the picture exactly. */
export function maskOf({ width, height, runs }: MaskRuns): Mask {
  const inside = new Uint8Array(width * height)
  let from = 0
  for (const [turn, length] of runs.entries()) {
    if (turn % 2 === 1) inside.fill(1, from, from + length)
    from += length
  }
  return { width, height, inside }
}
