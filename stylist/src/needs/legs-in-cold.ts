import type { Day } from '../day/day.ts'
import { has } from '../reading/facts.ts'
import { isTrainingAmongOthers } from './dates.ts'
import { dressed } from './dressed.ts'
import { feelingOf } from './feeling.ts'
import type { Need } from './need.ts'
import { walksInSnow } from './shoes-in-wet.ts'
import { isSlushy } from './slush.ts'

/** Felt °C up to which even stockings are too cold under a skirt. */
const bareLegsTo = { cold: -2, usual: -6, hot: -8 } as const

/** Felt °C above which people go to a party in a dress and lined stockings. */
const partyTo = -6

const skirtNeeds = (day: Day): readonly Need[] => {
  const { cold, span, purpose } = day
  const isParty = day.plans.has('SPECIAL') && !day.plans.has('OUTDOORS') && cold > partyTo
  return cold > bareLegsTo[feelingOf(day)] || span === 'home' || purpose === 'FORMAL WEDDING' || isParty
    ? []
    : [{ id: 'skirt', rank: 'chilled', types: ['BOTTOM', 'DRESS'], spoils: (f) => (has(f, 'skirt') ? 0.45 : 0) }]
}

/** Least clo of lined trousers. */
const linedLegs = 0.27

/** Returns the needs for legs in deep snow: people who walk for hours want them dry and warm in the evening, too. */
const snowDayNeeds = (day: Day): readonly Need[] =>
  !walksInSnow(day) || day.low > 0 || day.occasion === 'SPORT' || dressed(day) || day.span === 'home'
    ? []
    : [
        {
          id: 'snowDayLegs',
          rank: 'chilled',
          types: ['BOTTOM', 'UNDERWEAR', 'SOCKS'],
          // Thermals warm, but the cotton over them gets wet, which at work is borne for slacks.
          lacks: (f) => {
            if (f.type === 'BOTTOM' && f.clo >= linedLegs && !isTrainingAmongOthers(f, day)) return 0
            if (has(f, 'thermal') && has(f, 'lower')) return day.occasion === 'WORK' ? 0 : 0.2
            return has(f, 'stocking') && has(f, 'warm') ? 0.2 : 0.7
          },
          without: 0.7,
        },
      ]

/** Returns the need for trousers in slush, which splashes stockings, where people dress for others. */
const slushNeeds = (day: Day): readonly Need[] =>
  !isSlushy(day) || !dressed(day) || day.purpose === 'FORMAL WEDDING' || day.plans.has('CAR')
    ? []
    : [
        {
          id: 'skirtInSlush',
          // A step above `carried`: a dress that is kept for mourning must not outweigh it.
          rank: 'overheated',
          types: ['BOTTOM', 'DRESS'],
          spoils: (f) => (has(f, 'skirt') ? 0.7 : 0),
        },
      ]

/** Returns the needs for skirts in the cold and in slush, and for legs in the snow. */
export const legNeeds = (day: Day): readonly Need[] => [...skirtNeeds(day), ...slushNeeds(day), ...snowDayNeeds(day)]
