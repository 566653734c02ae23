/** Texts of who sees an account and its closet. */
export const audienceTexts = {
  account: '비공개 계정',
  accountText: '내가 수락한 사람만 피드와 옷장을 볼 수 있어요. 이미 공유한 주소도 열리지 않아요.',
  closeTitle: '비공개 계정으로 바꿀까요?',
  closeText: '비공개로 바꾸면 공유한 주소가 더는 열리지 않아요. 지금 팔로워는 그대로예요.',
  closed: '비공개 계정으로 바꿨어요.',
  openTitle: '공개 계정으로 바꿀까요?',
  openText: '비공개일 때 올린 피드는 계속 팔로워에게만 보여요. 기다리는 팔로우 요청은 모두 받아들여요.',
  opened: '공개 계정으로 바꿨어요.',
  change: '바꾸기',
  changing: '바꾸는 중...',
  closet: '옷장 보이기',
  closetText: '프로필에서 내 옷장을 볼 수 있는 사람. 속옷은 나에게만 보여요.',
  closetChanged: '옷장을 볼 수 있는 사람을 바꿨어요.',
} as const
