import { createHmac, timingSafeEqual } from 'node:crypto'
import { atSeoul, daysAfter, seoulDate } from '@otday/common/seoul-time'
import { UserId } from '@otday/contract'
import type { Clock } from '../clock.ts'
import { LruCache } from '../cache/lru-cache.ts'

/**
 * Purposes of signed URLs of pictures: a `shown` URL works while the viewer may see the picture in a closet, draft, feed
 * or the like; a `passing` one as long as the viewer's own picture is stored; an `outfit` one is for the drawn picture
 * of a feed.
 */
const purposes = ['shown', 'passing', 'outfit'] as const
type SignedFor = (typeof purposes)[number]

interface Signed {
  purpose: SignedFor
  viewer: UserId
}

export interface PictureSigner {
  /**
   * Returns `day.viewer/signature`, which is the same throughout a day in Seoul and valid for 24 to 48 h. `id` is that
   * of a picture or, for an outfit, the name of its picture.
   */
  sign(viewer: UserId, id: string, purpose: SignedFor): string
  /** Returns what was signed; null for another id, a forged signature and a day that is over. */
  read(id: string, pass: string, signature: string): Signed | null
}

const signatureBytes = 16
/** Most signatures in memory; a page shows a hundred pictures. */
const mostKept = 20_000
const days = 2

export function createPictureSigner(key: Buffer, clock: Clock): PictureSigner {
  const signatureOf = (id: string, pass: string, purpose: SignedFor) =>
    createHmac('sha256', key).update(`${purpose} ${id} ${pass}`).digest().subarray(0, signatureBytes)
  const signedLately = new LruCache<string, string>(mostKept)
  return {
    sign: (viewer, id, purpose) => {
      const day = daysAfter(seoulDate(clock.now()), days)
      const key = `${purpose} ${id} ${day} ${viewer}`
      const known = signedLately.get(key)
      if (known !== undefined) return known
      const pass = `${day}.${shortOf(viewer)}`
      const signed = `${pass}/${signatureOf(id, pass, purpose).toString('base64url')}`
      signedLately.set(key, signed)
      return signed
    },
    read: (id, pass, signature) => {
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== signatureBytes || given.toString('base64url') !== signature) return null
      const purpose = purposes.find((each) => timingSafeEqual(signatureOf(id, pass, each), given))
      const [day = '', short = ''] = pass.split('.')
      if (!purpose || atSeoul(day, 0) <= clock.now()) return null
      return { purpose, viewer: viewerOf(short) }
    },
  }
}

/** Writes an id in 22 characters. */
const shortOf = (viewer: UserId) => Buffer.from(viewer.replaceAll('-', ''), 'hex').toString('base64url')

const viewerOf = (short: string): UserId =>
  UserId.parse(
    Buffer.from(short, 'base64url')
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  )
