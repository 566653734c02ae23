import { promises as dns } from 'node:dns'

/** Resolves a host name to IP addresses, IPv4 first; none for unknown names. */
export type Resolve = (name: string) => Promise<string[]>

const timeout = { timeout: 1500, tries: 2 }

/**
 * Creates a resolver that uses neither the system's hosts file nor libuv threads, which slow DNS would block.
 * @param servers DNS servers as `address:port`
 */
export function createResolve(servers?: readonly string[]): Resolve {
  const resolver = new dns.Resolver(timeout)
  if (servers) resolver.setServers(servers)
  return async (name) => {
    const records = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    return records.flatMap((record) => (record.status === 'fulfilled' ? record.value : []))
  }
}
