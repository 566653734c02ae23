import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Need } from './need.ts'
import { saysSport } from './sport-words.ts'

/** Whether a piece is made for sport, or is a skirt that is trousers beneath. */
const isForSport = (f: Facts) =>
  has(f, 'sport', 'athleisure', 'tight', 'golf', 'cycling', 'swim') ||
  f.kind === 'skort' ||
  f.kind === 'tennisSkirt' ||
  saysSport(f)

/** Whether a piece is a skirt or a dress in which nobody trains. */
const isSkirt = (f: Facts) => (f.type === 'DRESS' || has(f, 'skirt')) && !isForSport(f)

/** Marks of shoes in which nobody trains if there are sneakers, on dry ground. */
const offTrack = ['boot', 'warmShoe', 'heel', 'lowHeel', 'leatherShoe', 'flat', 'slippers', 'backless'] as const
const isOffTrack = (f: Facts) =>
  has(f, ...offTrack) && !f.waterproof && !has(f, 'sport', 'hiking', 'grips', 'golfOnly', 'cyclingOnly', 'workwear')

const isDryGround = ({ ground }: Day) => ground.hours === 0 && !ground.icy

/**
 * Returns the needs of people who do sport, which decide where no kit is owned: trousers rather than skirts, and
 * sneakers rather than boots and shoes for town.
 */
export const kitlessNeeds = (day: Day): readonly Need[] =>
  day.occasion !== 'SPORT'
    ? []
    : [
        { id: 'kitlessLegs', rank: 'kit', types: ['BOTTOM', 'DRESS'], spoils: (f) => (isSkirt(f) ? 0.7 : 0) },
        {
          id: 'kitlessShoes',
          rank: 'kit',
          types: ['SHOES'],
          spoils: (f) => (isDryGround(day) && isOffTrack(f) ? 0.45 : 0),
        },
      ]
