import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { feedIn } from '../../platform/opened-feed.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { toast } from '../../ui/toast.ts'
import { warmUp } from '../../ui/lazy.ts'

async function load() {
  const { FeedDetail, loadFeedDialog } = await import('./FeedDetail.tsx')
  await loadFeedDialog()
  return { default: FeedDetail }
}
const FeedDetail = lazy(load)
warmUp(load)

/** How long, in ms, a closed feed stays selected: it must not vanish while its dialog leaves. */
const closeAnimation = 300

/** The feed that the address names, over whatever page it is on. */
export function OpenedFeed() {
  const [search] = useSearchParams()
  const feedId = feedIn(search)
  const selected = useSelected(feedId)
  if (!selected) return null
  return (
    <Boundary key={selected.round} fallback={<Broken />}>
      <Suspense fallback={null}>
        <FeedDetail feedId={selected.feedId} open={feedId !== null} />
      </Suspense>
    </Boundary>
  )
}

/** What the address opens, or what it just closed. Each opening is a round of its own: nothing is left of the last. */
function useSelected(feedId: string | null) {
  const { key } = useLocation()
  const [last, setLast] = useState<{ feedId: string; round: string } | null>(null)
  if (feedId !== null && last?.round !== key) setLast({ feedId, round: key })
  useEffect(() => {
    if (feedId !== null) return
    const timer = setTimeout(() => setLast(null), closeAnimation)
    return () => clearTimeout(timer)
  }, [feedId])
  // An open feed is told by the address alone: no timer that comes late can close it.
  return feedId === null ? last : { feedId, round: key }
}

/** The dialog could not be loaded or shown: the page below stays, and loading anew tries again. */
function Broken() {
  useEffect(() => {
    toast.error('피드를 열지 못했어요.', { label: '새로고침', onPress: () => window.location.reload() })
  }, [])
  return null
}
