import type { Publish } from '#platform/db/index.ts'
import type { FollowCreated } from '../follows/index.ts'
import { deliver, type DeliveryDeps } from './deliver.ts'
import { nameOf } from './queries-content.ts'
import { profileTarget } from './targets.ts'
import { nameInNews } from './text.ts'

/**
 * Notifies a user of a new follower; a follow that is repeated while its notification is unread brings no second one.
 */
export const onFollowCreated =
  (deps: DeliveryDeps): Publish<FollowCreated> =>
  async (tx, { followerId, followeeId, at }) => {
    const name = nameInNews(await nameOf(tx, followerId))
    await deliver(deps, tx, {
      receiverId: followeeId,
      kind: 'follow.created',
      level: 'INFO',
      title: `${name}님이 나를 팔로우해요`,
      content: '프로필에서 어떤 옷을 입는지 구경해 보세요.',
      targetUrl: profileTarget(followerId),
      eventKey: `follow.created:${followerId}`,
      at,
    })
  }
