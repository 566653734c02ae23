import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Need } from './need.ts'
import { sportWords } from './sport-words.ts'

/** Whether a piece is made for sport, or is a skirt that is trousers beneath. */
const isForSport = (f: Facts) =>
  has(f, 'sport', 'athleisure', 'tight', 'golf', 'cycling', 'swim') ||
  f.kind === 'skort' ||
  f.kind === 'tennisSkirt' ||
  [...f.says].some((word) => word === 'sport' || sportWords.has(word))

/** Whether a piece is a skirt or a dress in which nobody trains. */
const isSkirt = (f: Facts) => (f.type === 'DRESS' || has(f, 'skirt')) && !isForSport(f)

/** Marks of shoes in which nobody trains if there are sneakers, on dry ground. */
const offTrack = ['boot', 'warmShoe', 'heel', 'lowHeel', 'leatherShoe', 'flat', 'slippers', 'backless'] as const
const isOffTrack = (f: Facts) =>
  has(f, ...offTrack) && !f.waterproof && !has(f, 'sport', 'hiking', 'grips', 'golfOnly', 'cyclingOnly', 'workwear')

const isDryGround = ({ ground }: Day) => ground.hours === 0 && !ground.icy

/**
 * Returns the needs of people who own no kit for a sport: trousers rather than skirts, and sneakers rather than boots
 * and shoes for town, of what they have.
 */
export const kitlessNeeds = (day: Day): readonly Need[] =>
  day.occasion !== 'SPORT'
    ? []
    : [
        { id: 'kitlessLegs', rank: 'kit', types: ['BOTTOM', 'DRESS'], spoils: (f) => (isSkirt(f) ? 0.7 : 0) },
        ...(isDryGround(day)
          ? [
              {
                id: 'kitlessShoes',
                rank: 'kit',
                types: ['SHOES'],
                spoils: (f: Facts) => (isOffTrack(f) ? 0.45 : 0),
              } as const,
            ]
          : []),
      ]

/** Felt °C of the coldest hour up to which short padded jackets are right on a golf course and for unknown sports. */
const paddedTo = 3

/**
 * Whether a piece is a short padded jacket in the cold, for golfers, who stand about, and for a sport that people have
 * not named, as it is not known whether they move much.
 */
export const isPaddedForSport = ({ kind }: Facts, { occasion, purpose, isNamed, cold }: Day) =>
  occasion === 'SPORT' &&
  (!isNamed || purpose === 'SPORT GOLF') &&
  cold <= paddedTo &&
  (kind === 'shortPadding' || kind === 'lightDown')
