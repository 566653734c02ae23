import { isIP, type LookupFunction } from 'node:net'
import { OutsideFailure } from './failure.ts'
import { isPublic } from './is-public.ts'
import type { Resolve } from './resolver.ts'

export interface GuardOptions {
  resolve: Resolve
  /** `address:port` of machines that are asked although they are not public: shops of tests. */
  allowed: readonly string[]
  /** Names under which we are reached ourselves. */
  ownHosts: readonly string[]
}

export interface Guard {
  /** @throws OutsideFailure `forbidden` when an address may not be asked, as far as it can be told without a look-up. */
  check(url: URL): void
  /** Looks a name up for a connection to `port`. The connection goes to what was judged here, and nowhere else. */
  lookup(port: number): LookupFunction
}

const webPorts = [80, 443]

export const portOf = ({ port, protocol }: URL) => Number(port || (protocol === 'https:' ? 443 : 80))

export function createGuard({ resolve, allowed, ownHosts }: GuardOptions): Guard {
  const mayAsk = (address: string, port: number) =>
    (isPublic(address) && webPorts.includes(port)) || allowed.includes(endpointOf(address, port))
  const mayUse = (port: number) => webPorts.includes(port) || allowed.some((each) => each.endsWith(`:${port}`))
  const isOpenName = (name: string) => name.includes('.') && !ownHosts.includes(name)
  return {
    check(url) {
      const host = url.hostname.replace(/^\[|\]$/g, '')
      const port = portOf(url)
      const isWeb = ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === ''
      const isOpen = isIP(host) ? mayAsk(host, port) : mayUse(port) && isOpenName(host.toLowerCase().replace(/\.$/, ''))
      if (!isWeb || !isOpen) throw new OutsideFailure('forbidden')
    },
    lookup: (port) => (name, options, callback) => {
      void resolve(name).then((addresses) => {
        // One private address among public ones is no accident.
        const open = addresses.length > 0 && addresses.every((address) => mayAsk(address, port))
        const found = addresses.map((address) => ({ address, family: isIP(address) }))
        const [first] = found
        // Whether a name is known inside is told to nobody: it is as if there were none.
        if (!open || !first) callback(new OutsideFailure('unreachable'), [])
        else if (options.all) callback(null, found)
        else callback(null, first.address, first.family)
      })
    },
  }
}

const endpointOf = (address: string, port: number) =>
  isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`
