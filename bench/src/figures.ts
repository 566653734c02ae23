/** Returns the `p`-th percentile (0 to 100) by nearest rank; NaN for an empty list. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]) => percentile(values, 50)

/** Returns the slope of a least-squares line through equally spaced values, per step; NaN for fewer than two values. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [along, across] = values.reduce(
    ([over, square], value, at) => [over + (at - middle) * (value - mean), square + (at - middle) ** 2],
    [0, 0],
  )
  return along / across
}

/** One line of a report: a measured figure, the bar for it, and whether it meets the bar. */
export interface Figure {
  what: string
  value: string
  bar: string
  ok: boolean
}

/** Returns a figure that may be at most `bar`, in the unit of `value`. */
export const atMost = (what: string, value: number, bar: number, digits = 1): Figure => ({
  what,
  value: value.toFixed(digits),
  bar: `<= ${bar.toFixed(bar % 1 === 0 ? 0 : digits)}`,
  ok: value <= bar,
})

/** Returns a figure that must be at least `bar`, in the unit of `value`. */
export const atLeast = (what: string, value: number, bar: number, digits = 1): Figure => ({
  what,
  value: value.toFixed(digits),
  bar: `>= ${bar.toFixed(bar % 1 === 0 ? 0 : digits)}`,
  ok: value >= bar,
})

/** Returns a figure that is printed without a bar. */
export const forTheRecord = (what: string, value: number, digits = 1): Figure => ({
  what,
  value: value.toFixed(digits),
  bar: 'for the record',
  ok: true,
})

/** Prints the figures as a table, then as one line of JSON; the process will exit with 1 if a figure misses its bar. */
export function report(title: string, figures: Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length))
  console.log(`\n${title}`)
  for (const { what, value, bar, ok } of figures)
    console.log(`  ${ok ? 'ok  ' : 'FAIL'} ${what.padEnd(width)}  ${value.padStart(12)}  (${bar})`)
  console.log(JSON.stringify({ title, figures }))
  if (figures.some(({ ok }) => !ok)) process.exitCode = 1
}
