/** Texts that are logged, never shown. */
export const logTexts = {
  ignoredWhileLoading: '로딩 중이므로 요청이 무시되었습니다.',
  noMoreData: '더 이상 데이터가 없으므로 요청이 무시되었습니다.',
  duplicateItem: '이미 있는 항목이라 추가하지 않았습니다.',
  loadFailed: '불러오기 실패:',
  saveFailed: '저장 실패:',
  notificationReadFailed: '알림 읽음 처리 실패:',
  followFailed: '팔로우 실패:',
  unfollowFailed: '팔로우 취소 실패:',
  socketNotConnected: 'WebSocket is not connected.',
  streamFailed: '실시간 알림 연결 실패:',
  readFailed: '대화 읽음 처리 실패:',
} as const
