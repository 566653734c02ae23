import type { UserId } from '@otday/contract'
import type { Expression } from 'kysely'
import type { Db } from './db/index.ts'
import { AppError } from './errors.ts'

/** Row of a user who may write; one who may only change the password may write nothing else. */
export interface Permission {
  mayOnlyChangePassword: boolean
}

export interface Writer {
  id: UserId
  /**
   * Locks the user's authorization until `tx` ends, so that nothing is stored after a confirmed revocation. Call it
   * first.
   * @throws SessionEnded
   */
  lock(tx: Db): Promise<void>
  /**
   * Selects the user's permission, if there is one, and locks what `lock` locks: for a statement that goes on from its
   * row and whose result is checked by `requirePermission`.
   */
  permission(db: Db): Expression<Permission>
}

/** @throws SessionEnded without a permission; PasswordChangeRequired in a session that may only change the password */
export function requirePermission<P extends Permission>(permission: P | undefined): asserts permission is P {
  if (!permission) throw new AppError('SessionEnded')
  if (permission.mayOnlyChangePassword) throw new AppError('PasswordChangeRequired')
}
