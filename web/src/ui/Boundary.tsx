import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** One bad item spoils its own card at most. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
