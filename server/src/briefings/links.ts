import { briefingConfirmPage, briefingStopPage, UserId } from '@otday/contract'
import { AppError } from '#platform/errors.ts'
import { isSameText, macOf } from '#platform/mac.ts'

interface LinkDeps {
  keys: { briefing: Buffer }
  siteUrl: string
}

/** `id.MAC`: lasting, since a mail can be unsubscribed from whenever it is read. */
export const stopTokenOf = (key: Buffer, userId: UserId): string => `${userId}.${macOf(key, `stop.${userId}`)}`

/** Of this address only. */
const confirmTokenOf = (key: Buffer, { id, emailKey }: Addressee): string =>
  `${id}.${macOf(key, `confirm.${id}.${emailKey}`)}`

interface Addressee {
  id: UserId
  emailKey: string
}

const pictureTokenOf = (key: Buffer, userId: UserId, date: string) =>
  `${userId}.${macOf(key, `picture.${userId}.${date}`)}`

/** @throws BriefingLinkInvalid */
export const readStopToken = (key: Buffer, token: string): UserId => read(token, (id) => stopTokenOf(key, id))

/** @throws BriefingLinkInvalid */
export const readPictureToken = (key: Buffer, token: string, date: string): UserId =>
  read(token, (id) => pictureTokenOf(key, id, date))

/** @throws BriefingLinkInvalid, also once the account has another address */
export async function readConfirmToken<Found extends Addressee>(
  key: Buffer,
  token: string,
  find: (id: UserId) => Promise<Found | undefined>,
): Promise<Found> {
  const { data: id } = UserId.safeParse(token.split('.')[0])
  const found = id && (await find(id))
  if (!found || !isSameText(token, confirmTokenOf(key, found))) throw new AppError('BriefingLinkInvalid')
  return found
}

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

export const confirmPageOf = ({ keys, siteUrl }: LinkDeps, addressee: Addressee): string =>
  `${siteUrl}${briefingConfirmPage}${confirmTokenOf(keys.briefing, addressee)}`

/** Mail programs show a button that stops it (RFC 8058). */
export const stopHeadersOf = ({ keys, siteUrl }: LinkDeps, userId: UserId) => ({
  'List-Unsubscribe': `<${siteUrl}/api/briefings/stop?token=${stopTokenOf(keys.briefing, userId)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
