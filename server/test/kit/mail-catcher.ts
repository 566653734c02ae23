import fs from 'node:fs'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'

export interface CaughtEmail {
  to: string[]
  subject: string
  text: string
  html: string
  raw: string
}

type Manner = 'accept' | 'refuse' | 'defer' | 'stall'

export interface MailCatcher {
  url: string
  emails: CaughtEmail[]
  connections(address: string): number
  be(manner: Manner): void
  close(): Promise<void>
}

export async function openMailCatcher(): Promise<MailCatcher> {
  let manner: Manner = 'accept'
  const connections: string[] = []
  const emails: CaughtEmail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      connections.push(address)
      if (manner === 'stall') return
      if (manner === 'accept') return done()
      const [responseCode, words] = manner === 'refuse' ? [550, 'no such mailbox'] : [451, 'come back later']
      done(Object.assign(new Error(`${words}: ${address}`), { responseCode }))
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        emails.push(
          readEmail(
            Buffer.concat(chunks).toString('latin1'),
            envelope.rcptTo.map(({ address }) => address),
          ),
        )
        done()
      })
    },
  })
  // A client that closes its connection early is no fault.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    connections: (wanted) => connections.filter((address) => address === wanted).length,
    be: (next) => {
      manner = next
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export const emailsIn = (folder: string): CaughtEmail[] =>
  (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    .filter((file) => file.endsWith('.eml'))
    .toSorted()
    .map((file) => readEmail(fs.readFileSync(path.join(folder, file), 'latin1'), []))

export const passwordIn = ({ text }: CaughtEmail): string => /^ {4}(\S+)$/m.exec(text)?.[1] ?? ''

function readEmail(raw: string, to: string[]): CaughtEmail {
  const [head = ''] = raw.split('\r\n\r\n')
  const subject = /^Subject: ((?:.|\r\n[ \t])*)/m.exec(head)?.[1] ?? ''
  return { to, raw, subject: wordsOf(subject), text: partOf(raw, 'text/plain'), html: partOf(raw, 'text/html') }
}

/** Decodes the encoded words of a header (RFC 2047). */
const wordsOf = (header: string) =>
  header
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/\?= +=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : unquoted(text.replaceAll('_', ' ')),
    )

function partOf(raw: string, type: string): string {
  const start = raw.indexOf(`Content-Type: ${type}`)
  const [head = '', ...rest] = raw.slice(start).split('\r\n\r\n')
  const body = rest.join('\r\n\r\n').split(/\r\n--/)[0] ?? ''
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString() : unquoted(body.replace(/=\r\n/g, ''))
}

const unquoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString()
