import type { KindWords } from '../types.ts'

type Lines = NonNullable<KindWords<'TOP'>['with']>

/**
 * Rules for tops that are kept for sleep, home or gym lessons: the words to find in the name, and the kind meant then.
 */
export const kept: Lines = [
  ['sleep', 'pajamaTop'],
  ['home !team !halfZipped', 'homeTop'],
  ['gymUniform', 'gymUniform'],
]

/**
 * Rules for names that have the word for another top beside a word for a T-shirt, or for sleeves or a neck alone: the
 * words to find in the name, and the kind that is meant then.
 */
export const namedBeside: Lines = [
  ['pajamaTop !inner', 'pajamaTop'],
  ['homeTop !inner', 'homeTop'],
  ['hanbokTop', 'hanbokTop'],
  ['schoolShirt', 'schoolShirt'],
  ['workTop !inner', 'workTop'],
  ['rashguard', 'rashguard'],
  ['jersey soccer/team/baseball/basketball', 'jersey'],
  ['cyclingJersey', 'cyclingJersey'],
  ['bodysuit', 'bodysuit'],
  ['topHoodZip !inner', 'topHoodZip'],
  ['hoodie/fleecedHoodie !inner', 'hoodie'],
  ['shortSweat', 'shortSweat'],
  ['sweatshirt/fleecedSweatshirt !inner', 'sweatshirt'],
  ['rugbyTee', 'rugbyTee'],
  ['halfZip/sportHalfZip !inner', 'halfZip'],
  ['fleeceTop !inner', 'fleeceTop'],
  ['topCardigan/topThinCardigan !inner', 'topCardigan'],
  ['collarKnit !inner', 'collarKnit'],
  ['shortKnit !inner', 'shortKnit'],
  ['summerKnit !inner', 'summerKnit'],
  ['turtleKnit !inner', 'turtleKnit'],
  ['thickKnit !inner', 'thickKnit'],
  ['thinKnit !inner', 'thinKnit'],
  ['sleevelessKnit !inner', 'sleevelessKnit'],
  ['knit !inner !knitVest', 'knit'],
  ['sleevelessBlouse !inner', 'sleevelessBlouse'],
  ['sheerBlouse !inner', 'sheerBlouse'],
  ['shortBlouse !inner', 'shortBlouse'],
  ['blouse !inner', 'blouse'],
  ['alohaShirt !inner', 'alohaShirt'],
  ['shortDressShirt !inner', 'shortDressShirt'],
  ['dressShirt !inner', 'dressShirt'],
  ['denimShirt !inner', 'denimShirt'],
  ['linenShirt !inner', 'linenShirt'],
  ['flannelShirt !inner', 'flannelShirt'],
  ['overshirt !inner', 'overshirt'],
  ['shirt/shortShirt !inner', 'shirt'],
  ['waistcoat !inner', 'waistcoat'],
  ['knitVest !inner', 'knitVest'],
  ['golfPolo/golfTop', 'golfPolo'],
  ['longPolo', 'longPolo'],
  ['polo', 'polo'],
]

export const anyPractice = 'sport/running/gym/yoga/tennis/badminton/basketball/soccer/climbing/baseball'
