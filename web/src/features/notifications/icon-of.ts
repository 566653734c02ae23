import { type IconWord, iconWords, type Notification } from '@otday/contract'
import type { IconName } from '../../art/icons.data.ts'

export interface Sign {
  icon: IconName
  tone: 'like' | 'plain' | 'ok' | 'quiet' | 'sun'
}

const signs: Record<IconWord, Sign> = {
  좋아요: { icon: 'heart', tone: 'like' },
  메시지: { icon: 'send', tone: 'plain' },
  속성: { icon: 'tag', tone: 'ok' },
  권한: { icon: 'shield', tone: 'quiet' },
  피드: { icon: 'grid', tone: 'sun' },
}
/** Icons and tones by the kind of notification, for those whose title and content contain none of `iconWords`. */
const kindSigns: Readonly<Record<string, Sign>> = {
  'follow.created': { icon: 'user', tone: 'plain' },
  'follow.requested': { icon: 'user-plus', tone: 'plain' },
  'follow.approved': { icon: 'user', tone: 'plain' },
}
const generic: Sign = { icon: 'comment', tone: 'plain' }

/** Returns icon and tone by a word in the title, else in the content, else by the kind; a comment's by default. */
export function signOf({ title, content, kind }: Pick<Notification, 'title' | 'content' | 'kind'>): Sign {
  const found = [title, content]
    .map((text) => iconWords.find((word) => text.includes(word)))
    .find((word) => word !== undefined)
  return found ? signs[found] : (kindSigns[kind] ?? generic)
}
