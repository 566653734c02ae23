/**
 * Words of advertising. Text in brackets or between stars that contains one of them is removed, together with the
 * brackets or stars.
 */
export const calling =
  /무료\s*배송|무배|당일\s*(?:발송|출고|배송)|오늘\s*(?:출발|발송)|익일|빠른\s*배송|로켓|특가|할인|세일|sale|쿠폰|증정|사은품|단독|한정|limited|예약|재입고|품절|신상|new|best|베스트|인기|추천|1\s*\+\s*1|2\s*\+\s*1|made|메이드|자체\s*제작|주문\s*(?:폭주|제작)|공식|정품|국내\s*배송|해외\s*(?:배송|직구)|리퍼|아울렛|outlet|\d+\s*%|\d+\s*원|\d+\s*(?:color|colour|col|컬러)s?\b|\d{2}\s*(?:ss|fw|s\/s|f\/w|aw)\b|(?:ss|fw)\s*\d{2}\b/i

/** Words of advertising that are removed wherever they stand. */
export const callingWord =
  /^(?:\d+(?:color|colour|col|컬러)s?|\d{2}(?:ss|fw|aw)|(?:ss|fw)\d{2}|무료배송|당일발송|당일출고|오늘출발|특가|sale|new!?|best)$/i

/** Names of shops and words for shops: a part of a page's title that has one is no part of the product's name. */
export const ofShop =
  /사이즈\s*&\s*후기|셀렉트샵|믿고 사는 즐거움|온라인\s*스토어|공식|official|무신사|musinsa|29cm|w\s?컨셉|w\s?concept|지그재그|zigzag|에이블리|\bably|ssg\.com|쿠팡|coupang|스마트\s*스토어|네이버|zara|uniqlo|유니클로|h&m|asos|kream|store$|shop$|몰$|스토어$|마켓$/i
