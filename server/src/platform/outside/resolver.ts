import { promises as dns } from 'node:dns'

/** All addresses of a name, IPv4 first; none when there is no such name. */
export type Resolve = (name: string) => Promise<string[]>

const timeout = { timeout: 1500, tries: 2 }

/**
 * Asks name servers itself, not the system: no entry of a hosts file counts, and a name server that does not answer
 * keeps none of the threads that files and pictures wait for.
 * @param servers `address:port` of name servers; those of the system unless given.
 */
export function createResolve(servers?: readonly string[]): Resolve {
  const resolver = new dns.Resolver(timeout)
  if (servers) resolver.setServers(servers)
  return async (name) => {
    const records = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    return records.flatMap((record) => (record.status === 'fulfilled' ? record.value : []))
  }
}
