import * as z from 'zod'
import { Audience } from './audiences.ts'
import { OutfitItem } from './clothes.ts'
import { endpoints } from './endpoint.ts'
import { searchWord, visibleText } from './text.ts'
import {
  ClothesId,
  FeedId,
  ImageUrl,
  noContent,
  pageOf,
  pageQuery,
  pageSizes,
  SortDirection,
  Timestamp,
  UserId,
  UserSummary,
  WeatherId,
} from './vocabulary.ts'
import { Precipitation, PrecipitationType, ShownSky, SkyStatus, Temperature } from './weather.ts'

export const feedContentLimit = 1000
export const outfitLimit = 20

/** Weather at the time of the post; it never changes. */
export const FeedWeather = z.object({
  weatherId: WeatherId,
  skyStatus: ShownSky,
  precipitation: Precipitation,
  temperature: Temperature,
  isSample: z.boolean(),
})
export type FeedWeather = z.infer<typeof FeedWeather>

export const Feed = z.object({
  id: FeedId,
  createdAt: Timestamp,
  updatedAt: Timestamp,
  author: UserSummary,
  weather: FeedWeather,
  ootds: z.array(OutfitItem),
  /** URL of the outfit as one picture; `FlatLayQuery` has its query parameters. */
  flatLayUrl: ImageUrl.nullable(),
  content: z.string(),
  likeCount: z.int(),
  commentCount: z.int(),
  likedByMe: z.boolean(),
  /** FOLLOWERS for all feeds of a private account. Absent from servers and kept responses of before. */
  audience: Audience.optional(),
})
export type Feed = z.infer<typeof Feed>

export const NewFeed = z.object({
  authorId: UserId,
  weatherId: WeatherId,
  clothesIds: z
    .array(ClothesId)
    .min(1)
    .max(outfitLimit)
    .refine((ids) => new Set(ids).size === ids.length, '같은 옷이 두 번 들어 있어요.'),
  content: visibleText(feedContentLimit),
  /** Without a choice, everyone, or followers if the account is private. */
  audience: Audience.optional(),
})

export const FeedUpdate = z.object({ content: visibleText(feedContentLimit), audience: Audience.optional() })

export const FeedQuery = pageQuery(pageSizes.feeds).extend({
  sortBy: z.enum(['createdAt', 'likeCount']).default('createdAt'),
  sortDirection: SortDirection.default('DESCENDING'),
  keywordLike: searchWord,
  skyStatusEqual: SkyStatus.optional(),
  precipitationTypeEqual: PrecipitationType.optional(),
  authorIdEqual: UserId.optional(),
})
export type FeedQuery = z.output<typeof FeedQuery>

const oneOf = { path: '/api/feeds/:feedId', params: z.object({ feedId: FeedId }), access: 'user' } as const

export const feeds = endpoints({
  list: {
    method: 'GET',
    path: '/api/feeds',
    access: 'user',
    summary: '피드 목록',
    query: FeedQuery,
    status: 200,
    response: pageOf(Feed),
    errors: ['InvalidCursor'],
  },
  create: {
    method: 'POST',
    path: '/api/feeds',
    access: 'user',
    summary: 'OOTD 등록',
    body: NewFeed,
    rate: 'post',
    status: 201,
    response: Feed,
    errors: ['Forbidden', 'WeatherNotFound', 'ClothesNotFound'],
  },
  get: { ...oneOf, method: 'GET', summary: '피드 보기', status: 200, response: Feed, errors: ['FeedNotFound'] },
  update: {
    ...oneOf,
    method: 'PATCH',
    summary: '내 피드 고치기',
    body: FeedUpdate,
    status: 200,
    response: Feed,
    errors: ['Forbidden', 'FeedNotFound'],
  },
  delete: {
    ...oneOf,
    method: 'DELETE',
    summary: '피드 삭제 (작성자, 관리자)',
    status: 204,
    response: noContent,
    errors: ['Forbidden', 'FeedNotFound'],
  },
})
