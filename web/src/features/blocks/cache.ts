import type { QueryClient } from '@tanstack/react-query'
import { mutesKey } from './keys.ts'

/** First elements of the keys of queries in which other people can be. */
const ofOthers: ReadonlySet<unknown> = new Set([
  'blocks',
  'clothes',
  'comments',
  'conversations',
  'feeds',
  'follow-along',
  'follows',
  'messages',
  'notifications',
  'profiles',
])

/**
 * Drops all data in which a person may be whom the user blocks or no longer blocks; what is on the screen is loaded
 * again, and shows nothing until then.
 */
export function dropOthers(queryClient: QueryClient, ownId: string): void {
  const isOwn = ([first, ...rest]: readonly unknown[]) =>
    (first === 'clothes' || first === 'profiles') && JSON.stringify(rest).includes(ownId)
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => ofOthers.has(queryKey[0]) && !isOwn(queryKey)
  queryClient.removeQueries({ predicate, type: 'inactive' })
  void queryClient.resetQueries({ predicate, type: 'active' })
}

/** Loads again what a mute leaves out or folds, and the list of mutes. */
export function refreshMuted(queryClient: QueryClient): void {
  const affected = new Set<unknown>([mutesKey[0], 'feeds', 'comments', 'profiles'])
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => affected.has(queryKey[0]) })
}
