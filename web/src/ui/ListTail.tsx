import { RetryButton } from './RetryButton.tsx'
import { EndOfList, LoadingMore } from './States.tsx'
import { useOnVisible } from './use-on-visible.ts'

/** State of a list of pages at its end. */
interface GrowingList {
  hasMore: boolean
  loadingMore: boolean
  moreFailed: boolean
  loadMore: () => void
  retry: () => void
}

interface ListTailProps {
  list: GrowingList
  endText?: string | undefined
  loadingText?: string
  /** CSS margin before the end at which loading starts. */
  ahead?: string
  /** Share of the end that must be visible, 0–1. */
  threshold?: number
}

/** Loads more when the end comes near; says that the list is loading, failed or ended. */
export function ListTail(props: ListTailProps) {
  const { list, endText, loadingText = '더 불러오는 중...', ahead = '600px', threshold = 0 } = props
  const { hasMore, loadingMore, moreFailed, loadMore, retry } = list
  const enabled = hasMore && !loadingMore && !moreFailed
  const marker = useOnVisible(loadMore, { rootMargin: ahead, threshold, enabled })
  if (loadingMore) return <LoadingMore>{loadingText}</LoadingMore>
  if (moreFailed)
    return (
      <div role="alert">
        <EndOfList>더 불러오지 못했어요.</EndOfList>
        <div style={{ display: 'grid', placeItems: 'center' }}>
          <RetryButton size="s" onRetry={retry} />
        </div>
      </div>
    )
  if (hasMore) return <div ref={marker} style={{ height: 1 }} />
  return endText ? <EndOfList>{endText}</EndOfList> : null
}
