import { memoized } from '@otday/common/memoized'
import type { Facts } from '../reading/facts.ts'
import type { Candidates } from './candidates.ts'
import type { PartialOutfit, Wish } from './wish.ts'

/** Names of kit that is carried to a sport indoors and put on there, by sport. */
const kits = [
  ['swimming', /수영복|수경|수모|swimsuit/i],
  ['martial arts', /유도복|도복|주짓수복|검도복/],
  ['climbing', /암벽화|하네스|초크/],
  ['racket', /라켓|라케트|racket/i],
  ['boxing', /글러브|복싱/],
  ['skating', /스케이트/],
  ['dance', /발레|토슈즈|댄스화/],
] as const
/** Words of clothes for training in general, whose owner may go to a gym as well. */
const trains = ['gym', 'yoga'] as const

const kitOf = ({ name }: Pick<Facts, 'name'>) => kits.find(([, pattern]) => pattern.test(name))?.[0]

/**
 * Whether all kit of a closet is for one and the same sport, and nothing is for training in general. It reads every
 * name, and each draft of an outfit asks for it.
 */
const isForOneSport = memoized(new WeakMap<Candidates, boolean>(), (candidates) => {
  const all = [...candidates.values()].flat().map(({ f }) => f)
  const trainsAnyhow = all.some(({ says }) => trains.some((word) => says.has(word)))
  return !trainsAnyhow && new Set(all.flatMap((f) => kitOf(f) ?? [])).size === 1
})

/**
 * Returns the wishes for kit that is carried to a sport indoors, if all that a closet keeps for such sports is for one
 * and the same: only then is it clear which sport it is.
 */
export function kitWishes({ day }: PartialOutfit, candidates: Candidates): readonly Wish[] {
  if (day.purpose !== 'SPORT GYM' || day.span === 'home' || !isForOneSport(candidates)) return []
  const fits = (f: Facts) => kitOf(f) !== undefined
  return (['ETC', 'HAT', 'ACCESSORY'] as const).map((type) => ({
    type,
    missed: 0.9,
    fits,
    always: true,
    ofCourse: true,
  }))
}
