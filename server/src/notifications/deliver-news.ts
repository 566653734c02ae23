import { afterCommit, inTransaction } from '#platform/db/index.ts'
import { takeUntoldNews, untoldNews } from '../untold-news/index.ts'
import { messageGroup } from './on-conversation-read.ts'
import { lockNewsStories, type NewsStory } from './queries-news-stories.ts'
import { conversationTarget, feedTarget, profileTarget, requestsTarget } from './targets.ts'
import { nameInNews, preview } from './text.ts'
import { type GroupedNews, type QueueDeps, writeGrouped } from './write-grouped.ts'

/**
 * Notifies of some comments, follows and messages. Returns how many were found in the queue, or null if another
 * instance is delivering.
 */
export const deliverNews = ({ db, notify }: QueueDeps, most: number): Promise<number | null> =>
  inTransaction(db, async (tx) => {
    const found = await untoldNews(tx, most)
    if (found === null || found.length === 0) return found?.length ?? null
    const ids = found.map(({ id }) => id)
    const stories = await lockNewsStories(tx, ids)
    const taken = new Set(await takeUntoldNews(tx, ids))
    const events = stories.filter(({ id }) => taken.has(id)).map(newsOf)
    const receivers = await writeGrouped(tx, events)
    afterCommit(tx, () => notify('inbox', receivers))
    return found.length
  })

function newsOf(story: NewsStory): GroupedNews {
  const { kind, receiverId, actorId, subjectId, name, createdAt } = story
  const news = {
    receiverId,
    actorId,
    kind,
    content: preview(story.content),
    eventKey: `${kind}:${subjectId}`,
    at: createdAt,
  }
  const by = nameInNews(name)
  switch (story.kind) {
    case 'comment.created':
      return {
        ...news,
        titleOf: (size) =>
          size > 1 ? `내 피드에 새 댓글 ${size}개가 달렸어요` : `${by}님이 내 피드에 댓글을 남겼어요`,
        targetUrl: feedTarget(story.feedId),
        groupKey: `${kind}:${story.feedId}`,
      }
    case 'follow.created':
    case 'follow.requested':
    case 'follow.approved':
      return { ...news, ...followNews(story.kind, by, story), groupKey: null }
    case 'message.sent':
      return {
        ...news,
        titleOf: (size) => `${by}님이 메시지${size > 1 ? ` ${size}개` : ''}를 보냈어요`,
        targetUrl: conversationTarget(actorId),
        groupKey: messageGroup(actorId),
      }
  }
}

/**
 * Returns what is particular to news of follows. One that is repeated while its notification is unread brings no second
 * one.
 */
function followNews(
  kind: 'follow.created' | 'follow.requested' | 'follow.approved',
  by: string,
  { receiverId, actorId }: NewsStory,
): Pick<GroupedNews, 'titleOf' | 'content' | 'targetUrl' | 'eventKey'> {
  const texts = {
    'follow.created': [`${by}님이 나를 팔로우해요`, '프로필에서 어떤 옷을 입는지 구경해 보세요.'],
    'follow.requested': [`${by}님이 팔로우를 요청했어요`, '프로필에서 수락하거나 삭제할 수 있어요.'],
    'follow.approved': [`${by}님이 팔로우 요청을 받아들였어요`, '이제 프로필에서 어떤 옷을 입는지 볼 수 있어요.'],
  } as const
  const [title, content] = texts[kind]
  const targetUrl = kind === 'follow.requested' ? requestsTarget(receiverId) : profileTarget(actorId)
  return { titleOf: () => title, content, targetUrl, eventKey: `${kind}:${actorId}` }
}
