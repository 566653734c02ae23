import { type Chain, createPublicReader, createResolve, type PublicReader } from '#platform/http-client/index.ts'
import { html, type HostileServer, openHostileServer, tricks } from './hostile-server.ts'
import { type NameServer, openNameServer } from './name-server.ts'

/**
 * A public shop that the product may read, and servers inside the network, on the same port, that it must never read.
 */
export interface PublicNetwork {
  shop: HostileServer
  inside: readonly HostileServer[]
  names: NameServer
  /** Returns the URL of a path at the port that all servers share. */
  at(host: string, path?: string, protocol?: string): string
  startChain: PublicReader['startChain']
  /** Reads a page within `ms`, in the given chain of redirects or in a new one. */
  read(url: string, options?: { ms?: number; chain?: Chain }): ReturnType<Chain['read']>
  textAt(url: string, options?: { chain?: Chain }): Promise<string>
  /** Returns the reason why a URL cannot be read, or the word `read` if it can. */
  reasonOf(url: string, ms?: number): Promise<string | undefined>
  forgetCalls(): void
  close(): Promise<void>
}

export const public4 = '127.0.0.2'
export const private4 = '127.0.0.1'
const private6 = '0:0:0:0:0:0:0:1'
/** Most bytes of a page. */
export const limit = 1024 * 1024

const known: Readonly<Record<string, (times: number) => { alias?: string; addresses: string[] }>> = {
  'shop.test': () => ({ addresses: [public4] }),
  'www.shop.test': () => ({ addresses: [public4] }),
  'other.test': () => ({ addresses: [public4] }),
  'inside.test': () => ({ addresses: [private4] }),
  'mixed.test': () => ({ addresses: [public4, private4] }),
  'both.test': () => ({ addresses: [public4, private6] }),
  'alias.test': () => ({ alias: 'inside.test', addresses: [private4] }),
  'metadata.test': () => ({ addresses: ['169.254.169.254'] }),
  'rebinding.test': (times) => ({ addresses: [times === 1 ? public4 : private4] }),
}

export async function openPublicNetwork(): Promise<PublicNetwork> {
  const shop = await openHostileServer(public4, 0, { ...tricks, '/': html('<title>open</title>') })
  const inside = [
    await openHostileServer(private4, shop.port, { '/': html('secret'), '/a.png': html('secret') }),
    await openHostileServer('::1', shop.port, { '/': html('secret') }),
  ]
  const names = await openNameServer((name, times) => known[name]?.(times) ?? null)
  const { startChain } = createPublicReader({
    resolve: createResolve([names.address]),
    allowed: [`${public4}:${shop.port}`],
    ownHosts: ['otday.test'],
  })
  const network: PublicNetwork = {
    shop,
    inside,
    names,
    at: (host, path = '/', protocol = 'http') => `${protocol}://${host}:${shop.port}${path}`,
    startChain,
    read: (url, { ms = 5000, chain = startChain() } = {}) =>
      chain.read(new URL(url), {
        accept: 'text/html',
        isWanted: (type) => type === 'text/html' || type === '',
        limit,
        signal: AbortSignal.timeout(ms),
      }),
    textAt: async (url, options) => Buffer.from((await network.read(url, options)).bytes).toString(),
    reasonOf: (url, ms = 5000) =>
      network.read(url, { ms }).then(
        () => 'read',
        (error: { reason?: string }) => error.reason,
      ),
    forgetCalls: () => {
      for (const { calls } of [shop, ...inside]) calls.length = 0
    },
    close: async () => {
      names.close()
      for (const server of [shop, ...inside]) await server.close()
    },
  }
  return network
}
