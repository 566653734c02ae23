import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const fileOf = (dataDir: string) => path.join(dataDir, 'secret.key')

export const findSecret = (dataDir: string): string | null =>
  fs.existsSync(fileOf(dataDir)) ? fs.readFileSync(fileOf(dataDir), 'utf8').trim() : null

/** Stores a given secret, such as that of an archive. */
export const keepSecret = (dataDir: string, secret: string): void =>
  fs.writeFileSync(fileOf(dataDir), secret, { mode: 0o600, flush: true })

/**
 * Returns the secret, which is generated once and readable by its owner only. If it is lost, everyone is signed out,
 * and mailed links and push subscriptions become invalid.
 */
export function keptSecret(dataDir: string): string {
  const kept = findSecret(dataDir)
  if (kept !== null) return kept
  const made = randomBytes(48).toString('base64url')
  keepSecret(dataDir, made)
  return made
}
