import type { Mask } from '@otday/common/cut-mask'
import type { ClothesType } from '@otday/contract'
import { boxOf } from '#platform/images/index.ts'

/** Ranges of the height in which legs and waist are searched, and the share of `rows` that must match. */
const legs = { from: 0.5, to: 0.95, rows: 0.8 }
const waist = { from: 0.05, to: 0.25, rows: 0.9 }
/** Minimum ratio of height to width; maximum ratio of the width of the waist to that of the hems. */
const slender = 1.2
const widest = 1.15
/** Share of the width; shorter runs are creases and loops. */
const shortestRun = 0.12

/**
 * Measures of tops with short sleeves: height per width, shares of the height where sleeves and body are, the body's
 * greatest share of the width and how far its rows differ from their average, how far sleeves reach beyond it, and how
 * far from its middle theirs may be, as a share of the width.
 */
const tee = {
  squat: 0.75,
  long: 1.3,
  sleeves: { from: 0.05, to: 0.5 },
  body: { from: 0.62, to: 0.94 },
  rows: 0.9,
  uneven: 0.12,
  widestBody: 0.78,
  sleevesBeyond: 1.28,
  offCentre: 0.05,
}

interface Run {
  from: number
  to: number
}

/**
 * Trousers have an outline of their own, a waist above two legs, and so have tops with short sleeves. With long ones a
 * shirt, coat and hoodie share one, as do a skirt and a towel: null is better than a guess.
 */
export function typeOfShape(mask: Mask): ClothesType | null {
  const outline = outlineOf(mask)
  return isTrousers(outline) ? 'BOTTOM' : isShortSleeved(outline) ? 'TOP' : null
}

interface Share {
  from: number
  to: number
}

interface Outline {
  /** Height per width. */
  slenderness: number
  /** Pixels. */
  width: number
  /** Returns the runs of cloth in each row within that range of the height. */
  rowsOf(share: Share): Run[][]
}

function outlineOf(mask: Mask): Outline {
  const { left, right, top, bottom } = boxOf(mask)
  const width = right - left + 1
  const height = bottom - top + 1
  const rowsOf = ({ from, to }: Share) => {
    const rows: Run[][] = []
    for (let y = Math.round(top + from * height); y < top + to * height; y++)
      rows.push(runsIn(mask, y).filter((run) => run.to - run.from >= shortestRun * width))
    return rows
  }
  return { slenderness: height / width, width, rowsOf }
}

function isTrousers({ slenderness, rowsOf }: Outline): boolean {
  if (slenderness < slender) return false
  const below = rowsOf(legs)
  const above = rowsOf(waist)
  const isTwoLegged = shareOf(below, (runs) => runs.length === 2 && alike(runs)) >= legs.rows
  const isOneWaist = shareOf(above, (runs) => runs.length === 1) >= waist.rows
  return isTwoLegged && isOneWaist && span(above) <= widest * span(below)
}

/** Returns whether sleeves end well above the hem, on both sides of a straight body; a dress is longer. */
function isShortSleeved({ slenderness, width, rowsOf }: Outline): boolean {
  if (slenderness < tee.squat || slenderness > tee.long) return false
  const body = rowsOf(tee.body)
  if (shareOf(body, (runs) => runs.length === 1) < tee.rows) return false
  const trunk = span(body)
  const isStraight = shareOf(body, (runs) => Math.abs(lengthOf(runs) - trunk) <= tee.uneven * trunk) >= tee.rows
  const sleeves = rowsOf(tee.sleeves).toSorted((one, other) => lengthOf(other) - lengthOf(one))[0] ?? []
  const isEven = Math.abs(middleOf(sleeves) - average(body.map(middleOf))) <= tee.offCentre * width
  return isStraight && isEven && trunk <= tee.widestBody * width && lengthOf(sleeves) >= tee.sleevesBeyond * trunk
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

/** Pixels from the first to the last of a row. */
const lengthOf = (runs: readonly Run[]) => (runs.at(-1)?.to ?? 0) - (runs[0]?.from ?? 0)

/** Pixels from the left. */
const middleOf = (runs: readonly Run[]) => ((runs.at(-1)?.to ?? 0) + (runs[0]?.from ?? 0)) / 2

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Average length of rows in pixels. */
const span = (rows: readonly Run[][]) => average(rows.map(lengthOf))
