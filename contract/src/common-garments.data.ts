import type { GarmentKind } from './appearance.ts'
import type { ClothesType } from './clothes.ts'

export interface CommonGarment {
  key: string
  type: ClothesType
  name: string
  kind: GarmentKind
  /** Values from the default catalogue; the first is preselected. */
  colors: readonly [string, ...string[]]
  /** Values by attribute names of the default catalogue, without color. */
  attributes: Readonly<Record<string, string>>
  /** Whether it is preselected: together these dress a person from frost to heat. */
  isUsual: boolean
}

type Said = [season: string, thickness?: string, material?: string]

const garment =
  (isUsual: boolean) =>
  (
    key: string,
    type: ClothesType,
    name: string,
    kind: GarmentKind,
    colors: string,
    [season, thickness, material]: Said,
  ): CommonGarment => ({
    key,
    type,
    name,
    kind,
    colors: colors.split(' ') as [string, ...string[]],
    attributes: { 계절: season, ...(thickness && { 두께: thickness }), ...(material && { 소재: material }) },
    isUsual,
  })
const usual = garment(true)
const other = garment(false)
const against = (rain: '방수' | '생활방수', made: CommonGarment): CommonGarment => ({
  ...made,
  attributes: { ...made.attributes, 방수: rain },
})

/** Garments in display order. A garment has a material just if nearly all garments of its kind are made of it. */
export const commonGarments: readonly CommonGarment[] = [
  usual('short-sleeve', 'TOP', '반팔 티셔츠', 'tshirt', '화이트 블랙 그레이 네이비', ['여름', '얇음', '면']),
  usual('long-sleeve', 'TOP', '긴팔 티셔츠', 'long-sleeve', '화이트 블랙 네이비 그레이', ['봄·가을', '보통', '면']),
  usual('shirt', 'TOP', '셔츠', 'shirt', '스카이블루 화이트 블루 블랙', ['봄·가을', '보통', '면']),
  usual('sweatshirt', 'TOP', '맨투맨', 'sweatshirt', '그레이 네이비 블랙 아이보리', ['봄·가을', '보통', '면']),
  usual('hoodie', 'TOP', '후드티', 'hoodie', '블랙 그레이 네이비 아이보리', ['봄·가을', '보통', '면']),
  usual('knit', 'TOP', '두꺼운 니트', 'knit', '아이보리 그레이 네이비 블랙', ['겨울', '두꺼움', '니트']),
  usual('jeans', 'BOTTOM', '청바지', 'jeans', '블루 스카이블루 네이비 블랙', ['사계절', '보통', '데님']),
  usual('slacks', 'BOTTOM', '슬랙스', 'slacks', '블랙 차콜 네이비 베이지', ['사계절', '보통']),
  usual('shorts', 'BOTTOM', '반바지', 'shorts', '베이지 블랙 네이비 카키', ['여름', '얇음', '면']),
  other('fleeced-trousers', 'BOTTOM', '기모 조거 팬츠', 'jogger', '그레이 블랙 차콜 네이비', [
    '겨울',
    '두꺼움',
    '기모',
  ]),
  other('skirt', 'BOTTOM', '미디 스커트', 'skirt', '블랙 베이지 그레이 브라운', ['봄·가을', '보통']),
  other('dress', 'DRESS', '여름 원피스', 'short-sleeve-dress', '네이비 화이트 블랙 그린', ['여름', '얇음']),
  usual('cardigan', 'OUTER', '가디건', 'cardigan', '그레이 네이비 베이지 블랙', ['봄·가을', '보통', '니트']),
  against(
    '생활방수',
    usual('windbreaker', 'OUTER', '바람막이', 'windbreaker', '블랙 네이비 카키 그레이', ['봄·가을', '얇음', '나일론']),
  ),
  other('fleece', 'OUTER', '플리스 자켓', 'fleece', '아이보리 블랙 브라운 네이비', ['겨울', '두꺼움', '플리스']),
  other('jacket', 'OUTER', '자켓', 'blazer', '차콜 블랙 네이비 베이지', ['봄·가을', '보통']),
  usual('coat', 'OUTER', '울 코트', 'coat', '블랙 카멜 차콜 네이비', ['겨울', '두꺼움', '울']),
  usual('padding', 'OUTER', '롱패딩', 'long-padding', '블랙 아이보리 네이비 그레이', ['겨울', '두꺼움']),
  other('thermals', 'UNDERWEAR', '발열 내의', 'thermal-top', '블랙 그레이 베이지 아이보리', ['겨울', '보통']),
  usual('sneakers', 'SHOES', '운동화', 'sneakers', '화이트 블랙 그레이 네이비', ['사계절', '보통']),
  other('boots', 'SHOES', '부츠', 'lace-boots', '블랙 브라운 베이지 카멜', ['겨울', '두꺼움']),
  other('sandals', 'SHOES', '샌들', 'sandals', '블랙 브라운 베이지 화이트', ['여름', '얇음']),
  other('muffler', 'SCARF', '목도리', 'scarf', '그레이 블랙 베이지 버건디', ['겨울', '두꺼움']),
  against('방수', usual('umbrella', 'ETC', '우산', 'umbrella', '블랙 네이비 그레이 레드', ['사계절'])),
]
