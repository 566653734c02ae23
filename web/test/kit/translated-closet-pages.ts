import { type Clothes, laundry, statistics, type Statistics, usualLaundryRules } from '@otday/contract'
import { paths } from '../../src/platform/navigation/paths.ts'
import { serveCloset } from './closet-server.ts'
import { pieceOf } from './closet.ts'
import { serveCloset as serveDiaryCloset, serveDiary, serveWeather } from './diary.ts'
import { day, itemOf, savedOutfitOf, someClothes, statisticsOf, wearOf, wornDay } from './diary-fixtures.ts'
import { serveLookbook } from './lookbook.ts'
import { hani } from './people.ts'
import { press, shown, type TranslatedPage } from './translation.ts'
import { serveTrips, stay, tripOf } from './trips.ts'

/** Returns statistics in which jeans were worn on three days and a knit on two. */
function worn([knit, jeans]: readonly Clothes[]): Statistics {
  const counts = [jeans, knit].flatMap((piece, at) => (piece ? { item: itemOf(piece), days: 3 - at } : []))
  return statisticsOf({
    from: day(-2),
    recordedDays: 3,
    feelings: { COLD: 0, GOOD: 3, HOT: 0 },
    season: { name: 'AUTUMN', used: 2, usable: 4, byType: [{ type: 'TOP', used: 1, usable: 2 }] },
    pieces: { worn: 2, owned: 4, waiting: 0 },
    most: counts,
    least: counts.toReversed(),
    unworn: counts.map(({ item }) => ({ item, days: 99 })),
    colors: [{ family: 'BLUE', days: 3, pieces: 2 }],
    dots: [{ color: '#5e7fa6', days: 3 }],
    types: [{ type: 'BOTTOM', days: 3 }],
  })
}

const unknownDays = Array.from({ length: 30 }, (_, at) => ({
  date: day(at - 30),
  temperatureRight: null,
  rainRight: null,
  feeling: null,
}))

export const closetPages: readonly TranslatedPage[] = [
  {
    path: paths.closet,
    person: hani,
    arrange: (server) => {
      serveCloset(server, [pieceOf('회색 울 니트', 'TOP'), pieceOf('흰 셔츠', 'TOP'), pieceOf('청바지', 'BOTTOM')])
    },
    act: async () => {
      await press(/^상의$/, /^선택$/)
      await shown('회색 울 니트')
      await press(/^모두 선택$/, /^선택 해제$/, /^선택 끝내기$/)
      await press(/^전체$/, /^옷 추가$/)
      await shown('이름')
    },
  },
  {
    path: paths.calendar,
    person: hani,
    arrange: (server) => {
      const pieces = someClothes()
      serveDiaryCloset(server, pieces)
      serveWeather(server)
      serveDiary(server, pieces, [wearOf(wornDay(), pieces, { feeling: 'GOOD', note: '따뜻했어요' })])
    },
    act: () => press(/^이전 달$/, /^다음 달$/, /^주$|^주간$/, /^월$|^월간$/, /^기록하기$|^기록$/),
  },
  {
    path: paths.lookbook,
    person: hani,
    arrange: (server) => {
      const pieces = someClothes()
      serveDiaryCloset(server, pieces)
      serveWeather(server)
      serveDiary(server, pieces)
      const first = savedOutfitOf('월요일 기본', pieces, { tags: ['편한'], suits: true, match: 90 })
      serveLookbook(server, pieces, [first, savedOutfitOf('주말', pieces.slice(0, 2))])
    },
    act: () => press(/^월요일 기본/),
  },
  {
    path: paths.statistics,
    person: hani,
    arrange: (server) => {
      const pieces = someClothes()
      serveDiaryCloset(server, pieces)
      server.answer(laundry.get, () => ({ washing: [], stored: [], due: [], rules: usualLaundryRules }))
      server.answer(statistics.get, ({ query: { period } }) => (period === 'ALL' ? statisticsOf() : worn(pieces)))
      server.answer(statistics.record, () => ({ days: unknownDays, offset: 0 }))
    },
    act: () => press(/^표로 보기$/, /^전체$/, /^올해$/),
  },
  {
    path: paths.laundry,
    person: hani,
    arrange: (server) => {
      const pieces = someClothes()
      serveDiaryCloset(server, pieces)
      const away = (place: 'WASH' | 'STORAGE') => (piece: Clothes) => ({
        item: itemOf(piece),
        place,
        since: wornDay(),
        until: day(3),
      })
      const [first, second, ...others] = pieces
      let washing = [first].flatMap((piece) => (piece ? away('WASH')(piece) : []))
      const now = () => ({
        washing,
        stored: [second].flatMap((piece) => (piece ? away('STORAGE')(piece) : [])),
        due: others.map((piece) => ({ item: itemOf(piece), wears: 3, group: 'SHIRT' as const })),
        rules: usualLaundryRules,
      })
      server.answer(laundry.get, now)
      server.answer(laundry.putAway, ({ body }) => {
        washing = [...washing, ...others.filter(({ id }) => body.clothesIds.includes(id)).map(away('WASH'))]
        others.splice(0, 1)
        return now()
      })
    },
    act: () => press(/세탁$/),
  },
  {
    path: paths.trips,
    person: hani,
    arrange: (server) => {
      const pieces = someClothes()
      serveDiaryCloset(server, pieces)
      serveTrips(server, { pieces }, [tripOf(stay(2, 3), pieces, { rain: 40 })])
    },
    act: () => press(/^부산|2박 3일/, /청바지/, /회색 울 니트/),
  },
]
