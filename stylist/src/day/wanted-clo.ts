type Points = readonly (readonly [at: number, clo: number])[]

/** Interpolates linearly; values are constant beyond the ends. */
function between(points: Points, at: number): number {
  let [lastAt, lastClo] = points[0] ?? [0, 0]
  if (at <= lastAt) return lastClo
  for (const [nextAt, nextClo] of points) {
    if (at <= nextAt) return lastClo + ((nextClo - lastClo) * (at - lastAt)) / (nextAt - lastAt)
    lastAt = nextAt
    lastClo = nextClo
  }
  return lastClo
}

/**
 * Clo of the upper body by felt °C, fitted on labels of sixteen people (design/stylist.md 6): least in the coldest hour
 * with
 * the outer garment, most in the warmest with and without it.
 */
const leastByCold: Points = [
  [-13, 1.4],
  [-5, 1.15],
  [0, 0.95],
  [4, 0.8],
  [7, 0.58],
  [12, 0.42],
  [16, 0.2],
  [20, 0.1],
  [24, 0.04],
]
const mostByWarm: Points = [
  [-5, 2.1],
  [2, 1.75],
  [11, 1.2],
  [18, 0.78],
  [21, 0.64],
  [26, 0.36],
  [31, 0.26],
]
const mostInside: Points = [
  [-5, 0.85],
  [2, 0.75],
  [11, 0.65],
  [18, 0.52],
  [22, 0.38],
  [26, 0.26],
  [31, 0.22],
]

/** Least clo under the outer garment, for indoors and where the coat ends. */
const leastInside: Points = [
  [-10, 0.34],
  [0, 0.3],
  [6, 0.22],
  [12, 0.16],
  [18, 0.08],
  [22, 0.02],
]

export const leastCloInside = (cold: number) => between(leastInside, cold)
export const leastClo = (cold: number) => between(leastByCold, cold)
export const mostClo = (warm: number) => between(mostByWarm, warm)
export const mostCloInside = (warm: number) => between(mostInside, warm)
