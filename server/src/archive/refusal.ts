/**
 * `foreign`: not an archive; `cut`: its end is missing; `changed`: differs from its own hashes; `newer`: made by a
 * later version; `occupied`: the target is not empty; `unequal`: what was written is read differently.
 */
export type RefusalReason = 'foreign' | 'cut' | 'changed' | 'newer' | 'occupied' | 'unequal'

/** Names tables and files, never what they contain. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused'
  readonly reason: RefusalReason
  constructor(reason: RefusalReason, detail: string) {
    super(`${reason}: ${detail}`)
    this.reason = reason
  }
}
