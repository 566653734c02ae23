import { purposes } from '../src/day/plan.ts'
import { matesOf } from '../src/choosing/mates.ts'
import { conditionShare } from '../src/choosing/condition-harm.ts'
import { metBy } from '../src/choosing/piece-harm.ts'
import { ruledHarm } from '../src/choosing/pair-harm.ts'
import { settings } from '../src/choosing/settings.ts'
import { familyOf, judgedTables, type KindTable, pairName, type Tables } from '../src/choosing/tables.ts'
import { kinds } from '../src/reading/kinds.data.ts'
import type { Facts } from '../src/reading/facts.ts'
import type { AnyKind } from '../src/reading/lexicon/types.ts'
import { dayOfCase, factsOfCloset, type Labelled } from './labels.ts'

/** Types without which an outfit is incomplete; pieces of other types are added only if they make it better. */
const neededTypes = new Set<string>(['TOP', 'BOTTOM', 'DRESS', 'SHOES'])

/**
 * A label's statement about a kind: the purpose (its index `column`), the cold and warm °C that a piece met, the kind's
 * bounds in °C, and the verdict.
 */
type Sample = { column: number; cold: number; warm: number; from: number; to: number; verdict: string; grade: string }

/**
 * Weight of the hand-made estimate of how many people reject a kind for a purpose: it counts as much as this number of
 * labels.
 */
const priorWeight = 2
/** Weight of the labels of all kinds of a kind's family: together they count as much as this number of labels. */
const familyWeight = 1
/**
 * A piece that a label calls fine for a purpose, but not good, counts as this share (0–1) of a label against its kind:
 * for types that every outfit needs (`needed`), and for others (`optional`).
 */
const merelyFine = { needed: 0.7, optional: 0.4 } as const
const optionalKinds = new Set<string>(
  Object.entries(kinds).flatMap(([type, rows]) => (neededTypes.has(type) ? [] : Object.keys(rows))),
)
const shiftPenalty = 0.2
const reach = 12

function samplesOf(sets: readonly Labelled[]): ReadonlyMap<AnyKind, readonly Sample[]> {
  const samples = new Map<AnyKind, Sample[]>()
  for (const set of sets)
    for (const closet of set.closets) {
      const facts = new Map(factsOfCloset(closet).map((f) => [f.id, f]))
      for (const one of closet.cases) {
        const day = dayOfCase(set, closet, one)
        const add = (id: string, verdict: string, grade = verdict) => {
          const f = facts.get(id) as Facts
          if (conditionShare(f) > 0.25) return
          const list = samples.get(f.kind) ?? []
          list.push({
            column: purposes.indexOf(day.purpose),
            ...metBy(f, day),
            from: f.from,
            to: f.to,
            verdict,
            grade,
          })
          samples.set(f.kind, list)
        }
        for (const id of one.good) add(id, 'fine', 'good')
        for (const id of one.fine) add(id, 'fine')
        for (const [reason, ids] of Object.entries(one.no)) for (const id of ids) add(id, reason)
      }
    }
  return samples
}

const loss = (share: number, yes: boolean) => -Math.log(Math.max(1e-3, yes ? share : 1 - share))
const logistic = (x: number) => 1 / (1 + Math.exp(-x))

/**
 * Returns the shift in °C of a kind's lowest (`from`) or highest (`to`) temperature that explains the labels best, with
 * a penalty for large shifts.
 */
function shiftOf(samples: readonly Sample[], bound: 'from' | 'to'): number {
  const reason = bound === 'from' ? 'cold' : 'hot'
  const stated = samples.filter(
    ({ verdict }) => verdict === reason || verdict === 'fine' || verdict === (bound === 'from' ? 'hot' : 'cold'),
  )
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (let shift = -reach; shift <= reach; shift += 0.5) {
    let sum = shiftPenalty * shift * shift
    for (const { cold, warm, from, to, verdict } of stated) {
      const share =
        bound === 'from'
          ? logistic((from + shift - 1 - cold) / settings.coldWidth)
          : logistic((warm - to - shift - 1) / settings.hotWidth)
      sum += loss(share, verdict === reason)
    }
    if (sum < least) [best, least] = [shift, sum]
  }
  return best
}

