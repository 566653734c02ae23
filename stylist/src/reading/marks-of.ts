import { rowOf } from './kind-rows.ts'
import type { AnyKind, Modifier } from './lexicon/types.ts'
import type { Resolved } from './resolve-kind.ts'
import type { Found } from './words.ts'

/** Marks for the height of socks: a sport sock is as low as its name says. */
const heights: Readonly<Partial<Record<AnyKind, string>>> = { ankleSocks: 'lowCut', noShow: 'hidden' }

/** Tops that may have a zip from hem to neck: with one, they are worn open at rest, and never on the skin. */
const zipped = new Set<AnyKind>(['sportHalfZip', 'fleeceTop'])

/** Names of thermal underwear that owners keep among the tops; with a high collar, it may be seen. */
const thermalTops = /히트텍|히트택|heattech|발열 ?내[의복]|보온메리|내복/i

/** Whether a school shirt has short sleeves: those for summer have, unless their name says that they are long. */
const isShortUniform = (says: ReadonlySet<Modifier>) => says.has('short') || (says.has('summer') && !says.has('long'))

/** Kinds of shoes that rain shoes of rubber are shaped like, so that they pass for them. */
const smartShapes = new Set<AnyKind>(['loafers', 'flats', 'dressShoes', 'monkShoes', 'maryJanes'])

/** Adds the marks of how a top is worn, as its name says. */
function markTop(kind: AnyKind, name: string, says: ReadonlySet<Modifier>, marks: Set<string>): void {
  if (zipped.has(kind) && says.has('zip') && !says.has('halfZipped')) marks.add('open')
  if (kind === 'schoolShirt' && isShortUniform(says)) marks.add('shortSleeve')
  if (thermalTops.test(name) && !says.has('turtle')) marks.add('underTops')
}

/** Adds the marks of the height of socks, as their name says. */
function markSocks(words: readonly Found[], marks: Set<string>): void {
  for (const { kinds } of words) {
    const height = kinds.SOCKS && heights[kinds.SOCKS]
    if (height) marks.add(height)
  }
}

/** Names of leggings that are worn only beneath a skirt or dress: 치마 속, 원피스 밑에. */
const beneathSkirts = /(?:치마|스커트|원피스) ?(?:속|밑|안|아래)/

interface Said {
  words: readonly Found[]
  says: ReadonlySet<Modifier>
}

/** Returns the marks of the kind that was read, and those that the name adds for how the piece is worn. */
export function marksOf(
  { slot, kind }: Pick<Resolved, 'slot' | 'kind'>,
  name: string,
  { words, says }: Said,
): Set<string> {
  const marks = new Set(rowOf(slot, kind)[6].split(' ').filter(Boolean))
  if (kind === 'workJumper' && (says.has('padded') || says.has('winter')))
    for (const mark of ['padded', 'heavy']) marks.add(mark)
  if (slot === 'BOTTOM' && marks.has('tight') && beneathSkirts.test(name)) marks.add('underSkirt')
  if (slot === 'TOP') markTop(kind, name, says, marks)
  if (kind === 'rainBoots' && words.some(({ kinds }) => kinds.SHOES && smartShapes.has(kinds.SHOES)))
    marks.add('smartRain')
  if (slot === 'SOCKS' && marks.has('sock')) markSocks(words, marks)
  return marks
}
