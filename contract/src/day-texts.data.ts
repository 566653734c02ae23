import { dayTitle } from './occasions.ts'

/** Texts of the form in which a user describes one day; the first page needs the title alone. */
export const dayTexts = {
  title: dayTitle,
  plans: '무슨 일이 있나요?',
  hint: '세 가지까지 골라요. 고르지 않아도 돼요.',
  full: '세 가지를 골랐어요. 바꾸려면 하나를 먼저 빼 주세요.',
  leave: '나가는 시간',
  home: '들어오는 시간',
  usualHours: '평소처럼',
  note: '한 줄로 말하기',
  notePlaceholder: '퇴근하고 8시에 소개팅',
  noteHint: '읽은 것만 남고 글은 남지 않아요.',
  named: (occasion: string) => `‘${occasion}’에 맞춰 골라 드릴게요.`,
  notUnderstood: '읽어 낸 것이 없어요. ‘아이와 공원, 밤 9시까지’처럼 적어 주세요.',
  read: '읽기',
  choose: '이대로 고르기',
  clear: '모두 지우기',
  putOff: '오늘은 이 옷 말고',
  takeBack: (count: number) => `빼 둔 옷 ${count}가지 다시 입기`,
  failed: '그날 정보를 불러오지 못했어요',
}
