import type { ClothesType } from '@otday/contract'
import type { words } from './lexicon.data.ts'

type Meaning = keyof typeof words

/** Lines of the lexicon whose words, at the end of a name, tell the type of a piece. */
export const typeMeanings: readonly (readonly [ClothesType, readonly Meaning[]])[] = [
  [
    'TOP',
    [
      'sleeveless',
      'tee',
      'polo',
      'rugby',
      'shirt',
      'blouse',
      'flannel',
      'hoodie',
      'sweat',
      'halfZip',
      'knit',
      'cable',
      'turtle',
    ],
  ],
  [
    'BOTTOM',
    ['pants', 'shorts', 'slacks', 'chino', 'parachute', 'jean', 'sweatpants', 'leggings', 'padpants', 'skirt'],
  ],
  ['DRESS', ['dress', 'jumpsuit']],
  [
    'OUTER',
    [
      'cardigan',
      'hoodzip',
      'windbreaker',
      'trench',
      'padding',
      'parka',
      'lightdown',
      'longpad',
      'fleece',
      'mustang',
      'coat',
      'jacket',
      'shirtJacket',
      'jumper',
      'vest',
    ],
  ],
  ['UNDERWEAR', ['thermal']],
  [
    'SHOES',
    [
      'sneaker',
      'running',
      'canvasShoe',
      'dressShoe',
      'loafer',
      'sandal',
      'mule',
      'clog',
      'boot',
      'snowBoot',
      'ugg',
      'rainBoot',
    ],
  ],
  ['SOCKS', ['warmSocks', 'stocking', 'kneeSocks', 'noShow']],
  ['HAT', ['beanie', 'beret', 'cap', 'straw']],
  ['SCARF', ['muffler', 'scarf']],
  ['ACCESSORY', ['gloves', 'earmuff', 'sunglasses', 'umbrella', 'parasol']],
]

/** Words that tell the type and are no garment of the lexicon, or another there: they go before it. */
export const typeWords: Partial<Record<ClothesType, string>> = {
  TOP: '상의 탑스 톱스 tops 니트웨어 니트조끼 니트베스트 민소매 나시 반집업 반짚업 하프집업 하프짚업 쿼터집업',
  BOTTOM: '하의 bottoms 멜빵바지 오버롤 오버올 overall overalls',
  DRESS: '점퍼스커트 뷔스티에원피스 드레스 dresses',
  OUTER:
    '아우터 outer outerwear outers 집업 짚업 블레이저 블레이져 blazer 볼레로 트랙탑 야상 우비 레인코트 판초 뽀글이',
  UNDERWEAR:
    '속옷 언더웨어 이너웨어 underwear lingerie 란제리 브라 브라렛 브래지어 bra bralette 팬티 panties 드로즈 박서 브리프 boxers briefs 내의 내복 내복바지 내의바지 내복상의 내복하의 런닝셔츠',
  SHOES: '신발 슈즈 shoes footwear 여성화 남성화 등산화 트레킹화 hikingshoes',
  SOCKS: '양말 삭스 socks',
  HAT: '모자 hats headwear',
  BAG: '가방 백팩 토트백 에코백 숄더백 크로스백 호보백 버킷백 미니백 메신저백 보스턴백 웨이스트백 쇼퍼백 더플백 클러치백 크로스바디백 힙색 클러치 파우치 캔버스백 bag bags backpack tote totebag pouch clutch crossbody duffelbag shoulderbag handbag 핸드백',
  ACCESSORY:
    '액세서리 악세사리 악세서리 잡화 주얼리 accessory accessories jewelry 벨트 목걸이 귀걸이 귀고리 반지 팔찌 시계 손목시계 브로치 헤어핀 헤어밴드 머리띠 넥타이 지갑 카드지갑 키링 안경 belt necklace earring bracelet watch wallet necktie',
}

/** What these end in tells nothing: half of a word, a brand, a quality, or one of several types. */
export const tellsNothing =
  '상하의 best 베스트 다운 down 구스 goose 이지 포스 캠퍼스 cloud 워크 카고 cargo 하이킹 hiking 방한 스노우 snow 겨울 wool 등산 런닝 running 러닝 트렁크 트레이닝 트레이닝복 운동복 추리닝 츄리닝 투피스 슬링백 슬링백힐 캔버스 메시 발목 수면 페이크 골지 앵클 토시 핫팩 사이드라인 헌터 hunter 패커블 packable 방풍 윈드 소프트 라이너 5부 4부 3부 하프 젤 올스타 jersey 유니폼 잠옷바지 파자마 수영복 비키니'
