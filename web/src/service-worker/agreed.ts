import { cacheNames } from './names.ts'

/** Name under which a shell's version is stored, apart from the workers, which may be busy for minutes. */
type Which = 'newest' | 'agreed'

export async function readVersion(which: Which): Promise<string | undefined> {
  return (await (await caches.open(cacheNames.agreed)).match(`/${which}`))?.text()
}

export async function writeVersion(which: Which, name: string): Promise<void> {
  await (await caches.open(cacheNames.agreed)).put(`/${which}`, new Response(name))
}
