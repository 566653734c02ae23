import { atSeoul, daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { ClothesId, Feeling, LookId, UserId, WornWeather } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { savePurchase } from '../clothes/index.ts'
import { type DiaryDeps, keepPastWears, type PastWear } from '../diary/index.ts'
import { putAway, washDue } from '../laundry/index.ts'
import { saveLook } from '../lookbook/index.ts'
import { writerWithoutSession } from '../users/index.ts'
import { typicalDayOf } from '../weather/index.ts'
import { demoNotes, type DemoOutfit, demoOutfits, demoPrices } from './diary.data.ts'

interface Keeper {
  id: UserId
  clothes: ReadonlyMap<string, ClothesId>
  cell: { nx: number; ny: number }
}

const recordedDays = 92
const washed: readonly string[] = ['기모 맨투맨', '골지 울 양말']
/**
 * How many days ago the demo last washed all pieces that were due for it: long enough for them to be back in the
 * closet.
 */
const sinceWash = 6

/** Creates three months of records, plans for two days, saved outfits, prices and something in the wash. */
export async function keepDiary(
  deps: Pick<DiaryDeps, 'db' | 'urls' | 'styling'> & { clock: Clock },
  { id, clothes, cell }: Keeper,
): Promise<void> {
  const by = writerWithoutSession(id)
  const today = seoulDate(deps.clock.now())
  const idsOf = ({ wears }: DemoOutfit) => wears.flatMap((name) => clothes.get(name) ?? [])
  const looks = new Map<string, LookId>()
  for (const { look, ...outfit } of demoOutfits) {
    if (!look) continue
    const lookId = newId<LookId>()
    await saveLook(deps, by, lookId, { ...look, occasions: [outfit.occasion], clothesIds: idsOf(outfit), revision: 0 })
    looks.set(look.name, lookId)
  }
  const wears: PastWear[] = []
  const lastWorn = new Map<string, number>()
  for (let ago = recordedDays; ago >= -2; ago--) {
    const date = daysAfter(today, -ago)
    // No records on some days, since nobody writes down every day.
    if (ago > 0 && (ago * 7) % 11 === 0) continue
    if (ago === 0) continue
    const weather = weatherOn(cell, date, ago)
    for (const outfit of outfitsFor(weather, date, ago, lastWorn)) {
      for (const name of outfit.wears) lastWorn.set(name, ago)
      wears.push({
        date,
        state: ago > 0 ? 'WORN' : 'PLANNED',
        occasion: outfit.occasion,
        feeling: ago > 0 ? feltOn(ago) : null,
        note: ago > 0 && ago % 13 === 5 ? (demoNotes[ago % demoNotes.length] ?? null) : null,
        clothesIds: idsOf(outfit),
        lookId: (outfit.look && looks.get(outfit.look.name)) ?? null,
        weather: ago > 0 ? weather : null,
      })
    }
  }
  await keepPastWears(deps, by, wears)
  for (const [name, price] of Object.entries(demoPrices)) {
    const piece = clothes.get(name)
    if (piece) await savePurchase(deps, by, piece, { price, currency: 'KRW', purchasedOn: null })
  }
  const washDay = daysAfter(today, -sinceWash)
  await washDue({ db: deps.db, clock: { now: () => atSeoul(washDay, 12) } }, id, washDay)
  const clothesIds = washed.flatMap((name) => clothes.get(name) ?? [])
  await putAway(deps, by, { clothesIds, place: 'WASH', until: null })
}

/**
 * Makes typical weather, up to 3 °C colder or warmer from day to day, and rainy on some days; it is labeled as a
 * sample, like all weather of the demo.
 */
function weatherOn(cell: Keeper['cell'], date: string, ago: number): WornWeather {
  const { min, max } = typicalDayOf(cell, date)
  const shift = ((Math.abs(ago) * 5) % 7) - 3
  const isWet = ago % 9 === 4
  const felt = Math.round((min + max) / 2 + shift + 1)
  return {
    min: min + shift,
    max: max + shift - (isWet ? 2 : 0),
    felt,
    rain: isWet ? 3 : 0,
    snow: false,
    wind: 1.5 + (ago % 4) / 2,
    skyStatus: isWet ? 'CLOUDY' : ago % 3 === 0 ? 'MOSTLY_CLOUDY' : 'CLEAR',
    precipitationType: isWet ? 'RAIN' : 'NONE',
    isSample: true,
  }
}

/** °C by which a day's felt temperature may lie outside of an outfit's range. */
const tolerance = 2
/** Days after which it no longer matters that a piece was worn. */
const forgotten = 7

/**
 * Returns the outfit that fits the weather and was not worn for longest; on some Fridays another one for the evening.
 */
function outfitsFor(
  { felt }: WornWeather,
  date: string,
  ago: number,
  lastWorn: ReadonlyMap<string, number>,
): DemoOutfit[] {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const degrees = felt ?? 15
  const idleDaysOf = ({ wears }: DemoOutfit) =>
    wears.reduce((sum, name) => sum + Math.min(forgotten, (lastWorn.get(name) ?? Number.POSITIVE_INFINITY) - ago), 0) /
    wears.length
  const fitting = demoOutfits
    .filter(({ from, below }) => degrees >= from - tolerance && degrees < below + tolerance)
    .filter(({ wears }) => ago > 0 || !wears.some((name) => washed.includes(name)))
    .toSorted((one, other) => idleDaysOf(other) - idleDaysOf(one))
  const work = fitting.find(({ occasion }) => occasion === 'WORK')
  const leisure = fitting.find(({ occasion }) => occasion !== 'WORK')
  const isWeekend = weekday === 0 || weekday === 6
  const goesOut = weekday === 5 && ago > 0 && ago % 2 === 0
  return [isWeekend ? leisure : work, goesOut ? leisure : undefined].filter((outfit) => outfit !== undefined)
}

function feltOn(ago: number): Feeling | null {
  if (ago % 6 === 1) return null
  if (ago % 8 === 3) return 'COLD'
  return ago % 14 === 9 ? 'HOT' : 'GOOD'
}
