import { dressed } from '../needs/dressed.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { PartialOutfit, Wish } from './wish.ts'

const isShirt = (f: Facts) => f.kind === 'dressShirt' || (f.kind === 'shirt' && f.formality >= 55)

/** OKLCH lightness and chroma up to which a color appears black. */
const blackTo = { l: 0.35, c: 0.05 } as const
const isBlackTie = (f: Facts) =>
  f.kind === 'darkTie' || (has(f, 'tie') && !!f.color && f.color.l < blackTo.l && f.color.c < blackTo.c)

function tieWish({ facts, day }: PartialOutfit): readonly Wish[] {
  const isAsked = day.occasion === 'FORMAL' || day.plans.has('GUESTS')
  const jacket = facts.some((f) => f.kind === 'suitJacket' || (has(f, 'tailored') && isAsked))
  const asks = day.occasion === 'FORMAL' || day.purpose === 'WORK SUIT'
  if (!facts.some(isShirt) || !jacket || !asks) return []
  const dark = day.purpose === 'FORMAL FUNERAL'
  return [
    {
      type: 'ACCESSORY',
      missed: dark || day.plans.has('GUESTS') ? 0.9 : day.occasion === 'FORMAL' ? 0.7 : 0.55,
      // At a wedding a black tie looks like mourning.
      fits: (f) => has(f, 'tie') && (dark || !isBlackTie(f) || day.purpose === 'FORMAL INTERVIEW'),
      minded: (f) => (dark ? (isBlackTie(f) ? 0 : 0.95) : isBlackTie(f) ? 0.8 : 0),
      ofCourse: true,
    },
  ]
}

/** Formality (0–100) from which trousers and belts are dressy. */
const dressy = { legs: 50, belt: 40 } as const

/** Difference in OKLCH lightness (0–1) from which leather visibly differs from that of the shoes. */
const otherLeather = 0.25

const isOff = ({ color: a }: Facts, { color: b }: Facts) => !!a && !!b && Math.abs(a.l - b.l) > otherLeather

/** Wishes for a belt of leather like the shoes, where people dress for others. */
function beltWish({ facts, shoes, day }: PartialOutfit): readonly Wish[] {
  const legs = facts.find(({ type }) => type === 'BOTTOM')
  if (!dressed(day) || !legs || legs.formality < dressy.legs || has(legs, 'skirt') || legs.says.has('banded')) return []
  return [
    {
      type: 'ACCESSORY',
      missed: 0.8,
      fits: (f) => has(f, 'belt') && f.formality >= dressy.belt,
      minded: (f) => (shoes && isOff(f, shoes) ? 0.3 : 0),
      ofCourse: true,
    },
  ]
}

/**
 * `shirt`: OKLCH lightness from which a shirt shows what is under it; `under`: lightness below which an inner layer
 * shows; `thin`: clo below which cloth is thin.
 */
const shows = { shirt: 0.75, under: 0.5, thin: 0.24 } as const
/** Whether an undershirt is for sport; a golfer's has sleeves against the sun. */
const isForSport = ({ kind, name, says }: Facts) =>
  says.has('golf') || (kind === 'coolInner' && (says.has('long') || /토시/.test(name)))

/** Felt °C up to which people wear a warm inner layer, unless they feel the heat. */
const warmTo = 5

const isThinShirt = (f: Facts) =>
  /[sS]hirt$|[bB]louse$/.test(f.kind) && (f.clo < shows.thin || (f.color !== null && f.color.l >= shows.shirt))

/** Wishes for an inner layer under a shirt that is thin or white, where people dress for others. */
function innerWish({ facts, day }: PartialOutfit): readonly Wish[] {
  if (!dressed(day) || !facts.some((f) => f.type === 'TOP' && isThinShirt(f))) return []
  const isPale = facts.some((f) => f.type === 'TOP' && f.color !== null && f.color.l >= shows.shirt)
  const isWarm = day.cold <= warmTo && day.shift < 0.8
  return [
    {
      type: 'UNDERWEAR',
      missed: 0.9,
      fits: (f) =>
        has(f, 'upper') &&
        !has(f, 'lower', 'sport') &&
        !isForSport(f) &&
        (has(f, 'inner') ? f.kind !== 'coolInner' || day.cold > 0 : isWarm),
      minded: (f) => {
        const isSeen = isPale && f.color !== null && f.color.l < shows.under
        return Math.max(isSeen ? 0.6 : 0, isWarm && !has(f, 'thermal') ? 0.3 : 0)
      },
      ofCourse: true,
    },
  ]
}

/** Whether a piece is a dress or skirt through which legs show, as its name says. */
const showsLegs = (f: Facts) => f.says.has('sheer') && (f.type === 'DRESS' || has(f, 'skirt'))

function underWishes({ facts }: PartialOutfit): readonly Wish[] {
  const slip: Wish = { type: 'UNDERWEAR', missed: 0.9, fits: ({ kind }) => kind === 'slip', ofCourse: true }
  const wishes = facts.some(showsLegs) ? [slip] : []
  if (!facts.some((f) => has(f, 'sheer', 'strappy'))) return wishes
  return [...wishes, { type: 'UNDERWEAR', missed: 0.6, fits: (f) => has(f, 'inner') && has(f, 'upper') }]
}

/** Sports in which people run, jump or bend. */
const moved = /^SPORT (?:RUNNING|GYM|BALL|HIKING)$/

/** Returns the wish for a sports bra in sports where people run, jump or bend, unless the top is one. */
const sportsBraWish = ({ facts, day }: PartialOutfit): readonly Wish[] =>
  !moved.test(day.purpose) || facts.some(({ kind }) => kind === 'bratop')
    ? []
    : [{ type: 'UNDERWEAR', missed: 0.9, fits: ({ kind }) => kind === 'sportsBra', ofCourse: true }]

/** Whether shoes are football boots: they go with shin guards, and with the stockings that keep these in place. */
const isFootballBoot = (f: Facts | null) => f !== null && has(f, 'ballOnly') && f.type === 'SHOES'

const shinWishes = ({ shoes, day }: PartialOutfit): readonly Wish[] =>
  day.purpose !== 'SPORT BALL' || !isFootballBoot(shoes)
    ? []
    : [
        {
          type: 'ACCESSORY',
          missed: 0.9,
          fits: (f) => f.kind === 'sportSupport' && f.says.has('soccer'),
          ofCourse: true,
        },
      ]

/** Returns the wishes for ties and belts, and for what is worn under shirts and for sport. */
export const dressWishes = (partial: PartialOutfit): readonly Wish[] => [
  ...tieWish(partial),
  ...beltWish(partial),
  ...innerWish(partial),
  ...underWishes(partial),
  ...sportsBraWish(partial),
  ...shinWishes(partial),
]
