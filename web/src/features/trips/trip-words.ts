import { daysAfter } from '@otday/common/seoul-time'
import {
  type ClothesType,
  clothesTypeLabels,
  forecastDays,
  type GarmentKind,
  mostTripDays,
  type Occasion,
  type PackedItem,
  type Trip,
  type TripNeed,
  type TripOutfit,
} from '@otday/contract'
import { dayOf, fullDay, monthDay, monthOf, weekdayOf } from '../../platform/time/calendar-days.ts'

interface Stay {
  startsOn: string
  endsOn: string
}

/** Returns the dates of a stay, including the first and the last, but at most one date more than a trip may have. */
export function datesOf({ startsOn, endsOn }: Stay): string[] {
  const dates: string[] = []
  for (let date = startsOn; date <= endsOn && dates.length <= mostTripDays; date = daysAfter(date, 1)) dates.push(date)
  return dates
}

/** Returns the length of a stay: '2박 3일', '당일치기'. */
export function lengthText(stay: Stay): string {
  const days = datesOf(stay).length
  return days === 1 ? '당일치기' : `${days - 1}박 ${days}일`
}

const wide = /(특별시|광역시|특별자치시|특별자치도|도)$/

/**
 * Returns a short name of a place: '부산' for 부산광역시; the city or county for a place in a province; city and district,
 * such as '전남광주 서구', for a city that was merged with another (통합특별시).
 */
export function shortPlace(names: readonly string[]): string {
  const [first = '', second] = names
  const merged = first.replace(/통합특별시$/, '')
  if (merged !== first && second?.endsWith('구')) return `${merged} ${second}`
  if (merged === first && /(특별시|광역시|특별자치시)$/.test(first)) return first.replace(wide, '')
  return (second ?? first).replace(/(시|군)$/, '')
}

export const titleOf = ({ place, ...stay }: Stay & { place: Trip['place'] }) =>
  `${shortPlace(place.locationNames)}, ${lengthText(stay)}`

/** Returns the days of a stay: '12월 4일 금요일 – 6일 일요일'. */
export function daysText({ startsOn, endsOn }: Stay): string {
  if (startsOn === endsOn) return fullDay(startsOn)
  const last = monthOf(startsOn) === monthOf(endsOn) ? `${dayOf(endsOn)}일 ${weekdayOf(endsOn)}요일` : fullDay(endsOn)
  return `${fullDay(startsOn)} – ${last}`
}

/**
 * Returns the lowest and the highest temperature of a trip, such as '평년 3°–11°'. The word 평년 (usual for the season) is
 * left out if every day has a forecast. Returns null if no temperatures are known.
 */
export function airText({ days }: Pick<Trip, 'days'>): string | null {
  const mins = days.flatMap(({ weather }) => weather?.min ?? [])
  const maxs = days.flatMap(({ weather }) => weather?.max ?? [])
  if (mins.length === 0 || maxs.length === 0) return null
  const degrees = (value: number) => `${Math.round(value)}°`.replace('-', '\u2212')
  const words = `${degrees(Math.min(...mins))}–${degrees(Math.max(...maxs))}`
  return days.some(({ kind }) => kind === 'TYPICAL') ? `평년 ${words}` : words
}

/** Returns a text on when the first day with typical weather gets a forecast; null if every day has one. */
export function forecastText({ days }: Pick<Trip, 'days'>): string | null {
  const first = days.find(({ kind }) => kind === 'TYPICAL')
  if (!first) return null
  return `${monthDay(daysAfter(first.date, 1 - forecastDays))}부터 예보로 바뀌어요. 달라지면 여기에서 알려 드려요.`
}

/** Returns a warning about outfits that are too cold or too warm for the forecast; null if there are none. */
export function warningText(outfits: readonly TripOutfit[]): string | null {
  const wrong = outfits.filter(({ verdict }) => verdict === 'COLD' || verdict === 'HOT')
  const [first] = wrong
  if (!first) return null
  const more = wrong.length > 1 ? ` 외 ${wrong.length - 1}개` : ''
  return `${monthDay(first.date)} 옷차림${more}가 조금 ${first.verdict === 'COLD' ? '추울' : '더울'} 수 있어요.`
}

