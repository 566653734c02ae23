import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { feedIn } from '../../platform/opened-feed.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { toast } from '../../ui/toast.ts'
import { warmUp } from '../../ui/warm-up.ts'

async function load() {
  const { FeedDetail, loadFeedDialog } = await import('./FeedDetail.tsx')
  await loadFeedDialog()
  return { default: FeedDetail }
}
const FeedDetail = lazy(load)
warmUp(load)

/** How long, in ms, a closed feed stays selected: it must not vanish while its dialog leaves. */
const farewell = 300

/** The feed that the address names, over whatever page it is on. */
export function OpenedFeed() {
  const [search] = useSearchParams()
  const feedId = feedIn(search)
  const { selected, round } = useSelected(feedId)
  if (selected === null) return null
  return (
    <Boundary key={round} fallback={<Broken />}>
      <Suspense fallback={null}>
        <FeedDetail feedId={selected} open={selected === feedId} />
      </Suspense>
    </Boundary>
  )
}

/** Each opening is a round of its own, so that nothing of the last one is left in it. */
function useSelected(feedId: string | null) {
  const [opened, setOpened] = useState(feedId)
  const [shown, setShown] = useState({ selected: feedId, round: 0 })
  if (opened !== feedId) {
    setOpened(feedId)
    if (feedId !== null) setShown({ selected: feedId, round: shown.round + 1 })
  }
  const { round } = shown
  const leaving = feedId === null && shown.selected !== null
  useEffect(() => {
    if (!leaving) return
    // A timer that comes late must not close the next round.
    const clear = () => setShown((last) => (last.round === round ? { selected: null, round } : last))
    const timer = setTimeout(clear, farewell)
    return () => clearTimeout(timer)
  }, [leaving, round])
  return shown
}

/** The dialog could not be loaded or shown: the page below stays, and loading anew tries again. */
function Broken() {
  useEffect(() => {
    toast.error('피드를 열지 못했어요.', { label: '새로고침', onPress: () => window.location.reload() })
  }, [])
  return null
}
