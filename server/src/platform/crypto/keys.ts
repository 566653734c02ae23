import { hkdfSync } from 'node:crypto'

/** Derived per label (HKDF-SHA256, RFC 5869). */
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
  /** Replaces unknown addresses by marks. */
  securityLog: Buffer
  /** Signs links in mails. */
  emailLink: Buffer
  briefing: Buffer
  /** A seed for the key pair of push. */
  vapid: Buffer
  /** MACs rate-limit keys. */
  rateLimiters: Buffer
  /** MACs what creating requests ask for. */
  idempotency: Buffer
  /** Names shared Redis keys. */
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
