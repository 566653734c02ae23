import type { ClothesType, GarmentKind } from '@otday/contract'
import type { Outline } from './outline.ts'

/** Size in units: a knit is 39 high. */
export interface GarmentSize {
  width: number
  height: number
  outline: Outline
  /** Degrees, clockwise. */
  tilt: number
}

const size = (width: number, height: number, outline: Outline, tilt = 0): GarmentSize => ({
  width,
  height,
  outline,
  tilt,
})

/** Sizes are lifelike, except that small things are enlarged. */
export const typeSizes: Readonly<Record<ClothesType, GarmentSize>> = {
  OUTER: size(52, 48, 'sleeves', -3),
  TOP: size(47, 39, 'sleeves', 1.5),
  DRESS: size(42, 62, 'flare', 1.5),
  BOTTOM: size(35, 52, 'legs', -1),
  UNDERWEAR: size(25, 24, 'sleeves', 3),
  SHOES: size(25, 20, 'oval'),
  SOCKS: size(15, 15, 'oval', 6),
  HAT: size(19, 15, 'oval', 7),
  BAG: size(25, 26, 'flare', 4),
  SCARF: size(18, 25, 'oval', -6),
  ACCESSORY: size(13, 11, 'oval', 5),
  ETC: size(26, 27, 'oval', 8),
}

const longCoat = size(52, 61, 'sleeves', -3)
const shortSleeves = size(45, 36, 'sleeves', 1.5)
const topWithoutSleeves = size(27, 40, 'torso', 1.5)
const outerVest = size(31, 46, 'torso', -3)
const hemmedShorts = size(31, 35, 'flare', -1)
const narrowTrousers = size(30, 53, 'legs', -1)
const highShoe = size(25, 25, 'oval')
const flatShoe = size(26, 18, 'oval')
const shoesFromAbove = size(21, 21, 'oval')

/**
 * Sizes of kinds that differ from the size of their type. Kinds that are not listed, such as knits and shirts, have the
 * size of the type, so that exchanging one for another moves no piece.
 */
