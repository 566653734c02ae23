import type { AppError } from '../../errors.ts'
import type { Headers } from './frame.ts'

export interface StompApplication {
  /**
   * Begins a session after CONNECT.
   * @throws AppError, which is sent as an ERROR frame before the connection is closed
   */
  connect(control: SessionControl, headers: Headers): Promise<ApplicationSession>
}

export interface SessionControl {
  /** Ends the session, after sending an ERROR frame. */
  end(error: AppError): void
}

export interface Message {
  destination: string
  headers: Headers
  body: string
}

export interface ApplicationSession {
  /**
   * Subscribes to a destination; returns a function that unsubscribes.
   * @throws AppError for forbidden destinations, which closes the connection
   */
  subscribe(destination: string, headers: Headers, deliver: (body: string) => void): Promise<() => void>
  /**
   * Handles a SEND; when it resolves, the client gets a RECEIPT.
   * @throws Refusal to keep the connection open, AppError to close it
   */
  send(message: Message): Promise<void>
  /** Destination to which refusals of SEND are delivered. */
  refusals: string
  left(): void
}

/** Thrown by `send` to reject a message without closing the connection. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly error: AppError
  constructor(error: AppError) {
    super(error.code)
    this.error = error
  }
}
