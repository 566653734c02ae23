/** Texts of blocks and mutes; `effects` says what a block does. */
export const blockTexts = {
  blocked: '차단했어요.',
  unblocked: '차단을 풀었어요.',
  muted: '뮤트했어요.',
  unmuted: '뮤트를 풀었어요.',
  undo: '되돌리기',
  noBlocks: '차단한 사람이 없어요.',
  noMutes: '뮤트한 사람이나 단어가 없어요.',
  unblockText: '차단을 풀까요? 팔로우는 돌아오지 않아요.',
  effects: (name: string) => [
    '서로의 피드, 댓글, 프로필, 옷장이 보이지 않아요',
    '메시지를 주고받을 수 없어요',
    '서로 팔로우가 끊겨요. 풀어도 돌아오지 않아요',
    `${name} 님에게 알리지 않아요`,
  ],
} as const
