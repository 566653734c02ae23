/** A two-way text connection to one client, whatever the transport. */
export interface Connection {
  readonly ip: string
  send(text: string): void
  /** Sends waiting texts, then an RFC 6455 close code. */
  close(code: number, reason: string): void
  /** Terminates at once. */
  drop(): void
  /** Applies back-pressure where the transport can. */
  pause(): void
  resume(): void
}

/** The server's side of a connection. */
export interface ConnectionHandler {
  receive(octets: Uint8Array): void
  /** Called once when the connection has ended. */
  closed(): void
}

export type AcceptConnection = (connection: Connection) => ConnectionHandler

/** https://www.iana.org/assignments/websocket/websocket.xhtml */
export const closeCodes = { normal: 1000, goingAway: 1001, policy: 1008 } as const
