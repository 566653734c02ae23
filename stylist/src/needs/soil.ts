import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { getsSprayed, worksInSoil } from './dressed.ts'
import { isWorkGlove } from './hands.ts'
import type { Need } from './need.ts'

/** OKLCH lightness (0–1) from which shoes show soil. */
const pale = 0.8

/** Whether a piece is right where everything gets dirty: it is worn out, or made for work or for the hills. */
export const isForSoil = (f: Facts, day: Day) =>
  worksInSoil(day) && (f.condition === 'lastResort' || (day.plans.has('OUTDOORS') && isRough(f, day)))

/** Whether a piece is for dirty work in the wet, where no other clothes are required. */
export const isForWetWork = (f: Facts, day: Day) => worksInSoil(day) && day.plans.has('OUTDOORS') && isRough(f, day)

/** Whether a piece is for fields, the water's edge or hills; clothes for other work are not. */
function isRough(f: Facts, { purpose }: Day): boolean {
  if (f.condition === 'unworn') return false
  if (has(f, 'hiking', 'rainShoe', 'rainGear') || f.says.has('fishing')) return true
  if (!has(f, 'workwear') && !f.says.has('workwear')) return false
  return purpose === 'WORK SITE' || (purpose !== 'TRAVEL' && !f.says.has('indoorWork'))
}

const letsSoilIn = (f: Facts) => has(f, 'soaks') || f.says.has('mesh') || f.says.has('canvas') || f.says.has('knitted')

function soilShoes(f: Facts): number {
  if (f.condition === 'lastResort' || has(f, 'rainShoe', 'hiking')) return 0
  if (has(f, 'workwear') && !f.says.has('indoorWork')) return 0
  if (has(f, 'suede', 'heel', 'leatherShoe', 'bareFeet') || (f.color !== null && f.color.l >= pale)) return 0.7
  if (f.waterproof || has(f, 'boot')) return 0
  return letsSoilIn(f) ? 0.45 : 0.2
}

/** Whether a piece may get dirty: it is worn out, rough, or stays where its owner works. */
const mayBeSoiled = (f: Facts, day: Day) => f.condition === 'lastResort' || f.keptAt === 'work' || isRough(f, day)

function soilLegs(f: Facts, day: Day): number {
  if (mayBeSoiled(f, day)) return 0
  if (has(f, 'skirt', 'paleLegs') || f.type === 'DRESS') return 0.7
  if (f.says.has('wide') || f.says.has('maxi') || f.says.has('linen') || f.kind === 'widePants') return 0.45
  if (has(f, 'denim') && (getsSprayed(day) || day.ground.water >= wets)) return 0.45
  return has(f, 'suit') || f.formality >= tooGood ? 0.45 : 0
}

/** Whether people work in a field or garden, for which they have their own clothes, and do not look after a child. */
const isFieldWork = ({ plans, purpose }: Day) => plans.has('OUTDOORS') && !plans.has('KIDS') && purpose !== 'TRAVEL'

/**
 * Returns the need for the clothes that are kept for fields and gardens, of those that are owned: they are worn
 * together, and nothing good beside them.
 */
const fieldNeed = (day: Day): Need => ({
  id: 'fieldClothes',
  rank: 'overheated',
  types: ['TOP', 'BOTTOM', 'OUTER', 'SHOES'],
  spoils: (f) => (mayBeSoiled(f, day) ? 0 : 0.45),
  amongOwn: true,
})

/** mm of water from which jeans get wet and stay wet. */
const wets = 3

/** Formality (0–100) from which a piece is too good for getting dirty. */
const tooGood = 50

function soilTop(f: Facts, day: Day): number {
  if (mayBeSoiled(f, day)) return 0
  if (f.says.has('silk') || f.says.has('satin') || f.says.has('lace')) return 0.7
  return has(f, 'knitted') || f.says.has('linen') || f.formality >= tooGood ? 0.45 : 0
}

/** Returns how badly (0–1) splashes and stains would spoil an outer garment, which they reach first. */
function soilOuter(f: Facts, day: Day): number {
  if (f.condition === 'lastResort' || f.waterproof || f.windproof || isRough(f, day)) return 0
  if (has(f, 'dressy', 'tailored', 'leather', 'suede') || f.says.has('wool')) return 0.7
  return f.formality >= tooGood || f.kind === 'cottonJacket' || has(f, 'knitted') ? 0.45 : 0.2
}

/** Returns the needs for shoes, knees and hands in a field, a garden or at the water's edge. */
export const soilNeeds = (day: Day): readonly Need[] =>
  !worksInSoil(day)
    ? []
    : [
        // Soil ruins shoes and outer garments (`outerNeed` below), so their needs rank one step above those of trousers
        // and tops, which can be washed.
        { id: 'soilShoes', rank: 'overheated', types: ['SHOES'], spoils: soilShoes },
        { id: 'soilLegs', rank: 'carried', types: ['BOTTOM', 'DRESS'], spoils: (f) => soilLegs(f, day) },
        { id: 'soilTop', rank: 'carried', types: ['TOP'], spoils: (f) => soilTop(f, day) },
        ...(day.plans.has('OUTDOORS') || day.occasion === 'WORK' ? [gloveNeed] : []),
        ...(day.plans.has('OUTDOORS') ? [outerNeed(day)] : []),
        ...(isFieldWork(day) ? [fieldNeed(day)] : []),
      ]

const gloveNeed: Need = {
  id: 'workGloves',
  rank: 'carried',
  types: ['ACCESSORY'],
  lacks: (f) => (isWorkGlove(f) ? 0 : 1),
}

/** Returns the need for an outer garment that may get soiled during hours outside. */
const outerNeed = (day: Day): Need => ({
  id: 'soilOuter',
  rank: 'overheated',
  types: ['OUTER'],
  spoils: (f) => soilOuter(f, day),
})
