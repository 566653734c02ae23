import { type Meaning, weights } from './meaning.data.ts'

/** Words for days of people who study. */
export const school: readonly Meaning[] = [
  {
    words: '학교 등교 등굣길 등교준비 대학원 캠퍼스 등하교 개학 개강 복학 학꾜',
    occasion: 'SCHOOL',
    marks: ['morning', 'own', 'place', 'reached'],
  },
  {
    words: '랩실 연구실 과방 동방 중앙도서관 열람실 강의실 실험실 학교도서관',
    occasion: 'SCHOOL',
    marks: ['indoors', 'own', 'place'],
  },
  {
    words: '독서실 스터디카페 스카',
    occasion: 'SCHOOL',
    weight: weights.company,
    marks: ['grown', 'indoors', 'own', 'place'],
  },
  {
    words:
      '강의 수업 수엽 슈업 채플 크리틱 교양수업 교양강의 오전수업 오후수업 보강 보충수업 방과후 특강 계절학기 1교시 2교시 3교시 4교시 5교시 6교시 연강 풀강 교생 병원실습 간호실습 현장실습 랩미팅 교수님면담 교수면담 지도교수미팅 교수님미팅 교수님상담 교수상담 학과상담 첫수업 시험 중간고사 중간시험 기말 쪽지시험 퀴즈 모의고사 학력평가 모고 수능 논술시험 논술고사 수행평가 토익 토플 오픽 텝스 컴활 한능검 임용고시 임용시험 시혐 셤',
    occasion: 'SCHOOL',
    marks: ['grown', 'morning', 'own', 'plain'],
  },
  { words: '실습 실험', occasion: 'SCHOOL', marks: ['morning', 'own', 'whole'] },
  { words: '하교 하굣길', occasion: 'SCHOOL', marks: ['midday', 'own', 'way', 'whole'] },
  {
    words:
      '과제 조별과제 조별모임 조모임 팀플 팀플모임 팀플회의 팀프로젝트 졸작 졸업작품 졸업논문 졸업전시 졸전 졸논 레포트 리포트 논문 논문작업 해커톤 공모전 스터디 스터디모임 취업스터디 면접스터디 영어스터디 과졔 레폿 과재',
    occasion: 'SCHOOL',
    weight: weights.gathering + 2,
    marks: ['grown', 'midday', 'own'],
  },
  {
    words: '공부 시험공부 자습 자격증공부 야자 야간자율학습 자율학습',
    occasion: 'SCHOOL',
    weight: weights.company,
    marks: ['midday', 'own'],
  },
  {
    words:
      '조별발표 팀플발표 과제발표 수업발표 발표수업 졸업발표 졸작발표 졸업작품발표 논문발표 디펜스 논문심사 학위심사 세미나발표 전공발표 기말발표 중간고사발표 학교발표 랩세미나 연구실세미나',
    occasion: 'SCHOOL',
    plans: ['GUESTS'],
    marks: ['grown', 'midday', 'own'],
  },
  {
    words:
      '동아리공연 학생회 총학 과행사 학과행사 과모임 개총 종총 개강총회 종강총회 개강파티 종강파티 종강 오티 ot 신입생오티 학생총회',
    occasion: 'SCHOOL',
    marks: ['grown', 'own'],
  },
  {
    words: '대학축제 대동제 과주점 학교축제',
    occasion: 'SCHOOL',
    plans: ['OUTDOORS'],
    marks: ['evening', 'grown', 'own'],
  },
  {
    words:
      '엠티 mt 과엠티 과mt 동아리엠티 동아리mt 모꼬지 새터 새내기배움터 수련회 수련원 수학여행 졸업여행 교회수련회 청년부수련회',
    occasion: 'TRAVEL',
    weight: weights.camp,
    marks: ['grown', 'own'],
  },
  { words: '농활', occasion: 'TRAVEL', weight: weights.camp, plans: ['WET', 'OUTDOORS'], marks: ['grown', 'own'] },
  {
    words: '현장학습 현장체험학습 현체 체험학습 견학',
    occasion: 'SCHOOL',
    weight: weights.company,
    plans: ['OUTDOORS', 'WALKING'],
    marks: ['own'],
  },
  { words: '졸업사진 졸사 졸업앨범', occasion: 'SCHOOL', plans: ['SPECIAL'], marks: ['own'] },
  {
    words: '인강 온라인강의 온라인수업 비대면수업 비대면강의 사이버강의 싸강 온클 줌수업',
    occasion: 'CASUAL',
    weight: weights.outing,
    marks: ['own'],
  },
  { words: '공강', occasion: 'CASUAL', weight: weights.faint, marks: ['own'] },
  {
    words: '시험끝 시험다끝 셤끝 기말끝 기말고사끝 중간고사끝 수능끝 과제끝 발표끝 논문끝 종강했',
    occasion: 'SCHOOL',
    weight: weights.faint,
    marks: ['own', 'stem', 'whole'],
  },
  { words: '입학설명회 입시설명회 학교설명회 학원설명회', occasion: 'CASUAL', marks: ['own'] },
  {
    words: '야작 야간작업실 과제야작 졸작야작',
    occasion: 'SCHOOL',
    plans: ['LATE'],
    marks: ['grown', 'midday', 'own'],
  },
  { words: '늦게등교', occasion: 'SCHOOL', marks: ['own'] },
  {
    words: '초등학교 중학교 고등학교 대학교 여고 여중',
    occasion: 'SCHOOL',
    weight: weights.company,
    marks: ['morning', 'own', 'place', 'reached', 'whole'],
  },
  { words: '동아리 동아리모임 동아리회의', occasion: 'SCHOOL', weight: weights.gathering + 4, marks: ['grown', 'own'] },
  {
    words: '과회식 학과회식 동아리회식 랩회식 연구실회식 과술자리 조별회식',
    occasion: 'SCHOOL',
    plans: ['LATE'],
    marks: ['evening', 'grown', 'midday', 'own'],
  },
  {
    words:
      '코테 코딩테스트 인적성 실기 학식 교양체육 교양과목 전공필수 연습실 과실 전공실 작업실과제 조교 야간수업 야간강의 학원수업 과외수업받 검정고시 방송대 방통대 재시험 보충 필기 서술형평가',
    occasion: 'SCHOOL',
    weight: weights.company,
    marks: ['grown', 'own', 'whole'],
  },
  {
    words: '교실 교무실 과학실 음악실 미술실 체육관수업 급식실 매점 교정에서 학교운동장',
    occasion: 'SCHOOL',
    weight: weights.company,
    marks: ['indoors', 'own', 'plain', 'whole'],
  },
  {
    words:
      '교복 반티 생활복 체육복등교 하복 동복 점심시간 쉬는시간 급식 조례시간 종례 수행 수행평가날 학력고사 전국연합 반애들 우리반 과학대회 수학대회 경시대회 올림피아드 발명대회 창의대회 영어말하기 말하기대회 토론대회나 합창대회 합창제반 글짓기대회나 백일장나 학생대회 코딩대회 로봇대회 기능대회 기능경기대회 학교대표 대학탐방 대학투어 캠퍼스투어 대학견학 진로체험 직업체험학습 학교체험 학교소풍 학교봉사시간 학교캠프 간부수련회 학생회선거 반장선거 모의면접 수시원서 정시원서 원서접수 생기부마감 방과후수업 방과후학교 보충수업가 방학보충 여름보충 겨울보충 선도부 교문지도 주번 학급회의 학급행사 반모임학교 졸업앨범찍 졸업앨범촬영날 증사학생증 학생증사진',
    occasion: 'SCHOOL',
    weight: weights.company + 1,
    marks: ['grown', 'own', 'whole'],
  },
  {
    words:
      '교환학생 복학생 신입생 새내기 편입생 재수생 대학원생 석사 박사 박사과정 석사과정 학연생 학부연구생 포닥 만학도 신입부원 고3 고2 고1 중3 중2 중1 수험생 시간강사',
    occasion: 'SCHOOL',
    weight: weights.errand,
    marks: ['grown', 'own', 'whole'],
  },
  { words: '축제무대', occasion: 'SCHOOL', plans: ['SPECIAL'], marks: ['grown', 'own', 'whole'] },
  { words: '생기부', occasion: 'SCHOOL', weight: weights.faint, marks: ['own', 'whole'] },
  { words: '학원 입시학원 재수학원', occasion: 'SCHOOL', marks: ['head', 'morning', 'own', 'place', 'reached'] },
  {
    words: '자격증시험 국가고시 기사시험 공무원시험 자격시험 강사시험 지도자시험 실기시험 필기시험',
    occasion: 'SCHOOL',
    weight: weights.duty,
    marks: ['grown', 'morning', 'own'],
  },
  { words: '체육견학', occasion: 'SCHOOL', marks: ['own', 'whole'] },
]
