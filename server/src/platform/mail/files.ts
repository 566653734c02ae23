import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { newId } from '../ids.ts'
import { type Mailer, sent } from './mailer.ts'

/** Keeps mails as `.eml` files, which mail programs open, readable by their owner only and named in their order. */
export function createFileMailer({ from, folder }: { from: string; folder: string }): Mailer {
  const writer = createTransport({ streamTransport: true, buffer: true })
  return {
    async deliver(mail) {
      const { message } = await writer.sendMail(sent(from, mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, newId())
      // Renamed into place, so that whoever looks sees the whole mail or none.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, `${file}.eml`)
    },
  }
}
