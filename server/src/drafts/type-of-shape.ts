import type { Mask } from '@otday/common/cut-mask'
import type { ClothesType } from '@otday/contract'
import { boxOf } from '#platform/images/index.ts'

/**
 * Ranges in which the legs and the waist of trousers are searched, as shares of the garment's height from the top;
 * `rows` is the least share of the rows of pixels there that must look like legs or a waist.
 */
const legs = { from: 0.5, to: 0.95, rows: 0.8 }
const waist = { from: 0.05, to: 0.25, rows: 0.9 }
/** `slender`: least ratio of height to width; `widest`: greatest ratio of the waist's width to the hems'. */
const slender = 1.2
const widest = 1.15
/** Shortest run of cloth that counts, as a share of the garment's width; shorter ones are creases and loops. */
const shortestRun = 0.12

/**
 * Measures of short-sleeved tops. `squat` to `long`: height divided by width. `sleeves`, `body`: where each is, as
 * shares of the height. `rows`: least share of the body's rows whose width differs from the average by at most the
 * share `uneven`. `widestBody`: most width of the body, as a share of the garment's. `sleevesBeyond`: least width at
 * the sleeves, as a multiple of the body's. `offCentre`: how far the middle of the sleeves may be from the body's, as a
 * share of the garment's width.
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
 * Returns a type only for outlines that no other garment shares: trousers, with a waist above two legs, and tops with
 * short sleeves. Shirts, coats and hoodies with long sleeves are alike, as are skirts and towels: null is better than a
 * guess.
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
  /** Height divided by width. */
  slenderness: number
  /** Width in pixels. */
  width: number
  /** Returns the runs of cloth in each row within a range of the height. */
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

/** Returns whether sleeves end well above the hem, on both sides of a straight body; dresses are too long to match. */
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

/** Returns the number of pixels from the start of a row's first run to the end of its last. */
const lengthOf = (runs: readonly Run[]) => (runs.at(-1)?.to ?? 0) - (runs[0]?.from ?? 0)

/** Returns the middle of a row in pixels from the left. */
const middleOf = (runs: readonly Run[]) => ((runs.at(-1)?.to ?? 0) + (runs[0]?.from ?? 0)) / 2

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Average length of rows in pixels. */
const span = (rows: readonly Run[][]) => average(rows.map(lengthOf))
