import { Component, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { classNames } from '../styles/class-names.ts'
import { RetryButton } from './RetryButton.tsx'
import { ErrorState } from './States.tsx'
import states from './States.module.css'

/** ms until the automatic retry; a network that has just returned may fail at first. */
const delay = 3000

type Close = (open: false) => void

interface LazyPartProps {
  of: { open?: boolean; onClose?: Close; onCancel?: Close; onOpenChange?: Close }
  draw: () => ReactNode
  /** Makes the next render load the module again instead of repeating the failure. */
  beginAgain: () => void
  isPage: boolean
}

/**
 * Renders a part that is loaded on demand. If loading fails, it says so in the part's place, or in a bar over the page
 * if the part is a dialog. Retries when the network returns.
 */
export class LazyPart extends Component<LazyPartProps, { isBroken: boolean }> {
  override state = { isBroken: false }
  /** Whether the user has already pressed the retry button. */
  isAsked = false

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  hasWaited = false

  override componentDidCatch() {
    this.props.beginAgain()
    window.addEventListener('online', this.reconnect)
    if (!this.hasWaited) setTimeout(this.tryAgain, delay)
    this.hasWaited = true
  }

  override componentDidUpdate({ of }: LazyPartProps) {
    if (this.state.isBroken && this.props.of.open && !of.open) this.tryAgain()
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.reconnect)
  }

  tryAgain = () => this.setState({ isBroken: false })

  reconnect = () => {
    this.hasWaited = false
    this.tryAgain()
  }

  ask = () => {
    this.isAsked = true
    this.tryAgain()
  }

  override render() {
    const { draw, of, isPage } = this.props
    if (!this.state.isBroken) return draw()
    if (of.open === false) return null
    if (isPage) return <ErrorState title="화면을 불러오지 못했어요" onRetry={this.ask} />
    const close = of.onClose ?? of.onCancel ?? of.onOpenChange
    return (
      <div role="alert" className={close ? classNames(states.banner, states.over) : states.end}>
        불러오지 못했어요.
        <RetryButton size="s" onRetry={this.ask} />
        {close && (
          <Button variant="ghost" size="s" onClick={() => close(false)}>
            닫기
          </Button>
        )}
      </div>
    )
  }
}
