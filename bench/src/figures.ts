/** Percentile of numbers by nearest rank; NaN for none. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]) => percentile(values, 50)

/** How much each value is above the one before, by least squares; NaN for fewer than two. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [along, across] = values.reduce(
    ([over, square], value, at) => [over + (at - middle) * (value - mean), square + (at - middle) ** 2],
    [0, 0],
  )
  return along / across
}

/** One line of a report: a figure, its bar, and whether it holds. */
export interface Figure {
  what: string
  value: string
  bar: string
  ok: boolean
}

/** @param bar in the unit of `value` */
export const atMost = (what: string, value: number, bar: number, digits = 1): Figure => ({
  what,
  value: value.toFixed(digits),
  bar: `<= ${bar.toFixed(bar % 1 === 0 ? 0 : digits)}`,
  ok: value <= bar,
})

/** @param bar in the unit of `value` */
export const atLeast = (what: string, value: number, bar: number, digits = 1): Figure => ({
  what,
  value: value.toFixed(digits),
  bar: `>= ${bar.toFixed(bar % 1 === 0 ? 0 : digits)}`,
  ok: value >= bar,
})

/** Returns a figure without a bar. */
export const forTheRecord = (what: string, value: number, digits = 1): Figure => ({
  what,
  value: value.toFixed(digits),
  bar: 'for the record',
  ok: true,
})

/** Prints a table and, on a last line, the same as JSON; the process ends with 1 where a bar is missed. */
export function report(title: string, figures: Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length))
  console.log(`\n${title}`)
  for (const { what, value, bar, ok } of figures)
    console.log(`  ${ok ? 'ok  ' : 'FAIL'} ${what.padEnd(width)}  ${value.padStart(12)}  (${bar})`)
  console.log(JSON.stringify({ title, figures }))
  if (figures.some(({ ok }) => !ok)) process.exitCode = 1
}
