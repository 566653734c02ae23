import type { Avoided, ClothesType, PackSize } from '@otday/contract'
import { type Outfit, recommending } from './recommend.ts'
import type { Steps } from './steps.ts'
import type { Day } from '../day/day.ts'
import { allowed } from './allowed.ts'
import { type Facts, has } from '../reading/facts.ts'

/** An outfit to pack for a date of the trip; `shown` has the keys of outfits that are not wanted again. */
export type TripSlot = { date: string; day: Day; shown?: readonly string[] }

export type PackOptions = {
  size: PackSize
  seed: string
  avoided?: readonly Avoided[]
}

/**
 * `slack`: penalty points by which an outfit may exceed the best one, to save luggage (2.6 are acceptable); `wears`:
 * how often a top or a dress is worn.
 */
const rules: Readonly<Record<PackSize, { slack: number; wears: number }>> = {
  LIGHT: { slack: 2.6, wears: 2 },
  USUAL: { slack: 1.4, wears: 1 },
  ROOMY: { slack: 0.4, wears: 1 },
}

/** Penalty points for the weather alone by which an outfit may exceed the best one. */
const worseWeather = 0.3

const fresh = new Set<ClothesType>(['TOP', 'DRESS', 'UNDERWEAR', 'SOCKS'])
const washedDaily = new Set<ClothesType>(['UNDERWEAR', 'SOCKS'])
const rank = ['FORMAL', 'WORK', 'SPORT', 'DATE', 'SCHOOL', 'TRAVEL', 'CASUAL']

/** Sorts demanding occasions and cold days first: what they need serves the others, too. */
const inPackingOrder = (slots: readonly TripSlot[]) =>
  slots
    .map((slot, at) => ({ slot, at }))
    .toSorted(
      (a, b) =>
        rank.indexOf(a.slot.day.occasion) - rank.indexOf(b.slot.day.occasion) ||
        a.slot.day.cold - b.slot.day.cold ||
        a.at - b.at,
    )

type Packed = { pieces: ReadonlySet<Facts>; worn: ReadonlyMap<Facts, readonly string[]> }

/** Returns what a piece that is washed daily is worn as: a thermal for the legs is none for the arms. */
const useOf = (f: Facts) =>
  f.type === 'SOCKS'
    ? has(f, 'stocking')
      ? 'stockings'
      : 'socks'
    : has(f, 'thermal')
      ? has(f, 'lower')
        ? 'thermal legs'
        : 'thermal top'
      : 'underwear'

/** Returns the sets of pieces to choose from, in the order of trying: those with the fewest new pieces first. */
function closetsFor(date: string, closet: readonly Facts[], { pieces, worn }: Packed, wears: number) {
  const isUnworn = (f: Facts) => !worn.has(f)
  // Without others for the same use, what is washed daily comes again: each day of frost needs thermals and socks as
  // much. Pieces that nobody would choose, such as torn ones, are no others.
  const unworn = new Set(
    closet.filter((f) => washedDaily.has(f.type) && isUnworn(f) && f.condition === 'fine').map(useOf),
  )
  const isFree = (f: Facts) => {
    if (!fresh.has(f.type)) return true
    if (washedDaily.has(f.type)) return isUnworn(f) || !unworn.has(useOf(f))
    const dates = worn.get(f) ?? []
    return dates.length < wears && !dates.includes(date)
  }
  const free = closet.filter(isFree)
  return [
    free.filter((f) => pieces.has(f)),
    ...(wears > 1 ? [free.filter((f) => pieces.has(f) || f.type === 'BOTTOM')] : []),
    free.filter((f) => pieces.has(f) || fresh.has(f.type)),
    free.filter((f) => pieces.has(f) || fresh.has(f.type) || f.type === 'BOTTOM'),
    free,
    closet.filter((f) => pieces.has(f)),
    closet,
  ]
}

interface Choosing {
  slack: number
  chosen: ReadonlySet<string>
  choose: (closet: readonly Facts[]) => Steps<Outfit>
}

function* chooseFrom(closets: readonly (readonly Facts[])[], { slack, chosen, choose }: Choosing): Steps<Outfit> {
  const best = yield* choose(closets.at(-1) ?? [])
  for (const closet of closets.slice(0, -1)) {
    if (closet.length === 0) continue
    const outfit = yield* choose(closet)
    const isWhole = outfit.missing.length <= best.missing.length
    const isGood = outfit.harm <= best.harm + slack && outfit.weather <= best.weather + worseWeather
    if (isWhole && isGood && !chosen.has(outfit.key)) return outfit
  }
  return best
}

/**
 * Packs few pieces for many outfits: each is sought among packed pieces, then with fresh tops, then with another
 * bottom, then in the whole closet. The first is taken that is new and worse than the best by no more than the size
 * allows. Outer garments, shoes, bags and bottoms may be worn every day.
 * @yields each outfit with the index of its slot, and null wherever the work may pause or end
 */
export function* packTrip(
  whole: readonly Facts[],
  slots: readonly TripSlot[],
  { size, seed, avoided = [] }: PackOptions,
): Generator<{ at: number; outfit: Outfit } | null, void> {
  const { slack, wears } = rules[size]
  const closet = allowed(whole, avoided)
  const pieces = new Set<Facts>()
  const worn = new Map<Facts, string[]>()
  const chosen = new Set<string>()
  for (const { slot, at } of inPackingOrder(slots)) {
    const { date, day, shown = [] } = slot
    const choose = (from: readonly Facts[]) =>
      recommending(from, day, { seed: `${seed} ${date} ${day.occasion}`, shown: [...shown, ...chosen] })
    const outfit = yield* chooseFrom(closetsFor(date, closet, { pieces, worn }, wears), { slack, chosen, choose })
    chosen.add(outfit.key)
    for (const piece of outfit.items) {
      pieces.add(piece)
      worn.set(piece, [...(worn.get(piece) ?? []), date])
    }
    yield { at, outfit }
  }
}
