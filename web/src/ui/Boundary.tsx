import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** Error boundary around one item, so that an item that fails to render breaks only its own card. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
