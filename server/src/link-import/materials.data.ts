/** Each line lists synonyms. A one-syllable Korean word matches only if it stands alone. */
export const materials: readonly string[] = [
  '면 순면 코튼 cotton',
  '린넨 리넨 linen',
  '데님 denim',
  '울 양모 모 램스울 램즈울 메리노 wool lambswool merino',
  '캐시미어 캐시미아 cashmere',
  '니트',
  '폴리에스터 폴리에스테르 폴리 polyester',
  '나일론 nylon polyamide 폴리아미드',
  '플리스 후리스 폴라폴리스 fleece',
  '가죽 레더 소가죽 양가죽 램스킨 leather lambskin',
  '스웨이드 스웨드 세무 suede',
  '코듀로이 코르덴 골덴 corduroy',
  '실크 본견 silk',
  '다운 오리털 거위털 구스다운 덕다운',
  '기모 brushed',
  '고무 rubber',
  '캔버스 canvas',
  '고어텍스 goretex',
  '아크릴 acrylic',
  '레이온 비스코스 rayon viscose',
  '모달 modal',
  '텐셀 tencel lyocell',
  '스판 스판덱스 폴리우레탄 elastane spandex polyurethane',
  '쉬폰 시폰 chiffon',
  '새틴 사틴 satin',
  '트위드 tweed',
]

/**
 * Imitations of a material, such as 울라이크 (wool-like). A match is tried only at the beginning of a word: trying from
 * each character would cost the square of the length.
 */
export const likenesses = /(?<![가-힣])[가-힣]+라이크/g

/**
 * Words that contain the name of a material but do not mean it, such as 에코 레더 (artificial leather) and 고무줄 (elastic).
 */
export const imitations =
  /인조\s*(?:가죽|스웨이드)|(?:에코|비건|페이크|인조|faux|vegan|synthetic|imitation)\s*(?:-\s*)?(?:레더|leather|가죽|스웨이드|suede)|합성\s*(?:피혁|가죽)|(?:아이스|물)\s*실크|버튼\s*다운|다운\s*타운|업\s*다운|고무줄|유니트|커뮤니트|기모노|기모\s*추가/gi

export const innerParts = '안감|lining|충전재|충전물|충전|filling|배색|부속|소매|시보리|리브부분|밑창|아웃솔|sole|굽'
export const outerParts = '겉감|표면|shell|outer|body|몸판|본체|바디|갑피|upper'
