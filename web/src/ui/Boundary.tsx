import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Shown in place of what broke. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps what breaks inside from breaking what is around: one bad item spoils its own card at most. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
