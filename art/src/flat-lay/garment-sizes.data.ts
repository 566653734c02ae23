import type { ClothesType, GarmentKind } from '@otday/contract'
import type { Outline } from './outline.ts'

/** Units: a knit is 39 high. */
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

/** Like life, small things enlarged. */
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

/** Where they differ from their type: a swap of knit for shirt moves nothing. */
export const kindSizes: Readonly<Partial<Record<GarmentKind, GarmentSize>>> = {
  coat: longCoat,
  trench: longCoat,
  'long-padding': size(48, 60, 'sleeves', -3),
  vest: size(34, 38, 'torso', 1.5),
  tshirt: shortSleeves,
  polo: shortSleeves,
  tank: size(29, 36, 'torso', 1.5),
  'long-dress': size(34, 70, 'flare', 1.5),
  'shirt-dress': size(42, 66, 'sleeves', 1.5),
  shorts: size(35, 31, 'flare', -1),
  skirt: size(35, 38, 'flare', -1),
  'mini-skirt': size(34, 28, 'flare', -1),
  leggings: size(20, 52, 'legs', -1),
  'thermal-bottom': size(16, 25, 'legs', 3),
  briefs: size(15, 12, 'oval', 3),
  loafers: size(29, 14, 'oval', -4),
  boots: size(26, 25, 'oval'),
  'rain-boots': size(25, 26, 'oval'),
  sandals: size(23, 18, 'oval'),
  heels: size(23, 19, 'oval'),
  'ankle-socks': size(14, 12, 'oval', 6),
  cap: size(20, 13, 'oval', -7),
  'bucket-hat': size(20, 14, 'oval', 6),
  backpack: size(24, 29, 'torso', 4),
  'shoulder-bag': size(25, 24, 'flare', 4),
  watch: size(7.5, 15, 'oval', 14),
  sunglasses: size(17, 7.5, 'oval', -8),
  necklace: size(13, 14, 'oval'),
  belt: size(18, 13, 'oval'),
  gloves: size(17, 15, 'oval', 6),
  umbrella: size(27, 28, 'oval', 14),
}

/** From the ground up. */
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

/** In the order in which they find places. */
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
