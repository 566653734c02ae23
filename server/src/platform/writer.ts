import type { UserId } from '@otday/contract'
import type { Db } from './db/index.ts'

/** Who writes, whatever allows them to. */
export interface Writer {
  id: UserId
  /**
   * Makes sure, in a write's own transaction and before it touches anything else, that what allows it still counts, and
   * holds that until `tx` ends: whoever takes it away meanwhile waits, and nothing is stored after their answer.
   * @throws SessionEnded
   */
  lock(tx: Db): Promise<void>
}
