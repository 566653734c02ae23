import { createServer } from 'node:net'

/**
 * Finds a free port on the loopback interface, for programs that cannot report the port they choose. Another process
 * may take it first.
 */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
