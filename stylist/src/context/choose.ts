import { type Draws, recommending } from '../choosing/recommend.ts'
import type { Steps } from '../choosing/steps.ts'
import type { Facts } from '../reading/facts.ts'
import type { Asked, Context } from './context.ts'
import { choosableFor, type Styled, type Styling, stylingFor } from './styling.ts'

/** A styling of a day with the pieces to choose from and what was drawn of them, for any number of outfits. */
export type Prepared = { styling: Styling; facts: readonly Facts[]; draws: Draws }

export function* prepare(context: Context, asked: Asked): Steps<Prepared> {
  const styling = yield* stylingFor(context, asked)
  return { styling, facts: choosableFor(context, styling), draws: {} }
}

/** Chooses another outfit than those in `shown`; draws only what was not drawn before. */
export function* choosePrepared({ styling, facts, draws }: Prepared, shown: readonly string[]): Steps<Styled> {
  const options = { ...styling.options, shown }
  return { ...styling, options, outfit: yield* recommending(facts, styling.day, options, draws) }
}

/** Chooses another outfit of the day than those that were shown. */
export function* choose(context: Context, asked: Asked): Steps<Styled> {
  const prepared = yield* prepare(context, asked)
  return yield* choosePrepared(prepared, prepared.styling.options.shown)
}

/** Confidence (0–1) below which a kind is a guess. */
const sure = 0.6

/**
 * Returns a worn piece of unclear kind, or else one that would be worn if its likeliest kind were certain; null if
 * there is nothing to ask.
 */
export function* unclearPiece(context: Context, styled: Styled): Steps<Facts | null> {
  const { day, options, outfit } = styled
  const { skipped } = context.closet
  const isOpen = ({ id, confidence, guesses }: Facts) =>
    confidence < sure && guesses.length > 0 && !skipped.includes(id)
  const worn = outfit.items.find(isOpen)
  if (worn) return worn
  const facts = choosableFor(context, styled)
  // This is done for the day's first outfit only: a second choice costs as much as the first.
  if (options.shown.length > 0 || !facts.some(isOpen)) return null
  const cleared = facts.map((piece) => (isOpen(piece) ? { ...piece, confidence: 1 } : piece))
  const { items } = yield* recommending(cleared, day, options)
  const wanted = items.map(({ id }) => id)
  return facts.find((piece) => wanted.includes(piece.id) && isOpen(piece)) ?? null
}
