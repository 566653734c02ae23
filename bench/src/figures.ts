/** Percentile of numbers by nearest rank; NaN for none. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]) => percentile(values, 50)

/** One line of a report: a figure, its bar, and whether it holds. */
export interface Figure {
  what: string
  value: string
  bar: string
  ok: boolean
}

/** Prints a table and, on a last line, the same as JSON. */
export function report(title: string, figures: Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length))
  console.log(`\n${title}`)
  for (const { what, value, bar, ok } of figures)
    console.log(`  ${ok ? 'ok  ' : 'FAIL'} ${what.padEnd(width)}  ${value.padStart(12)}  (${bar})`)
  console.log(JSON.stringify({ title, figures }))
}
