import type { UserId } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { composeMail, type Mail } from '#platform/mail/index.ts'
import { confirmEmail, findUser } from '../users/index.ts'
import type { BriefingDeps } from './briefing-deps.ts'
import { askMailJob } from './job-kinds.ts'
import { confirmPageOf, readConfirmToken, stopHeadersOf, stopPageOf } from './links.ts'
import { claimAsking, forgetStop } from './queries.ts'
import { findRecipient, type Recipient } from './queries-sending.ts'

/** Milliseconds after which the attempt to hand the mail to the mail server is given up. */
const mailTimeout = 30_000
/** Least ms between two confirmation mails; `stopped`: after the user has stopped mails by a link. */
const gaps = { usual: 86_400_000, stopped: 30 * 86_400_000 } as const

/**
 * Enqueues a mail that asks whether briefings may come to the account's address, unless the address is confirmed or was
 * asked lately.
 */
export async function askMail({ clock, jobs }: BriefingDeps, tx: Db, userId: UserId): Promise<void> {
  if (await claimAsking(tx, userId, clock.now(), gaps)) await jobs.enqueue(tx, askMailJob, { userId })
}

/**
 * Sends the mail that asks whether briefings may come to the address, unless the user has switched mail off or already
 * gets briefings by mail.
 * @throws MailDelayed when the mail server does not take the mail now
 */
export async function mailQuestion(deps: BriefingDeps, userId: UserId): Promise<void> {
  const recipient = await findRecipient(deps.db, userId)
  if (recipient?.wantsMail && !recipient.byMail) await deps.mailer.deliver(questionMail(deps, recipient), mailTimeout)
}

/**
 * Returns the confirmation mail. It contains nothing that its sender could choose, such as a name: nobody knows yet
 * whose address it is.
 */
function questionMail(deps: BriefingDeps, { userId, email, emailKey }: Recipient): Mail {
  const mail = composeMail(email, '[옷데이] 아침 브리핑을 이 주소로 받을까요?', [
    '안녕하세요.',
    '옷데이의 아침 브리핑을 이 메일 주소로 받겠다는 요청이 있었어요. 받으려면 아래 링크를 눌러 주세요.',
    { label: '메일로 받기', link: confirmPageOf(deps, { id: userId, emailKey }) },
    '요청한 적이 없다면 아무것도 하지 않아도 돼요. 누르기 전에는 브리핑을 보내지 않아요.',
    { label: '이런 메일 그만 받기', link: stopPageOf(deps, userId) },
  ])
  return { ...mail, headers: stopHeadersOf(deps, userId) }
}

/**
 * Confirms the address by the link of a confirmation mail; mails that were stopped by a link come again.
 * @throws BriefingLinkInvalid
 */
export const confirmMail = ({ db, clock, keys }: BriefingDeps, token: string): Promise<undefined> =>
  inTransaction(db, async (tx): Promise<undefined> => {
    const user = await readConfirmToken(keys.briefing, token, (id) => findUser(tx, id))
    await confirmEmail(tx, user, clock.now())
    await forgetStop(tx, user.id)
  })
