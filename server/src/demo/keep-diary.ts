import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { ClothesId, Feeling, UserId, WornWeather } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { savePurchase } from '../clothes/index.ts'
import { type DiaryDeps, fillDiary, type PastWear, putAway } from '../diary/index.ts'
import { writerWithoutSession } from '../users/index.ts'
import { typicalDayOf } from '../weather/index.ts'
import { demoNotes, type DemoOutfit, demoOutfits, demoPrices } from './diary.data.ts'

interface Keeper {
  id: UserId
  clothes: ReadonlyMap<string, ClothesId>
  cell: { nx: number; ny: number }
}

const recordedDays = 92

/** Three months of records, plans for two days, saved outfits, prices and something in the wash. */
export async function keepDiary(
  deps: Pick<DiaryDeps, 'db' | 'urls' | 'styling'> & { clock: Clock },
  { id, clothes, cell }: Keeper,
): Promise<void> {
  const by = writerWithoutSession(id)
  const today = seoulDate(deps.clock.now())
  const idsOf = ({ wears }: DemoOutfit) => wears.flatMap((name) => clothes.get(name) ?? [])
  const looks = demoOutfits.flatMap(({ look, ...outfit }) =>
    look ? [{ ...look, occasions: [outfit.occasion], clothesIds: idsOf(outfit) }] : [],
  )
  const wears: PastWear[] = []
  for (let ago = recordedDays; ago >= -2; ago--) {
    const date = daysAfter(today, -ago)
    // Nobody writes down every day.
    if (ago > 0 && (ago * 7) % 11 === 0) continue
    if (ago === 0) continue
    const weather = weatherOn(cell, date, ago)
    const outfit = outfitFor(weather, date, ago)
    if (!outfit) continue
    wears.push({
      date,
      state: ago > 0 ? 'WORN' : 'PLANNED',
      occasion: outfit.occasion,
      feeling: ago > 0 ? feltOn(ago) : null,
      note: ago > 0 && ago % 13 === 5 ? (demoNotes[ago % demoNotes.length] ?? null) : null,
      clothesIds: idsOf(outfit),
      look: outfit.look?.name ?? null,
      weather: ago > 0 ? weather : null,
    })
  }
  await fillDiary(deps, by, { looks, wears })
  for (const [name, price] of Object.entries(demoPrices)) {
    const piece = clothes.get(name)
    if (piece) await savePurchase(deps.db, by, piece, { price, currency: 'KRW', purchasedOn: null })
  }
  const washed = ['기모 맨투맨', '골지 울 양말'].flatMap((name) => clothes.get(name) ?? [])
  await putAway(deps, by, { clothesIds: washed, place: 'WASH', until: null })
}

/** Typical weather, some days of it milder, some wet; labelled a sample like all of the demo's. */
function weatherOn(cell: Keeper['cell'], date: string, ago: number): WornWeather {
  const { min, max } = typicalDayOf(cell, date)
  const shift = ((ago * 5) % 7) - 3
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

function outfitFor({ felt }: WornWeather, date: string, ago: number): DemoOutfit | undefined {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const isWeekend = weekday === 0 || weekday === 6
  const degrees = felt ?? 15
  const fitting = demoOutfits.filter(
    ({ from, below, occasion }) => degrees >= from && degrees < below && (occasion === 'WORK') !== isWeekend,
  )
  return fitting[Math.abs(ago) % Math.max(1, fitting.length)]
}

function feltOn(ago: number): Feeling | null {
  if (ago % 6 === 1) return null
  if (ago % 8 === 3) return 'COLD'
  return ago % 14 === 9 ? 'HOT' : 'GOOD'
}
