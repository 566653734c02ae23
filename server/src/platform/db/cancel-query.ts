import net from 'node:net'
import type { PoolClient } from 'pg'

/** Code, and length in bytes, of a CancelRequest: https://www.postgresql.org/docs/15/protocol-message-formats.html */
const code = 80_877_102
const length = 16

/** Properties of a connected client that pg's types leave out. */
interface Connected {
  host: string
  port: number
  processID: number | null
  secretKey: number | null
}

/**
 * Asks the server to cancel the statement that a connection runs. This may reach a later statement of the connection,
 * so the caller must not let anybody else use it.
 */
export function cancelQuery(client: PoolClient): void {
  const { host, port, processID, secretKey } = client as unknown as Connected
  if (processID === null || secretKey === null) return
  const message = Buffer.alloc(length)
  for (const [at, value] of [length, code].entries()) message.writeInt32BE(value, at * 4)
  message.writeInt32BE(processID, 8)
  message.writeInt32BE(secretKey, 12)
  const socket = net.connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
  // If this fails, the statement goes on until its connection is closed.
  socket.on('error', () => {})
  socket.on('connect', () => socket.end(message))
}