const pairPriorWeight = 6
const pairReach = [-0.8, 2] as const

/**
 * Fits how much more or less two families clash than the rules say, from the pairs that each closet's owner named as
 * clashing.
 */
function fitPairs(sets: readonly Labelled[]): ReadonlyMap<string, number> {
  const counts = new Map<string, { clashes: number; ruled: number; of: number }>()
  for (const set of sets)
    for (const closet of set.closets) {
      const facts = factsOfCloset(closet).filter((f) => f.condition === 'fine')
      const mates = matesOf(facts)
      const clashes = new Set(
        closet.clashes.flatMap(({ a, b }) => a.flatMap((x) => b.flatMap((y) => [`${x} ${y}`, `${y} ${x}`]))),
      )
      for (const [at, a] of facts.entries())
        for (const b of facts.slice(at + 1)) {
          const name = pairName(a.kind, b.kind)
          const count = counts.get(name) ?? { clashes: 0, ruled: 0, of: 0 }
          count.of += 1
          count.clashes += clashes.has(`${a.id} ${b.id}`) ? 1 : 0
          count.ruled += 1 - Math.exp(-ruledHarm(a, b, 'CASUAL', mates))
          counts.set(name, count)
        }
    }
  const pairs = new Map<string, number>()
  for (const [name, { clashes, ruled, of }] of counts) {
    const before = Math.min(0.95, ruled / of)
    const after = Math.min(0.95, (pairPriorWeight * before + clashes) / (pairPriorWeight + of))
    const more = Math.log((1 - before) / (1 - after))
    if (Math.abs(more) > 0.08) pairs.set(name, Math.min(pairReach[1], Math.max(pairReach[0], more)))
  }
  return pairs
}

/** `no`: number of labels against a kind for one purpose; `of`: number of all labels that judge it. */
type Count = { no: number; of: number }

function countOf(samples: readonly Sample[], column: number, finePart: number): Count {
  const here = samples.filter((sample) => sample.column === column)
  const no = here.filter(({ verdict }) => verdict === 'occasion' || verdict === 'style').length
  const yes = here.filter(({ verdict }) => verdict === 'fine').length
  const merely = here.filter(({ grade }) => grade === 'fine').length
  return { no: no + finePart * merely, of: no + yes }
}

/**
 * Fits the tables that were made by hand to the labels: the share of people who reject a kind for a purpose by counts
 * weighted with the estimate, the bounds in °C by the best shift.
 */
export function fitTables(sets: readonly Labelled[]): Tables {
  const samples = samplesOf(sets)
  const tables = new Map<AnyKind, KindTable>()
  for (const [kind, judged] of judgedTables().kinds) {
    const own = samples.get(kind) ?? []
    const finePart = optionalKinds.has(kind) ? merelyFine.optional : merelyFine.needed
    const kin = [...samples].flatMap(([other, list]) => (familyOf(other) === familyOf(kind) ? list : []))
    const unsuitable = judged.unsuitable.map((prior, column) => {
      const family = countOf(kin, column, finePart)
      const { no, of } = countOf(own, column, finePart)
      const kindred = (prior + family.no) / (1 + family.of)
      return (priorWeight * prior + familyWeight * kindred + no) / (priorWeight + familyWeight + of)
    })
    tables.set(kind, {
      unsuitable,
      from: judged.from <= -30 ? judged.from : judged.from + shiftOf(own, 'from'),
      to: judged.to >= 45 ? judged.to : judged.to + shiftOf(own, 'to'),
    })
  }
  return { kinds: tables, pairs: fitPairs(sets) }
}
