import type { UserId } from '@otday/contract'
import type { Db } from './db/index.ts'

export interface Writer {
  id: UserId
  /**
   * Call first. Locks the authorization until `tx` ends: nothing is stored after a confirmed revocation.
   * @throws SessionEnded
   */
  lock(tx: Db): Promise<void>
}
