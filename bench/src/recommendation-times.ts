import { dayOf, type Item, readFacts, recommend, type Weather } from '@otday/stylist'

const garments: readonly [Item['type'], readonly string[]][] = [
  ['TOP', ['반팔 티셔츠', '긴팔 티', '맨투맨', '후드티', '케이블 니트', '목폴라', '옥스퍼드 셔츠', '블라우스', '나시']],
  ['BOTTOM', ['청바지', '슬랙스', '면바지', '반바지', '기모 바지', '미디 스커트', '코듀로이 팬츠']],
  ['OUTER', ['가디건', '바람막이', '트렌치코트', '롱패딩', '울 코트', '청자켓', '블레이저', '경량 패딩']],
  ['SHOES', ['스니커즈', '로퍼', '장화', '부츠', '샌들']],
  ['DRESS', ['셔츠 원피스', '니트 원피스', '린넨 원피스']],
  ['SCARF', ['머플러']],
  ['SOCKS', ['두꺼운 양말', '발목 양말']],
  ['HAT', ['비니', '볼캡']],
  ['BAG', ['토트백', '백팩']],
  ['ETC', ['우산']],
]
const colors = ['블랙', '화이트', '네이비', '베이지', '그레이', '카키', '레드', '핑크']
const days = [-10, -2, 3, 8, 12, 15, 18, 20, 23, 27, 30, 33]
const occasions = ['WORK', 'CASUAL', 'DATE', 'TRAVEL'] as const
const runs = 60

export const closetOf = (size: number): Item[] =>
  Array.from({ length: size }, (_, index) => {
    const [type, names] = garments[index % garments.length] as (typeof garments)[number]
    const name = `${colors[index % colors.length]} ${names[Math.floor(index / garments.length) % names.length]} ${index}`
    return { id: `c${index}`, name, type, attributes: [] }
  })

const weatherOf = (current: number, wet: boolean): Weather => ({
  skyStatus: wet ? 'CLOUDY' : 'CLEAR',
  temperature: { current, min: current - 4, max: current + 4 },
  humidity: { current: 55 },
  precipitation: wet ? { type: 'RAIN', amount: 6, probability: 80 } : { type: 'NONE', amount: 0, probability: 10 },
  windSpeed: { speed: 3, asWord: 'WEAK' },
})

/**
 * Returns the CPU time in ms of each recommendation, over weathers, occasions and seeds; reading the closet is
 * excluded.
 */
export function recommendationTimes(size: number): number[] {
  const facts = closetOf(size).map(readFacts)
  const once = (run: number) => {
    const occasion = occasions[run % occasions.length] ?? 'CASUAL'
    const day = dayOf(weatherOf(days[run % days.length] ?? 15, run % 4 === 0), null, { occasion })
    const begun = process.cpuUsage()
    recommend(facts, day, { seed: `bench ${run}` })
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000
  }
  for (let run = 0; run < 12; run++) once(run)
  return Array.from({ length: runs }, (_, run) => once(run))
}
