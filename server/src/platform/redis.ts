/** What parts that speak to a Redis are told. */
export interface RedisOptions {
  url: string
  /** Keeps products that share a Redis apart. */
  namespace: string
  log: { warn(context: object, message: string): void }
}

/** Milliseconds between tries to reach a Redis that is gone: from the first to the longest. */
const retryDelay = { first: 100, most: 2000 }
/** Milliseconds. A connection that answers no ping is given up and made anew. */
export const redisConnection = {
  pingInterval: 5000,
  socket: {
    connectTimeout: 3000,
    socketTimeout: 12_000,
    reconnectStrategy: (tries: number) => Math.min(retryDelay.first * 2 ** tries, retryDelay.most),
  },
}

/** One complaint for each time that Redis is away, however often it is tried. */
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
