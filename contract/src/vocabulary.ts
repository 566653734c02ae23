import * as z from 'zod'

/** A branded UUID. Capitals mean the same id (RFC 9562 §4); lower case lets ids be compared as text. */
export const id = <const Name extends string>(_name: Name) => z.uuid().toLowerCase().brand<Name>()

export const UserId = id('UserId')
export type UserId = z.infer<typeof UserId>
export const SessionId = id('SessionId')
export type SessionId = z.infer<typeof SessionId>
export const ImageId = id('ImageId')
export type ImageId = z.infer<typeof ImageId>
export const ClothesId = id('ClothesId')
export type ClothesId = z.infer<typeof ClothesId>
export const DefinitionId = id('DefinitionId')
export type DefinitionId = z.infer<typeof DefinitionId>
export const WeatherId = id('WeatherId')
export type WeatherId = z.infer<typeof WeatherId>
export const FeedId = id('FeedId')
export type FeedId = z.infer<typeof FeedId>
export const CommentId = id('CommentId')
export type CommentId = z.infer<typeof CommentId>
export const FollowId = id('FollowId')
export type FollowId = z.infer<typeof FollowId>
export const NotificationId = id('NotificationId')
export type NotificationId = z.infer<typeof NotificationId>
export const ConversationId = id('ConversationId')
export type ConversationId = z.infer<typeof ConversationId>
export const DirectMessageId = id('DirectMessageId')
export type DirectMessageId = z.infer<typeof DirectMessageId>
export const MuteId = id('MuteId')
export type MuteId = z.infer<typeof MuteId>
export const AuditEntryId = id('AuditEntryId')
export type AuditEntryId = z.infer<typeof AuditEntryId>

const dayMs = 86_400_000
const two = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'))

/** The last day that was written, in days since 1970, and its text up to the time. */
let lastDay = Number.NaN
let startOfDay = ''

/**
 * Writes what `toISOString` writes, four times as fast for times of the same day, as those of a list mostly are.
 * @throws RangeError for an invalid date
 */
function isoTime(date: Date): string {
  const ms = date.getTime()
  const day = Math.floor(ms / dayMs)
  if (day !== lastDay) {
    const text = date.toISOString()
    startOfDay = text.slice(0, text.indexOf('T') + 1)
    lastDay = day
  }
  const rest = ms - day * dayMs
  const [seconds, minutes] = [Math.floor(rest / 1000), Math.floor(rest / 60_000)]
  return `${startOfDay}${two[Math.floor(minutes / 60)]}:${two[minutes % 60]}:${two[seconds % 60]}.${String(rest % 1000).padStart(3, '0')}Z`
}

/** ISO 8601 in UTC with milliseconds; decoded to a Date. */
export const Timestamp = z.codec(z.iso.datetime({ precision: 3 }), z.date(), {
  decode: (iso) => new Date(iso),
  encode: isoTime,
})

/** `YYYY-MM-DD`; there is no year 0. */
export const CalendarDate = z.iso.date().refine((date) => date >= '0001-01-01', '없는 날이에요.')

/**
 * A root-relative, unguessable URL that needs no header. A signed one is valid for 24 to 48 h; afterwards it gives 403
 * until a new one is requested.
 */
export const ImageUrl = z.string().regex(/^\/[^"'\\\s]*$/)

/** A part of a picture, in shares (0–1) of its width and height. */
export const PictureBox = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
export type PictureBox = z.infer<typeof PictureBox>

/** Data for the layout before a picture has loaded: size in px, base64 `thumbhash`, `#rrggbb` color. */
export const Picture = z.object({
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
  color: z.string().nullable(),
  /** The part of a cut-out that is not transparent. */
  cutOut: PictureBox.nullable().optional(),
})
export type Picture = z.infer<typeof Picture>

export const SortDirection = z.enum(['ASCENDING', 'DESCENDING'])
export type SortDirection = z.infer<typeof SortDirection>

/** A number as a query may have it, namely as text: only plain decimal digits are a number. */
const wholeNumber = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
])

/** Boolean for queries, which are text. */
export const yesOrNo = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])

export const pageSizes = { default: 20, feeds: 10, max: 100 } as const

/** Returns the query of a page: `cursor` alone is enough; `idAfter` must match it if sent. */
export const pageQuery = (size: number = pageSizes.default) =>
  z.object({
    cursor: z.string().max(4000).optional(),
    idAfter: z.string().max(100).optional(),
    limit: wholeNumber.pipe(z.int().min(1).max(pageSizes.max)).default(size),
  })
export type PageQuery = z.output<ReturnType<typeof pageQuery>>

/**
 * Returns the schema of a page. `nextCursor` and `nextIdAfter` are null on the last page; `totalCount` counts the whole
 * filtered list.
 */
export const pageOf = <S extends z.ZodType>(item: S) =>
  z.object({
    data: z.array(item),
    nextCursor: z.string().nullable(),
    nextIdAfter: z.string().nullable(),
    hasNext: z.boolean(),
    totalCount: z.int(),
    sortBy: z.string(),
    sortDirection: SortDirection,
  })
export interface Page<T> {
  data: T[]
  nextCursor: string | null
  nextIdAfter: string | null
  hasNext: boolean
  totalCount: number
  sortBy: string
  sortDirection: SortDirection
}

export const UserSummary = z.object({ userId: UserId, name: z.string(), profileImageUrl: ImageUrl.nullable() })
export type UserSummary = z.infer<typeof UserSummary>

export const noContent = z.undefined()
