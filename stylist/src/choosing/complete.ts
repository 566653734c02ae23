import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { inOrder } from './choose.ts'
import { type RecommendOptions, recommending } from './recommend.ts'
import type { Steps } from './steps.ts'

/**
 * Returns all given pieces with those that `recommend` adds to them, up to `most` pieces in all. Given pieces that it
 * could not combine stay, too.
 */
export function* completing(
  facts: readonly Facts[],
  given: readonly Facts[],
  day: Day,
  { most, ...options }: RecommendOptions & { most: number },
): Steps<readonly Facts[]> {
  const locked = [...given.map(({ id }) => id), ...(options.fixed ?? [])]
  const { items } = yield* recommending(facts, day, { ...options, locked, fixed: [] })
  const added = items.filter((f) => !given.includes(f))
  return inOrder([...given, ...added.slice(0, Math.max(0, most - given.length))])
}
