import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { type Feeling, feelingOf, isOuter, lowestOut } from './feeling.ts'
import type { Need } from './need.ts'

/** °C of the coldest hour up to which golfers dress warmly underneath. */
const coldRound: Readonly<Record<Feeling, number>> = { cold: 8, usual: 4, hot: 0 }
/** °C of the coldest hour up to which golfers start with something warm between the shirt and the windbreaker. */
const warmRound: Readonly<Record<Feeling, number>> = { cold: 7, usual: 5, hot: 2 }
/** Least clo of a top that warms as much as a vest over a shirt. */
const warmTop = 0.3

const isThermalTop = (f: Facts) => has(f, 'thermal') && has(f, 'upper')

/** Returns the needs of a cold round of golf, which starts with standing about on the tee. */
export function coldRoundNeeds(day: Day): readonly Need[] {
  const [low, feeling] = [lowestOut(day), feelingOf(day)]
  if (day.purpose !== 'SPORT GOLF') return []
  const needs: Need[] = []
  if (low <= coldRound[feeling])
    needs.push({
      id: 'golfThermals',
      rank: 'carried',
      types: ['UNDERWEAR'],
      lacks: (f) => (isThermalTop(f) ? 0 : 1),
    })
  if (low <= warmRound[feeling])
    needs.push({
      id: 'golfLayer',
      rank: 'carried',
      types: ['OUTER', 'TOP'],
      lacks: (f) => {
        if (f.type === 'TOP') return f.clo >= warmTop ? 0 : 1
        return isOuter(f) && has(f, 'vest', 'padded', 'mid') ? 0 : 1
      },
    })
  if (low <= coldRound.cold && feeling === 'cold')
    needs.push({
      id: 'golfNeck',
      rank: 'overheated',
      types: ['SCARF'],
      lacks: (f) => (f.kind === 'neckWarmer' ? 0 : has(f, 'warm') ? 0.2 : 1),
    })
  return needs
}
