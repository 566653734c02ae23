import { createSignals, type Signals } from '../signals.ts'

/**
 * Carries signals to every instance. A signal that is lost costs time and no news: who listens asks the database when
 * it may have missed some.
 */
export interface Broadcast extends Signals {
  /** Whether signals of other instances arrive at present. */
  readonly isConnected: boolean
  /** Has `listener` called when signals may have been lost, and come again. */
  onResync(listener: () => void): void
  close(): Promise<void>
}

/** Signals within this process, where others cannot be reached. */
export const createLocalBroadcast = (): Broadcast => ({
  ...createSignals(),
  isConnected: false,
  onResync: () => {},
  close: async () => {},
})
