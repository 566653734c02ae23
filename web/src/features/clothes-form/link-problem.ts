import { formTexts, isBlank, Link } from '@otday/contract'
import * as z from 'zod'
import { ApiError, messageOf } from '../../platform/api/api-error.ts'

export function linkProblemOf(link: string): string | undefined {
  if (isBlank(link)) return formTexts.linkRequired
  return Link.safeParse(link).error?.issues[0]?.message
}

/** Returns a text that says why an import failed and what to do. */
export function importProblemOf(error: unknown): string {
  const answer = error instanceof ApiError ? Reason.safeParse(error.body).data : undefined
  return answer?.details.url ?? messageOf(error)
}

const Reason = z.object({ details: z.object({ url: z.string().min(1) }) })
