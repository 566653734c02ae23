/** A two-way road of text between the server and one client, whatever carries it. */
export interface Connection {
  /** The client's network address. */
  readonly ip: string
  send(text: string): void
  /** Says goodbye with a close code of RFC 6455 once everything before has been handed over. */
  close(code: number, reason: string): void
  /** Gives the client up at once. */
  drop(): void
  /** Lets the client wait with what it sends, where the carrier can. */
  pause(): void
  resume(): void
}

/** Our end of a wire. */
export interface ConnectionHandler {
  receive(octets: Uint8Array): void
  /** The wire is gone; told once. */
  closed(): void
}

/** Takes up a new wire. */
export type AcceptConnection = (connection: Connection) => ConnectionHandler

/** Close codes: https://www.iana.org/assignments/websocket/websocket.xhtml */
export const closeCodes = { normal: 1000, goingAway: 1001, policy: 1008 } as const
