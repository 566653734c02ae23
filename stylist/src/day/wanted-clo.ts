type Points = readonly (readonly [at: number, clo: number])[]

/** Interpolates clo linearly at a temperature in °C; values are constant beyond the ends. */
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
 * Least clo on the upper body by felt °C of the coldest hour, with the outer garment; fitted, as the tables below, on
 * labels of sixteen people (design/stylist.md 6).
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
/** Most clo by felt °C of the warmest hour, with the outer garment. */
const mostByWarm: Points = [
  [-5, 2.1],
  [2, 1.75],
  [11, 1.2],
  [18, 0.78],
  [21, 0.64],
  [26, 0.36],
  [31, 0.26],
]
/** Most clo by felt °C of the warmest hour, without the outer garment. */
const mostInside: Points = [
  [-5, 0.85],
  [2, 0.75],
  [11, 0.65],
  [18, 0.52],
  [22, 0.38],
  [26, 0.26],
  [31, 0.22],
]

/**
 * Least clo by felt °C of the coldest hour, without the outer garment, as worn indoors and where the coat comes off.
 */
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
