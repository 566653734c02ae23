import { briefingConfirmPage, briefingStopPage, UserId } from '@otday/contract'
import { AppError } from '#platform/errors.ts'
import { isSameText, macOf } from '#platform/crypto/mac.ts'

interface LinkDeps {
  keys: { briefing: Buffer }
  siteUrl: string
}

/**
 * Returns `id.MAC`, which never expires, since a mail can be unsubscribed from whenever it is read. Only mails contain
 * it.
 */
const stopTokenOf = (key: Buffer, userId: UserId): string => `${userId}.${macOf(key, `stop-mail.${userId}`)}`

/** Returns the token of mails and pushes until 0.3, which does not show whether a mail or a push was read. */
const formerStopTokenOf = (key: Buffer, userId: UserId): string => `${userId}.${macOf(key, `stop.${userId}`)}`

/** Returns `id.date.MAC`, the token of the day's push, which the account can see, too. */
export const pushStopTokenOf = (key: Buffer, userId: UserId, date: string): string =>
  `${userId}.${date}.${macOf(key, `stop-push.${userId}.${date}`)}`

export interface StopLink {
  userId: UserId
  /** The date of the push that contained the link. */
  pushedOn: string | null
  /** Whether only a reader of a mail can have the link: pushes are seen by whoever has the account, too. */
  isOfMail: boolean
}

/** Returns a token that confirms this address only. */
const confirmTokenOf = (key: Buffer, { id, emailKey }: Addressee): string =>
  `${id}.${macOf(key, `confirm.${id}.${emailKey}`)}`

interface Addressee {
  id: UserId
  emailKey: string
}

const pictureTokenOf = (key: Buffer, userId: UserId, date: string) =>
  `${userId}.${macOf(key, `picture.${userId}.${date}`)}`

/** Returns whose briefing a link stops, and what contained the link. @throws BriefingLinkInvalid */
export function readStopToken(key: Buffer, token: string): StopLink {
  const [id = '', date = '', mac] = token.split('.')
  if (mac !== undefined) {
    const userId = read(token, (user) => pushStopTokenOf(key, user, date))
    return { userId, pushedOn: date, isOfMail: false }
  }
  const { data: userId } = UserId.safeParse(id)
  const isFormer = userId !== undefined && isSameText(token, formerStopTokenOf(key, userId))
  if (isFormer) return { userId, pushedOn: null, isOfMail: false }
  return { userId: read(token, (user) => stopTokenOf(key, user)), pushedOn: null, isOfMail: true }
}

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

/** Returns a path below the site; service workers know where that is. */
export const picturePathOf = (key: Buffer, userId: UserId, date: string): string =>
  `api/briefings/picture?token=${pictureTokenOf(key, userId, date)}&date=${date}`

/** Returns the URL of a page that stops briefings without asking again. */
export const stopPageOf = ({ keys, siteUrl }: LinkDeps, userId: UserId): string =>
  `${siteUrl}${briefingStopPage}${stopTokenOf(keys.briefing, userId)}`

export const confirmPageOf = ({ keys, siteUrl }: LinkDeps, addressee: Addressee): string =>
  `${siteUrl}${briefingConfirmPage}${confirmTokenOf(keys.briefing, addressee)}`

/** Mail programs show a button that stops it (RFC 8058). */
export const stopHeadersOf = ({ keys, siteUrl }: LinkDeps, userId: UserId) => ({
  'List-Unsubscribe': `<${siteUrl}/api/briefings/stop?token=${stopTokenOf(keys.briefing, userId)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
