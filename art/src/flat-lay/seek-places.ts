import { boxAround, type Cell, type Fitting, fitted, type UnlaidPiece } from './cell.ts'
import { type Home, homeOf, layFigure } from './figure.ts'
import { findSpot } from './find-spot.ts'
import { inRows } from './in-rows.ts'
import { type Footprint, footprintOf, Occupancy } from './occupancy.ts'

/** Largest share (0–1) of a piece that may be hidden: well below a third, to allow for the error of the grid. */
const mostHidden = 0.24
const rounds = 2

interface Area {
  /** Width / height of the area for the clothes. */
  ratio: number
  /** Height of the smallest frame, in units. */
  leastFrame: number
}

interface Attempt {
  fitting: Fitting
  /** Share (0–1) of the usual overlaps that is allowed. */
  tolerance: number
}

const attempts: readonly Attempt[] = [
  { fitting: 'calm', tolerance: 1 },
  { fitting: 'tight', tolerance: 1 },
  { fitting: 'tight', tolerance: 0 },
]

/** Returns the placed cells, the lowest first. Attempts after the first are for outfits of unusual proportions. */
export function seekPlaces(pieces: readonly UnlaidPiece[], area: Area): Cell[] {
  for (const attempt of attempts) {
    const cells = attempted(pieces, area, attempt)
    if (mostHiddenOf(cells.map(fitted)) <= mostHidden) return cells
  }
  return inRows(pieces, area.ratio)
}

interface Seat {
  cell: Cell
  bit: number
  footprint: Footprint
  /** The place where the piece belongs; null: it is part of the figure and stays. */
  home: Home | null
}

function attempted(pieces: readonly UnlaidPiece[], { ratio, leastFrame }: Area, { fitting, tolerance }: Attempt) {
  const { figure, rest } = layFigure(pieces, { fitting, tolerance, ratio })
  const all = [...figure, ...rest].toSorted((a, b) => a.layer - b.layer)
  const occupancy = new Occupancy(all.length)
  const hidden = new Float64Array(all.length)
  const body = boxAround(figure)
  const seats: Seat[] = []
  const sit = (seat: Seat) => {
    occupancy.put(seat.bit, seat.cell, seat.footprint)
    seats.push(seat)
    for (const { bit, cell, footprint } of seats) hidden[bit] = occupancy.hiddenOf(bit, cell, footprint.sampled)
  }
  const seek = (seat: Seat, home: Home) => {
    const cells = seats.filter((other) => other !== seat)
    const table = { cells, occupancy, hidden, body, ratio, leastFrame, tolerance }
    Object.assign(seat.cell, findSpot({ ...seat, home }, table))
  }
  for (const cell of figure) sit({ cell, bit: all.indexOf(cell), footprint: footprintOf(cell), home: null })
  for (const cell of rest) {
    const nth = seats.filter((other) => other.cell.piece.type === cell.piece.type && other.home !== null).length
    const home = homeOf(cell, figure, boxAround(seats.map((other) => other.cell)), nth)
    const seat = { cell, bit: all.indexOf(cell), footprint: footprintOf(cell), home }
    seek(seat, home)
    sit(seat)
  }
  for (let round = 0; round < rounds; round++)
    for (const seat of seats.slice()) {
      if (!seat.home) continue
      occupancy.take(seat.bit, seat.cell, seat.footprint)
      seats.splice(seats.indexOf(seat), 1)
      for (const { bit, cell, footprint } of seats) hidden[bit] = occupancy.hiddenOf(bit, cell, footprint.sampled)
      seek(seat, seat.home)
      sit(seat)
    }
  return all
}

/** Returns the hidden share (0–1) of the piece that is hidden most. */
function mostHiddenOf(garments: readonly Cell[]): number {
  const occupancy = new Occupancy(garments.length)
  const footprints = garments.map(footprintOf)
  for (const [bit, footprint] of footprints.entries()) occupancy.put(bit, placeOf(garments, bit), footprint)
  return Math.max(0, ...footprints.map(({ offsets }, bit) => occupancy.hiddenOf(bit, placeOf(garments, bit), offsets)))
}

function placeOf(garments: readonly Cell[], bit: number): Home {
  const { x = 0, y = 0 } = garments[bit] ?? {}
  return { x, y }
}
