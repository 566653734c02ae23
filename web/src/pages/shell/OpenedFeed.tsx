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

/** ms; keeps the content during the closing animation. */
const closeAnimation = 300

/** The feed in the address, over any page. */
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

/** Open or just closed; each opening gets a new key, so no state is left over. */
function useSelected(feedId: string | null) {
  const { key } = useLocation()
  const [last, setLast] = useState<{ feedId: string; round: string } | null>(null)
  if (feedId !== null && last?.round !== key) setLast({ feedId, round: key })
  useEffect(() => {
    if (feedId !== null) return
    const timer = setTimeout(() => setLast(null), closeAnimation)
    return () => clearTimeout(timer)
  }, [feedId])
  // The address alone decides: a late timer cannot close a feed.
  return feedId === null ? last : { feedId, round: key }
}

/** The page stays when the dialog fails to load; reloading retries. */
function Broken() {
  useEffect(() => {
    toast.error('피드를 열지 못했어요.', { label: '새로고침', onPress: () => window.location.reload() })
  }, [])
  return null
}
