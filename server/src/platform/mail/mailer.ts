export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>
}

/** A log to which no addresses or texts may be passed. */
export interface MailLog {
  warn(context: object, message: string): void
}

export interface Mailer {
  /**
   * Delivers a mail; resolves also when it is refused for good. `within` is in ms.
   * @throws MailDelayed
   */
  deliver(mail: Mail, within: number): Promise<void>
}

/** Names no address: failed jobs are logged. */
export class MailDelayed extends Error {
  override readonly name = 'MailDelayed'
  constructor(code: string) {
    super(`the mail server did not take a mail: ${code}`)
  }
}

/** Returns a mail with address objects: as text or in an envelope, `a,b@c.kr` would become two recipients. */
export const sent = (from: string, { to, headers, ...words }: Mail) => ({
  from: { name: '옷데이', address: from },
  to: { name: '', address: to },
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  disableFileAccess: true,
  disableUrlAccess: true,
  ...words,
})
