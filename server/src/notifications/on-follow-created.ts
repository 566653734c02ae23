import type { Publish } from '#platform/db/index.ts'
import type { FollowCreated } from '../follows/index.ts'
import { notify, type TellingDeps } from './notify.ts'
import { nameOf } from './queries-stories.ts'
import { profileTarget } from './targets.ts'
import { nameInNews } from './words.ts'

/** Who is followed hears of it, once while unread however often somebody follows and stops again. */
export const onFollowCreated =
  (deps: TellingDeps): Publish<FollowCreated> =>
  async (tx, { followerId, followeeId, at }) => {
    const name = nameInNews(await nameOf(tx, followerId))
    await notify(deps, tx, {
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
