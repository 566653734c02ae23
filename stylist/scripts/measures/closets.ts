import type { ClothesType } from '@otday/contract'
import { fraction } from '../../src/choosing/fraction.ts'
import type { Item } from '../../src/reading/facts.ts'
import { bags } from '../../src/reading/lexicon/bags.data.ts'
import { bottoms } from '../../src/reading/lexicon/bottoms.data.ts'
import { brands } from '../../src/reading/lexicon/brands.data.ts'
import { colors } from '../../src/reading/lexicon/colors.data.ts'
import { dresses } from '../../src/reading/lexicon/dresses.data.ts'
import { hats } from '../../src/reading/lexicon/hats.data.ts'
import { outers } from '../../src/reading/lexicon/outers.data.ts'
import { scarves } from '../../src/reading/lexicon/scarves.data.ts'
import { shoes } from '../../src/reading/lexicon/shoes.data.ts'
import { socks } from '../../src/reading/lexicon/socks.data.ts'
import { things } from '../../src/reading/lexicon/things.data.ts'
import { tops } from '../../src/reading/lexicon/tops.data.ts'
import { underwear } from '../../src/reading/lexicon/underwear.data.ts'

type Words = Readonly<Partial<Record<string, { readonly words: string }>>>

const lexicons: readonly (readonly [type: ClothesType, share: number, words: Words])[] = [
  ['TOP', 0.3, tops],
  ['BOTTOM', 0.2, bottoms],
  ['OUTER', 0.14, outers],
  ['SHOES', 0.1, shoes],
  ['DRESS', 0.08, dresses],
  ['BAG', 0.05, bags],
  ['SOCKS', 0.04, socks],
  ['HAT', 0.03, hats],
  ['SCARF', 0.03, scarves],
  ['UNDERWEAR', 0.02, underwear],
  ['ETC', 0.01, things],
]

const womens: Readonly<Partial<Record<ClothesType, string>>> = {
  TOP: 'blouse shortBlouse sheerBlouse sleevelessBlouse camisole cropTop tee longTee shirt knit thinKnit turtleKnit',
  BOTTOM: 'midiSkirt longSkirt miniSkirt pleatedSkirt satinSkirt knitSkirt denimSkirt slacks jeans widePants leggings',
  DRESS: 'dress summerDress sleevelessDress knitDress shirtDress miniDress maxiDress slipDress guestDress tweedDress',
  OUTER: 'cardigan thinCardigan tweedJacket blazer trench woolCoat shortPadding lightDown denimJacket leatherJacket',
  SHOES: 'heels lowHeels flats maryJanes mules sandals ankleBoots longBoots sneakers loafers',
}

const list = (text: string) => text.split(' ').filter(Boolean)
const colorWords = Object.values(colors).flatMap((words) => list(words).slice(0, 4))
const brandWords = brands.flatMap(({ words }) => list(words).slice(0, 3))

const draw = <T>(from: readonly T[], ...seed: readonly (string | number)[]): T => {
  const one = from[Math.floor(fraction(...seed) * from.length)]
  if (one === undefined) throw new Error('nothing to draw from')
  return one
}

/** Makes a closet that is the same for the same seed. */
export function generated(size: number, seed: string, women = false): readonly Item[] {
  const types = women ? lexicons.filter(([type]) => type !== 'ETC' && type !== 'UNDERWEAR') : lexicons
  const whole = types.reduce((sum, [, share]) => sum + share, 0)
  return Array.from({ length: size }, (_, at): Item => {
    let left = whole * fraction(seed, at, 'type')
    const [type, , words] = types.find(([, share]) => (left -= share) < 0) ?? draw(types, seed, at)
    const wanted = women ? womens[type] : undefined
    const entries = Object.entries(words).filter(([kind]) => wanted === undefined || list(wanted).includes(kind))
    const word = draw(list(draw(entries, seed, at, 'kind')[1]?.words ?? '우산'), seed, at, 'word')
    const parts = [draw(brandWords, seed, at, 'brand'), draw(colorWords, seed, at, 'color'), word]
    return {
      id: `${seed}-${at}`,
      type,
      name: parts.slice(fraction(seed, at, 'plain') < 0.5 ? 1 : 0).join(' '),
      attributes: [],
    }
  })
}

/** Makes a closet of pieces with these names, which are also their ids. */
export const closetOf = (names: Partial<Record<ClothesType, string>>): readonly Item[] =>
  Object.entries(names).flatMap(([type, text]) =>
    text.split('|').map((name) => ({ id: `${type} ${name}`, type: type as ClothesType, name, attributes: [] })),
  )

const little = {
  TOP: '흰 반팔 티셔츠|검정 긴팔 티|회색 맨투맨|네이비 니트|하늘색 셔츠',
  BOTTOM: '청바지|검정 슬랙스|베이지 면바지',
  OUTER: '네이비 가디건|검정 롱패딩|베이지 트렌치코트',
  SHOES: '흰 운동화|검정 로퍼',
  SOCKS: '검정 양말',
  ETC: '장우산',
}
const summer = {
  TOP: '흰 반팔 티셔츠|민소매 나시|린넨 셔츠|반팔 니트',
  BOTTOM: '반바지|린넨 바지|데님 반바지',
  DRESS: '민소매 원피스',
  SHOES: '샌들|흰 운동화',
  HAT: '밀짚모자',
}
const accessories = { BAG: '백팩|에코백', ACCESSORY: '선글라스|손목시계', ETC: '장우산', SCARF: '머플러' }
const { SHOES: _, ...barefoot } = little

export const oddClosets: readonly (readonly [name: string, items: readonly Item[]])[] = [
  ['15 pieces', closetOf(little)],
  ['only tops', closetOf({ TOP: '맨투맨|반팔티|니트|셔츠' })],
  ['only summer clothes', closetOf(summer)],
  ['accessories only', closetOf(accessories)],
  ['empty', []],
  ['no shoes', closetOf(barefoot)],
  ['300 pieces of women’s fashion', generated(300, 'women', true)],
  ['5,000 pieces', generated(5000, 'many')],
]
