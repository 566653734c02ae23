import { briefingConfirmPage, briefingStopPage, UserId } from '@otday/contract'
import { AppError } from '#platform/errors.ts'
import { isSameText, macOf } from '#platform/crypto/mac.ts'

interface LinkDeps {
  keys: { briefing: Buffer }
  siteUrl: string
}

/**
 * Returns the token of a mail's stop link, `id.MAC`. It never expires, since a mail can be unsubscribed from whenever
 * it is read.
 */
const stopTokenOf = (key: Buffer, userId: UserId): string => `${userId}.${macOf(key, `stop-mail.${userId}`)}`

/**
 * Returns the stop token that versions up to 0.3 sent. It was the same in mails and pushes, so it does not show whether
 * the user read a mail or a push.
 */
const formerStopTokenOf = (key: Buffer, userId: UserId): string => `${userId}.${macOf(key, `stop.${userId}`)}`

/**
 * Returns the token of the stop link in the push of that day, `id.date.MAC`. Everybody who can use the account can see
 * this link, too.
 */
export const pushStopTokenOf = (key: Buffer, userId: UserId, date: string): string =>
  `${userId}.${date}.${macOf(key, `stop-push.${userId}.${date}`)}`

export interface StopLink {
  userId: UserId
  /** The date of the push that contained the link; null for links of mails and of versions until 0.3. */
  pushedOn: string | null
  /**
   * True for the link of a mail, which nobody but readers of that mail address can see. False for the link of a push,
   * which everybody who can use the account can see, and for links of versions up to 0.3.
   */
  isOfMail: boolean
}

/** Returns a token that confirms only the account's present address. */
const confirmTokenOf = (key: Buffer, { id, emailKey }: Addressee): string =>
  `${id}.${macOf(key, `confirm.${id}.${emailKey}`)}`

interface Addressee {
  id: UserId
  emailKey: string
}

const pictureTokenOf = (key: Buffer, userId: UserId, date: string) =>
  `${userId}.${macOf(key, `picture.${userId}.${date}`)}`

/** Returns whose briefings a link stops, and whether a mail or a push contained it. @throws BriefingLinkInvalid */
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

/** Returns the user whose picture of a briefing the token lets anybody see. @throws BriefingLinkInvalid */
export const readPictureToken = (key: Buffer, token: string, date: string): UserId =>
  read(token, (id) => pictureTokenOf(key, id, date))

/** @throws BriefingLinkInvalid, also when the account's address has changed since */
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

/**
 * Returns the path of a briefing's picture, relative to the site's URL. The service worker that receives the path knows
 * the URL of its site.
 */
export const picturePathOf = (key: Buffer, userId: UserId, date: string): string =>
  `api/briefings/picture?token=${pictureTokenOf(key, userId, date)}&date=${date}`

/** Returns the URL of a page that stops briefings as soon as it is opened, without a question or a session. */
export const stopPageOf = ({ keys, siteUrl }: LinkDeps, userId: UserId): string =>
  `${siteUrl}${briefingStopPage}${stopTokenOf(keys.briefing, userId)}`

export const confirmPageOf = ({ keys, siteUrl }: LinkDeps, addressee: Addressee): string =>
  `${siteUrl}${briefingConfirmPage}${confirmTokenOf(keys.briefing, addressee)}`

/** Returns mail headers by which mail programs show an unsubscribe button (RFC 8058). */
export const stopHeadersOf = ({ keys, siteUrl }: LinkDeps, userId: UserId) => ({
  'List-Unsubscribe': `<${siteUrl}/api/briefings/stop?token=${stopTokenOf(keys.briefing, userId)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
