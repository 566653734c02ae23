import path from 'node:path'
import { emailLinkPages } from '@otday/contract'
import { vi } from 'vitest'
import { type CaughtEmail, emailsIn } from './mail-catcher.ts'
import type { TestApp, TestUser } from './test-app.ts'

export const newEmail = () => `${crypto.randomUUID()}@example.com`

export const emailsTo = ({ config }: TestApp, address: string): CaughtEmail[] =>
  emailsIn(path.join(config.dataDir, 'mail')).filter(({ raw }) =>
    raw.toLowerCase().includes(`to: ${address.toLowerCase()}`),
  )

/** Waits for `count` mails to `address` with `subject`, which is given without `[옷데이]`. */
export const mailsNamed = (testApp: TestApp, address: string, subject: string, count = 1): Promise<CaughtEmail[]> =>
  vi.waitFor(
    () => {
      const found = emailsTo(testApp, address).filter((email) => email.subject === `[옷데이] ${subject}`)
      if (found.length < count) throw new Error(`${found.length} mails '${subject}', not ${count} yet`)
      return found
    },
    { timeout: 60_000, interval: 50 },
  )

type Purpose = keyof typeof emailLinkPages
const subjects: Record<Purpose, string> = {
  confirm: '새 이메일을 확인해 주세요',
  undo: '로그인 이메일이 바뀌었어요',
}

/** Returns the token of the link in the last of `count` mails to the address. */
export async function mailedToken(testApp: TestApp, purpose: Purpose, address: string, count = 1): Promise<string> {
  const last = (await mailsNamed(testApp, address, subjects[purpose], count)).at(-1)
  const [, token] = last?.text.split(emailLinkPages[purpose]) ?? []
  return token?.split('\n')[0] ?? ''
}

const send = async (testApp: TestApp, url: string, token: string) => {
  const headers = { 'content-type': 'application/json' }
  const response = await testApp.inject({ method: 'POST', url, headers, payload: JSON.stringify({ token }) })
  return response.statusCode === 204 ? 204 : [response.statusCode, response.json().exceptionName ?? response.json()]
}

/** Confirms an address as the page does that the mail links to. Returns 204, or the status and the error. */
export const followLink = (testApp: TestApp, token: string) => send(testApp, '/api/auth/email-confirmations', token)
/** Follows an undo link; returns status and result. */
export const followUndo = (testApp: TestApp, token: string) => send(testApp, '/api/auth/email-undos', token)

export const requestEmail = (who: TestUser, email: string, password = who.password) =>
  who.account.changeEmail({ params: { userId: who.id }, body: { email, password } })

/** Asks for a change of address and follows the mailed link. */
export async function moveTo(testApp: TestApp, who: TestUser, email: string): Promise<void> {
  await requestEmail(who, email)
  const outcome = await followLink(testApp, await mailedToken(testApp, 'confirm', email))
  if (outcome !== 204) throw new Error(String(outcome))
}
