import { memoized } from '@otday/common/memoized'
import { tokensIn } from '#naming'
import type { Facts } from '../reading/facts.ts'

/** For each piece's id, the ids of the other pieces of its suit or set; pieces without any are left out. */
export type Mates = ReadonlyMap<string, ReadonlySet<string>>

const slacks = new Set<Facts['kind']>(['woolSlacks', 'slacks'])
const upper = (f: Facts) =>
  f.type === 'OUTER' && (f.marks.has('suit') || f.marks.has('tailored') || f.says.has('partOfSet'))
const lower = (f: Facts) =>
  f.type === 'BOTTOM' && (f.marks.has('suit') || f.says.has('partOfSet') || slacks.has(f.kind))

const tokensOf = memoized(new WeakMap<Facts, ReadonlySet<string>>(), tokensIn)

/** Number of shared words that make two pieces a set; one is enough if both names mention a set. */
const sharedWords = 2

/** Whether names mean one suit, such as 검정양복 위, 검정양복 아래. */
function isSameSuit(a: Facts, b: Facts): boolean {
  const stem = /(?:양복|정장|셋업)/.exec(a.name)
  return stem !== null && a.marks.has('suit') && b.marks.has('suit') && firstWord(a) === firstWord(b)
}
const firstWord = ({ name }: Facts) => name.split(' ')[0]

function belong(a: Facts, b: Facts): boolean {
  const [one, other] = [tokensOf(a), tokensOf(b)]
  const shared = [...one].filter((word) => other.has(word)).length
  if (isSameSuit(a, b)) return true
  return shared >= (a.says.has('partOfSet') && b.says.has('partOfSet') ? 1 : sharedWords)
}

/** Finds suits and two-pieces by name. */
export function matesOf(facts: readonly Facts[]): Mates {
  const mates = new Map<string, Set<string>>()
  const add = (id: string, mate: string) => mates.set(id, (mates.get(id) ?? new Set()).add(mate))
  for (const { id, trousers } of facts)
    if (trousers) {
      add(id, trousers.id)
      add(trousers.id, id)
    }
  for (const jacket of facts.filter(upper))
    for (const trousers of facts.filter(lower))
      if (belong(jacket, trousers)) {
        add(jacket.id, trousers.id)
        add(trousers.id, jacket.id)
      }
  return mates
}
