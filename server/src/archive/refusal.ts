/**
 * `foreign`: not an archive; `cut`: its end is missing; `changed`: it differs from its own hashes; `newer`: a later
 * version made it; `occupied`: the target is not empty; `unequal`: what is read back differs from what was written.
 */
export type RefusalReason = 'foreign' | 'cut' | 'changed' | 'newer' | 'occupied' | 'unequal'

/** The message names tables and files, never what they contain. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused'
  readonly reason: RefusalReason
  constructor(reason: RefusalReason, detail: string) {
    super(`${reason}: ${detail}`)
    this.reason = reason
  }
}
