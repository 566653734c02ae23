import { cacheNames } from './names.ts'

/**
 * Names of two stored versions: the newest installed, and the last to which the user agreed. They are stored outside of
 * the workers, which may be busy for minutes.
 */
type Which = 'newest' | 'agreed'

export const readVersion = async (which: Which): Promise<string | undefined> =>
  (await (await caches.open(cacheNames.agreed)).match(`/${which}`))?.text()

export async function writeVersion(which: Which, name: string): Promise<void> {
  await (await caches.open(cacheNames.agreed)).put(`/${which}`, new Response(name))
}
