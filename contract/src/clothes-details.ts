import * as z from 'zod'
import { Clothes, OutfitItem, PieceNotes, Season } from './clothes.ts'
import { ColorFamily } from './colors.ts'
import { endpoints } from './endpoint.ts'
import { Occasion } from './occasions.ts'
import { ClothesId, FeedId, Timestamp } from './vocabulary.ts'

export const notWornDays = 90
export const mostWornPosts = 4

/**
 * Facts that the server derives from a piece's name, attributes and picture, besides its kind, which is in `Reading`.
 */
export const PieceFacts = z.object({
  color: z.object({ family: ColorFamily, source: z.enum(['ATTRIBUTES', 'NAME', 'PICTURE']) }).nullable(),
  seasons: z.object({ values: z.array(Season), source: z.enum(['ATTRIBUTES', 'KIND']) }),
  /** Felt °C that the piece suits; without a bound, `from` or `to` is null. */
  temperature: z.object({ from: z.int().nullable(), to: z.int().nullable() }).nullable(),
  occasions: z.array(Occasion),
  rain: z.enum(['RESISTS', 'PLAIN', 'SUFFERS']),
})
export type PieceFacts = z.infer<typeof PieceFacts>

/** Wears of a piece in the owner's posts. */
export const PieceWorn = z.object({
  times: z.int(),
  /** The latest posts with the piece. */
  posts: z.array(z.object({ feedId: FeedId, createdAt: Timestamp, ootds: z.array(OutfitItem) })).max(mostWornPosts),
})
export type PieceWorn = z.infer<typeof PieceWorn>

export const ClothesDetails = z.object({
  clothes: Clothes,
  notes: PieceNotes.default({ brand: null, size: null, memo: null }),
  facts: PieceFacts,
  worn: PieceWorn,
})
export type ClothesDetails = z.infer<typeof ClothesDetails>

export const clothesDetails = endpoints({
  get: {
    method: 'GET',
    path: '/api/clothes/:clothesId/details',
    params: z.object({ clothesId: ClothesId }),
    access: 'user',
    summary: '내 옷 자세히 보기',
    status: 200,
    response: ClothesDetails,
    errors: ['ClothesNotFound'],
  },
})
