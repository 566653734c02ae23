import { Button } from './Button.tsx'
import { EndOfList, LoadingMore } from './States.tsx'
import { useOnVisible } from './use-on-visible.ts'

interface ListTailProps {
  hasMore: boolean
  loading: boolean
  failed: boolean
  /** The end of the list comes near. */
  onMore: () => void
  onRetry: () => void
  endText?: string
  loadingText?: string
  failedText?: string
  retryLabel?: string
  /** CSS margin ahead of the end. */
  ahead?: string
  /** Visible share of the end, 0–1. */
  threshold?: number
}

/** Loads more when it comes near; says that the list loads, failed or ended. */
export function ListTail(props: ListTailProps) {
  const {
    hasMore,
    loading,
    failed,
    onMore,
    onRetry,
    endText,
    loadingText = '더 불러오는 중...',
    failedText = '더 불러오지 못했어요.',
    retryLabel = '다시 시도',
    ahead = '600px',
    threshold = 0,
  } = props
  const marker = useOnVisible(onMore, { rootMargin: ahead, threshold, enabled: hasMore && !loading && !failed })
  if (loading) return <LoadingMore>{loadingText}</LoadingMore>
  if (failed)
    return (
      <div role="alert">
        <EndOfList>{failedText}</EndOfList>
        <div style={{ display: 'grid', placeItems: 'center' }}>
          <Button variant="secondary" size="s" icon="refresh" onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      </div>
    )
  if (hasMore) return <div ref={marker} style={{ height: 1 }} />
  return endText ? <EndOfList>{endText}</EndOfList> : null
}
