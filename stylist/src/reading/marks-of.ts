import { rowOf } from './kind-rows.ts'
import type { AnyKind, Modifier } from './lexicon/types.ts'
import type { Resolved } from './resolve-kind.ts'
import type { Found } from './words.ts'

/** Marks for the height of socks: a sock for a sport is as low as its name says. */
const heights: Readonly<Partial<Record<AnyKind, string>>> = { ankleSocks: 'lowCut', noShow: 'hidden' }

/** Tops that a zip closes from hem to neck: at rest they hang open, and nobody has them on the skin. */
const zipped = new Set<AnyKind>(['sportHalfZip', 'fleeceTop'])

/** Thermal underwear that its owner keeps among the tops, but for a collar that may be seen. */
const thermalTops = /히트텍|히트택|heattech|발열 ?내[의복]|보온메리|내복/i

/** Marks a top with what its name says of how it is worn, beside its kind. */
function markTop(kind: AnyKind, name: string, says: ReadonlySet<Modifier>, marks: Set<string>): void {
  if (zipped.has(kind) && says.has('zip') && !says.has('halfZipped')) marks.add('open')
  if (thermalTops.test(name) && !says.has('turtle')) marks.add('underTops')
}

/** Marks socks with the height that their name says. */
function markSocks(words: readonly Found[], marks: Set<string>): void {
  for (const { kinds } of words) {
    const height = kinds.SOCKS && heights[kinds.SOCKS]
    if (height) marks.add(height)
  }
}

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
  if (slot === 'TOP') markTop(kind, name, says, marks)
  if (slot === 'SOCKS' && marks.has('sock')) markSocks(words, marks)
  return marks
}
