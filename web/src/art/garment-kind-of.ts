import type { ClothesType } from '@otday/contract'
import type { GarmentKind } from './garment-kinds.ts'

type Rule = readonly [words: RegExp, kind: GarmentKind]

/** Words in Korean item names, first match wins; the last entry of a type is what it looks like without a hint. */
const rules: Record<ClothesType, readonly Rule[]> = {
  TOP: [
    [/베스트|조끼/, 'vest'],
    [/민소매|나시|슬리브리스|탱크|캐미솔|뷔스티에/, 'tank'],
    [/후드|후디/, 'hoodie'],
    [/맨투맨|스웨트|반집업|아노락/, 'sweatshirt'],
    [/가디건/, 'cardigan'],
    [/폴라|터틀|모크넥|목폴라|하이넥/, 'turtleneck'],
    [/폴로|피케|카라\s?티|카라넥/, 'polo'],
    [/블라우스/, 'blouse'],
    [/(?<!티)셔츠|남방/, 'shirt'],
    [/긴팔.*티|긴소매.*티|롱슬리브/, 'long-sleeve'],
    [/티셔츠|반팔|반소매/, 'tshirt'],
    [/니트|스웨터|풀오버|캐시미어|케이블|(^| )울/, 'knit'],
    [/긴팔|긴소매/, 'long-sleeve'],
    [/플리스|후리스|뽀글|보아|양털/, 'fleece'],
    [/기모|두꺼운/, 'sweatshirt'],
    [/./, 'tshirt'],
  ],
  BOTTOM: [
    [/미니\s?스커트|미니스커트|테니스|(?:짧은|미니)\s?치마/, 'mini-skirt'],
    [/스커트|치마/, 'skirt'],
    [/레깅스|타이츠/, 'leggings'],
    [/반바지|쇼츠|숏\s?팬츠|하프|버뮤다/, 'shorts'],
    [/데님|청바지|중청|흑청|연청|생지|진청|[가-힣 ]진$|진\s|청\s|리바이스/, 'jeans'],
    [/조거|트레이닝|스웨트|츄리닝|운동복|추리닝/, 'jogger'],
    [/치노|면바지|면\s?팬츠|카고|골덴|코듀로이|코튼/, 'chino'],
    [/./, 'slacks'],
  ],
  DRESS: [
    [/셔츠/, 'shirt-dress'],
    [/롱|맥시|미디|정장|니트/, 'long-dress'],
    [/./, 'dress'],
  ],
  OUTER: [
    [/베스트|조끼/, 'vest'],
    [/후드\s?집업|집업\s?후드/, 'hoodie'],
    [/가디건/, 'cardigan'],
    [/트렌치|맥코트|맥\s/, 'trench'],
    [/롱\s?패딩|롱\s?파카|벤치|파카|롱다운/, 'long-padding'],
    [/경량|라이트\s?다운|울트라라이트|퀼팅|누빔|깔깔이/, 'light-padding'],
    [/패딩|다운|눕시|푸퍼/, 'padding'],
    [/플리스|후리스|뽀글|보아|양털/, 'fleece'],
    [/바람막이|윈드|레인|아노락|우비|방수|나일론|항공|MA-?1|야상|점퍼/i, 'windbreaker'],
    [/청자켓|청재킷|데님|트러커/, 'denim-jacket'],
    [/가죽|레더|라이더|무스탕|스웨이드|블루종|무톤/, 'leather-jacket'],
    [/코트/, 'coat'],
    [/셔츠/, 'shirt'],
    [/자켓|재킷|블레이저|수트|정장/, 'blazer'],
    [/./, 'coat'],
  ],
  UNDERWEAR: [
    [/팬티|브리프|드로즈|트렁크|사각/, 'briefs'],
    [/나시|브라|캐미솔|런닝|러닝|민소매|슬립/, 'tank'],
    [/바지|하의|레깅스|타이츠/, 'thermal-bottom'],
    [/./, 'thermal-top'],
  ],
  ACCESSORY: [
    [/장갑|글러브/, 'gloves'],
    [/선글라스|안경/, 'sunglasses'],
    [/벨트/, 'belt'],
    [/목걸이|귀걸이|반지|팔찌|주얼리|브로치/, 'necklace'],
    [/시계|워치/, 'watch'],
    [/우산|양산/, 'umbrella'],
    [/목도리|머플러|스카프|넥워머/, 'scarf'],
    [/./, 'watch'],
  ],
  SHOES: [
    [/장화|레인|웰링턴|헌터/, 'rain-boots'],
    [/부츠|워커|첼시|방한|어그/, 'boots'],
    [/로퍼|구두|더비|옥스포드|옥스퍼드|플랫|단화|모카신/, 'loafers'],
    [/힐|펌프스|뮬/, 'heels'],
    [/샌들|슬리퍼|슬라이드|쪼리|크록스|조리/, 'sandals'],
    [/./, 'sneakers'],
  ],
  SOCKS: [
    [/발목|덧신|페이크|단목/, 'ankle-socks'],
    [/스타킹|타이츠/, 'leggings'],
    [/./, 'socks'],
  ],
  HAT: [
    [/비니|털|니트|방울|군밤/, 'beanie'],
    [/버킷|벙거지|밀짚|사파리|페도라|챙/, 'bucket-hat'],
    [/./, 'cap'],
  ],
  BAG: [
    [/백팩|배낭|책가방/, 'backpack'],
    [/크로스|숄더|미니|클러치|호보|슬링|메신저|체인/, 'shoulder-bag'],
    [/./, 'tote'],
  ],
  SCARF: [[/./, 'scarf']],
  ETC: [
    [/우산|양산/, 'umbrella'],
    [/장갑/, 'gloves'],
    [/./, 'folded'],
  ],
}

/** The drawing for an item, by its type and the words of its Korean name. */
export function garmentKindOf(type: ClothesType, name: string): GarmentKind {
  const own = rules[type]
  return own.find(([words]) => words.test(`${name} `))?.[1] ?? 'folded'
}
