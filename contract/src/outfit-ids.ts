import * as z from 'zod'
import { outfitLimit } from './feeds.ts'
import { ClothesId } from './vocabulary.ts'

/** Ids of the caller's own pieces; separated by commas in the query. */
export const outfitClothesIds = z
  .union([
    z
      .string()
      .max(outfitLimit * 37)
      .transform((list) => list.split(',')),
    z.array(z.string()).max(outfitLimit),
  ])
  .pipe(z.array(ClothesId).min(1).max(outfitLimit))
  .refine((ids) => new Set(ids).size === ids.length, '같은 옷이 두 번 들어 있어요.')
