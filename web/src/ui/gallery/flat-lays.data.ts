import type { FlatLayItem } from '../FlatLay.tsx'
import type { Sky } from '@otday/art/sky'
import type { ClothesId, ClothesType, GarmentKind } from '@otday/contract'

interface Sample {
  title: string
  sky: Sky
  pieces: readonly FlatLayItem[]
}

const piece = (type: ClothesType, name: string, kind: GarmentKind, color: string): FlatLayItem => ({
  clothesId: name as ClothesId,
  type,
  name,
  imageUrl: null,
  picture: null,
  appearance: { kind, colors: [color] },
})

/** Breaks the picture's URL, so that the drawing shows. */
export const broken = (item: FlatLayItem): FlatLayItem => ({ ...item, imageUrl: '/broken.webp' })

export const flatLaySamples: readonly Sample[] = [
  {
    title: '겨울 출근',
    sky: 'clear',
    pieces: [
      piece('OUTER', '울 싱글 코트', 'coat', '#B99A78'),
      piece('TOP', '터틀넥 니트', 'turtleneck', '#2B2E36'),
      piece('BOTTOM', '울 슬랙스', 'slacks', '#5B626D'),
      piece('SHOES', '첼시 부츠', 'boots', '#2A2420'),
      piece('BAG', '레더 숄더백', 'shoulder-bag', '#3A2A22'),
      piece('SCARF', '체크 머플러', 'scarf', '#8E3B3B'),
    ],
  },
  {
    title: '여름 캐주얼',
    sky: 'clear',
    pieces: [
      piece('TOP', '코튼 티셔츠', 'tshirt', '#F5F6F7'),
      piece('BOTTOM', '데님 반바지', 'shorts', '#7FA3C9'),
      piece('SHOES', '스트랩 샌들', 'sandals', '#9A6B45'),
      piece('HAT', '버킷햇', 'bucket-hat', '#E6D8BC'),
      piece('BAG', '캔버스 토트백', 'tote', '#E2D2B4'),
      piece('ACCESSORY', '선글라스', 'sunglasses', '#2A2420'),
    ],
  },
  {
    title: '비 오는 날',
    sky: 'rain',
    pieces: [
      piece('OUTER', '방수 바람막이', 'windbreaker', '#5F7052'),
      piece('TOP', '골지 긴팔', 'long-sleeve', '#EDE6DA'),
      piece('BOTTOM', '블랙 데님', 'jeans', '#2C313A'),
      piece('SHOES', '레인 부츠', 'rain-boots', '#3F6E57'),
      piece('ETC', '장우산', 'umbrella', '#26406B'),
      piece('BAG', '백팩', 'backpack', '#33404F'),
    ],
  },
  {
    title: '원피스와 코트',
    sky: 'cloudy',
    pieces: [
      piece('OUTER', '트렌치코트', 'trench', '#D9C3A0'),
      piece('DRESS', '니트 롱 원피스', 'long-dress', '#6B3F4A'),
      piece('SHOES', '앵클 부츠', 'boots', '#3A2A22'),
      piece('BAG', '숄더백', 'shoulder-bag', '#1E2126'),
      piece('SCARF', '실크 스카프', 'scarf', '#D7A34B'),
    ],
  },
  {
    title: '검은 옷만',
    sky: 'night',
    pieces: [
      piece('OUTER', '롱 패딩', 'long-padding', '#16181D'),
      piece('TOP', '블랙 터틀넥', 'turtleneck', '#17181B'),
      piece('BOTTOM', '블랙 데님', 'jeans', '#1B1B1D'),
      piece('SHOES', '블랙 부츠', 'boots', '#17140F'),
      piece('BAG', '블랙 백', 'shoulder-bag', '#141518'),
      piece('HAT', '블랙 비니', 'beanie', '#1B1B1D'),
    ],
  },
  {
    title: '흰 옷만',
    sky: 'snow',
    pieces: [
      piece('TOP', '흰 셔츠', 'shirt', '#FFFFFF'),
      piece('BOTTOM', '흰 슬랙스', 'slacks', '#FAFAF7'),
      piece('SHOES', '흰 스니커즈', 'sneakers', '#FFFFFF'),
    ],
  },
  {
    title: '겹쳐 입기',
    sky: 'cloudy',
    pieces: [
      piece('OUTER', '데님 재킷', 'denim-jacket', '#5F86B5'),
      piece('TOP', '니트 베스트', 'vest', '#7A8C6A'),
      piece('TOP', '화이트 셔츠', 'shirt', '#F7F9FB'),
      piece('BOTTOM', '플리츠 스커트', 'skirt', '#4B4F58'),
      piece('SHOES', '로퍼', 'loafers', '#2A2420'),
      piece('SOCKS', '긴 양말', 'socks', '#EDE6DA'),
    ],
  },
  {
    title: '원피스 하나',
    sky: 'clear',
    pieces: [
      piece('DRESS', '린넨 셔츠 원피스', 'shirt-dress', '#8FA78B'),
      piece('SHOES', '샌들', 'sandals', '#B98A5E'),
    ],
  },
  { title: '한 벌', sky: 'snow', pieces: [piece('OUTER', '숏 패딩', 'padding', '#3F5068')] },
  { title: '작은 것 하나', sky: 'night', pieces: [piece('ACCESSORY', '시계', 'watch', '#7A5636')] },
  {
    title: '두 벌',
    sky: 'clear',
    pieces: [piece('TOP', '옥스퍼드 셔츠', 'shirt', '#C9DDF2'), piece('BOTTOM', '치노 팬츠', 'chino', '#C4A97F')],
  },
  {
    title: '열두 가지',
    sky: 'snow',
    pieces: [
      piece('OUTER', '롱 패딩', 'long-padding', '#23272F'),
      piece('TOP', '케이블 니트', 'knit', '#F1E9DB'),
      piece('BOTTOM', '스트레이트 데님', 'jeans', '#5E7FA6'),
      piece('SHOES', '방한 부츠', 'boots', '#7A5636'),
      piece('HAT', '리브 비니', 'beanie', '#B5524C'),
      piece('SCARF', '양모 머플러', 'scarf', '#6E7F95'),
      piece('BAG', '백팩', 'backpack', '#4A5A45'),
      piece('SOCKS', '울 양말', 'socks', '#D9A83F'),
      piece('ACCESSORY', '가죽 장갑', 'gloves', '#3A2A22'),
      piece('UNDERWEAR', '발열 내의', 'thermal-top', '#C9CDD3'),
      piece('ACCESSORY', '시계', 'watch', '#3A3F49'),
      piece('ETC', '장우산', 'umbrella', '#26406B'),
    ],
  },
]