const sections: readonly (readonly [label: string, types: readonly ClothesType[]])[] = [
  [clothesTypeLabels.OUTER, ['OUTER']],
  [clothesTypeLabels.TOP, ['TOP']],
  [clothesTypeLabels.DRESS, ['DRESS']],
  [clothesTypeLabels.BOTTOM, ['BOTTOM']],
  [clothesTypeLabels.SHOES, ['SHOES']],
  ['소품', ['BAG', 'HAT', 'SCARF', 'SOCKS', 'UNDERWEAR', 'ACCESSORY', 'ETC']],
]

/**
 * Returns the pieces grouped by type, in the order in which people pack; in each group, the pieces of the most outfits
 * come first.
 */
export const groupsOf = (packing: readonly PackedItem[]): { label: string; items: PackedItem[] }[] =>
  sections.flatMap(([label, types]) => {
    const items = packing
      .filter(({ item }) => types.includes(item.type))
      .toSorted((a, b) => b.outfits - a.outfits || a.item.name.localeCompare(b.item.name, 'ko'))
    return items.length > 0 ? [{ label, items }] : []
  })

/**
 * Assigns the first occasion to every day. Each of the others is added to one day, in turn: the second occasion to the
 * second day, the third to the third and so on, after the last day from the first day again.
 */
export function spreadOver(dates: readonly string[], occasions: readonly Occasion[]): Map<string, Occasion[]> {
  const [usual = 'TRAVEL', ...others] = occasions
  const days = new Map(dates.map((date): [string, Occasion[]] => [date, [usual]]))
  others.forEach((occasion, at) => {
    const date = dates[(at + 1) % Math.max(1, dates.length)]
    if (date) days.set(date, [...(days.get(date) ?? []), occasion])
  })
  return days
}

/** Probability of rain (%) from which an umbrella is packed. */
const rainy = 50

export interface Needed {
  need: TripNeed
  label: string
  /** Amount needed, such as '3켤레'; empty if only one is needed. */
  amount: string
  /** Kind of the drawing that is shown for it. */
  kind: GarmentKind
  isPacked: boolean
}

/** Drawings of underwear that is worn over other underwear, of which people need one more each day all the same. */
const overOthers: readonly GarmentKind[] = ['thermal-top', 'thermal-bottom', 'rash-guard', 'turtleneck', 'biker-shorts']

/**
 * Returns what the packing list lacks: socks and underwear, if a trip of several days has fewer than one per day; an
 * umbrella, if no piece is an umbrella and rain is likely or the umbrella is already ticked as packed.
 */
export function needsOf({ packing, packedNeeds, rain, ...stay }: NeedingTrip): Needed[] {
  const days = datesOf(stay).length
  const isDaily = ({ item }: PackedItem) => item.type !== 'UNDERWEAR' || !overOthers.includes(item.appearance.kind)
  const lacking = (type: ClothesType) => days - packing.filter((one) => one.item.type === type && isDaily(one)).length
  const [socks, underwear] = days > 1 ? [lacking('SOCKS'), lacking('UNDERWEAR')] : [0, 0]
  const isPacked = (need: TripNeed) => packedNeeds.includes(need)
  const hasNone = packing.every(({ item }) => item.appearance.kind !== 'umbrella')
  const isWet = (rain !== null && rain >= rainy) || isPacked('UMBRELLA')
  const needed = (need: TripNeed, label: string, amount: string, kind: GarmentKind): Needed => ({
    need,
    label,
    amount,
    kind,
    isPacked: isPacked(need),
  })
  return [
    ...(socks > 0 ? [needed('SOCKS', '양말', `${socks}켤레`, 'socks')] : []),
    ...(underwear > 0 ? [needed('UNDERWEAR', '속옷', `${underwear}벌`, 'folded')] : []),
    ...(isWet && hasNone ? [needed('UMBRELLA', '우산', '', 'umbrella')] : []),
  ]
}

type NeedingTrip = Pick<Trip, 'packing' | 'packedNeeds' | 'rain'> & Stay
