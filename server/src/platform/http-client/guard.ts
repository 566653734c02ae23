import { isIP, type LookupFunction } from 'node:net'
import { HttpFailure } from './failure.ts'
import { isPublic } from './is-public.ts'
import type { Resolve } from './resolver.ts'

export interface GuardOptions {
  resolve: Resolve
  /** `address:port` pairs that are allowed though private, for tests. */
  allowed: readonly string[]
  ownHosts: readonly string[]
}

export interface Guard {
  /**
   * Checks protocol, port and host of a URL, without DNS.
   * @throws HttpFailure `forbidden`
   */
  check(url: URL): void
  /** Returns a DNS lookup that checks the addresses to which the request then connects, against DNS rebinding. */
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
      if (!isWeb || !isOpen) throw new HttpFailure('forbidden')
    },
    lookup: (port) => (name, options, callback) => {
      void resolve(name).then((addresses) => {
        // A private address among public ones is an attempt to get past the guard, so all must be public.
        const open = addresses.length > 0 && addresses.every((address) => mayAsk(address, port))
        const found = addresses.map((address) => ({ address, family: isIP(address) }))
        const [first] = found
        // An unknown name and a private address fail in the same way, which hides whether an internal name exists.
        if (!open || !first) callback(new HttpFailure('unreachable'), [])
        else if (options.all) callback(null, found)
        else callback(null, first.address, first.family)
      })
    },
  }
}

const endpointOf = (address: string, port: number) =>
  isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`
