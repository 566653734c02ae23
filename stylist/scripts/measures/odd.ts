import { recommend, type Outfit } from '../../src/choosing/recommend.ts'
import type { Day } from '../../src/day/day.ts'
import { usualHours } from '../../src/day/plan.ts'
import type { Occasion } from '../../src/day/plan.ts'
import { falseClaims } from '../../test/oracle/check.ts'
import { explain } from '../../src/explaining/explain.ts'
import type { Facts } from '../../src/reading/facts.ts'
import { readFacts } from '../../src/reading/read-facts.ts'
import { oddClosets } from './closets.ts'
import { day, type Sort } from './days.ts'
import { holds, type Row } from './rows.ts'
import { kindClo } from './warmth.ts'

const sorts: readonly (readonly [t: number, sort: Sort])[] = [
  [-10, { min: -14, max: -5, wind: 5 }],
  [2, { type: 'SNOW', mm: 4, pop: 90 }],
  [12, { type: 'RAIN', mm: 8, pop: 90 }],
  [17, { min: 11, max: 22, sky: 'CLEAR' }],
  [26, {}],
  [33, { min: 26, max: 35, sky: 'CLEAR', humidity: 70 }],
]

const occasions = Object.keys(usualHours) as Occasion[]

/** Returns whether an outfit is wrong for the weather although the closet has something better. */
function wrongWeather(outfit: Outfit, facts: readonly Facts[], on: Day): boolean {
  const outers = outfit.items.filter(({ type }) => type === 'OUTER')
  if (on.warm >= 20 && outers.some((f) => kindClo(f) >= 0.5)) return true
  if (on.cold > 5) return false
  const warm = facts.filter((f) => f.type === 'OUTER' && f.condition === 'fine' && kindClo(f) >= 0.4)
  const upper = outfit.items.some(({ type }) => type === 'TOP' || type === 'DRESS')
  return upper && warm.length > 0 && on.occasion !== 'SPORT' && outers.every((f) => kindClo(f) < 0.25)
}

function isWhole(outfit: Outfit, facts: readonly Facts[]): boolean {
  const owns = (type: Facts['type']) => facts.some((f) => f.type === type)
  const wears = (type: Facts['type']) => outfit.items.some((f) => f.type === type)
  const core = wears('DRESS') || (wears('TOP') && wears('BOTTOM'))
  const can = owns('DRESS') || (owns('TOP') && owns('BOTTOM'))
  return (core || !can) && (wears('SHOES') || !owns('SHOES'))
}

function faultsOn(facts: readonly Facts[], on: Day): readonly string[] {
  try {
    const outfit = recommend(facts, on, { seed: 'odd' })
    const { sentences, help } = explain(outfit, on, facts)
    const faults: string[] = []
    if (!isWhole(outfit, facts)) faults.push('not whole')
    if (wrongWeather(outfit, facts, on)) faults.push('wrong weather')
    if (sentences.some((sentence) => falseClaims(outfit, on, sentence, facts).length > 0)) faults.push('false sentence')
    if (outfit.missing.length > 0 && help.length === 0) faults.push('no message')
    if (new Set(outfit.items).size !== outfit.items.length) faults.push('a piece twice')
    return faults
  } catch (error) {
    return [`throws ${String(error)}`]
  }
}

/** Judges the outfits from unusual closets, on six days for every occasion. */
export function oddRows(): readonly Row[] {
  return oddClosets.map(([name, items]) => {
    const facts = items.map((item) => readFacts(item))
    const found = new Map<string, number>()
    for (const [t, sort] of sorts)
      for (const occasion of occasions)
        for (const fault of faultsOn(facts, day(t, sort, { occasion }))) found.set(fault, (found.get(fault) ?? 0) + 1)
    const text = [...found].map(([fault, times]) => `${fault} ×${times}`).join(', ')
    return holds('odd closets', name, text || 'all hold', `no fault on ${sorts.length * occasions.length} days`, !text)
  })
}

/** Checks that the explanation says what is missing if a closet has only summer clothes in January. */
export function coldSummerRow(): Row {
  const facts = (oddClosets.find(([name]) => name === 'only summer clothes')?.[1] ?? []).map((item) => readFacts(item))
  const on = day(-8, { min: -12, max: -3 })
  const { help } = explain(recommend(facts, on, { seed: 'odd' }), on, facts)
  const text = help.map((one) => one.text).join(' ')
  return holds(
    'odd closets',
    'a summer closet in January is told so',
    text || 'nothing said',
    'a message',
    /추/.test(text),
  )
}
