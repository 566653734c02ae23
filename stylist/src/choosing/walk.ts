import type { Facts } from '../reading/facts.ts'
import { bearableWeather, type Draw, isGarment, type Ranked } from './draw.ts'
import type { Draft } from './drafts.ts'

/**
 * Penalty points above those of the best outfit up to which outfits are as good (`asGood`), or still acceptable
 * (`acceptable`).
 */
const asGood = 1
const acceptable = 2.6
/** Penalty points up to which an outfit always counts as good: over four in ten people would wear it. */
const fine = 0.78

/**
 * Penalty points of seeing the garments of the last shown outfit again; multiplied by `repeatFade` for each outfit
 * since.
 */
const repeatCost = 1.3
const repeatFade = 0.82

/** Number of outfits shown last that count against seeing a piece again. */
const remembered = 12

/** Penalty points of shoes and bags of the last shown outfit; multiplied by `shownFade` for each outfit shown since. */
const shownCost = 0.5
const shownFade = 0.85

/** Drafts that a re-roll tries with several shoes and bags: those whose garments were seen least lately. */
const draftsTried = 6

/** The outfits that were shown lately, the last one first. */
type Seen = {
  /** Number of garments of each outfit. */
  sizes: readonly number[]
  /** For each garment, the outfits that had it, each as a bit of its place. */
  places: ReadonlyMap<string, number>
  /** Penalty points of seeing shoes and bags again, by id. */
  costs: ReadonlyMap<string, number>
}

function seenIn(shown: readonly string[], byId: ReadonlyMap<string, Facts>): Seen {
  const lately = shown.slice(-remembered).toReversed()
  const [sizes, places, costs] = [lately.map(() => 0), new Map<string, number>(), new Map<string, number>()]
  lately.forEach((key, age) => {
    for (const id of new Set(key.split(' '))) {
      costs.set(id, (costs.get(id) ?? 0) + shownCost * shownFade ** age)
      const piece = byId.get(id)
      if (piece && !isGarment(piece)) continue
      sizes[age] = (sizes[age] ?? 0) + 1
      places.set(id, (places.get(id) ?? 0) | (1 << age))
    }
  })
  return { sizes, places, costs }
}

/** Returns the penalty points of seeing these garments again. */
function sameness(garments: readonly Facts[], { sizes, places }: Seen): number {
  let any = 0
  for (const { id } of garments) any |= places.get(id) ?? 0
  let sum = 0
  let weight = repeatCost
  for (let age = 0; any >> age !== 0; age++) {
    let common = 0
    for (const { id } of garments) common += ((places.get(id) ?? 0) >> age) & 1
    sum += (common / (garments.length + (sizes[age] ?? 0) - common || 1)) * weight
    weight *= repeatFade
  }
  return sum
}

type Weighed = { one: Ranked; harm: number; cost: number }

/** Returns an outfit with its penalty points, and with its cost, after what was seen of it counts. */
function weighed(one: Ranked, seen: Seen): Weighed {
  let [shoes, bag] = [0, 0]
  for (const { type, id } of one.shoesAndBag) {
    if (type === 'SHOES') shoes += seen.costs.get(id) ?? 0
    else bag += seen.costs.get(id) ?? 0
  }
  // A bag seen often may give way to one that suits the day less, or to none.
  return { one, harm: one.judged.harm + bag, cost: one.cost + sameness(one.garments, seen) + shoes + 2 * bag }
}

/** Returns the drafts that cost least together with what was seen of them, the best first. */
function leastSeen(drafts: readonly Draft[], seen: Seen): readonly Draft[] {
  const least: { draft: Draft; cost: number }[] = []
  for (const draft of drafts) {
    const own = draft.harm - draft.turn
    // Drafts are in this order, and seeing them again adds to it.
    if (least.length === draftsTried && own >= (least.at(-1)?.cost ?? 0)) break
    const garments = [...draft.core.pieces, ...draft.cover.pieces].map(({ f }) => f)
    const cost = own + sameness(garments, seen)
    const place = least.findLastIndex((other) => other.cost <= cost) + 1
    if (place >= draftsTried) continue
    least.splice(place, 0, { draft, cost })
    least.length = Math.min(least.length, draftsTried)
  }
  return least.map(({ draft }) => draft)
}

/** `exhausted`: every fitting outfit was shown; `widened`: every better one was. */
type Picked = { one: Ranked; exhausted: boolean; widened: boolean }

/**
 * Picks the best of the good outfits that were not shown yet; without one, the best acceptable outfit that was not
 * shown yet (`widened`); without one, a good outfit that was shown before (`exhausted`). Null from an empty draw.
 */
export function walk(draw: Draw, shown: readonly string[], byId: ReadonlyMap<string, Facts>): Picked | null {
  const [first] = draw.ranked
  if (!first) return null
  const seen = seenIn(shown, byId)
  const lately = { count: shown.length, costOf: (id: string) => seen.costs.get(id) ?? 0 }
  const ways = shown.length > 0 ? leastSeen(draw.drafts, seen).flatMap((draft) => draw.waysOf(draft, lately)) : []
  const pool = [...draw.ranked, ...ways].map((one) => weighed(one, seen))
  const best = Math.min(...pool.map(({ harm }) => harm))
  const keys = new Set(shown)
  const good = pool.filter(({ harm }) => harm <= Math.max(best + asGood, fine))
  const fresh = least(good.filter(({ one }) => !keys.has(one.key)))
  if (fresh) return { one: fresh, exhausted: false, widened: false }
  const mostWeather = Math.max(bearableWeather, first.judged.weather)
  const wider = pool.filter(({ harm, one }) => harm <= best + acceptable && one.judged.weather <= mostWeather)
  const still = least(wider.filter(({ one }) => !keys.has(one.key)))
  if (still) return { one: still, exhausted: false, widened: true }
  const last = shown.at(-1)
  const again = least(good.filter(({ one }) => one.key !== last)) ?? least(good)
  return again ? { one: again, exhausted: true, widened: false } : null
}

const least = (all: readonly Weighed[]): Ranked | undefined =>
  all.reduce<Weighed | null>((kept, one) => (kept && kept.cost <= one.cost ? kept : one), null)?.one
