import { live } from '@otday/contract'
import { Client, type IFrame, type StompSubscription } from '@stomp/stompjs'
import * as z from 'zod'
import { randomId } from '../device/random-id.ts'
import { decoded } from './decoded.ts'
import { freshToken } from './fresh-token.ts'
import { socketStatus } from './connection-status.ts'
import { connect, disconnect, notifyAcknowledged, notifyMessage, type Connection } from './socket.ts'
import { createWays } from './ways.ts'

/** ms without a response after which connecting has failed. */
const timeout = 10_000

/** Keeps the socket connected until `signal` is aborted, with a valid token and all subscriptions. Idempotent. */
export function connectSocket(signal: AbortSignal): void {
  if (signal.aborted || socketStatus.state() !== 'disconnected') return
  const ways = createWays()
  let offered: string | undefined
  let refused: string | undefined
  let letIn = false
  let isConnected = false
  const client = new Client({
    heartbeatIncoming: live.beat,
    heartbeatOutgoing: live.beat,
    reconnectDelay: live.socketReconnect,
    connectionTimeout: timeout,
    // Over a dead network no close frame arrives, so the client must not wait for one.
    discardWebsocketOnCommFailure: true,
    webSocketFactory: ways.open,
    beforeConnect: async () => {
      socketStatus.setState('connecting')
      letIn = isConnected = false
      await ways.prepare()
      offered = await freshToken(refused)
      client.connectHeaders = { Authorization: `Bearer ${offered ?? ''}` }
    },
    onConnect: () => {
      letIn = isConnected = true
      refused = undefined
      connect(connectionOf(client))
      socketStatus.setState('connected')
    },
    onStompError: ({ body }) => {
      isConnected = true
      if (!letIn && isAboutToken(body)) refused = offered
    },
    onWebSocketClose: () => {
      disconnect()
      if (!isConnected) ways.failed()
      if (!signal.aborted) socketStatus.setState('disconnected')
    },
  })
  signal.addEventListener('abort', () => {
    disconnect()
    socketStatus.close()
    void client.deactivate({ force: true })
  })
  client.activate()
}

const Complaint = z.object({ exceptionName: z.string() })

/**
 * Whether a STOMP error is about the token. A new token would not help against other errors, such as too many
 * connections.
 */
const isAboutToken = (body: string) =>
  ['Unauthenticated', 'SessionEnded'].includes(decoded(Complaint, body)?.exceptionName ?? '')

function connectionOf(client: Client): Connection {
  const subscriptions = new Map<string, StompSubscription>()
  return {
    subscribe(destination, headers) {
      const receipt = randomId()
      client.watchForReceipt(receipt, () => {
        if (subscriptions.has(destination)) notifyAcknowledged(destination)
      })
      const deliver = ({ body }: IFrame) => notifyMessage(destination, body)
      subscriptions.set(destination, client.subscribe(destination, deliver, { ...headers, receipt }))
    },
    unsubscribe(destination) {
      subscriptions.get(destination)?.unsubscribe()
      subscriptions.delete(destination)
    },
    send({ destination, headers, body, receipt, onReceipt }) {
      client.watchForReceipt(receipt, onReceipt)
      client.publish({ destination, body, headers: { ...headers, receipt } })
    },
  }
}
