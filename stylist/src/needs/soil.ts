import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { bathing, playsInSnow } from './dressed.ts'
import { isWorkGlove } from './hands.ts'
import type { Need } from './need.ts'

/** °C of the coldest hour out above which the ground can be dug. */
const thawed = 3

/** Dry ground between the snow of winter and the water of summer is soil. */
const digsInSoil = (day: Day) =>
  day.plans.has('WET') && !playsInSnow(day) && day.low > thawed && day.high < bathing && day.ground.water === 0

/** OKLCH lightness of shoes that soil shows on. */
const pale = 0.8

/** What is worn out is right where everything gets dirty. */
export const isForSoil = (f: Facts, day: Day) => f.condition === 'lastResort' && digsInSoil(day)

function soilShoes(f: Facts): number {
  if (f.condition === 'lastResort' || has(f, 'rainShoe', 'hiking', 'workwear')) return 0
  if (has(f, 'suede', 'heel', 'leatherShoe', 'bareFeet') || (f.color !== null && f.color.l >= pale)) return 0.7
  return f.waterproof || has(f, 'boot') ? 0 : 0.2
}

function soilLegs(f: Facts): number {
  if (f.condition === 'lastResort') return 0
  if (has(f, 'skirt', 'paleLegs') || f.type === 'DRESS') return 0.7
  return f.says.has('wide') || f.says.has('maxi') || f.kind === 'widePants' ? 0.45 : 0
}

/** Shoes, knees and hands in a field or a garden. */
export const soilNeeds = (day: Day): readonly Need[] =>
  !digsInSoil(day)
    ? []
    : [
        { id: 'soilShoes', rank: 'overheated', types: ['SHOES'], spoils: soilShoes },
        { id: 'soilLegs', rank: 'carried', types: ['BOTTOM', 'DRESS'], spoils: soilLegs },
        { id: 'workGloves', rank: 'carried', types: ['ACCESSORY'], lacks: (f) => (isWorkGlove(f) ? 0 : 1) },
      ]
