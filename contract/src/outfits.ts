import * as z from 'zod'
import { outfitClothesIds } from './outfit-ids.ts'
import { endpoints } from './endpoint.ts'
import { FlatLayFormat, FlatLaySky } from './flat-lays.ts'
import { Occasion } from './occasions.ts'
import { CalendarDate, yesOrNo } from './vocabulary.ts'

/** What stands beside the clothes, in formats with space for text. */
export const OutfitPictureQuery = z.object({
  clothesIds: outfitClothesIds,
  format: FlatLayFormat.default('card'),
  type: z.enum(['jpeg', 'webp', 'avif']).default('jpeg'),
  sky: FlatLaySky.default('clear'),
  /** °C */
  temperature: z
    .union([
      z.int(),
      z
        .string()
        .regex(/^-?\d{1,2}$/)
        .transform(Number),
    ])
    .optional(),
  date: CalendarDate.optional(),
  occasion: Occasion.optional(),
  /** Of the owner. */
  name: yesOrNo.default(false),
})
export type OutfitPictureQuery = z.output<typeof OutfitPictureQuery>

export const outfitPictureTexts = {
  brand: '옷데이',
  titleOf: (name: string | null) => (name ? `${name}의 OOTD` : '오늘의 OOTD'),
} as const

export const outfits = endpoints({
  picture: {
    method: 'GET',
    path: '/api/outfits/picture',
    access: 'user',
    summary: '내 옷차림 그림',
    query: OutfitPictureQuery,
    produces: 'picture',
    status: 200,
    response: z.instanceof(Blob),
    errors: ['ClothesNotFound', 'Unavailable'],
  },
})
