import { fraction } from '../src/choosing/fraction.ts'
import { outfitsOf } from '../src/choosing/choose.ts'
import { finish } from '../src/choosing/steps.ts'
import { habitsOf } from '../src/choosing/habits.ts'
import { wrongForWeather } from '../src/choosing/piece-harm.ts'
import { type Outfit, recommend, type RecommendOptions } from '../src/choosing/recommend.ts'
import { fittedTables } from '../src/choosing/tables.ts'
import { warmthHarm } from '../src/choosing/warmth-harm.ts'
import { dayOf, type Day } from '../src/day/day.ts'
import { colorFamily, pairsOf } from '../src/learning/features.ts'
import { comfortOffset, learnFrom, type Sign, type Taste, warmthOf } from '../src/learning/index.ts'
import type { Facts } from '../src/reading/facts.ts'
import { type Closet, factsOfCloset, hoursOf, type Labelled, weatherOf, wishOf } from './labels.ts'

const contradictory = 0.2
const normal = (...words: (string | number)[]) =>
  Math.sqrt(-2 * Math.log(fraction(...words, 'r') + 1e-9)) * Math.cos(2 * Math.PI * fraction(...words, 'a'))

const garments = new Set<Facts['type']>(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES'])

const clashesOf = (seed: string, items: readonly Facts[]) =>
  pairsOf(items).filter((pair) => fraction(seed, 'clash', pair) < 0.03).length

/** How much a simulated person likes an outfit; `later`: after their taste has changed midway. */
type Liking = (items: readonly Facts[], later: boolean) => number

/**
 * Makes a person's taste from three traits that no feature describes, a liked and a disliked color, formality and
 * clashing pairs. Midway, one trait and one color are reversed.
 */
function likingOf(seed: string, sort: number, facts: readonly Facts[]): Liking {
  const [hidden, visible] = [sort % 3 === 1 ? 0 : 1, sort % 3 === 0 ? 0 : 1]
  const worn = facts.filter(({ type }) => garments.has(type))
  const colors = [...new Set(worn.flatMap(({ color }) => (color ? [colorFamily(color)] : [])))]
  const [liked, disliked] = colors.toSorted((a, b) => fraction(seed, a) - fraction(seed, b))
  const formal = fraction(seed, 'formal') < 0.5 ? -1 : 1
  const traits = [0, 1, 2].map((trait) => ({
    trait,
    weight: (trait === 1 ? -1 : 1) * (0.6 + 0.8 * fraction(seed, 'w', trait)),
  }))
  const pieceLiking = (f: Facts, later: boolean) => {
    let sum = 0
    for (const { trait, weight } of traits)
      if (fraction(seed, 'trait', trait, f.id) < 0.33) sum += hidden * weight * (later && trait === 0 ? -1 : 1)
    const family = f.color ? colorFamily(f.color) : ''
    if (family === liked) sum += visible * (later ? -1 : 1)
    if (family === disliked) sum -= visible
    return sum + (visible * formal * (f.formality - 42)) / 50 + 0.2 * normal(seed, f.id)
  }
  return (items, later) => {
    const main = items.filter(({ type }) => garments.has(type))
    return main.reduce((sum, f) => sum + pieceLiking(f, later), 0) - 1.5 * clashesOf(seed, items)
  }
}

type Cell = { key: string; dayOn: (offset: number) => Day }

const everyday = new Set(['WORK', 'SCHOOL', 'CASUAL', 'DATE', 'TRAVEL'])

/**
 * Combines every day with each of the person's everyday occasions; the days are split into those with votes and those
 * without.
 */
function cellsOf({ days }: Labelled, closet: Closet): { seen: readonly Cell[]; unseen: readonly Cell[] } {
  const wishes = new Map(
    closet.cases
      .map((one) => [one.occasion, wishOf(closet, one)] as const)
      .filter(([, { occasion }]) => everyday.has(occasion)),
  )
  const cells = Object.entries(days).map(([id, row]) =>
    [...wishes].map(([key, wish]): Cell => {
      const plan = { ...wish, sensitivity: closet.person.sensitivity }
      return { key: `${id} ${key}`, dayOn: (offset) => dayOf(weatherOf(row), hoursOf(row), { ...plan, offset }) }
    }),
  )
  const half = (odd: number) => cells.filter((_, at) => at % 2 === odd).flat()
  return { seen: half(0), unseen: half(1) }
}

/** Returns a taste as options of `recommend` for one day. */
export const optionsOf = (
  taste: Taste,
  facts: readonly Facts[],
  day: Day,
): Pick<RecommendOptions, 'likes' | 'pairLikes'> => ({
  likes: Object.fromEntries(facts.map((f) => [f.id, taste.pieceOf(f, day.occasion)])),
  pairLikes: taste.pairs,
})

/**
 * Returns in penalty points how wrong an outfit is for the weather: those of its worst garment or of its warmth as a
 * whole, whichever are more.
 */
export function weatherHarm({ items, warmth }: Outfit, day: Day): number {
  const tables = fittedTables()
  const worst = Math.max(
    0,
    ...items.filter(({ type }) => garments.has(type)).map((f) => wrongForWeather(f, day, tables)),
  )
  return Math.max(-Math.log(1 - Math.min(0.985, worst)), warmthHarm(warmth.felt, warmth.inside, warmth))
}

/**
 * Returns whether at least half of the people would find the outfit wrong for the weather, and the outfit chosen
 * without taste is clearly better.
 */
export const dressedWrongly = (withTaste: Outfit, without: Outfit, day: Day) => {
  const harm = weatherHarm(withTaste, day)
  return harm > 0.7 && harm > weatherHarm(without, day) + 0.1
}

const some = <T>(list: readonly T[], count: number, ...seed: string[]) =>
  list
    .map((one, at) => ({ one, rank: fraction(...seed, at) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ one }) => one)

type Vote = Omit<Sign, 'daysAgo'>

/**
 * Makes a vote on a recommendation. One in five contradicts the person's taste, and a dislike for clashing pieces
 * mostly names them as the reason.
 */
function voteOf(
  seed: string,
  n: number,
  outfit: Outfit,
  { occasion, likes }: { occasion: Day['occasion']; likes: boolean },
): Vote {
  const liked = fraction(seed, 'contradicts', n) < contradictory ? !likes : likes
  const clash = clashesOf(seed, outfit.items) > 0 ? 'COMBINATION' : 'MISMATCH'
  const reason = !liked && fraction(seed, 'reason', n) < (clash === 'COMBINATION' ? 0.7 : 0.35) ? clash : null
  return { kind: liked ? 'like' : 'dislike', items: outfit.items, occasion, reason, outfitHarm: outfit.harm }
}

/**
 * Share (0–1) of outfits liked on unseen days `before` and `after` the given number of votes, and how many of the
 * `shown` outfits were `wrong` for the weather.
 */
export type TasteCurve = { votes: number; before: number; after: number; wrong: number; shown: number }

/** Numbers of votes after which the curve is measured; the taste changes after `changesAt` votes. */
const checkpoints = [10, 20, 40] as const
const changesAt = 20

/**
 * Returns the possible outfits of a day, and the liking from which the person votes for an outfit (`bars`, before and
 * after the taste changes): 55 % of the outfits are below it.
 */
function possibleOn(facts: readonly Facts[], day: Day, liking: Liking) {
  const outfits = finish(outfitsOf(facts, day, fittedTables(), { habits: habitsOf('') }))
  const least = Math.min(...outfits.map(({ harm }) => harm))
  const possible = outfits.filter(({ harm }) => harm <= least + 0.9).map(({ items }) => items)
  const bar = (later: boolean) =>
    possible.map((items) => liking(items, later)).sort((a, b) => a - b)[Math.floor(possible.length * 0.55)] ?? 0
  return { possible, bars: [bar(false), bar(true)] as const }
}

function tasteOfPerson(
  set: Labelled,
  closet: Closet,
  sort: number,
  { cellsEach, diary }: { cellsEach: number; diary: boolean },
): readonly TasteCurve[] {
  const seed = `${closet.person.id} ${sort}`
  const facts = factsOfCloset(closet)
  const liking = likingOf(seed, sort, facts)
  const { seen, unseen } = cellsOf(set, closet)
  const met = (cell: Cell) => {
    const day = cell.dayOn(0)
    const { possible, bars } = possibleOn(facts, day, liking)
    const likes = ({ items }: Outfit, later: boolean) => liking(items, later) >= bars[later ? 1 : 0]
    return { key: cell.key, day, likes, possible, shown: [] as string[] }
  }
  const tests = some(unseen, cellsEach, seed, 'tests')
    .map(met)
    .map((cell) => ({ ...cell, without: recommend(facts, cell.day, { seed: cell.key }) }))
  const voted = some(seen, Math.max(...checkpoints), seed, 'votes').map(met)
  const votes: (Vote & { at: number })[] = []
  const tasteAt = (now: number) => learnFrom(votes.map(({ at, ...vote }) => ({ ...vote, daysAgo: now - at })))
  const curve: TasteCurve[] = []
  for (let n = 0; n < Math.max(...checkpoints); n += 1) {
    const cell = voted[n % voted.length]
    if (!cell) break
    const { day, shown } = cell
    const outfit = recommend(facts, day, { seed: `${cell.key} ${n}`, shown, ...optionsOf(tasteAt(n), facts, day) })
    shown.push(outfit.key)
    const later = n >= changesAt
    const vote = voteOf(seed, n, outfit, { occasion: day.occasion, likes: cell.likes(outfit, later) })
    votes.push({ ...vote, at: n })
    if (diary && !cell.likes(outfit, later)) {
      const [worn] = some(cell.possible, 6, seed, 'worn', cell.key).sort((a, b) => liking(b, later) - liking(a, later))
      if (worn) votes.push({ kind: 'worn', items: worn, occasion: day.occasion, at: n })
    }
    if (checkpoints.every((one) => one !== n + 1)) continue
    const taste = tasteAt(n + 1)
    const row = { votes: n + 1, before: 0, after: 0, wrong: 0, shown: tests.length }
    for (const { key, day: on, without, likes } of tests) {
      const now = recommend(facts, on, { seed: key, ...optionsOf(taste, facts, on) })
      row.before += likes(without, later) ? 1 : 0
      row.after += likes(now, later) ? 1 : 0
      row.wrong += dressedWrongly(now, without, on) ? 1 : 0
    }
    curve.push(row)
  }
  return curve
}

/**
 * Returns the curves over all people. With `diary`, the best of six outfits is recorded as worn after each disliked
 * recommendation.
 */
export function tasteCurves(
  set: Labelled,
  diary = true,
  cellsEach = 12,
  sorts: readonly number[] = [0, 1, 2],
): readonly TasteCurve[] {
  const all = set.closets.flatMap((closet, at) => {
    const sort = sorts[at % sorts.length] ?? 0
    return tasteOfPerson(set, closet, sort, { cellsEach, diary })
  })
  return checkpoints.map((votes) => {
    const rows = all.filter((row) => row.votes === votes)
    const sum = (of: (row: TasteCurve) => number) => rows.reduce((total, row) => total + of(row), 0)
    const shown = sum((row) => row.shown)
    return {
      votes,
      before: sum((row) => row.before) / shown,
      after: sum((row) => row.after) / shown,
      wrong: sum((row) => row.wrong),
      shown,
    }
  })
}

/**
 * Returns the mean error in °C of the learned warmth after each answer, for people who feel differently warm; their own
 * warmth changes by 1.5 °C after ten answers.
 */
export function warmthCurve(channel: 'votes' | 'diary' | 'both', people = 300): readonly number[] {
  const answers = 20
  const errors = Array.from({ length: answers + 1 }, () => 0)
  for (let person = 0; person < people; person += 1) {
    let own = Math.max(-4, Math.min(4, 2 * normal('own', person)))
    const given: { at: number; says: 'COLD' | 'HOT' | 'GOOD'; vote: boolean }[] = []
    const learned = (now: number) => {
      const ago = given.map(({ at, says, vote }) => ({ daysAgo: now - at, says, feeling: says, vote }))
      if (channel === 'both') return warmthOf(ago)
      const votes = ago.map((one) => (one.says === 'GOOD' ? { ...one, says: 'NOTHING' as const } : one))
      return channel === 'votes' ? warmthOf(votes) : comfortOffset(ago)
    }
    for (let n = 0; n <= answers; n += 1) {
      if (n === answers / 2 + 1) own += fraction('turn', person) < 0.5 ? -1.5 : 1.5
      const offset = learned(n)
      errors[n] = (errors[n] ?? 0) + Math.abs(own - offset) / people
      const felt = own - offset + 0.7 * normal('day', person, n)
      const honest = felt < -0.8 ? 'COLD' : felt > 0.8 ? 'HOT' : 'GOOD'
      const opposite =
        honest === 'COLD' ? 'HOT' : honest === 'HOT' || fraction('side', person, n) < 0.5 ? 'COLD' : 'HOT'
      const says = fraction('no', person, n) < contradictory ? opposite : honest
      given.push({ at: n, says, vote: channel === 'votes' || (channel === 'both' && n % 2 === 0) })
    }
  }
  return errors
}
