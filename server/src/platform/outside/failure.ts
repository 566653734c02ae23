/** `unreachable`: also private hosts; `type`: media type or encoding. */
export type OutsideReason = 'forbidden' | 'unreachable' | 'slow' | 'refused' | 'gone' | 'type'

/** Names no address, for privacy. */
export class OutsideFailure extends Error {
  override readonly name = 'OutsideFailure'
  readonly reason: OutsideReason
  constructor(reason: OutsideReason) {
    super(reason)
    this.reason = reason
  }
}
