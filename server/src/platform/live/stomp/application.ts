import type { AppError } from '../../errors.ts'
import type { Headers } from './frame.ts'

/** What the product makes of STOMP: who may come in, which destinations there are, what becomes of a SEND. */
export interface StompApplication {
  /**
   * A client asks to come in.
   * @throws AppError when it may not: it is told by an ERROR frame, and the connection closes.
   */
  connect(control: SessionControl, headers: Headers): Promise<ApplicationSession>
}

/** One connection, as the host may act on it. */
export interface SessionControl {
  /** Ends it with an ERROR frame. */
  end(error: AppError): void
}

export interface Message {
  destination: string
  headers: Headers
  body: string
}

export interface ApplicationSession {
  /**
   * Begins to deliver a destination's bodies; the function that is given back ends it.
   * @throws AppError for a destination that is not this guest's to hear: the connection closes.
   */
  subscribe(destination: string, deliver: (body: string) => void): Promise<() => void>
  /**
   * Takes a message; a RECEIPT follows when the promise is kept.
   * @throws Refusal to leave the connection open, AppError to close it.
   */
  send(message: Message): Promise<void>
  /** The body by which a refused SEND is told to the guest's own subscription of `refusals`. */
  refusals: string
  left(): void
}

/** A message that is not taken, from somebody who may stay. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly error: AppError
  constructor(error: AppError) {
    super(error.code)
    this.error = error
  }
}
