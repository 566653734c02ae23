import type { KindWords } from '../types.ts'

type Lines = NonNullable<KindWords<'OUTER'>['with']>

/**
 * Rules by purpose for outer garments with a general word (자켓, 점퍼, 집업, 겉옷): the other words to find in the name (see
 * types.ts), and the kind that is meant then.
 */
export const purposes: Lines = [
  ['homeOuter', 'homeOuter'],
  ['sleep/pajamaTop', 'homeOuter'],
  ['ski/skiJacket', 'skiJacket'],
  ['cycling/cyclingJacket/cyclingJersey', 'cyclingJacket'],
  ['schoolJumper/gymUniform/gymUniformPants', 'schoolJumper'],
  ['golf/golfJacket/golfPadding padded/down/padVest/lightDown/shortPadding/quilted', 'golfPadding'],
  ['golfPadding', 'golfPadding'],
  ['golf/golfJacket knitted/cardigan/knitZip', 'knitZip'],
  ['golf/golfJacket', 'golfJacket'],
  ['workJumper', 'workJumper'],
  ['rashguard/sunJacket', 'sunJacket'],
]

/** Rules for names of thick garments (padding, shearling): the words to find, and the kind that is meant then. */
export const padded: Lines = [
  ['longPadding', 'longPadding'],
  ['dressyPadding', 'dressyPadding'],
  ['mustang', 'mustang'],
  ['lightDown', 'lightDown'],
  ['padded/down/shortPadding light/thin/summer', 'lightDown'],
  ['padded/down/shortPadding maxi/midi', 'longPadding'],
  ['shortPadding', 'shortPadding'],
  ['padded/down', 'shortPadding'],
]

/** Rules for names of soft and sporty garments: the words to find, and the kind that is meant then. */
export const soft: Lines = [
  ['fleecedHoodZip', 'fleecedHoodZip'],
  ['hoodZip/topHoodZip fleeced/boa/fleece/winter/thick/warm', 'fleecedHoodZip'],
  ['hoodie/hooded/hoodZip windbreaker/windproof', 'windbreaker'],
  ['windbreaker/anorak/windproof fleeced/boa/winter/thick/warm/fleece', 'softshell'],
  ['softshell', 'softshell'],
  ['anorak', 'anorak'],
  ['sportJacket', 'sportJacket'],
  ['windbreaker waterproof', 'shell'],
  ['windbreaker running', 'sportJacket'],
  ['windbreaker', 'windbreaker'],
  ['shell', 'shell'],
  ['raincoat', 'raincoat'],
  ['fleece', 'fleece'],
  ['hoodZip/topHoodZip', 'hoodZip'],
  ['trackJacket fleeced/boa/winter', 'fleecedHoodZip'],
  ['trackJacket', 'trackJacket'],
]

/**
 * Rules for jackets that have a word of their own besides a general one: the word to find, and the kind that is meant
 * then.
 */
export const jackets: Lines = [
  ['winterParka', 'winterParka'],
  ['parka padded/down/winter/fleeced/boa/fur/thick', 'winterParka'],
  ['parka', 'parka'],
  ['trench', 'trench'],
  ['denimJacket', 'denimJacket'],
  ['leatherJacket', 'leatherJacket'],
  ['suedeJacket', 'suedeJacket'],
  ['tweedJacket', 'tweedJacket'],
  ['bomber', 'bomber'],
  ['varsity', 'varsity'],
  ['coachJacket', 'coachJacket'],
  ['cottonJacket', 'cottonJacket'],
  ['longCardigan', 'longCardigan'],
  ['cardigan', 'cardigan'],
  ['knitZip', 'knitZip'],
  ['cape', 'cape'],
]

/** Rules for jackets by their cloth: the words to find in the name, and the kind that is meant then. */
export const cloths: Lines = [
  ['leather fur/boa/fleeced', 'mustang'],
  ['leather', 'leatherJacket'],
  ['suede fur/boa', 'mustang'],
  ['suede', 'suedeJacket'],
  ['denim/jeans/blackJeans boa/padded', 'bomber'],
  ['denim/jeans/blackJeans/denimShirt/whiteJeans', 'denimJacket'],
  ['tweed', 'tweedJacket'],
  ['quilted', 'quilted'],
  ['fur/furCoat', 'furCoat'],
]

/** Rules for vests: the other words to find in the name, and the kind that is meant then. */
export const vestLines: Lines = [
  ['golf/golfVest/golfJacket', 'golfVest'],
  ['fishing/workwear/pocketVest/workJumper', 'pocketVest'],
  ['lightDown/lightDownVest', 'lightDownVest'],
  ['padded/down/shortPadding light/thin', 'lightDownVest'],
  ['padded/down/shortPadding/longPadding', 'padVest'],
  ['quilted/quiltedVest', 'quiltedVest'],
  ['boa/fleece/fleeceVest', 'fleeceVest'],
  ['mustang/fur/furCoat', 'padVest'],
  ['suit/waistcoat/outerWaistcoat/formal/blazer/suitJacket', 'outerWaistcoat'],
  ['school/schoolBlazer', 'outerKnitVest'],
  ['knitted/cable/knit/knitVest/cardigan/argyle/wool/cashmere/ribbed', 'outerKnitVest'],
  ['tweed/linen/satin/chiffon/lace', 'outerWaistcoat'],
  ['nylon/cargo/camo/mesh/outdoor/hiking/parka', 'pocketVest'],
  ['running/cycling', 'pocketVest'],
  ['fleeced/winter/thick/warm', 'padVest'],
  ['denim/jeans/leather/suede/corduroy/cotton/denimJacket', 'quiltedVest'],
]
