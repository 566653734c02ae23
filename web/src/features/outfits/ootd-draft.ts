import { isBlank, type NewFeed, type Recommendation, toastTexts, type UserId, type WeatherId } from '@otday/contract'
import type * as z from 'zod'

/** Unknown parts of the post are absent. */
export interface OotdParts {
  userId: UserId | undefined
  weatherId: WeatherId | undefined
  recommendation: Pick<Recommendation, 'clothes'> | undefined
  content: string
}
export type OotdDraft = z.input<typeof NewFeed>

/** Returns the request, or its first fault: missing parts before blank ones. */
export function ootdDraftOf(parts: OotdParts): { draft: OotdDraft } | { problem: string } {
  const { userId, weatherId, recommendation, content } = parts
  const clothesIds = recommendation?.clothes.map((item) => item.clothesId) ?? []
  if (!userId || !weatherId || clothesIds.length === 0) return { problem: toastTexts.ootdMissing }
  if (isBlank(content)) return { problem: toastTexts.ootdContentRequired }
  return { draft: { authorId: userId, weatherId, clothesIds, content: content.trim() } }
}
