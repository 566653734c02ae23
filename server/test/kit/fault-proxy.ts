import net from 'node:net'

/** A proxy between a server and its Redis that can close or block the connections. */
export class FaultProxy {
  readonly #server: net.Server
  readonly #sockets = new Set<net.Socket>()
  #isOpen = true
  #isBlocked = false

  constructor(target: URL) {
    this.#server = net.createServer((socket) => {
      if (!this.#isOpen) return socket.destroy()
      const beyond = net.connect(Number(target.port || 6379), target.hostname)
      for (const [end, other] of [
        [socket, beyond],
        [beyond, socket],
      ] as const) {
        this.#sockets.add(end)
        end.on('error', () => other.destroy())
        end.on('close', () => {
          this.#sockets.delete(end)
          other.destroy()
        })
        end.on('data', (octets: Buffer) => {
          if (!this.#isBlocked) other.write(octets)
        })
      }
    })
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('not listening')
    return `redis://127.0.0.1:${address.port}`
  }

  close(): void {
    this.#isOpen = false
    for (const socket of this.#sockets) socket.destroy()
  }

  open(): void {
    this.#isOpen = true
    this.#isBlocked = false
  }

  /** Blocks the traffic: connections stay open, but no data arrives. */
  block(): void {
    this.#isBlocked = true
  }

  remove(): void {
    this.close()
    this.#server.close()
  }
}
