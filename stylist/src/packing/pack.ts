import type { Avoided, ClothesType, PackSize } from '@otday/contract'
import { type Outfit, recommend } from '../choosing/recommend.ts'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'

/** An occasion of a day away; `shown`: keys of outfits not to be chosen again. */
export type TripSlot = { date: string; day: Day; shown?: readonly string[] }

export type PackOptions = {
  size: PackSize
  seed: string
  avoided?: readonly Avoided[]
  likes?: Readonly<Record<string, number>>
}

/** Harm beyond the closet's best (2.6 is still acceptable, `recommend`), and wears of a top or dress. */
const rules: Readonly<Record<PackSize, { slack: number; wears: number }>> = {
  LIGHT: { slack: 2.6, wears: 2 },
  USUAL: { slack: 1.4, wears: 1 },
  ROOMY: { slack: 0.4, wears: 1 },
}

const fresh = new Set<ClothesType>(['TOP', 'DRESS', 'UNDERWEAR', 'SOCKS'])
const washedDaily = new Set<ClothesType>(['UNDERWEAR', 'SOCKS'])
const rank = ['FORMAL', 'WORK', 'SPORT', 'DATE', 'SCHOOL', 'TRAVEL', 'CASUAL']

/** Demanding occasions and cold days first: what they need is packed anyway and serves the others. */
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

/** Fewest new pieces first; the last one is all there is. */
function closetsFor(date: string, closet: readonly Facts[], { pieces, worn }: Packed, wears: number) {
  const isFree = (f: Facts) => {
    if (!fresh.has(f.type)) return true
    const dates = worn.get(f) ?? []
    return dates.length < (washedDaily.has(f.type) ? 1 : wears) && !dates.includes(date)
  }
  const free = closet.filter(isFree)
  return [
    free.filter((f) => pieces.has(f)),
    free.filter((f) => pieces.has(f) || fresh.has(f.type)),
    free.filter((f) => pieces.has(f) || fresh.has(f.type) || f.type === 'BOTTOM'),
    free,
    closet.filter((f) => pieces.has(f)),
    closet,
  ]
}

/** The first of the closets whose outfit lacks nothing more than the best and is hardly worse. */
function chooseFrom(
  closets: readonly (readonly Facts[])[],
  choose: (closet: readonly Facts[]) => Outfit,
  slack: number,
) {
  const best = choose(closets.at(-1) ?? [])
  for (const closet of closets.slice(0, -1)) {
    if (closet.length === 0) continue
    const outfit = choose(closet)
    if (outfit.missing.length <= best.missing.length && outfit.harm <= best.harm + slack) return outfit
  }
  return best
}

/**
 * Few pieces for many outfits. Each outfit is looked for among what is packed already, then with a fresh top or dress,
 * then with another bottom, too, then in the whole closet: the first that is worse than the closet's best by no more
 * than the size allows. Outer garments, shoes, bags and bottoms may be worn every day; tops and dresses twice when
 * packing light, else once while others are left; socks and underwear once.
 * @yields each outfit with its index, demanding occasions and cold days first
 */
export function* packTrip(
  closet: readonly Facts[],
  slots: readonly TripSlot[],
  { size, seed, ...options }: PackOptions,
): Generator<{ at: number; outfit: Outfit }> {
  const { slack, wears } = rules[size]
  const pieces = new Set<Facts>()
  const worn = new Map<Facts, string[]>()
  for (const { slot, at } of inPackingOrder(slots)) {
    const { date, day, shown = [] } = slot
    const choose = (from: readonly Facts[]) =>
      recommend(from, day, { ...options, seed: `${seed} ${date} ${day.occasion}`, shown })
    const outfit = chooseFrom(closetsFor(date, closet, { pieces, worn }, wears), choose, slack)
    for (const piece of outfit.items) {
      pieces.add(piece)
      worn.set(piece, [...(worn.get(piece) ?? []), date])
    }
    yield { at, outfit }
  }
}
