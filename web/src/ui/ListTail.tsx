import { RetryButton } from './RetryButton.tsx'
import { EndOfList, LoadingMore } from './States.tsx'
import { useOnVisible } from './use-on-visible.ts'

/** State of the end of a list that is loaded page by page. */
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
  /** CSS length: loading starts when the end of the list is this far below the visible part. */
  ahead?: string
  /** Share of the end marker that must be visible, 0 to 1. */
  threshold?: number
}

/**
 * The end of a list: loads the next page when it comes near, and says that the list is loading, has failed or is
 * complete.
 */
export function ListTail({
  list,
  endText,
  loadingText = '더 불러오는 중...',
  ahead = '600px',
  threshold = 0,
}: ListTailProps) {
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
