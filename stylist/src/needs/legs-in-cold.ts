import type { Day } from '../day/day.ts'
import { has } from '../reading/facts.ts'
import { isTrainingAmongOthers } from './dates.ts'
import { dressed } from './dressed.ts'
import { feelingOf } from './feeling.ts'
import type { Need } from './need.ts'
import { walksInSnow } from './shoes-in-wet.ts'

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
          lacks: (f) =>
            (f.type === 'BOTTOM' && f.clo >= linedLegs && !isTrainingAmongOthers(f, day)) ||
            (has(f, 'thermal') && has(f, 'lower'))
              ? 0
              : has(f, 'stocking') && has(f, 'warm')
                ? 0.2
                : 0.7,
          without: 0.7,
        },
      ]

/** Returns the needs for skirts in the cold, and for legs in the snow. */
export const legNeeds = (day: Day): readonly Need[] => [...skirtNeeds(day), ...snowDayNeeds(day)]
