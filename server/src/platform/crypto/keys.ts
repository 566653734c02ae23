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
  /**
   * Key of the MACs (keyed hashes) that stand for e-mail addresses without an account in the security log, so that it
   * does not contain the addresses.
   */
  securityLog: Buffer
  /** Signs links in mails. */
  emailLink: Buffer
  briefing: Buffer
  /** Seed of the key pair for Web Push (VAPID). */
  vapid: Buffer
  /**
   * Key of the MACs (keyed hashes) under which rate limits are stored in Redis, since their own keys contain e-mail and
   * IP addresses.
   */
  rateLimiters: Buffer
  /** Key of the MACs (keyed hashes) of the contents of creating requests, by which repeated requests are recognized. */
  idempotency: Buffer
  /** Key from which the prefix of shared Redis keys is derived. */
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
