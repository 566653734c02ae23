/** A mail to one person. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Hears codes only: addresses and texts never reach a log. */
export interface MailLog {
  warn(context: object, message: string): void
}

export interface Mailer {
  /**
   * Hands a letter over within that many milliseconds, or not at all. Done when it is accepted, and when the server
   * refuses it for good; what may be tried again is a failure.
   * @throws MailDelayed
   */
  deliver(mail: Mail, within: number): Promise<void>
}

/** The mail server did not take a letter this time. Names no address: failed jobs are stored and logged. */
export class MailDelayed extends Error {
  override readonly name = 'MailDelayed'
  constructor(code: string) {
    super(`the mail server did not take a letter: ${code}`)
  }
}

/**
 * What every letter has. Addresses are objects, which are never taken apart: as text, or in an envelope of our own,
 * `a,b@c.kr` would be two people.
 */
export const sent = (from: string, { to, ...words }: Mail) => ({
  from: { name: '옷데이', address: from },
  to: { name: '', address: to },
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
  ...words,
})
