import type { Block, Mute } from '@otday/contract'
import type { Urls } from '#platform/http/urls.ts'
import { userSummary } from '../users/index.ts'
import type { BlockRow } from './queries.ts'
import type { MuteRow } from './queries-mutes.ts'

export const presentBlock = (urls: Urls, { createdAt, ...person }: BlockRow): Block => ({
  user: userSummary(urls, { ...person, deletedAt: null }),
  blockedAt: createdAt,
})

export const presentMute = (urls: Urls, row: MuteRow): Mute => ({
  id: row.id,
  kind: row.kind,
  person:
    row.personId === null || row.name === null
      ? null
      : userSummary(urls, { id: row.personId, name: row.name, deletedAt: null, imageId: row.imageId }),
  word: row.word,
  mutedAt: row.createdAt,
})
