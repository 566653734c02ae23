import { blockedMessageDays } from '@otday/contract'
import type { Paging } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { AppError } from '#platform/errors.ts'
import { createMessagePages, presentListedMessage } from '../messages/index.ts'
import { blockUser, type BlockingDeps, unblockUser } from './block-user.ts'
import { muteForUser, unmute } from './mute.ts'
import { presentBlock, presentMute } from './present.ts'
import { blockPage, findBlock } from './queries.ts'
import { mutePage } from './queries-mutes.ts'

export { forgetBlocksOf } from './queries-departures.ts'

const day = 86_400_000

type BlockDeps = BlockingDeps & { paging: Paging }

export const blocks = defineModule('blocks', (deps: BlockDeps) => ({
  handlers: { blocks: blockHandlers(deps), mutes: muteHandlers(deps) },
}))

function blockHandlers(deps: BlockDeps): HandlersOf<'blocks'> {
  const { db, paging, clock, urls } = deps
  const messagesOf = createMessagePages(db, paging, 'blocked')
  return {
    list: async ({ viewer, query }) => {
      const page = await blockPage(db, paging, viewer.id, query)
      return { ...page, data: page.data.map((row) => presentBlock(urls, row)) }
    },
    create: ({ viewer, body }) => blockUser(deps, viewer, body.userId),
    delete: async ({ viewer, params }) => {
      await unblockUser(deps, viewer, params.userId)
      return undefined
    },
    messages: async ({ viewer, params: { userId }, query }) => {
      const block = await findBlock(db, viewer.id, userId)
      if (!block) throw new AppError('UserNotFound', { userId })
      const age = clock.now().getTime() - block.createdAt.getTime()
      // With oneself nobody writes, so that page is empty.
      const page = await messagesOf(viewer.id, age < blockedMessageDays * day ? userId : viewer.id, query)
      return { ...page, data: page.data.map((message) => presentListedMessage(urls, message)) }
    },
  }
}

const muteHandlers = (deps: BlockDeps): HandlersOf<'mutes'> => ({
  list: async ({ viewer, query }) => {
    const page = await mutePage(deps.db, deps.paging, viewer.id, query)
    return { ...page, data: page.data.map((row) => presentMute(deps.urls, row)) }
  },
  create: ({ viewer, body }) => muteForUser(deps, viewer, body),
  delete: async ({ viewer, params }) => {
    await unmute(deps, viewer, params.muteId)
    return undefined
  },
})
