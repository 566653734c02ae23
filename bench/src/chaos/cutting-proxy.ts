import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'

export interface CuttingProxy {
  url: string
  /** Returns how many connections were cut. */
  cuts(): number
  close(): void
}

/**
 * Upper limits in octets: a chosen connection is cut after a random number of octets of its request or response, below
 * these limits. Most responses are shorter.
 */
const longest = { request: 700, answer: 1800 }

/**
 * Opens a proxy that picks half of the connections at random and cuts each within the request or the response, unless
 * it ends before.
 */
export async function openCuttingProxy(target: string, random: () => number): Promise<CuttingProxy> {
  const { port } = new URL(target)
  let cuts = 0
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), '127.0.0.1')
    const isDoomed = random() < 0.5
    const dies = random() < 0.3 ? 'request' : 'answer'
    const left = {
      request: isDoomed && dies === 'request' ? random() * longest.request : Number.POSITIVE_INFINITY,
      answer: isDoomed && dies === 'answer' ? random() * longest.answer : Number.POSITIVE_INFINITY,
    }
    const cut = () => {
      cuts++
      near.destroy()
      far.destroy()
    }
    const pass = (from: net.Socket, to: net.Socket, way: 'request' | 'answer') => {
      from.on('data', (octets: Buffer) => {
        const whole = octets.length <= left[way]
        to.write(whole ? octets : octets.subarray(0, left[way]))
        left[way] -= octets.length
        if (!whole) cut()
      })
      from.on('end', () => to.end())
      from.on('error', () => to.destroy())
    }
    pass(near, far, 'request')
    pass(far, near, 'answer')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    close: () => server.close(),
  }
}
