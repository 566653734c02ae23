import { createHmac, timingSafeEqual } from 'node:crypto'
import { atSeoul, daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { ImageId } from '@otday/contract'
import type { Clock } from '../clock.ts'
import { LruCache } from '../cache/lru-cache.ts'

/**
 * Purposes of signed URLs of pictures: a `shown` URL works only while clothes, a feed or the like refer to the picture;
 * a `passing` one works as long as the picture is stored.
 */
const purposes = ['shown', 'passing'] as const
type SignedFor = (typeof purposes)[number]

interface Signed {
  purpose: SignedFor
  /** Seconds for which the signature is still valid. */
  remaining: number
}

export interface PictureSigner {
  /** Returns `day/signature`, which is the same throughout a day in Seoul and valid for 24 to 48 h. */
  sign(id: ImageId, purpose: SignedFor): string
  read(id: ImageId, day: string, signature: string): Signed | null
}

const signatureBytes = 16
/** Most signatures in memory; a page shows a hundred pictures. */
const mostKept = 20_000
const days = 2

export function createPictureSigner(key: Buffer, clock: Clock): PictureSigner {
  const signatureOf = (id: ImageId, day: string, purpose: SignedFor) =>
    createHmac('sha256', key).update(`${purpose} ${id} ${day}`).digest().subarray(0, signatureBytes)
  const signedLately = new LruCache<string, string>(mostKept)
  return {
    sign: (id, purpose) => {
      const day = daysAfter(seoulDate(clock.now()), days)
      const key = `${purpose} ${id} ${day}`
      const signed = signedLately.get(key) ?? `${day}/${signatureOf(id, day, purpose).toString('base64url')}`
      signedLately.set(key, signed)
      return signed
    },
    read: (id, day, signature) => {
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== signatureBytes || given.toString('base64url') !== signature) return null
      const purpose = purposes.find((each) => timingSafeEqual(signatureOf(id, day, each), given))
      const remaining = Math.floor((atSeoul(day, 0).getTime() - clock.now().getTime()) / 1000)
      return purpose && remaining > 0 ? { purpose, remaining } : null
    },
  }
}
