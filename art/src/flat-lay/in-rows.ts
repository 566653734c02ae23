import { boxAround, boxOf, type Cell, cellOf, frameAround, type UnlaidPiece } from './cell.ts'

/** Units between neighboring pieces. */
const gap = 2

/**
 * Lays pieces in rows beside each other without overlaps, if they found no other places; the number of rows is the one
 * that keeps the frame smallest.
 */
export function inRows(pieces: readonly UnlaidPiece[], ratio: number): Cell[] {
  const laid = pieces.map((_piece, at) => rowsOf(pieces, at + 1))
  const best = laid.reduce((one, other) => (heightOf(other, ratio) < heightOf(one, ratio) ? other : one))
  return best.toSorted((a, b) => a.layer - b.layer)
}

const heightOf = (cells: readonly Cell[], ratio: number) => frameAround(boxAround(cells), ratio)

function rowsOf(pieces: readonly UnlaidPiece[], perRow: number): Cell[] {
  const cells = pieces.map((piece) => cellOf(piece, 'tight')).toSorted((a, b) => b.height - a.height)
  let top = 0
  for (let from = 0; from < cells.length; from += perRow) {
    const row = cells.slice(from, from + perRow)
    let left = 0
    let bottom = top
    for (const cell of row) {
      const box = boxOf(cell)
      cell.x += left - box.left
      cell.y += top - box.top
      left += box.right - box.left + gap
      bottom = Math.max(bottom, top + box.bottom - box.top)
    }
    top = bottom + gap
  }
  return cells
}
