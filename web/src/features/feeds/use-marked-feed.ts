import type { Feed } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigationType } from 'react-router'
import { messageOf } from '../../platform/api-error.ts'
import type { PagedView } from '../../platform/use-paged-view.ts'
import { toast } from '../../ui/toast.ts'
import { feedQuery } from './queries.ts'

/**
 * Brings the feed that the address names into view. One that the loaded part of the list doesn't hold is asked for and
 * comes back as `pinned`, to be shown first.
 */
export function useMarkedFeed(feedId: string | null, list: PagedView<Feed>): { pinned?: Feed | undefined } {
  const [missing, setMissing] = useState<string | null>(null)
  const listed = list.items.some(({ id }) => id === feedId)
  // Decided once: a pinned feed stays where it is, even when the list comes to it later.
  if (feedId && list.state === 'ready' && !listed && missing !== feedId) setMissing(feedId)
  const wanted = feedId !== null && missing === feedId
  const { data, error } = useQuery({ ...feedQuery(feedId ?? ''), enabled: wanted, retry: false })
  const pinned = wanted ? data : undefined
  useScrollTo(listed || pinned ? feedId : null)
  useEffect(() => {
    if (error) toast.error(messageOf(error))
  }, [error])
  return { pinned }
}

function useScrollTo(feedId: string | null) {
  const cameBack = useNavigationType() === 'POP'
  const show = useEffectEvent((id: string) => {
    if (cameBack && window.scrollY > 0) return
    document.querySelector(`[data-feed="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => {
    if (feedId) show(feedId)
  }, [feedId])
}
