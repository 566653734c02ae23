import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { dressed, isColdCeremony } from './dressed.ts'
import { isOuter } from './feeling.ts'
import type { Need } from './need.ts'
import { walksInSnow } from './shoes-in-wet.ts'

export const tailored = (f: Facts) => has(f, 'tailored')

/** °C of the day's high up to which a jacket of any cloth belongs to a wedding. */
const weddingJacketTo = 28.5
/** °C of the day's high up to which a jacket of thin cloth is taken to a wedding, whose halls are cooled. */
const thinJacketTo = 33

/** Felt °C up to which a jacket belongs to the clothes for a purpose. */
const jacketTo: Partial<Record<Day['purpose'], number>> = {
  'WORK SUIT': 27,
  'FORMAL WEDDING': weddingJacketTo,
  'FORMAL EVENT': 27,
  'FORMAL INTERVIEW': 35,
  'FORMAL FUNERAL': 35,
}
const jacketForGuestsTo = 30
/** °C of the day's high up to which a suit for meeting guests includes its jacket. */
const suitForGuestsTo = 31
/** °C of the day's high from which a suit's jacket for meeting guests is of thin cloth. */
const thinFrom = 27
/** Most clo of a jacket of thin cloth. */
const thinJacket = 0.33
/**
 * °C of the day's high up to which a jacket is carried to a ceremony; for guests in strong air conditioning it is
 * carried in any heat.
 */
const jacketCarriedTo = 31

/** °C of the day's high from which a linen jacket is suitable for guests. */
const summerJacketFrom = 26
/** °C of the day's high from which another thin jacket is suitable for guests. */
const thinJacketFrom = 22
const isTooThin = (f: Facts, high: number) =>
  f.says.has('linen') ? high < summerJacketFrom : f.kind === 'linenJacket' && high < thinJacketFrom

/** °C of the day's high up to which arms are covered indoors, too, where the coat is taken off. */
export const sleevesIndoorsTo = 20
export const isShort = (f: Facts) =>
  has(f, 'shortSleeve', 'bareArms', 'strappy') || f.says.has('short') || f.says.has('sleeveless')

/** Whether a piece has a color other than white, gray, black or blue, by OKLCH chroma and hue. */
const isLoud = ({ color }: Facts) => color !== null && color.c > 0.03 && (color.h < 200 || color.h > 290)

const collared = /^(?:dressShirt|shirt|shortDressShirt|blouse|shortBlouse|sheerBlouse|schoolShirt|linenShirt)$/

const isForGuestsAtWork = ({ purpose, occasion, plans }: Day) =>
  purpose === 'WORK NEAT' && occasion === 'WORK' && plans.has('GUESTS')

/** Whether a pupil or student gives a presentation at school, for which people dress neatly, but not in a suit. */
const atSchool = ({ occasion, plans }: Day) => occasion === 'SCHOOL' && plans.has('GUESTS')

const schoolNeeds = (day: Day): readonly Need[] =>
  !atSchool(day)
    ? []
    : [
        {
          id: 'wholeSuit',
          rank: 'turnedAway',
          types: ['OUTER', 'BOTTOM', 'SHOES'],
          spoils: (f) => (f.type === 'SHOES' ? (f.formality >= 85 ? 0.45 : 0) : has(f, 'suit') ? 0.7 : 0),
        },
      ]

/** °C of the coldest hour out above which a coat is warm enough over a suit. */
const coatFrom = -5

/** Whether a piece is black or dark gray, as mourners' padded coats are, which hang at the entrance of the hall. */
const isDarkAtMourning = ({ color, patterned }: Facts, { purpose }: Day) =>
  purpose === 'FORMAL FUNERAL' && !patterned && color !== null && color.l < 0.4 && color.c < 0.03

/**
 * Returns a need that a thick padded jacket over a suit spoils; in frost and in deep snow there is none, as padding is
 * right then.
 */
const coatNeeds = (day: Day): readonly Need[] =>
  !dressed(day) || day.low < coatFrom || walksInSnow(day) || day.span === 'home'
    ? []
    : [
        {
          id: 'coatOverSuit',
          rank: 'chilled',
          types: ['OUTER'],
          spoils: (f) =>
            has(f, 'padded') && has(f, 'heavy') && f.formality < 40 && !isDarkAtMourning(f, day) ? 0.45 : 0,
        },
      ]

/** Felt °C up to which mourners wear long sleeves. */
const sleevesTo = 8

const mourningNeeds = ({ purpose, cold }: Day): readonly Need[] =>
  purpose !== 'FORMAL FUNERAL' || cold > sleevesTo
    ? []
    : [
        {
          id: 'mourningSleeves',
          rank: 'turnedAway',
          types: ['TOP', 'DRESS'],
          spoils: (f) => (has(f, 'shortSleeve', 'bareArms', 'strappy') || f.says.has('short') ? 0.7 : 0),
        },
      ]

