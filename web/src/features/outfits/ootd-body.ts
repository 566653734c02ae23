import { isBlank, type NewFeed, type Recommendation, toastTexts, type UserId, type WeatherId } from '@otday/contract'
import type * as z from 'zod'

/** Parts of a post; a part that is not known yet is undefined. */
export interface OotdParts {
  userId: UserId | undefined
  weatherId: WeatherId | undefined
  recommendation: Pick<Recommendation, 'clothes'> | undefined
  content: string
}
export type OotdBody = z.input<typeof NewFeed>

/**
 * Returns the request that creates the post. If a part of the post is missing or, else, the text is blank, returns a
 * message about that instead.
 */
export function ootdBodyOf({
  userId,
  weatherId,
  recommendation,
  content,
}: OotdParts): { body: OotdBody } | { problem: string } {
  const clothesIds = recommendation?.clothes.map((item) => item.clothesId) ?? []
  if (!userId || !weatherId || clothesIds.length === 0) return { problem: toastTexts.ootdMissing }
  if (isBlank(content)) return { problem: toastTexts.ootdContentRequired }
  return { body: { authorId: userId, weatherId, clothesIds, content: content.trim() } }
}
