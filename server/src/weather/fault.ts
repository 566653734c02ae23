/**
 * Why a provider did not answer, and with that what is to be done.
 * - `no_data`: there is none (yet);
 * - `unavailable`: down, slow or babbling, perhaps well again soon;
 * - `rate`: too many calls at a time; `hourly` and `quota`: no more in this hour, or on this day;
 * - `misconfigured`: the operator must act;
 * - `bad_request`: a fault of ours.
 */
export type FaultKind = 'no_data' | 'unavailable' | 'rate' | 'hourly' | 'quota' | 'misconfigured' | 'bad_request'

/** A provider's failure. Its message comes from a list of ours or is a code: never a key, an address or a body. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
  readonly kind: FaultKind
  constructor(kind: FaultKind, message: string) {
    super(message)
    this.kind = kind
  }
}