export const kindSizes: Readonly<Partial<Record<GarmentKind, GarmentSize>>> = {
  vest: size(34, 38, 'torso', 1.5),
  tshirt: shortSleeves,
  polo: shortSleeves,
  'short-shirt': shortSleeves,
  'aloha-shirt': shortSleeves,
  'sport-tee': shortSleeves,
  jersey: shortSleeves,
  'short-knit': shortSleeves,
  'crop-top': size(44, 28, 'sleeves', 1.5),
  tank: size(29, 36, 'torso', 1.5),
  'bra-top': size(24, 26, 'torso', 1.5),
  'sleeveless-blouse': topWithoutSleeves,
  camisole: topWithoutSleeves,
  waistcoat: topWithoutSleeves,
  shorts: size(35, 31, 'flare', -1),
  'denim-shorts': hemmedShorts,
  'chino-shorts': hemmedShorts,
  'biker-shorts': size(21, 36, 'legs', -1),
  'wide-pants': size(42, 52, 'legs', -1),
  'track-pants': narrowTrousers,
  'hiking-pants': narrowTrousers,
  leggings: size(20, 52, 'legs', -1),
  overalls: size(33, 62, 'legs', -1),
  skirt: size(35, 38, 'flare', -1),
  'mini-skirt': size(34, 28, 'flare', -1),
  'pleated-skirt': size(38, 46, 'flare', -1),
  'long-skirt': size(40, 53, 'flare', -1),
  'denim-skirt': size(29, 37, 'flare', -1),
  'pencil-skirt': size(24, 43, 'torso', -1),
  'satin-skirt': size(31, 45, 'flare', -1),
  'long-dress': size(34, 70, 'flare', 1.5),
  'shirt-dress': size(42, 66, 'sleeves', 1.5),
  'long-sleeve-dress': size(50, 64, 'sleeves', 1.5),
  'short-sleeve-dress': size(48, 60, 'sleeves', 1.5),
  'knit-dress': size(44, 63, 'sleeves', 1.5),
  'slip-dress': size(37, 63, 'flare', 1.5),
  pinafore: size(39, 58, 'flare', 1.5),
  jumpsuit: size(50, 67, 'sleeves', 1.5),
  hanbok: size(64, 64, 'oval', 1.5),
  swimsuit: size(22, 41, 'torso', 1.5),
  'sheath-dress': size(31, 61, 'torso', 1.5),
  coat: longCoat,
  trench: longCoat,
  'duffle-coat': longCoat,
  'long-cardigan': longCoat,
  raincoat: longCoat,
  'single-coat': size(54, 57, 'sleeves', -3),
  'fur-coat': size(52, 53, 'sleeves', -3),
  'long-padding': size(48, 60, 'sleeves', -3),
  parka: size(52, 60, 'sleeves', -3),
  cape: size(48, 46, 'flare', -3),
  'padded-vest': outerVest,
  'fleece-vest': outerVest,
  loafers: size(29, 14, 'oval', -4),
  'slip-ons': flatShoe,
  'dress-shoes': flatShoe,
  pumps: size(24, 19, 'oval'),
  heels: size(23, 19, 'oval'),
  'heel-sandals': size(24, 19, 'oval'),
  'canvas-shoes': highShoe,
  'hiking-shoes': highShoe,
  'lace-boots': highShoe,
  'ankle-boots': highShoe,
  'snow-boots': highShoe,
  'ugg-boots': highShoe,
  boots: size(26, 25, 'oval'),
  'rain-boots': size(25, 26, 'oval'),
  'long-boots': size(28, 30, 'oval'),
  'ballet-flats': shoesFromAbove,
  'mary-janes': shoesFromAbove,
  slides: shoesFromAbove,
  mules: shoesFromAbove,
  sandals: size(23, 18, 'oval'),
  'thermal-bottom': size(16, 25, 'legs', 3),
  briefs: size(15, 12, 'oval', 3),
  'ankle-socks': size(14, 12, 'oval', 6),
  'no-show-socks': size(14, 10.5, 'oval', 6),
  'knee-socks': size(15, 20, 'oval', 6),
  tights: size(18, 23, 'legs', 4),
  cap: size(20, 13, 'oval', -7),
  'newsboy-cap': size(20, 13, 'oval', -7),
  visor: size(20, 11, 'oval', -7),
  'bucket-hat': size(20, 14, 'oval', 6),
  beret: size(20, 14, 'oval', 6),
  'straw-hat': size(24, 17, 'oval', 6),
  fedora: size(23, 15, 'oval', 6),
  'trapper-hat': size(18, 18, 'oval', 7),
  balaclava: size(15, 20, 'oval', 7),
  headband: size(17, 12.5, 'oval', 7),
  backpack: size(24, 29, 'torso', 4),
  'shoulder-bag': size(25, 24, 'flare', 4),
  'crossbody-bag': size(24, 30, 'flare', 4),
  'laptop-bag': size(30, 24, 'torso', 4),
  'eco-bag': size(25, 31, 'flare', 4),
  'mini-bag': size(19, 22, 'flare', 4),
  clutch: size(24, 12.5, 'torso', 4),
  'waist-bag': size(27, 22, 'oval', 4),
  'boston-bag': size(31, 24, 'flare', 4),
  suitcase: size(23, 34, 'torso', 4),
  'silk-scarf': size(15, 23, 'oval', -6),
  'neck-warmer': size(20, 18.5, 'oval', -6),
  shawl: size(28, 21, 'oval', -6),
  watch: size(7.5, 15, 'oval', 14),
  'smart-watch': size(8, 15, 'oval', 14),
  sunglasses: size(17, 7.5, 'oval', -8),
  glasses: size(17, 6.5, 'oval', -8),
  necklace: size(13, 14, 'oval'),
  'pearl-necklace': size(13, 14, 'oval'),
  earrings: size(11, 10.5, 'oval', 5),
  ring: size(8, 10.5, 'oval', 5),
  bracelet: size(12, 12, 'oval', 5),
  brooch: size(9.5, 11, 'oval', 5),
  'hair-pin': size(13, 9, 'oval', 5),
  tie: size(9, 29.5, 'torso', 6),
  'bow-tie': size(16, 6.5, 'oval', 5),
  suspenders: size(11.5, 21.5, 'torso', 5),
  belt: size(18, 13, 'oval'),
  gloves: size(11.5, 17, 'oval', 6),
  mittens: size(18, 15.5, 'oval', 6),
  mask: size(15, 9.5, 'oval', 5),
  umbrella: size(27, 28, 'oval', 14),
  parasol: size(27, 26, 'oval', 14),
}

/** Layer of each type, counted from the ground up. */
export const layerOf: Readonly<Record<ClothesType, number>> = {
  OUTER: 0,
  UNDERWEAR: 1,
  BOTTOM: 2,
  TOP: 4,
  DRESS: 4,
  ETC: 5,
  SHOES: 6,
  SOCKS: 6,
  SCARF: 7,
  BAG: 7,
  HAT: 8,
  ACCESSORY: 9,
}

/** Types of small pieces, in the order in which they find places. */
export const smallThings: readonly ClothesType[] = [
  'SHOES',
  'BAG',
  'SCARF',
  'HAT',
  'ETC',
  'SOCKS',
  'ACCESSORY',
  'UNDERWEAR',
]

export const isLarge = (type: ClothesType): boolean => !smallThings.includes(type)

const kindsOf: Partial<Record<ClothesType, string>> = {
  ETC: 'umbrella parasol',
  SCARF: 'scarf silk-scarf neck-warmer shawl',
  HAT: 'cap beanie bucket-hat straw-hat beret earmuffs newsboy-cap visor fedora trapper-hat balaclava',
  SOCKS: 'socks ankle-socks no-show-socks knee-socks tights',
  BAG: 'tote backpack shoulder-bag crossbody-bag laptop-bag eco-bag mini-bag clutch chain-bag waist-bag boston-bag basket-bag',
}
const typeOfKind = new Map<string, string>(
  Object.entries(kindsOf).flatMap(([type, kinds]) => kinds.split(' ').map((kind): [string, string] => [kind, type])),
)

/**
 * Returns the type that a small piece is laid as: an umbrella filed under accessories gets the size and place of
 * umbrellas.
 */
export function laidAs(type: ClothesType, kind: GarmentKind | undefined): ClothesType {
  const found = kind && !isLarge(type) ? typeOfKind.get(kind) : undefined
  return (found as ClothesType | undefined) ?? type
}
