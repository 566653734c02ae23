import { hkdfSync } from 'node:crypto'

/** Keys that are derived from the secret, each by a label of its own (HKDF-SHA256, RFC 5869). */
export interface Keys {
  accessToken: Buffer
  refreshToken: Buffer
  csrf: Buffer
  cursor: Buffer
  /** Signs download tickets. */
  download: Buffer
  /** Signs urls of pictures. */
  picture: Buffer
  /** Signs the cookie that marks known browsers. */
  device: Buffer
  /** MACs e-mail addresses without an account, so that the security log does not contain them. */
  securityLog: Buffer
  /** Signs links in mails. */
  emailLink: Buffer
  briefing: Buffer
  /** Seed of the key pair for Web Push (VAPID). */
  vapid: Buffer
  /** MACs keys of rate limits, which contain e-mail and IP addresses, before they are stored in Redis. */
  rateLimiters: Buffer
  /** MACs the contents of creating requests, by which repeated requests are recognized. */
  idempotency: Buffer
  /** Derives the prefix of shared Redis keys. */
  namespace: Buffer
}

export function deriveKeys(secret: string): Keys {
  const derive = (label: string, length = 32) => Buffer.from(hkdfSync('sha256', secret, '', `otday/${label}`, length))
  return {
    accessToken: derive('access-token'),
    refreshToken: derive('refresh-token'),
    csrf: derive('csrf'),
    cursor: derive('cursor'),
    download: derive('download'),
    picture: derive('picture'),
    device: derive('device'),
    securityLog: derive('security-log'),
    emailLink: derive('email-link'),
    briefing: derive('briefing'),
    vapid: derive('vapid', 48),
    rateLimiters: derive('paces'),
    idempotency: derive('idempotency'),
    namespace: derive('namespace'),
  }
}
