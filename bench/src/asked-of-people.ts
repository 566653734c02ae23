import { randomUUID } from 'node:crypto'
import type { FollowId, NotificationId } from '@otday/contract'
import { type Asked, type Endpoints, except, read, write } from './asked.ts'
import type { Subject } from './asked-subject.ts'

const postOutfit = ({ person, weatherId, outfit }: Subject): Asked => ({
  row: 'an outfit of 20 pieces posted',
  ask: async ({ calls }) => {
    const { id } = await calls.feeds.create({
      body: { authorId: person, weatherId, clothesIds: outfit, content: '오늘 입은 스무 벌' },
    })
    await calls.feeds.update({ params: { feedId: id }, body: { content: '오늘 입은 스무 벌이에요' } })
    await calls.feeds.delete({ params: { feedId: id } })
  },
})

const followOther = ({ person, other }: Subject): Asked =>
  write(async ({ calls }) => {
    const { id } = await calls.follows.create({ body: { followerId: person, followeeId: other } })
    await calls.follows.delete({ params: { followId: id } })
  })

const feeds = (aPost: Asked, { person, feedId }: Subject): Endpoints['feeds'] => ({
  list: read(({ calls }) => calls.feeds.list({ query: { keywordLike: '니트', authorIdEqual: person } })),
  create: aPost,
  get: read(({ calls }) => calls.feeds.get({ params: { feedId } })),
  update: aPost,
  delete: aPost,
})

const followAlong = ({ weatherId, feedId }: Subject): Endpoints['followAlong'] => ({
  get: {
    row: 'an outfit followed',
    ask: ({ calls }) => calls.followAlong.get({ params: { feedId }, query: { weatherId } }),
  },
})

const likes = ({ feedId }: Subject): Endpoints['likes'] => ({
  create: write(({ calls }) => calls.likes.create({ params: { feedId } })),
  delete: write(({ calls }) => calls.likes.delete({ params: { feedId } })),
})

const comments = ({ person, feedId }: Subject): Endpoints['comments'] => ({
  list: read(({ calls }) => calls.comments.list({ params: { feedId }, query: {} })),
  create: write(({ calls }) =>
    calls.comments.create({ params: { feedId }, body: { feedId, authorId: person, content: '예뻐요' } }),
  ),
})

const follows = (aFollow: Asked, { person }: Subject): Endpoints['follows'] => ({
  create: aFollow,
  delete: aFollow,
  summary: read(({ calls }) => calls.follows.summary({ query: { userId: person } })),
  followings: read(({ calls }) => calls.follows.followings({ query: { followerId: person } })),
  followers: read(({ calls }) => calls.follows.followers({ query: { followeeId: person } })),
})

const followRequests = ({ other }: Subject): Endpoints['followRequests'] => ({
  list: read(({ calls }) => calls.followRequests.list({ query: {} })),
  approve: except('needs another person’s request each time'),
  decline: write(({ calls }) => calls.followRequests.decline({ params: { followId: randomUUID() as FollowId } })),
  removeFollower: write(({ calls }) => calls.followRequests.removeFollower({ params: { userId: other } })),
})

const blockOther = ({ other }: Subject): Asked =>
  write(async ({ calls }) => {
    await calls.blocks.create({ body: { userId: other } })
    await calls.blocks.delete({ params: { userId: other } })
  })

const blocks = (aBlock: Asked, { blockedId }: Subject): Endpoints['blocks'] => ({
  list: read(({ calls }) => calls.blocks.list({ query: {} })),
  create: aBlock,
  delete: aBlock,
  messages: read(({ calls }) => calls.blocks.messages({ params: { userId: blockedId }, query: {} })),
})

const muteWord: Asked = write(async ({ calls }) => {
  const { id } = await calls.mutes.create({ body: { kind: 'WORD', word: '세일' } })
  await calls.mutes.delete({ params: { muteId: id } })
})

const mutes: Endpoints['mutes'] = {
  list: read(({ calls }) => calls.mutes.list({ query: {} })),
  create: muteWord,
  delete: muteWord,
}

const messages = ({ other }: Subject): Endpoints['messages'] => ({
  list: read(({ calls }) => calls.messages.list({ query: { userId: other } })),
})

const conversations = ({ other }: Subject): Endpoints['conversations'] => ({
  list: read(({ calls }) => calls.conversations.list({ query: {} })),
  read: write(({ calls }) => calls.conversations.read({ params: { partnerId: other } })),
})

const notifications: Endpoints['notifications'] = {
  list: read(({ calls }) => calls.notifications.list({ query: {} })),
  delete: write(({ calls }) =>
    calls.notifications.delete({ params: { notificationId: randomUUID() as NotificationId } }),
  ),
}

/** Returns how the endpoints for posts and other people are called, or why they are not. */
export const endpointsOfPeople = (subject: Subject) => {
  const aPost = postOutfit(subject)
  const aFollow = followOther(subject)
  return {
    feeds: feeds(aPost, subject),
    followAlong: followAlong(subject),
    likes: likes(subject),
    comments: comments(subject),
    follows: follows(aFollow, subject),
    followRequests: followRequests(subject),
    blocks: blocks(blockOther(subject), subject),
    mutes,
    messages: messages(subject),
    conversations: conversations(subject),
    notifications,
  }
}
