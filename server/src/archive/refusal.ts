/**
 * `foreign`: no archive; `cut`: without its end; `changed`: differs from its own hashes; `newer`: of a later version;
 * `occupied`: the place holds something; `unequal`: what was written reads otherwise.
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
