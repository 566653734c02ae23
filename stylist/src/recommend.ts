import type { ClothesType } from '@otday/contract'
import type { Candidate } from './candidates.ts'
import type { Drawer } from './drawer.ts'
import { shoesFor } from './footwear.ts'
import { complete, reachOf } from './layers.ts'
import { type Core, coreOf, layerOf, type Reach } from './pairing.ts'
import { pick } from './pick.ts'
import { type Slots, slotsOf } from './slots.ts'
import { judged, partsOf, type Scored } from './score.ts'
import type { Context, Facts, Outfit, RecommendOptions } from './types.ts'

type Closet = { byType: ReadonlyMap<ClothesType, readonly Facts[]>; drawer: Drawer }

/** What each piece is for: shoes by type, the rest by role; a garment that can go between counts as `mid` too. */
function sort(facts: readonly Facts[]): Closet {
  const byType = new Map<ClothesType, Facts[]>()
  const drawer = new Map<string, Facts[]>()
  const put = <K>(map: Map<K, Facts[]>, key: K, f: Facts) => {
    const list = map.get(key)
    if (list) list.push(f)
    else map.set(key, [f])
  }
  for (const f of facts) {
    put(byType, f.type, f)
    if (f.type === 'SHOES') put(drawer, 'shoes', f)
    else if (f.type === 'OUTER' && f.mid) put(drawer, 'mid', f)
    else if (f.role !== null) put(drawer, f.role, f)
  }
  return { byType, drawer }
}

type Locks = { kept: readonly Facts[]; released: readonly string[] }

/** Locked pieces that can be worn together, first come first kept: one per slot, two outer garments, dress or pair. */
function locksOf(facts: readonly Facts[], locked: readonly string[]): Locks {
  if (locked.length === 0) return { kept: [], released: [] }
  const byId = new Map(facts.map((f) => [f.id, f]))
  const kept: Facts[] = []
  const released: string[] = []
  const room = (f: Facts) => {
    const same = kept.filter((k) => k.type === f.type)
    if (f.type === 'DRESS' && kept.some((k) => k.type === 'TOP' || k.type === 'BOTTOM')) return false
    if ((f.type === 'TOP' || f.type === 'BOTTOM') && kept.some((k) => k.type === 'DRESS')) return false
    if (f.type === 'OUTER') return same.length < 2
    if (f.type === 'UNDERWEAR' || f.type === 'ACCESSORY' || f.type === 'ETC') return true
    return same.length === 0
  }
  for (const id of new Set(locked)) {
    const f = byId.get(id)
    if (f && room(f)) kept.push(f)
    else released.push(id)
  }
  return { kept, released }
}

/** Every core the closet offers; half of a pair only where there is nothing whole. */
function coresOf({ tops, bottoms, dresses }: Slots, ctx: Context, reach: Reach): readonly Core[] {
  const core = (...garments: readonly Candidate[]) => coreOf(garments, ctx, reach)
  const pairs = tops.flatMap((top) => bottoms.map((bottom) => core(top, bottom)))
  const whole = [...pairs, ...dresses.map((dress) => core(dress))]
  if (whole.length > 0) return whole
  const half = [...tops, ...bottoms].map((one) => core(one))
  return half.length > 0 ? half : [core()]
}

function outfitsOf(slots: Slots, ctx: Context, reach: Reach): readonly Scored[] {
  const below = [...slots.tops, ...slots.bottoms, ...slots.dresses]
  const layers = slots.outers.map((outer) => layerOf(outer, below, ctx, reach))
  const all: Scored[] = []
  for (const core of coresOf(slots, ctx, reach)) for (const layer of layers) all.push(judged(core, layer, ctx, reach))
  return all
}

const missingFrom = (items: readonly Facts[]): readonly ClothesType[] => {
  const has = (type: ClothesType) => items.some((f) => f.type === type)
  const missing: ClothesType[] = []
  if (!has('DRESS') && !has('TOP')) missing.push('TOP')
  if (!has('DRESS') && !has('BOTTOM')) missing.push('BOTTOM')
  if (!has('SHOES')) missing.push('SHOES')
  return missing
}

const slotOrder: readonly ClothesType[] = [
  'OUTER',
  'TOP',
  'DRESS',
  'BOTTOM',
  'SHOES',
  'SOCKS',
  'UNDERWEAR',
  'HAT',
  'SCARF',
  'BAG',
  'ACCESSORY',
  'ETC',
]

const keyText = (shown: string | { key: string }) => (typeof shown === 'string' ? shown : shown.key)

function daysOf(items: readonly Facts[], wornDaysAgo: Readonly<Record<string, number>>): Outfit['wornDaysAgo'] {
  const days = items.map(({ id }) => [id, wornDaysAgo[id]] as const)
  return Object.fromEntries(days.flatMap(([id, ago]) => (ago === undefined ? [] : [[id, ago]])))
}

/**
 * An outfit from the closet for the day: never one whose key is in `shown` while good ones are left, the same for the
 * same seed, around the locked pieces. Works for any closet, an empty one included, and never throws.
 */
export function recommend(facts: readonly Facts[], ctx: Context, options: RecommendOptions): Outfit {
  const closet = sort(facts)
  const { kept, released } = locksOf(facts, options.locked ?? [])
  const slots = slotsOf(closet.byType, ctx, options, kept)
  const likelyShoes = shoesFor(closet.drawer, ctx, [], options)
  const reach = reachOf(closet.drawer, ctx, likelyShoes)
  const { one, key, exhausted } = pick(outfitsOf(slots, ctx, reach), options.seed, (options.shown ?? []).map(keyText))
  const { core, layer } = one
  const worn = layer.outer ? [...core.garments, layer.outer] : core.garments
  const rest = kept.filter((f) => !worn.some((c) => c.f.id === f.id))
  const { items, warmth } = complete(worn, closet.drawer, ctx, layer.aim, options, rest)
  const missing = missingFrom(items)
  return {
    items: items.toSorted((a, b) => slotOrder.indexOf(a.type) - slotOrder.indexOf(b.type)),
    key,
    score: one.score,
    parts: partsOf(one),
    warmth,
    target: layer.aim,
    exhausted,
    partial: missing.some((type) => type !== 'SHOES'),
    missing,
    released,
    wornDaysAgo: daysOf(items, options.wornDaysAgo ?? {}),
  }
}
