import { expect, test } from 'vitest'
import { signOf } from './icon-of.ts'

test.each([
  ['하은님이 좋아요를 눌렀어요', '카멜 코트', 'heart'],
  ['하은님이 메시지를 보냈어요', '피드 잘 봤어요', 'send'],
  ['새 속성이 생겼어요', '', 'tag'],
  ['권한이 바뀌었어요', '', 'shield'],
  ['민준님이 새 피드를 올렸어요', '좋아요', 'grid'],
  ['하은님이 나를 팔로우해요', '', 'comment'],
  ['새 소식', '메시지가 왔어요', 'send'],
  ['좋아요와 메시지', '', 'heart'],
])('the icon follows the words of the title before those of the content: %j, %j', (title, content, icon) => {
  expect(signOf({ title, content, kind: '' }).icon).toBe(icon)
})

test('a follow notification has the user icon unless its words match another icon', () => {
  const follower = { title: '하은님이 나를 팔로우해요', content: '', kind: 'follow.created' }
  expect(signOf(follower).icon).toBe('user')
  expect(signOf({ ...follower, content: '메시지' }).icon).toBe('send')
})
