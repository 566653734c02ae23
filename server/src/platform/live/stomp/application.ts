import type { AppError } from '../../errors.ts'
import type { Headers } from './frame.ts'

export interface StompApplication {
  /** @throws AppError, sent as an ERROR frame before closing */
  connect(control: SessionControl, headers: Headers): Promise<ApplicationSession>
}

export interface SessionControl {
  /** Sends an ERROR frame first. */
  end(error: AppError): void
}

export interface Message {
  destination: string
  headers: Headers
  body: string
}

export interface ApplicationSession {
  /**
   * Returns the unsubscribe function.
   * @throws AppError for forbidden destinations, which closes the connection
   */
  subscribe(destination: string, headers: Headers, deliver: (body: string) => void): Promise<() => void>
  /**
   * A RECEIPT follows resolution.
   * @throws Refusal to keep the connection open, AppError to close it
   */
  send(message: Message): Promise<void>
  /** Destination that receives refusals of SEND. */
  refusals: string
  left(): void
}

/** Rejects a message without closing the connection. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly error: AppError
  constructor(error: AppError) {
    super(error.code)
    this.error = error
  }
}
