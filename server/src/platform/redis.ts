export interface RedisOptions {
  url: string
  /** Part of key names that separates applications which share a Redis. */
  namespace: string
  log: { warn(context: object, message: string): void }
}

/** Delays in ms before attempts to reconnect: `first` at first, doubled with each attempt up to `most`. */
const retryDelay = { first: 100, most: 2000 }
/** Times in ms; a ping without reply causes a reconnect. */
export const redisConnection = {
  pingInterval: 5000,
  socket: {
    connectTimeout: 3000,
    socketTimeout: 12_000,
    reconnectStrategy: (tries: number) => Math.min(retryDelay.first * 2 ** tries, retryDelay.most),
  },
}

/** Logs an outage once, at its first error. */
export class Complaints {
  readonly #log: RedisOptions['log']
  readonly #text: string
  #isReported = false
  constructor(log: RedisOptions['log'], text: string) {
    this.#log = log
    this.#text = text
  }
  readonly add = (error: unknown): void => {
    if (!this.#isReported) this.#log.warn({ err: error }, this.#text)
    this.#isReported = true
  }
  readonly clear = (): void => {
    this.#isReported = false
  }
}
