import { diaryDate } from '@otday/common/seoul-time'
import type { Feed } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readKeptInput } from '../../platform/version/kept-input.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { signOut } from '../../platform/session/session.ts'
import { lazy, usePageReady } from '../../ui/lazy.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useStore } from '../../ui/store.ts'
import { hasWrites, keptPart } from './late-wears.ts'
import { questionQuery } from './question.ts'
import { onWritten } from './written.ts'

const waiting = lazy(() => import('./components/WaitingWrites.tsx'))
/**
 * Loads the question about a past outfit together with the code of its buttons, so that they work without a connection.
 */
const question = lazy(
  async () => (await Promise.all([import('./components/Question.tsx'), import('./outfit-taps.ts'), waiting.load()]))[0],
)

/** Sends waiting writes of the diary, on any page. `onWrite` runs after each, to refresh counts made from records. */
export function Diary({ onWrite }: { onWrite: () => void }) {
  useEffect(() => onWritten(onWrite), [onWrite])
  const [isKept] = useState(() => readKeptInput(keptPart) !== undefined)
  const isNew = useStore(hasWrites)
  const part = waiting.useLoaded(isKept || isNew)
  return part && <part.WaitingWrites />
}

/** Height in px that is reserved for the question while its code loads. */
const questionHeight = 120

/** Fetches the question while the outfit loads, so that both appear together and nothing moves. */
export function usePastOutfit(): void {
  useQuery({ ...questionQuery(diaryDate(useNow())), notifyOnChangeProps: [] })
}

/** Asks once how yesterday's outfit was, or whether a plan was worn. */
export function PastOutfit({ onAgain }: { onAgain: () => void }) {
  const { data } = useQuery(questionQuery(diaryDate(useNow())))
  // If there is a question, its code is loaded at once, otherwise only when the page is ready.
  const part = question.useLoaded(usePageReady() || !!data?.question)
  if (part) return <part.Question onAgain={onAgain} />
  return data?.question && <Skeleton height={questionHeight} radius={16} />
}

/** Signs out, but asks first if waiting writes would be lost. */
export const leave = () => import('./leaving.ts').then(({ leave }) => leave(), signOut)

export const askIfWorn = (feed: Feed, date: string) =>
  void import('./feed-taps.ts').then((it) => it.askIfFeedWorn(feed, date))
