import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'
import { ownId } from './kept-for.ts'
import { dropKept } from './kept-queries.ts'

/**
 * After a write that lists below the key lack: what is kept of them for offline goes. Those of this visit are read
 * anew, though they are not shown; of those that only an earlier one read the newest is read by `load`.
 */
export async function renewKept(queryKey: QueryKey, load: (key: QueryKey) => Promise<unknown>): Promise<void> {
  const [newest] = await forgetKept(queryKey)
  await queryClient.refetchQueries({ queryKey, type: 'inactive' })
  if (newest && !queryClient.getQueryState(newest)) await load(newest)
}

/** Tells what was kept below the key, the newest first. */
async function forgetKept(queryKey: QueryKey): Promise<QueryKey[]> {
  const userId = ownId()
  if (userId === undefined) return []
  // Private windows keep nothing.
  return dropKept(userId, queryKey).catch(() => [])
}
