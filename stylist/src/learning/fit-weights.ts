/** One sign of taste. `says`: −1 (no) to 1 (yes); `counts`: its weight, 0–1. */
export type Observation = { features: ReadonlyMap<string, number>; says: number; counts: number }

/** Number of passes over the observations, enough to converge. */
const passes = 40

/**
 * Returns the posterior mean of the weights of a linear taste (Bayesian ridge regression) by dual coordinate ascent
 * (Shalev-Shwartz, Zhang 2013). Few or old observations leave weights near 0; their order does not matter.
 * @param noise variance of votes on one outfit
 */
export function fitWeights(
  observations: readonly Observation[],
  varianceOf: (key: string) => number,
  noise: number,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  const rows = observations
    .filter(({ counts, features }) => counts > 0 && features.size > 0)
    .map(({ features, says, counts }) => {
      const entries = [...features].map(([key, value]) => ({ key, value, step: value * varianceOf(key) }))
      const length = entries.reduce((sum, { value, step }) => sum + value * step, 0)
      return { entries, says, noise: noise / counts, length, alpha: 0 }
    })
  for (let pass = 0; pass < passes; pass += 1)
    for (const row of rows) {
      let said = 0
      for (const { key, value } of row.entries) said += value * (weights.get(key) ?? 0)
      const change = (row.says - said - row.noise * row.alpha) / (row.length + row.noise)
      row.alpha += change
      for (const { key, step } of row.entries) weights.set(key, (weights.get(key) ?? 0) + change * step)
    }
  return weights
}
