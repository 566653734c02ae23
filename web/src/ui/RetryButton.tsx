import { Button } from './Button.tsx'

interface RetryButtonProps {
  onRetry: () => void
  busy?: boolean
  variant?: 'secondary' | 'ghost'
  size?: 's' | 'm'
}

export function RetryButton({ onRetry, busy = false, variant = 'secondary', size = 'm' }: RetryButtonProps) {
  return (
    <Button variant={variant} size={size} icon="refresh" loading={busy} onClick={onRetry}>
      다시 시도
    </Button>
  )
}
