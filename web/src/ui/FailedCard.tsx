import { RetryButton } from './RetryButton.tsx'
import { SideCard } from './SideCard.tsx'

interface FailedCardProps {
  title: string
  message: string
  busy: boolean
  onRetry: () => void
}

/** Shown in place of a card whose content could not be loaded. */
export function FailedCard({ title, message, busy, onRetry }: FailedCardProps) {
  return (
    <SideCard title={title} text={<span role="alert">{message}</span>}>
      <RetryButton busy={busy} onRetry={onRetry} />
    </SideCard>
  )
}
