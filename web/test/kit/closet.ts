import {
  type AttributeDefinition,
  type Clothes,
  type ClothesDetails,
  ClothesId,
  type ClothesType,
  clothesTypeLabels,
  type ColorFamily,
  DefinitionId,
  type Occasion,
  type PieceFacts,
  type PieceNotes,
  type Reading,
  type Season,
} from '@otday/contract'
import * as z from 'zod'
import { hani } from './people.ts'

const definitionOf = (number: number, name: string, values: string, swatches: (string | null)[] = []) => ({
  id: z.decode(DefinitionId, `0199a000-0000-7000-8000-00000000000${number}`),
  name,
  selectableValues: values.split(','),
  swatches,
  createdAt: new Date(`2026-01-01T00:00:0${number}Z`),
})

/** The attributes that every server begins with, somewhat shortened. */
export const catalogue = {
  thickness: definitionOf(1, '두께', '얇음,보통,두꺼움'),
  waterproof: definitionOf(6, '방수', '방수,생활방수,불가'),
  color: definitionOf(3, '색상', '블랙,화이트,아이보리,그레이,네이비,레드', [
    '#1c1c1e',
    '#ffffff',
    '#f4efe1',
    '#8e8e93',
    '#1f2a48',
    '#cf2f34',
  ]),
  material: definitionOf(4, '소재', '면,데님,울'),
  season: definitionOf(2, '계절', '봄,여름,가을,겨울'),
} satisfies Record<string, AttributeDefinition>

export const valued = ({ id, name, selectableValues }: AttributeDefinition, value: string) => ({
  definitionId: id,
  definitionName: name,
  selectableValues,
  value,
})

/**
 * A piece with the color, seasons and occasions that the server has derived for it, which the API returns only in
 * searches and details.
 */
export interface HungPiece extends Clothes {
  colorRead: ColorFamily | null
  seasonsRead: Season[]
  occasionsRead: Occasion[]
  isWorn: boolean
  /** The API returns these only with the details. */
  notes: PieceNotes
}

export const noNotes: PieceNotes = { brand: null, size: null, memo: null }

let count = 0

/** Returns a piece without a picture, with a greater id than those before. */
export function pieceOf(name: string, type: ClothesType, over: Partial<HungPiece> = {}): HungPiece {
  count++
  return {
    id: z.decode(ClothesId, `0199b000-0000-7000-8000-${count.toString(16).padStart(12, '0')}`),
    ownerId: hani.id,
    name,
    type,
    imageUrl: null,
    picture: null,
    appearance: { kind: 'folded', colors: [] },
    attributes: [],
    createdAt: new Date(Date.UTC(2026, 4, 1, 0, 0, count)),
    colorRead: null,
    seasonsRead: ['SPRING', 'AUTUMN'],
    occasionsRead: [],
    isWorn: false,
    notes: noNotes,
    ...over,
  }
}

/** A picture that the test's own web server delivers, whatever the width in its URL. */
export const pictured = {
  imageUrl: '/web/public/icon-512.png',
  picture: { width: 512, height: 512, thumbhash: '', color: '#1c1c1e' },
}

const factsOf = (piece: HungPiece): PieceFacts => ({
  color: piece.colorRead && { family: piece.colorRead, source: 'NAME' },
  seasons: { values: piece.seasonsRead, source: 'KIND' },
  temperature: { from: 5, to: 15 },
  occasions: piece.occasionsRead,
  rain: 'PLAIN',
})

export const detailsOf = (piece: HungPiece, over: Partial<ClothesDetails> = {}): ClothesDetails => ({
  clothes: piece,
  notes: piece.notes,
  facts: factsOf(piece),
  worn: { times: 0, posts: [] },
  ...over,
})

const kinds = [
  { kind: 'knit', label: '니트' },
  { kind: 'sweatshirt', label: '맨투맨' },
  { kind: 'tshirt', label: '반팔 티셔츠' },
]

/** Returns what the server derives from the name of a piece: the kind of garment (a knit), nearly certain. */
export const readingOf = (piece: Clothes, over: Partial<Reading> = {}): Reading => ({
  clothesId: piece.id,
  kind: 'knit',
  label: '니트',
  source: 'NAME',
  confidence: 0.95,
  condition: 'FINE',
  guesses: [],
  kinds,
  ...over,
})

/**
 * Returns what the server derives for a piece with a vague name: a kind of garment so uncertain that the app asks the
 * user.
 */
export const doubtfulReadingOf = (piece: Clothes): Reading =>
  readingOf(piece, { kind: 'top', label: '상의', source: 'TYPE', confidence: 0.3, guesses: kinds })

export const typeLabels = ['전체', ...Object.values(clothesTypeLabels)]
