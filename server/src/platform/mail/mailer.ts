export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Further headers such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>
}

/** A log; mail addresses and texts must not be passed to it. */
export interface MailLog {
  warn(context: object, message: string): void
}

export interface Mailer {
  /**
   * Delivers a mail within `within` ms; also resolves when it is refused for good.
   * @throws MailDelayed when delivery may work later
   */
  deliver(mail: Mail, within: number): Promise<void>
}

/** Thrown when a mail could not be delivered yet. Contains no address, as errors of jobs are logged. */
export class MailDelayed extends Error {
  override readonly name = 'MailDelayed'
  constructor(code: string) {
    super(`the mail server did not take a mail: ${code}`)
  }
}

/** Returns a mail for nodemailer, with addresses as objects: in a text, `a,b@c.kr` would become two recipients. */
export const sent = (from: string, { to, headers, ...words }: Mail) => ({
  from: { name: '옷데이', address: from },
  to: { name: '', address: to },
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  disableFileAccess: true,
  disableUrlAccess: true,
  ...words,
})
