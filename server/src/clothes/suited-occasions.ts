import { Occasion } from '@otday/contract'
import type { Facts } from '@otday/stylist'

/** Of a piece, 0–100 each, as the stylist reads them. */
interface Band {
  formality: readonly [least: number, most: number]
  sporty: readonly [least: number, most: number]
  loudness: number
}

/** Bands of whole outfits (docs/stylist.md), ten wider: the others make up for one piece. */
const bands: Readonly<Record<Occasion, Band>> = {
  WORK: { formality: [35, 95], sporty: [0, 46], loudness: 54 },
  SCHOOL: { formality: [10, 60], sporty: [0, 70], loudness: 65 },
  CASUAL: { formality: [0, 60], sporty: [0, 75], loudness: 70 },
  DATE: { formality: [30, 85], sporty: [0, 45], loudness: 75 },
  FORMAL: { formality: [65, 100], sporty: [0, 22], loudness: 35 },
  SPORT: { formality: [0, 35], sporty: [60, 100], loudness: 90 },
  TRAVEL: { formality: [5, 65], sporty: [0, 85], loudness: 75 },
}

/** Bare legs and denim are out, however neat. */
const excluded: Partial<Record<Occasion, readonly string[]>> = {
  WORK: ['shortLegs', 'sport'],
  FORMAL: ['shortLegs', 'denim', 'sport'],
  SPORT: ['leather', 'denim'],
}

/** Nobody chooses an umbrella by occasion. */
const anywhere = new Set<Facts['type']>(['UNDERWEAR', 'ETC'])

const isWithin = (value: number, [least, most]: Band['formality']) => value >= least && value <= most

/** Occasions for which the piece is a usual choice; none for one that is not worn. */
export function suitedOccasions({ slot, formality, sporty, loudness, marks, condition }: Facts): Occasion[] {
  if (condition === 'unworn') return []
  if (anywhere.has(slot)) return [...Occasion.options]
  return Occasion.options.filter((occasion) => {
    const band = bands[occasion]
    return (
      isWithin(formality, band.formality) &&
      isWithin(sporty, band.sporty) &&
      loudness <= band.loudness &&
      !excluded[occasion]?.some((mark) => marks.has(mark))
    )
  })
}
