export const stylistTexts = {
  answerThanks: '알려 줘서 고마워요. 다음 추천부터 쓸게요.',
  answerSkipped: '알겠어요. 다시 묻지 않을게요.',
  answerFailed: '답을 저장하지 못했어요.',
  voteThanks: '알려 줘서 고마워요. 다음 추천에 쓸게요.',
  voteFailed: '알려 준 것을 저장하지 못했어요.',
  whyDisliked: '방금 옷차림은 어떤 점이 별로였나요?',
  undoDislike: '되돌리기',
  dislikeUndone: '되돌렸어요.',
  settingFailed: '저장하지 못했어요.',
  settingSaved: '저장했어요.',
  nothingLearned: '아직 배운 게 없어요. 추천 아래에서 마음에 드는지 알려 주세요.',
  forgotten: '배운 것을 지웠어요.',
} as const
