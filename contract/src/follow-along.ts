import * as z from 'zod'
import { ClothesType, OutfitItem } from './clothes.ts'
import { endpoints } from './endpoint.ts'
import { FlatLayFormat, FlatLayScene } from './flat-lays.ts'
import { Judgement } from './outfits.ts'
import { FeedId, WeatherId } from './vocabulary.ts'

/**
 * How a piece of the user's closet stands in for a piece of a posted outfit. `INSTEAD`: the closet has nothing alike,
 * and this piece suits the rest. `EXCHANGED`, `ADDED`, `LEFT_OUT`: changed for the weather. `MISSING`: the closet has
 * no piece for it.
 */
export const Followed = z.enum(['SAME', 'CLOSE', 'INSTEAD', 'EXCHANGED', 'ADDED', 'LEFT_OUT', 'MISSING'])
export type Followed = z.infer<typeof Followed>

export const followedLabels = {
  SAME: '같아요',
  CLOSE: '비슷해요',
  INSTEAD: '대신 골랐어요',
  EXCHANGED: '바꿨어요',
  ADDED: '더했어요',
  LEFT_OUT: '뺐어요',
  MISSING: '없어요',
} as const satisfies Record<Followed, string>

/** A piece of the recreated outfit; `posted` is null if the posted outfit has no such piece. */
export const FollowedPiece = z.object({
  slot: ClothesType,
  posted: OutfitItem.nullable(),
  piece: OutfitItem.nullable(),
  how: Followed,
  /** Why the piece was chosen, as a short clause in Korean. */
  reason: z.string(),
})
export type FollowedPiece = z.infer<typeof FollowedPiece>

/** A posted outfit recreated from the caller's closet. */
export const FollowAlong = z.object({
  pieces: z.array(FollowedPiece),
  /** The resulting outfit, perhaps empty. */
  outfit: Judgement,
  /** How the weather differs from that of the post, and how the outfit was changed for it. */
  note: z.string().nullable(),
  postedLayout: FlatLayScene.nullable(),
  /** Whether the caller's closet is empty. */
  isClosetEmpty: z.boolean(),
})
export type FollowAlong = z.infer<typeof FollowAlong>

export const followAlong = endpoints({
  get: {
    method: 'GET',
    path: '/api/feeds/:feedId/follow-along',
    access: 'user',
    lane: 'heavy',
    summary: '내 옷장으로 따라 입기',
    params: z.object({ feedId: FeedId }),
    query: z.object({ weatherId: WeatherId, scene: FlatLayFormat.optional() }),
    status: 200,
    response: FollowAlong,
    errors: ['FeedNotFound', 'WeatherNotFound'],
  },
})
