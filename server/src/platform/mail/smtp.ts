import { createTransport } from 'nodemailer'
import { MailDelayed, type Mailer, type MailLog, sent } from './mailer.ts'

/** Timeouts in ms; they are short, since a slow mail server delays all other mails. */
const limits = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 }
const longest = 20_000

/** Creates a mailer over SMTP; parameters of `url` are options of nodemailer. */
export function createSmtpMailer({ url, from, log }: { url: string; from: string; log: MailLog }): Mailer {
  const transport = createTransport({ url, ...limits })
  return {
    async deliver(mail, within) {
      const signal = AbortSignal.timeout(Math.min(within, longest))
      try {
        await transport.sendMail({ ...sent(from, mail), signal })
      } catch (error) {
        const { code, responseCode } = faultOf(error)
        if (!isFinal(code, responseCode)) throw new MailDelayed(`${code} ${responseCode}`)
        log.warn({ code, responseCode }, 'the mail server refused a mail')
      }
    },
  }
}

/**
 * Returns whether a failure is final. Replies 5xx (RFC 5321, section 4.2.1) and invalid addresses are; refused
 * credentials of ours are not.
 */
const isFinal = (code: string, responseCode: number) =>
  code !== 'EAUTH' && (responseCode >= 500 || (code === 'EENVELOPE' && responseCode === 0))

/** Returns the codes of an error, without its text, which may quote the mail. */
function faultOf(error: unknown) {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return {
    code: typeof code === 'string' ? code : 'EUNKNOWN',
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
  }
}
