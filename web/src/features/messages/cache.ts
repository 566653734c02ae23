import { type DirectMessage, logTexts, type Page, type UserId } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { log } from '../../platform/log.ts'
import { changeOne, type Compare, withItem } from '../../platform/cache/paged-changes.ts'
import { includes, type PagedList } from '../../platform/cache/paged-list.ts'
import { threadKey } from './keys.ts'

const newestFirst: Compare<DirectMessage> = (a, b) => b.createdAt.getTime() - a.createdAt.getTime()

/** Adds a message; ignores known ones. */
export function addMessage(queryClient: QueryClient, partnerId: UserId, message: DirectMessage): void {
  const key = threadKey(partnerId)
  const known = queryClient.getQueryData<PagedList<DirectMessage>>(key)
  if (known && includes(known, message.id)) return log.warn(logTexts.duplicateItem)
  changeOne<PagedList<DirectMessage>>(queryClient, key, (list) => withNewest(list, [message]))
}

/**
 * Merges the newest page into the thread. If the list has none of the page's messages, messages between the two may be
 * missing, so the list is replaced by this page.
 */
export function catchUp(queryClient: QueryClient, partnerId: UserId, page: Page<DirectMessage>): void {
  changeOne<PagedList<DirectMessage>>(queryClient, threadKey(partnerId), (list) => {
    const isGap = page.hasNext && !page.data.some(({ id }) => includes(list, id))
    return isGap ? { pages: [page], pageParams: [null] } : withNewest(list, page.data)
  })
}

const withNewest = (list: PagedList<DirectMessage>, messages: readonly DirectMessage[]) =>
  messages.reduce(
    (grown, message) => (includes(grown, message.id) ? grown : withItem(grown, message, newestFirst)),
    list,
  )
