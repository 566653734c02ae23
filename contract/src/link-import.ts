import * as z from 'zod'
import { ClothesAttribute, ClothesType } from './clothes.ts'
import { endpoints } from './endpoint.ts'
import { linkIn } from './link-in.ts'
import { linkLimit } from './link-limit.ts'
import { searchWord } from './text.ts'
import { ImageUrl } from './vocabulary.ts'

const linkInvalid = '쇼핑몰 상품 페이지의 주소(https://…)를 넣어 주세요.'

/** An http or https URL without credentials, or a text with one in it: apps of shops copy a sentence around it. */
export const Link = z
  .string()
  .refine((text) => linkIn(text) !== null, { error: linkInvalid, abort: true })
  .transform((text) => linkIn(text) ?? '')
  .pipe(z.string().max(linkLimit, `주소는 ${linkLimit}자까지 넣을 수 있어요.`))

/** Clothes as a shop's page describes them; nothing is made up. */
export const ExtractedClothes = z.object({
  name: z.string(),
  /** Null if the page does not say. */
  type: ClothesType.nullable(),
  attributes: z.array(ClothesAttribute),
  /** Null if the page does not say. */
  brand: z.string().nullable().default(null),
  /** URL of a copy on the server, which is deleted after a day unless used. */
  imageUrl: ImageUrl.nullable(),
  /** Whether the page names a picture, but none could be loaded. */
  isPictureMissing: z.boolean().default(false),
})
export type ExtractedClothes = z.infer<typeof ExtractedClothes>

/** Type and attributes that a name states; nothing is made up. */
export const ClothesSuggestions = ExtractedClothes.pick({ type: true, attributes: true })
export type ClothesSuggestions = z.infer<typeof ClothesSuggestions>

export const linkImport = endpoints({
  extract: {
    method: 'GET',
    path: '/api/clothes/extractions',
    access: 'user',
    summary: '상품 페이지에서 옷 정보 불러오기',
    query: z.object({ url: Link }),
    rate: 'linkImport',
    status: 200,
    stores: true,
    response: ExtractedClothes,
    errors: ['LinkUnreadable', 'TooManyRequests', 'TooManyPictures', 'Unavailable'],
  },
  readName: {
    method: 'GET',
    path: '/api/clothes/suggestions',
    access: 'user',
    summary: '이름에서 옷 정보 읽기',
    query: z.object({ name: searchWord }),
    status: 200,
    response: ClothesSuggestions,
  },
})
