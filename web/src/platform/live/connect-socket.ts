import { live } from '@otday/contract'
import { Client, type IFrame, type StompSubscription } from '@stomp/stompjs'
import * as z from 'zod'
import { decoded } from './decoded.ts'
import { freshToken } from './fresh-token.ts'
import { socketLine } from './line.ts'
import { plugIn, plugOut, tellHeard, tellMessage, type Wire } from './socket.ts'
import { createWays } from './ways.ts'

/** Milliseconds after which an attempt that got no answer is given up. */
const patience = 10_000

/**
 * Opens the socket until `life` ends. It comes back by itself, with a token that is good by then, and listens to all it
 * listened to. Nothing happens while one is there or being made.
 */
export function connectSocket(life: AbortSignal): void {
  if (life.aborted || socketLine.state() !== 'disconnected') return
  const ways = createWays()
  let offered: string | undefined
  let refused: string | undefined
  /** Of the latest try: whether it was let in, and whether the server said anything at all. */
  let letIn = false
  let answered = false
  const client = new Client({
    heartbeatIncoming: live.beat,
    heartbeatOutgoing: live.beat,
    reconnectDelay: live.socketReconnect,
    connectionTimeout: patience,
    // A network that is gone doesn't answer a goodbye either.
    discardWebsocketOnCommFailure: true,
    webSocketFactory: ways.open,
    beforeConnect: async () => {
      socketLine.tell('connecting')
      letIn = answered = false
      await ways.prepare()
      offered = await freshToken(refused)
      client.connectHeaders = { Authorization: `Bearer ${offered ?? ''}` }
    },
    onConnect: () => {
      letIn = answered = true
      refused = undefined
      plugIn(wireOf(client))
      socketLine.tell('connected')
    },
    onStompError: ({ body }) => {
      answered = true
      if (!letIn && isAboutToken(body)) refused = offered
    },
    onWebSocketClose: () => {
      plugOut()
      if (!answered) ways.failed()
      if (!life.aborted) socketLine.tell('disconnected')
    },
  })
  life.addEventListener('abort', () => {
    plugOut()
    socketLine.close()
    void client.deactivate({ force: true })
  })
  client.activate()
}

const Complaint = z.object({ exceptionName: z.string() })

/** Whether another token might help: not when there are too many connections already. */
const isAboutToken = (body: string) =>
  ['Unauthenticated', 'SessionEnded'].includes(decoded(Complaint, body)?.exceptionName ?? '')

function wireOf(client: Client): Wire {
  const subscriptions = new Map<string, StompSubscription>()
  return {
    subscribe(destination) {
      const receipt = crypto.randomUUID()
      client.watchForReceipt(receipt, () => {
        if (subscriptions.has(destination)) tellHeard(destination)
      })
      const deliver = ({ body }: IFrame) => tellMessage(destination, body)
      subscriptions.set(destination, client.subscribe(destination, deliver, { receipt }))
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
