import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { newId } from '../ids.ts'
import { type Mailer, sent } from './mailer.ts'

export function createFileMailer({ from, folder }: { from: string; folder: string }): Mailer {
  const writer = createTransport({ streamTransport: true, buffer: true })
  return {
    async deliver(mail) {
      const { message } = await writer.sendMail(sent(from, mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, newId())
      // Written under another name first, so that readers of the folder see no partial mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, `${file}.eml`)
    },
  }
}
