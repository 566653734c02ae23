import type { NoteLine } from './note-lines.data.ts'

/** Notes of four people about evenings after work or lessons, late hours and bicycles. */
export const eveningLines: readonly NoteLine[] = [
  { text: '퇴근하고 7시에 친구랑 술 한잔', by: 'office', occasion: 'WORK', plans: ['LATE'], also: ['DATE'] },
  { text: '자전거로 출퇴근해요', by: 'office', occasion: 'WORK' },
  { text: '오전에 임원 회의, 저녁 7시 회식', by: 'office', occasion: 'WORK', plans: ['LATE', 'GUESTS'] },
  { text: '밤 11시까지', by: 'student', plans: ['LATE'], home: 23 },
  // A student
  { text: '알바 끝나고 9시에 애들이랑 치맥', by: 'student', occasion: 'WORK', plans: ['LATE'], also: ['DATE'] },
  { text: '6교시 끝나고 스카 11시까지', by: 'student', occasion: 'SCHOOL', plans: ['LATE'], home: 23 },
  { text: '자전거 타고 등교함', by: 'student', occasion: 'SCHOOL' },
  { text: '동아리 공연 7시 끝나면 뒤풀이', by: 'student', occasion: 'SCHOOL', plans: ['LATE'], also: ['DATE'] },
  { text: '조별과제 하고 8시에 영화 봄', by: 'student', occasion: 'SCHOOL', plans: ['LATE'], also: ['DATE'] },
  { text: '학교 갔다가 8시에 콘서트', by: 'student', occasion: 'SCHOOL', plans: ['LATE'], also: ['CASUAL', 'SPECIAL'] },
  { text: '수업 듣고 7시에 소개팅', by: 'student', occasion: 'DATE', plans: ['SPECIAL'], also: ['LATE'] },
  { text: '새벽 1시까지', by: 'student', plans: ['LATE'], home: 1 },
  // Two people of an office
  { text: '칼퇴 후 7시 30분 뮤지컬', by: 'office', occasion: 'WORK', plans: ['LATE'], also: ['CASUAL', 'DATE'] },
  { text: '일 마치고 8시에 영화 보러 가요', by: 'office', occasion: 'WORK', plans: ['LATE'], also: ['CASUAL'] },
  { text: '보고 끝나고 7시 반 팀 회식, 2차 안 감', by: 'office', occasion: 'WORK', plans: ['LATE'] },
  { text: '오전 재택 오후 출근, 저녁에 와인바', by: 'office', occasion: 'WORK', plans: ['LATE'] },
  { text: '외근 3건, 끝나고 한잔', by: 'office', occasion: 'WORK', plans: ['LATE'] },
  { text: '퇴근하고 맥주 한 캔', by: 'office', occasion: 'WORK', plans: ['LATE'] },
  { text: '퇴근하고 7시 요가 갔다가 9시 귀가', by: 'office', occasion: 'WORK', home: 21, also: ['SPORT'] },
  { text: '9시 출근해서 밤 10시 퇴근', by: 'office', occasion: 'WORK', plans: ['LATE'], leave: 8, home: 23 },
  { text: '따릉이 타고 출근합니다', by: 'office', occasion: 'WORK' },
  { text: '전기자전거로 출근', by: 'office', occasion: 'WORK' },
  { text: '밤 12시까지 일해요', by: 'office', occasion: 'WORK', plans: ['LATE'], home: 0 },
  { text: '주말인데 일하러 나가요', by: 'office', occasion: 'WORK' },
  { text: '점심에 거래처랑 맥주 한잔하고 3시 회의', by: 'office', occasion: 'WORK', also: ['GUESTS'] },
  // A parent
  { text: '아이 재우고 9시에 친구랑 맥주', by: 'parent', occasion: 'DATE', plans: ['LATE'], leave: 20 },
  { text: '저녁 7시에 친구랑 밥', by: 'parent', occasion: 'DATE', leave: 18, also: ['CASUAL'] },
  { text: '자전거 태워서 등원시키고 출근', by: 'parent', occasion: 'WORK', plans: ['KIDS'] },
  // A retired person
  { text: '결혼식 갔다가 저녁 7시 친구 모임', by: 'retired', occasion: 'FORMAL', formal: 'WEDDING', plans: ['LATE'] },
  {
    text: '등산 갔다가 저녁 7시 고깃집',
    by: 'retired',
    occasion: 'SPORT',
    sport: 'HIKING',
    plans: ['LATE', 'WALKING', 'OUTDOORS'],
  },
  { text: '자전거로 복지관 가요', by: 'retired', occasion: 'CASUAL' },
  { text: '자전거 타러 가요', by: 'retired', occasion: 'SPORT', sport: 'CYCLING', plans: ['OUTDOORS'] },
  { text: '오전에 게이트볼, 점심 먹고 2시 귀가', by: 'retired', occasion: 'SPORT', sport: 'BALL', home: 14 },
]
