/**
 * Why nothing was read. `forbidden`: an address that is never asked; `unreachable`: nobody there, or nobody who may be
 * asked; `slow`: out of time; `refused`, `gone`: the other side says so; `type`: something else than was wanted.
 */
export type OutsideReason = 'forbidden' | 'unreachable' | 'slow' | 'refused' | 'gone' | 'type'

/** Nothing was read from outside. Says no more than why: addresses are nobody's business but the asker's. */
export class OutsideFailure extends Error {
  override readonly name = 'OutsideFailure'
  readonly reason: OutsideReason
  constructor(reason: OutsideReason) {
    super(reason)
    this.reason = reason
  }
}
