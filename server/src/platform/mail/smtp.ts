import { createTransport } from 'nodemailer'
import { MailDelayed, type Mailer, type MailLog, sent } from './mailer.ts'

/** Milliseconds: a server that does not answer is tried again later, so that others are not kept waiting for long. */
const limits = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 }
const longest = 20_000

/** Hands mails to a server, each over a connection of its own. Parameters of the URL are options of nodemailer. */
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
        log.warn({ code, responseCode }, 'the mail server refused a letter')
      }
    },
  }
}

/**
 * A 5xx answer to the letter is final (RFC 5321, section 4.2.1), as is an address that cannot be sent; an answer to our
 * own name and password is for us to mend.
 */
const isFinal = (code: string, responseCode: number) =>
  code !== 'EAUTH' && (responseCode >= 500 || (code === 'EENVELOPE' && responseCode === 0))

/** The little of a failure that tells nothing of the letter. */
function faultOf(error: unknown) {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return {
    code: typeof code === 'string' ? code : 'EUNKNOWN',
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
  }
}
