import type { ClothesId, CommentId, FeedId, FollowId, ImageId, UserId, WeatherId } from '@otday/contract'
import { newId } from '#platform/ids.ts'
import type { TestApp, TestUser } from './test-app.ts'

/** Ids of what a person has, or of nothing: everything by which somebody else could reach the person. */
export interface Reachable {
  userId: UserId
  feedId: FeedId
  /** A follow of the person by a third one. */
  followId: FollowId
  /** The picture of a piece. */
  imageId: ImageId
  clothesId: ClothesId
  commentId: CommentId
}

interface Way {
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  url: (to: Reachable, viewer: TestUser, weatherId: WeatherId) => string
  payload?: (to: Reachable, viewer: TestUser, weatherId: WeatherId) => object
}

const post = (name: string, url: Way['url'], payload?: Way['payload']): Way => ({
  name,
  method: 'POST',
  url,
  ...(payload && { payload }),
})
const get = (name: string, url: Way['url']): Way => ({ name, method: 'GET', url })

/** All calls by which a person, or what the person made, can be reached. */
export const waysToReach: readonly Way[] = [
  get('a profile', ({ userId }) => `/api/users/${userId}/profiles`),
  get('the feeds of a person', ({ userId }) => `/api/feeds?authorIdEqual=${userId}`),
  get('the feeds of a person by likes', ({ userId }) => `/api/feeds?authorIdEqual=${userId}&sortBy=likeCount`),
  get('a search of the feeds of a person', ({ userId }) => `/api/feeds?authorIdEqual=${userId}&keywordLike=옷`),
  get('a feed', ({ feedId }) => `/api/feeds/${feedId}`),
  get('the comments of a feed', ({ feedId }) => `/api/feeds/${feedId}/comments`),
  get('following along', ({ feedId }, _, weatherId) => `/api/feeds/${feedId}/follow-along?weatherId=${weatherId}`),
  get('a summary of follows', ({ userId }) => `/api/follows/summary?userId=${userId}`),
  get('the followings of a person', ({ userId }) => `/api/follows/followings?followerId=${userId}`),
  get('the followers of a person', ({ userId }) => `/api/follows/followers?followeeId=${userId}`),
  get('a search of followers', ({ userId }) => `/api/follows/followers?followeeId=${userId}&nameLike=다`),
  get('a closet', ({ userId }) => `/api/clothes?ownerId=${userId}`),
  get('the address of a picture', ({ imageId }) => `/api/pictures?ids=${imageId}`),
  get('the details of a piece', ({ clothesId }) => `/api/clothes/${clothesId}/details`),
  get('messages', ({ userId }) => `/api/direct-messages?userId=${userId}`),
  { ...post('a like taken back', ({ feedId }) => `/api/feeds/${feedId}/like`), method: 'DELETE' },
  post('a like', ({ feedId }) => `/api/feeds/${feedId}/like`),
  post(
    'a comment',
    ({ feedId }) => `/api/feeds/${feedId}/comments`,
    ({ feedId }, { id: authorId }) => ({ feedId, authorId, content: '안녕' }),
  ),
  {
    ...post(
      'an edit of a feed',
      ({ feedId }) => `/api/feeds/${feedId}`,
      () => ({ content: '바꿈' }),
    ),
    method: 'PATCH',
  },
  { ...get('a deletion of a feed', ({ feedId }) => `/api/feeds/${feedId}`), method: 'DELETE' },
  post(
    'a follow',
    () => '/api/follows',
    ({ userId: followeeId }, { id: followerId }) => ({ followeeId, followerId }),
  ),
  { ...get('the end of a follow', ({ followId }) => `/api/follows/${followId}`), method: 'DELETE' },
  { ...get('a deletion of a piece', ({ clothesId }) => `/api/clothes/${clothesId}`), method: 'DELETE' },
  get('the cut of a piece', ({ clothesId }) => `/api/clothes/${clothesId}/cut`),
  post(
    'a deletion of many pieces',
    () => '/api/clothes/deletions',
    ({ clothesId }) => ({ changeId: newId(), clothesIds: [clothesId] }),
  ),
  post(
    'a post with a piece',
    () => '/api/feeds',
    ({ clothesId }, { id: authorId }, weatherId) => ({ authorId, weatherId, clothesIds: [clothesId], content: '옷' }),
  ),
  post(
    'a feeling about a feed',
    () => '/api/comfort',
    ({ feedId }) => ({ feedId, feeling: 'GOOD' }),
  ),
  post('reading a conversation', ({ userId }) => `/api/conversations/${userId}/read`),
  post(
    'a mute',
    () => '/api/mutes',
    ({ userId }) => ({ kind: 'PERSON', userId }),
  ),
]

/** Calls that answer whoever has blocked a person differently from those who are blocked. */
export const waysOfBlocked: readonly Way[] = [
  get('messages to read only', ({ userId }) => `/api/blocks/${userId}/messages`),
  post(
    'a block',
    () => '/api/blocks',
    ({ userId }) => ({ userId }),
  ),
]

/** Returns status and body of a call, with the ids of what it reaches replaced, so that two answers can be compared. */
export async function answerOf(
  testApp: TestApp,
  way: Way,
  { to, viewer, weatherId }: { to: Reachable; viewer: TestUser; weatherId: WeatherId },
): Promise<{ status: number; body: string }> {
  const response = await testApp.inject({
    method: way.method,
    url: encodeURI(way.url(to, viewer, weatherId)),
    headers: { authorization: `Bearer ${viewer.token}` },
    ...(way.payload && { payload: way.payload(to, viewer, weatherId) }),
  })
  const body = Object.entries(to).reduce((text, [name, id]) => text.replaceAll(id, name), response.body)
  return { status: response.statusCode, body }
}
