import { reload } from '../platform/version/new-version.ts'
import { ErrorState } from '../ui/States.tsx'

/** Replaces a page that failed; the rest of the window stays usable, and a retry reloads everything. */
export function PageError() {
  return <ErrorState title="화면을 보여 주지 못했어요" onRetry={() => void reload(true)} />
}
