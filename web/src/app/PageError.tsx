import { reload } from '../platform/version/new-version.ts'
import { ErrorState } from '../ui/States.tsx'

/** Shown in place of a page that failed to render; the rest of the window stays usable. A retry reloads the window. */
export function PageError() {
  return <ErrorState title="화면을 보여 주지 못했어요" onRetry={() => void reload(true)} />
}
