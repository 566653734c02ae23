export const formTexts = {
  nicknameRequired: '닉네임을 입력해주세요',
  nicknameInvalid: '닉네임은 한글, 영문, 숫자로 2~20자여야 해요.',
  birthDateInvalid: '생년월일을 확인해 주세요.',
  imageTooLarge: '파일 크기는 5MB 이하로 선택해주세요.',
  imageTypeOnly: '이미지 파일만 선택해주세요.',
  imageHeic: '이 브라우저는 HEIC 사진을 읽지 못해요. JPEG로 바꿔서 올려 주세요.',
  attributeNameRequired: '속성명을 입력해주세요.',
  attributeOptionRequired: '최소 하나의 옵션 값을 추가해주세요.',
  attributeOptionDuplicate: '이미 존재하는 옵션입니다.',
  clothesNameRequired: '옷 이름을 입력해 주세요.',
  clothesTypeRequired: '옷 종류를 골라 주세요.',
  linkRequired: '링크를 입력해 주세요.',
} as const

/** Logged, never shown. */
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

export const toastTexts = {
  ootdMissing: '필요한 정보가 없어요.',
  ootdContentRequired: 'OOTD 설명을 입력해 주세요.',
  ootdFailed: 'OOTD를 등록하지 못했어요.',
  ootdRegistered: 'OOTD를 등록했어요.',
  ootdView: '등록한 피드 보기',
  commentPosted: '댓글을 남겼어요.',
  commentFailed: '댓글을 남기지 못했어요.',
  feedEditFailed: '피드를 수정하지 못했어요.',
  feedDeleted: '피드를 삭제했어요.',
  feedDeleteFailed: '피드를 삭제하지 못했어요.',
  loginRequired: '로그인이 필요해요.',
  clothesRegistered: '옷을 등록했어요.',
  clothesRegisterFailed: '옷을 등록하지 못했어요.',
  importFailed: '링크에서 옷 정보를 불러오지 못했어요.',
  imported: '링크에서 옷 정보를 불러왔어요.',
  importedWithoutPicture: '링크에서 옷 정보를 불러왔어요. 사진은 불러오지 못했으니 직접 넣어 주세요.',
  clothesEdited: '옷을 수정했어요.',
  clothesEditFailed: '옷을 수정하지 못했어요.',
  clothesDeleted: '옷을 삭제했어요.',
  clothesDeleteFailed: '옷을 삭제하지 못했어요.',
  likeFailed: '좋아요를 처리하지 못했어요.',
  messageFailed: '메시지를 보내지 못했어요.',
  lockFailed: '계정 상태 변경에 실패했습니다.',
  roleFailed: '권한 변경에 실패했습니다.',
  attributeAddFailed: '속성 추가에 실패했습니다.',
  attributeEditFailed: '속성 수정에 실패했습니다.',
  attributeDeleteFailed: '속성 삭제에 실패했습니다.',
  profileFailed: '프로필 업데이트에 실패했습니다.',
  attributeAdded: '속성이 성공적으로 추가되었습니다.',
  attributeEdited: '속성이 성공적으로 수정되었습니다.',
  attributeDeleted: '속성이 성공적으로 삭제되었습니다.',
  profileUpdated: '프로필이 성공적으로 업데이트되었습니다.',
  profileUserMissing: '사용자 정보를 찾을 수 없습니다.',
} as const

export const accountLockedText = (email: string) => `${email} 계정이 잠금되었습니다.`
export const accountUnlockedText = (email: string) => `${email} 계정 잠금이 해제되었습니다.`
/** As specified, whatever the role's final sound. */
export const roleChangedText = (email: string, role: string) => `${email} 권한이 ${role}으로 변경되었습니다.`
