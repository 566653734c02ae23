import { readVersion } from './agreed.ts'
import { cacheNames } from './names.ts'

export interface Shell {
  version: string
  /**
   * Files of the version. The path '' is the HTML page. `hash` is SHA-256 in hexadecimal; null if the file's name
   * changes with its content.
   */
  files: readonly { path: string; hash: string | null }[]
}

/** Number of downloads at the same time. */
const downloads = 4
/** Number of earlier versions kept for windows that still use them. */
const versionsBefore = 2

export const shellName = ({ version }: Shell) => `${cacheNames.shell}${version}`

/**
 * Stores the files of a version in the cache.
 * @throws when a file is missing or belongs to another version
 */
export async function fillShell(shell: Shell, scope: string): Promise<void> {
  const cache = await caches.open(shellName(shell))
  const waiting = [...shell.files]
  const download = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop())
      await addFile(cache, new URL(file.path, scope).href, file.hash)
  }
  try {
    await Promise.all(Array.from({ length: downloads }, download))
  } catch (error) {
    await caches.delete(shellName(shell))
    throw error
  }
}

async function addFile(cache: Cache, url: string, hash: string | null): Promise<void> {
  const known = hash === null && (await caches.match(url, { ignoreVary: true }))
  if (known) return cache.put(url, known)
  const response = await fetch(url, { cache: hash === null ? 'default' : 'no-store' })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  // During a deploy, instances of two versions may respond.
  if (hash !== null && (await hashOf(response.clone())) !== hash) throw new Error(`${url}: another version`)
  await cache.put(url, response)
}

async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function dropOldShells(shell: Shell): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cacheNames.shell) && name !== shellName(shell))
  for (const name of names.slice(0, -versionsBefore)) await caches.delete(name)
}

export async function pageOf(shell: Shell, scope: string, request: Request): Promise<Response> {
  const names = [await readVersion('agreed'), shellName(shell)].filter((name) => name !== undefined)
  for (const cacheName of names) {
    const page = await caches.match(scope, { cacheName, ignoreVary: true })
    if (page) return page
  }
  return fetch(request)
}

/** Returns a file of this version or of an earlier one from the cache, or else from the network. */
export async function partOf(shell: Shell, request: Request): Promise<Response> {
  const options = { ignoreVary: true, ignoreSearch: true }
  const own = await (await caches.open(shellName(shell))).match(request, options)
  const known = own ?? (await caches.match(request, options))
  if (known) return known
  const response = await fetch(request)
  if (response.ok && request.destination === 'font')
    await (await caches.open(cacheNames.fonts)).put(request, response.clone())
  return response
}
