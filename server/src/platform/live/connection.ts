/** A two-way text connection to one client, whatever the transport. */
export interface Connection {
  readonly ip: string
  send(text: string): void
  /** Sends waiting texts, then a close frame with a code of RFC 6455. */
  close(code: number, reason: string): void
  /** Ends the connection at once, without sending anything. */
  drop(): void
  /** Stops receiving, where the transport can. */
  pause(): void
  resume(): void
}

/** Receives what a client sends over a connection. */
export interface ConnectionHandler {
  receive(octets: Uint8Array): void
  /** Called once when the connection has ended. */
  closed(): void
}

export type AcceptConnection = (connection: Connection) => ConnectionHandler

/** Close codes of WebSocket: https://www.iana.org/assignments/websocket/websocket.xhtml */
export const closeCodes = { normal: 1000, goingAway: 1001, policy: 1008 } as const
