import type { Wear, WearAnswer, WearChange } from './wears.ts'

/** Fields of a diary record besides its pieces. */
const said = ['date', 'state', 'occasion', 'from', 'feeling', 'note', 'feedId', 'lookId'] as const

type Said = Readonly<Record<(typeof said)[number], string | null>> & {
  readonly items: readonly { readonly clothesId: string }[]
}

/** Returns whether a stored record already has all values of a change, so that nothing needs to be written. */
export const isFulfilled = (stored: Said, change: WearChange): boolean =>
  said.every((part) => stored[part] === change[part]) &&
  stored.items.length === change.clothesIds.length &&
  stored.items.every(({ clothesId }, index) => clothesId === change.clothesIds[index])

/** Returns how an answer to a question about a record changes that record; null deletes it. */
export function changeBy(answer: WearAnswer): Partial<Pick<Wear, 'state' | 'isAssumed' | 'feeling'>> | null {
  if (answer === 'NOT_WORN') return null
  if (answer === 'LATER') return {}
  return { state: 'WORN', isAssumed: false, ...(answer !== 'WORN' && { feeling: answer }) }
}
