/**
 * Kinds of faults. `no_data`: the provider has no data (yet); `unavailable`: down, slow or garbled; `rate`: too many
 * calls at once; `hourly`, `quota`: no more calls this hour or day; `misconfigured`: the operator must act;
 * `bad_request`: our bug.
 */
export type FaultKind = 'no_data' | 'unavailable' | 'rate' | 'hourly' | 'quota' | 'misconfigured' | 'bad_request'

/** A fault of a provider. Messages are constants or codes: never a key, URL or body. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
  readonly kind: FaultKind
  constructor(kind: FaultKind, message: string) {
    super(message)
    this.kind = kind
  }
}
