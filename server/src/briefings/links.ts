import { briefingStopPage, UserId } from '@otday/contract'
import { AppError } from '#platform/errors.ts'
import { isSameText, macOf } from '#platform/mac.ts'

interface LinkDeps {
  keys: { briefing: Buffer }
  siteUrl: string
}

/** `id.MAC`: lasting, since a mail can be unsubscribed from whenever it is read. */
export const stopTokenOf = (key: Buffer, userId: UserId): string => `${userId}.${macOf(key, `stop.${userId}`)}`

const pictureTokenOf = (key: Buffer, userId: UserId, date: string) =>
  `${userId}.${macOf(key, `picture.${userId}.${date}`)}`

/** @throws BriefingLinkInvalid */
export const readStopToken = (key: Buffer, token: string): UserId => read(token, (id) => stopTokenOf(key, id))

/** @throws BriefingLinkInvalid */
export const readPictureToken = (key: Buffer, token: string, date: string): UserId =>
  read(token, (id) => pictureTokenOf(key, id, date))

function read(token: string, expected: (id: UserId) => string): UserId {
  const { data: id } = UserId.safeParse(token.split('.')[0])
  if (!id || !isSameText(token, expected(id))) throw new AppError('BriefingLinkInvalid')
  return id
}

/** Below the site; service workers know where that is. */
export const picturePathOf = (key: Buffer, userId: UserId, date: string): string =>
  `api/briefings/picture?token=${pictureTokenOf(key, userId, date)}&date=${date}`

/** A page, which asks nothing more. */
export const stopPageOf = ({ keys, siteUrl }: LinkDeps, userId: UserId): string =>
  `${siteUrl}${briefingStopPage}${stopTokenOf(keys.briefing, userId)}`

/** For programs (RFC 8058). */
export const oneClickUrlOf = ({ keys, siteUrl }: LinkDeps, userId: UserId): string =>
  `${siteUrl}/api/briefings/stop?token=${stopTokenOf(keys.briefing, userId)}`
