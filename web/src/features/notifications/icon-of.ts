import type { IconName } from '../../art/icons.data.ts'

/** How a notification looks: its icon and the tone of the ground behind it. */
export interface Sign {
  icon: IconName
  tone: 'like' | 'plain' | 'ok' | 'quiet' | 'sun'
}

/** The words that decide, in this order. */
const signs: readonly (readonly [word: string, sign: Sign])[] = [
  ['좋아요', { icon: 'heart', tone: 'like' }],
  ['메시지', { icon: 'send', tone: 'plain' }],
  ['속성', { icon: 'tag', tone: 'ok' }],
  ['권한', { icon: 'shield', tone: 'quiet' }],
  ['피드', { icon: 'grid', tone: 'sun' }],
]
const generic: Sign = { icon: 'comment', tone: 'plain' }

/** The icon of a notification by the words in its title, else in its content; anything else is a chat. */
export function signOf({ title, content }: { title: string; content: string }): Sign {
  const found = [title, content]
    .map((text) => signs.find(([word]) => text.includes(word)))
    .find((match) => match !== undefined)
  return found?.[1] ?? generic
}
