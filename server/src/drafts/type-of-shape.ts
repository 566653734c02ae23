import type { ClothesType } from '@otday/contract'
import { boxOf, type Mask } from '#platform/images/index.ts'

/** Shares of the height to search for legs and waist; `rows`: the share of rows that must match. */
const legs = { from: 0.6, to: 0.95, rows: 0.8 }
const waist = { from: 0.05, to: 0.25, rows: 0.9 }
/** Minimum ratio of height to width; maximum ratio of waist to hems. */
const slender = 1.2
const widest = 1.15
/** Share of the width; shorter runs are creases and loops. */
const shortestRun = 0.12

interface Run {
  from: number
  to: number
}

/**
 * Only trousers have their own outline, a waist above two legs. A shirt, coat and hoodie share one, as do a skirt and a
 * towel: null is better than a guess.
 */
export function typeOfShape(mask: Mask): ClothesType | null {
  const { left, right, top, bottom } = boxOf(mask)
  const width = right - left + 1
  const height = bottom - top + 1
  if (height < slender * width) return null
  const rowsOf = ({ from, to }: { from: number; to: number }) => {
    const rows: Run[][] = []
    for (let y = Math.round(top + from * height); y < top + to * height; y++)
      rows.push(runsIn(mask, y).filter((run) => run.to - run.from >= shortestRun * width))
    return rows
  }
  const below = rowsOf(legs)
  const above = rowsOf(waist)
  const isTwoLegged = shareOf(below, (runs) => runs.length === 2 && alike(runs)) >= legs.rows
  const isOneWaist = shareOf(above, (runs) => runs.length === 1) >= waist.rows
  return isTwoLegged && isOneWaist && span(above) <= widest * span(below) ? 'BOTTOM' : null
}

function runsIn({ width, inside }: Mask, y: number): Run[] {
  const runs: Run[] = []
  for (let x = 0; x < width; x++) {
    if (inside[y * width + x] === 0) continue
    const from = x
    while (x < width && inside[y * width + x] === 1) x++
    runs.push({ from, to: x })
  }
  return runs
}

const shareOf = (rows: readonly Run[][], fits: (runs: Run[]) => boolean) =>
  rows.filter(fits).length / Math.max(1, rows.length)

function alike([one, other]: readonly Run[]): boolean {
  if (!one || !other) return false
  const [a, b] = [one.to - one.from, other.to - other.from]
  return Math.max(a, b) <= 1.8 * Math.min(a, b)
}

/** Average px from the first to the last of a row. */
function span(rows: readonly Run[][]): number {
  const widths = rows.map((runs) => (runs.at(-1)?.to ?? 0) - (runs[0]?.from ?? 0))
  return widths.reduce((sum, width) => sum + width, 0) / Math.max(1, widths.length)
}
