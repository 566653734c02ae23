import { RetryButton } from './RetryButton.tsx'
import { EndOfList, LoadingMore } from './States.tsx'
import { useOnVisible } from './use-on-visible.ts'

/** What a list of pages says of its end. */
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
  /** CSS margin ahead of the end. */
  ahead?: string
  /** Visible share of the end, 0–1. */
  threshold?: number
}

/** Loads more when it comes near; says that the list loads, failed or ended. */
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
