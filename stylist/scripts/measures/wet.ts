import { wrongForWeather } from '../../src/choosing/piece-harm.ts'
import { unsuitable } from '../../src/choosing/unsuitable.ts'
import { recommend } from '../../src/choosing/recommend.ts'
import { fittedTables } from '../../src/choosing/tables.ts'
import type { Day } from '../../src/day/day.ts'
import type { Facts } from '../../src/reading/facts.ts'
import { factsOfCloset, type Labelled } from '../labels.ts'
import { day } from './days.ts'
import { Tally } from './rows.ts'
import type { Dressed } from './warmth.ts'

/** Returns whether shoes are ruined or slippery in the wet; snow excludes more shoes than rain. */
function wrongShoes({ marks, says, waterproof }: Facts, snow: boolean): boolean {
  if (waterproof || marks.has('rainShoe')) return false
  if (snow) return ['soaks', 'backless', 'heel', 'flat', 'bareFeet', 'slippers'].some((mark) => marks.has(mark))
  return marks.has('suede') || marks.has('soaks') || says.has('suede') || says.has('canvas')
}

/** Returns whether the closet has a piece that passes `test` and suits the day's purpose and temperatures. */
function hasOther(facts: readonly Facts[], on: Day, test: (f: Facts) => boolean): boolean {
  const tables = fittedTables()
  return facts.some(
    (f) =>
      test(f) &&
      f.condition === 'fine' &&
      unsuitable(f, on.purpose, tables) < 0.35 &&
      wrongForWeather(f, on, tables) < 0.35,
  )
}

export const wetKinds = {
  shoes: 'rain: shoes that bear it',
  snowShoes: 'snow: shoes that bear it',
  umbrella: 'umbrella where one hangs',
  dryUmbrella: 'no umbrella on dry days but a parasol',
  outermost: 'outermost not spoilt',
} as const

function countWet(tally: Tally, { facts, items, day: on }: Dressed): void {
  const umbrella = items.some(({ marks }) => marks.has('umbrella'))
  if (!on.rain.umbrella) {
    tally.add(wetKinds.dryUmbrella, !items.some(({ marks }) => marks.has('umbrella') && !marks.has('parasol')))
    return
  }
  const owns = facts.some((f) => f.marks.has('umbrella') && f.condition === 'fine')
  const storm = on.wind >= 9
  if (owns && !storm) tally.add(wetKinds.umbrella, umbrella)
  if (on.rain.total < 3 && on.rain.hourly < 1) return
  const { snow } = on.rain
  const shoes = items.find(({ type }) => type === 'SHOES')
  if (shoes && hasOther(facts, on, (f) => f.type === 'SHOES' && !wrongShoes(f, snow)))
    tally.add(snow ? wetKinds.snowShoes : wetKinds.shoes, !wrongShoes(shoes, snow))
  const outer = items.filter(({ type }) => type === 'OUTER').toSorted((a, b) => b.clo - a.clo)[0]
  if (!outer) return
  const other = (f: Facts) => f.type === 'OUTER' && !f.spoiltByRain && f.clo >= outer.clo - 0.1
  tally.add(wetKinds.outermost, !outer.spoiltByRain || !hasOther(facts, on, other))
}

const wetDays = (occasion: 'CASUAL' | 'WORK') => [
  ...[6, 12, 20, 26].map((t) => day(t, { type: 'RAIN', mm: 8, pop: 90, wind: 3, humidity: 85 }, { occasion })),
  ...[-2, 2].map((t) => day(t, { type: 'SNOW', mm: 3, pop: 90, wind: 2 }, { occasion })),
]

/** Returns picks for all people on four rainy and two snowy days, for leisure and for work. */
export function wetPicks(set: Labelled): readonly Dressed[] {
  return set.closets.flatMap((closet) => {
    const facts = factsOfCloset(closet)
    return (['CASUAL', 'WORK'] as const).flatMap((occasion) =>
      wetDays(occasion).map((on, at) => ({
        facts,
        items: recommend(facts, on, { seed: `${closet.person.id} ${at}` }).items,
        day: on,
      })),
    )
  })
}

export function wetOf(picks: readonly Dressed[]): Tally {
  const tally = new Tally()
  for (const pick of picks) countWet(tally, pick)
  return tally
}
