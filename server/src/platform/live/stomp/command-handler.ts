import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { FrameError, type Headers } from './frame.ts'
import { type ApplicationSession, type Message, Refusal } from './application.ts'

interface Subscription {
  /** Id given by the client, or the destination, since clients of STOMP 1.0 may omit the id. */
  id: string
  destination: string
  isAcknowledged: boolean
  deliver(body: string): void
  end(): void
}

type Write = (command: string, headers: Readonly<Record<string, string>>, body?: string) => void

/** Most subscriptions and open transactions per connection, and most messages per transaction. */
const most = { subscriptions: 100, transactions: 10, messages: 100 }

export class CommandHandler {
  readonly #session: ApplicationSession
  readonly #write: Write
  readonly #subscriptions = new Map<string, Subscription>()
  readonly #transactions = new Map<string, (Message & { receipt: string | undefined })[]>()
  constructor(session: ApplicationSession, write: Write) {
    this.#session = session
    this.#write = write
  }

  /** Handles a frame; returns whether to send a RECEIPT, which a refused SEND does not get. */
  async handle(command: string, headers: Headers, body: string): Promise<boolean> {
    if (body !== '' && command !== 'SEND') throw new FrameError(`a ${command} has no body`)
    switch (command) {
      case 'SEND':
        return this.#send(headers, body)
      case 'COMMIT':
        return this.#commit(this.#close(required(headers, 'transaction')))
      case 'SUBSCRIBE':
        await this.#subscribe(headers)
        break
      case 'UNSUBSCRIBE':
        this.#unsubscribe(headers)
        break
      case 'BEGIN':
        this.#begin(required(headers, 'transaction'))
        break
      case 'ABORT':
        this.#close(required(headers, 'transaction'))
        break
      // Acknowledgements are ignored: clients read missed messages from the list of messages.
      case 'ACK':
      case 'NACK':
        if (!headers.has('id')) required(headers, 'message-id')
        break
      case 'DISCONNECT':
        break
      default:
        throw new FrameError('an unknown command')
    }
    return true
  }

  close(): void {
    for (const subscription of this.#subscriptions.values()) subscription.end()
    this.#subscriptions.clear()
  }

  async #subscribe(headers: Headers) {
    const destination = required(headers, 'destination')
    const id = headers.get('id') ?? destination
    if (this.#subscriptions.has(id)) throw new FrameError('an id that is taken')
    if (this.#subscriptions.size >= most.subscriptions) throw new AppError('TooManyRequests')
    const subscription: Subscription = {
      id,
      destination,
      isAcknowledged: (headers.get('ack') ?? 'auto') !== 'auto',
      deliver: (body) => this.#deliver(subscription, body),
      end: () => {},
    }
    this.#subscriptions.set(id, subscription)
    const end = await this.#session.subscribe(destination, headers, subscription.deliver)
    if (this.#subscriptions.get(id) === subscription) subscription.end = end
    else end()
  }

  #deliver(subscription: Subscription, body: string) {
    const { id, destination, isAcknowledged } = subscription
    if (this.#subscriptions.get(id) !== subscription) return
    const messageId = newId()
    this.#write(
      'MESSAGE',
      {
        subscription: id,
        'message-id': messageId,
        destination,
        'content-type': 'application/json;charset=utf-8',
        ...(isAcknowledged && { ack: messageId }),
      },
      body,
    )
  }

  #unsubscribe(headers: Headers) {
    const id = headers.get('id') ?? required(headers, 'destination')
    const subscription = this.#subscriptions.get(id)
    if (!subscription) throw new FrameError('a subscription that is not there')
    this.#subscriptions.delete(id)
    subscription.end()
  }

  async #send(headers: Headers, body: string) {
    const message = { destination: required(headers, 'destination'), headers, body, receipt: headers.get('receipt') }
    const transaction = headers.get('transaction')
    if (transaction === undefined) return this.#hand(message)
    const open = this.#transactions.get(transaction)
    if (!open) throw new FrameError('a transaction that is not open')
    if (open.length >= most.messages) throw new AppError('TooManyRequests')
    open.push(message)
    return true
  }

  /**
   * Passes a message to the session; returns whether it was accepted. A refusal is delivered to the client's
   * subscription to refusals; without one, only the RECEIPT is omitted.
   */
  async #hand(message: Message & { receipt: string | undefined }) {
    try {
      await this.#session.send(message)
      return true
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason
      const listening = [...this.#subscriptions.values()].find(
        ({ destination }) => destination === this.#session.refusals,
      )
      if (!listening) return false
      const { exceptionName, message: text, details } = reason.error.body
      listening.deliver(JSON.stringify({ receipt: message.receipt ?? null, exceptionName, message: text, details }))
      return false
    }
  }

  #begin(transaction: string) {
    if (this.#transactions.has(transaction)) throw new FrameError('a transaction that is open already')
    if (this.#transactions.size >= most.transactions) throw new AppError('TooManyRequests')
    this.#transactions.set(transaction, [])
  }

  #close(transaction: string) {
    const messages = this.#transactions.get(transaction)
    if (!messages) throw new FrameError('a transaction that is not open')
    this.#transactions.delete(transaction)
    return messages
  }

  async #commit(messages: (Message & { receipt: string | undefined })[]) {
    let areAllTaken = true
    for (const message of messages) areAllTaken = (await this.#hand(message)) && areAllTaken
    return areAllTaken
  }
}

function required(headers: Headers, name: string): string {
  const value = headers.get(name)
  if (value === undefined || value === '') throw new FrameError(`the header ${name} is missing`)
  return value
}