const isSuited = ({ purpose, plans }: Day) => purpose === 'WORK SUIT' && plans.has('GUESTS')

/** Returns how far (0–1) a jacket falls short of what is expected when guests are met or a suit is required. */
function jacketLacks(f: Facts, day: Day): number {
  const { high } = day
  if (isForGuestsAtWork(day)) return isTooThin(f, high) ? 0.3 : high > jacketForGuestsTo && f.clo > thinJacket ? 0.7 : 0
  if (!isSuited(day)) return 0
  if (high > thinFrom && f.clo > thinJacket) return 0.3
  return has(f, 'suit') || f.says.has('partOfSet') ? 0 : 0.2
}

/** Returns how far (0–1) a dress falls short of a jacket where one is expected. */
function dressLacks(f: Facts, day: Day): number {
  const { purpose, high } = day
  if (has(f, 'costume') || (day.occasion === 'FORMAL' && high <= sleevesIndoorsTo && isShort(f))) return 1
  if (f.formality < 55 || isForGuestsAtWork(day)) return 0.45
  return purpose === 'WORK SUIT' || purpose === 'FORMAL INTERVIEW' ? 0.45 : 0.1
}

function jacketNeeds(day: Day): readonly Need[] {
  const { purpose, high, plans } = day
  const guests = isForGuestsAtWork(day)
  const suited = isSuited(day)
  const to = suited ? suitForGuestsTo : guests ? jacketForGuestsTo : jacketTo[purpose]
  const needs: Need[] = []
  const isForCooling = (suited || guests) && plans.has('COOL')
  const isCarried = isForCooling || (day.occasion === 'FORMAL' && high <= jacketCarriedTo)
  if (to !== undefined && (high <= to || isCarried))
    needs.push({
      id: 'jacket',
      rank: high <= to ? 'turnedAway' : isForCooling ? 'overheated' : 'minor',
      types: ['OUTER', 'DRESS'],
      lacks: (f) => (tailored(f) ? jacketLacks(f, day) : f.type === 'DRESS' ? dressLacks(f, day) : 1),
    })
  if (purpose === 'FORMAL WEDDING' && high > weddingJacketTo && high <= thinJacketTo)
    needs.push({
      id: 'thinJacket',
      rank: 'carried',
      types: ['OUTER', 'DRESS', 'BOTTOM'],
      // Skirts and dresses are complete without a jacket.
      lacks: (f) => (f.type === 'OUTER' ? (tailored(f) && f.clo <= thinJacket ? 0 : 1) : has(f, 'skirt') ? 0 : 1),
    })
  if (guests || atSchool(day) || purpose === 'WORK SUIT' || purpose === 'FORMAL INTERVIEW')
    needs.push({
      id: 'shirt',
      rank: 'turnedAway',
      types: ['TOP', 'DRESS'],
      lacks: (f) => {
        if (f.type === 'DRESS') return 0
        if (collared.test(f.kind))
          return f.patterned || isLoud(f) || (f.kind === 'linenShirt' && high < summerJacketFrom) ? 0.2 : 0
        return f.formality >= (atSchool(day) ? 50 : 55) && !has(f, 'needsUnder') ? (atSchool(day) ? 0.1 : 0.45) : 1
      },
    })
  return needs
}

const ceremonyShirt = /^FORMAL (?:FUNERAL|WEDDING)$/

/**
 * Returns the need for a shirt, which is better than a knit under a jacket among mourners and in a wedding's pictures.
 */
const ceremonyShirtNeeds = ({ purpose }: Day): readonly Need[] =>
  !ceremonyShirt.test(purpose)
    ? []
    : [
        {
          id: 'ceremonyShirt',
          rank: 'overheated',
          types: ['TOP', 'DRESS'],
          lacks: (f) => (f.type === 'DRESS' || collared.test(f.kind) ? 0 : 0.45),
          without: 0.45,
        },
      ]

/** Clo from which an outer garment counts as a coat. */
const coatClo = 0.3

/** Returns the need for a coat over the suit in cold rain or late at night. */
const ceremonyCoatNeeds = (day: Day): readonly Need[] =>
  !isColdCeremony(day)
    ? []
    : [
        {
          id: 'ceremonyCoat',
          rank: 'carried',
          types: ['OUTER'],
          lacks: (f) => (has(f, 'tailored') || !isOuter(f) || f.clo < coatClo ? 1 : has(f, 'dressy') ? 0 : 0.2),
        },
      ]

/** Returns the needs for jackets, shirts and coats where people dress for others. */
export const suitNeeds = (day: Day): readonly Need[] => [
  ...jacketNeeds(day),
  ...schoolNeeds(day),
  ...coatNeeds(day),
  ...mourningNeeds(day),
  ...ceremonyShirtNeeds(day),
  ...ceremonyCoatNeeds(day),
]
