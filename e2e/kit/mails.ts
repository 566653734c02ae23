import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'

/** Waits until `count` mails have come to an address. @returns the temporary password in the newest */
export async function mailedPassword(email: string, count = 1): Promise<string> {
  let newest = ''
  await expect
    .poll(
      async () => {
        const found = await mailsTo(email)
        newest = found.at(-1) ?? ''
        return found.length
      },
      { timeout: 30_000 },
    )
    .toBe(count)
  const [, password] = /^ {4}(\S+)$/m.exec(textOf(newest)) ?? []
  expect(password, newest).toBeDefined()
  return password ?? ''
}

/** Waits until `count` mails with that subject have come. @returns the page that the newest links to, from `#` on */
export async function mailedPage(email: string, subject: string, count = 1): Promise<string> {
  let newest = ''
  await expect
    .poll(
      async () => {
        const found = (await mailsTo(email)).map(textOf).filter((text) => text.includes(subject))
        newest = found.at(-1) ?? ''
        return found.length
      },
      { timeout: 30_000 },
    )
    .toBe(count)
  const [, page] = /https?:\/\/\S+?\/(#\/auth\/\S+)/.exec(newest) ?? []
  expect(page, newest).toBeDefined()
  return page ?? ''
}

/** Returns mails in the order in which they were sent. */
async function mailsTo(email: string): Promise<string[]> {
  const folder = process.env['JOURNEY_MAILS'] ?? ''
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'latin1')))
  return mails.filter((mail) => mail.includes(`To: ${email}`))
}

/** Returns the decoded plain text of a mail (RFC 2045). */
function textOf(mail: string): string {
  const part = mail.slice(mail.indexOf('Content-Type: text/plain'))
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = (rest.join('\r\n\r\n').split('\r\n--')[0] ?? '').replaceAll('\r\n', '\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  return body
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
