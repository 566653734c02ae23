import { withParticle } from '@otday/common/particles'
import { isWarmScarf } from '../needs/frost.ts'
import { type Facts, has } from '../reading/facts.ts'
import { named } from './scene.ts'
import { speechName } from './speech-name.ts'

/** Uses of small pieces, each of which has its own verb: beneath other clothes, on legs, neck, hands or head. */
type Use = 'under' | 'legs' | 'neck' | 'hands' | 'head'
const order: readonly Use[] = ['under', 'neck', 'hands', 'head', 'legs']

function useOf(f: Facts): Use {
  if (f.type === 'UNDERWEAR' || has(f, 'thermal')) return 'under'
  if (f.type === 'SOCKS') return 'legs'
  if (f.type === 'HAT' || has(f, 'warmHat')) return 'head'
  return has(f, 'warmHands') || f.kind === 'sportGloves' ? 'hands' : 'neck'
}

const isInside = (f: Facts) => useOf(f) === 'under' || useOf(f) === 'legs'

export const isOutside = (f: Facts) => !isInside(f)

/** Marks of small pieces that are worn against the cold. */
const warmers = ['warm', 'warmHat', 'warmHands', 'thermal']
export const isWarmer = (f: Facts) =>
  f.type !== 'SHOES' &&
  f.type !== 'TOP' &&
  (f.type === 'SCARF' ? isWarmScarf(f) : has(f, ...warmers)) &&
  !f.says.has('fingerless') &&
  !f.says.has('indoorWork')

/**
 * Most pieces that a sentence names of those worn over the clothes, and of those worn beneath them; if it names two of
 * the former, it names at most one of the latter.
 */
const mostEach = 2

/** Returns the small pieces that keep warm: at most one of each use. */
export function warmSmall(items: readonly Facts[]): readonly Facts[] {
  const small = items.filter(isWarmer).toSorted((a, b) => b.clo - a.clo)
  const kept = order
    .flatMap((use) => small.find((f) => useOf(f) === use) ?? [])
    .filter((f, at, all) => all.findIndex((one) => speechName(one) === speechName(f)) === at)
  const outside = kept.filter((f) => !isInside(f)).slice(0, mostEach)
  return [...kept.filter(isInside).slice(0, outside.length > 1 ? 1 : mostEach), ...outside]
}

const verbs: Readonly<Record<Use, readonly [stem: string, request: string]>> = {
  under: ['받쳐 입고', '받쳐 입으세요'],
  legs: ['신고', '신으세요'],
  neck: ['두르고', '두르세요'],
  hands: ['끼고', '끼세요'],
  head: ['쓰고', '쓰세요'],
}
/**
 * Returns a request such as 히트텍을 받쳐 입고 머플러와 장갑을 챙기세요. `isNow` means that the pieces are put on when leaving; otherwise,
 * they are taken along for later.
 */
export function putOnWords(pieces: readonly Facts[], isNow: boolean): string {
  const inside = pieces.filter(isInside)
  const outside = pieces.filter((f) => !isInside(f))
  const said = inside.map((f, at) => {
    const [stem, request] = verbs[useOf(f)]
    const isLast = outside.length === 0 && at === inside.length - 1
    return `${withParticle(speechName(f), '을/를')} ${isLast ? request : stem}`
  })
  const [only, more] = outside
  if (only) {
    const request = isNow && !more ? verbs[useOf(only)][1] : '챙기세요'
    said.push(`${withParticle(named(outside), '을/를')} ${request}`)
  }
  return said.join(' ')
}
