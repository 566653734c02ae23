import { Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { feedIn, isAtComments, useCloseFeed } from '../../platform/navigation/opened-feed.ts'
import { lazy } from '../../ui/lazy.ts'

const detail = lazy(async () => {
  const { FeedDetail, loadFeedDialog } = await import('./FeedDetail.tsx')
  await loadFeedDialog()
  return { FeedDetail }
})
const FeedDetail = detail.part('FeedDetail')
detail.warmUp()

/** ms for which a closed feed stays rendered, so that its closing animation can be seen. */
const closeAnimation = 300

/** Shows the feed that the URL names in a dialog over any page. */
export function OpenedFeed() {
  const [search] = useSearchParams()
  const feedId = feedIn(search)
  const selected = useSelected(feedId)
  if (!selected) return null
  return (
    <Suspense fallback={null}>
      <Opened key={selected.opening} feedId={selected.feedId} open={feedId !== null} />
    </Suspense>
  )
}

function Opened(feed: { feedId: string; open: boolean }) {
  // What the entry said when the feed was opened; while it closes, the entry is already another one.
  const [atComments] = useState(isAtComments(useLocation().state))
  return <FeedDetail {...feed} atComments={atComments} onClose={useCloseFeed()} />
}

/** Returns the feed that is open or was just closed; each opening gets a new key, so that no state is left over. */
function useSelected(feedId: string | null) {
  const { key } = useLocation()
  const [last, setLast] = useState<{ feedId: string; opening: string } | null>(null)
  if (feedId !== null && last?.opening !== key) setLast({ feedId, opening: key })
  useEffect(() => {
    if (feedId !== null) return
    const timer = setTimeout(() => setLast(null), closeAnimation)
    return () => clearTimeout(timer)
  }, [feedId])
  // The URL alone decides what is open, so the timer of a feed that was closed cannot close a feed that was opened
  // since.
  return feedId === null ? last : { feedId, opening: key }
}
