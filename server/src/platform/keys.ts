import { hkdfSync } from 'node:crypto'

/** Keys for different uses, each derived from the one secret with its own label (HKDF-SHA256, RFC 5869). */
export interface Keys {
  accessToken: Buffer
  refreshToken: Buffer
  csrf: Buffer
  cursor: Buffer
  /** Of tickets that stand for one download. */
  download: Buffer
  /** Marks browsers in which somebody has signed in. */
  device: Buffer
  /** Hides whom requests are counted by. */
  rateLimiters: Buffer
  /** Names what instances that share a secret share elsewhere. */
  namespace: Buffer
}

export function deriveKeys(secret: string): Keys {
  const derive = (label: string) => Buffer.from(hkdfSync('sha256', secret, '', `otday/${label}`, 32))
  return {
    accessToken: derive('access-token'),
    refreshToken: derive('refresh-token'),
    csrf: derive('csrf'),
    cursor: derive('cursor'),
    download: derive('download'),
    device: derive('device'),
    rateLimiters: derive('paces'),
    namespace: derive('namespace'),
  }
}
