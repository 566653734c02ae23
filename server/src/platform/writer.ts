import type { UserId } from '@otday/contract'
import type { Db } from './db/index.ts'

export interface Writer {
  id: UserId
  /**
   * Locks the user's authorization until `tx` ends, so that nothing is stored after a confirmed revocation. Call it
   * first.
   * @throws SessionEnded
   */
  lock(tx: Db): Promise<void>
}
