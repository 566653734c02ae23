import * as z from 'zod'
import { ClothesAttribute, ClothesType } from './clothes.ts'
import { endpoints } from './endpoint.ts'
import { ImageUrl } from './vocabulary.ts'

const linkLimit = 2048
const linkInvalid = '쇼핑몰 상품 페이지의 주소(https://…)를 넣어 주세요.'

/** The address of a web page as people paste it: http or https, without a name or password in it. */
export const Link = z
  .string()
  .trim()
  .max(linkLimit, `주소는 ${linkLimit}자까지 넣을 수 있어요.`)
  .refine(isWebAddress, linkInvalid)

/** Spaces, line ends and back-slashes mean different things to different readers of an address. */
function isWebAddress(text: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && username === '' && password === ''
}

/** What the page of a shop says about a piece of clothing; nothing in it is made up. */
export const ExtractedClothes = z.object({
  name: z.string(),
  /** Null when the page does not tell. */
  type: ClothesType.nullable(),
  attributes: z.array(ClothesAttribute),
  /** A picture that the server has stored. Nobody who does not use it within a day finds it again. */
  imageUrl: ImageUrl.nullable(),
})
export type ExtractedClothes = z.infer<typeof ExtractedClothes>

export const linkImport = endpoints({
  extract: {
    method: 'GET',
    path: '/api/clothes/extractions',
    access: 'user',
    summary: '상품 페이지에서 옷 정보 불러오기',
    query: z.object({ url: Link }),
    rate: 'linkImport',
    status: 200,
    response: ExtractedClothes,
    errors: ['LinkUnreadable', 'TooManyRequests', 'TooManyPictures', 'Unavailable'],
  },
})
