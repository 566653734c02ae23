import { createSignals, type Signals } from './signals.ts'

/** Carries signals to every instance. A lost signal only costs time, since listeners also poll the database. */
export interface Broadcast extends Signals {
  /** Whether signals of other instances arrive. */
  readonly isConnected: boolean
  /** Calls `listener` when signals arrive again after some may have been lost. */
  onResync(listener: () => void): void
  close(): Promise<void>
}

/** Creates a broadcast that works within this process only. */
export const createLocalBroadcast = (): Broadcast => ({
  ...createSignals(),
  isConnected: false,
  onResync: () => {},
  close: async () => {},
})
