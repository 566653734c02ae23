import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Generates a secret once, readable by its owner only. Losing it only signs everyone out. */
export function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret.key')
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 })
  return fs.readFileSync(file, 'utf8').trim()
}
