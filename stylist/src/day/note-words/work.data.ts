import { type Meaning, weights } from './meaning.data.ts'

/** Words for days of people who work. */
export const work: readonly Meaning[] = [
  {
    words:
      '출근 정상출근 재출근 조기출근 주말출근 출근준비 복직 출큰 첫타임출근 근무 오전근무 오후근무 주간근무 주말근무 평일근무 특근 출군 츨근 매장오픈 오픈준비 일하러 일나가 일나감',
    occasion: 'WORK',
    marks: ['morning', 'own'],
  },
  { words: '일찍출근 새벽출근 아침일찍출근', occasion: 'WORK', leave: 6, marks: ['own'] },
  {
    words: '출근첫날 입사첫날 첫날출근 입사일 입사식',
    occasion: 'WORK',
    plans: ['SPECIAL'],
    marks: ['morning', 'own'],
  },
  {
    words:
      '알바 아르바이트 대타 편의점알바 주말알바 캐디 매장근무 쿠팡알바 배달알바 행사알바 알봐 당직 숙직 일직 출장 1박출장 출장1박 1박2일출장 지방출장 국내출장 당일출장 외부출장 늦게출근 헬스트레이너 초등교사 마트캐셔 캐셔 콜센터 승무원비행',
    occasion: 'WORK',
    marks: ['own'],
  },
  {
    words:
      '배포 배포작업 야간배포 장애대응 서버작업 서버점검 온콜 결산 월말결산 월마감 월말마감 시무식 종무식 킥오프 킥오프미팅 성과면담 연봉협상 인사면담 평가면담 국가근로 교내근로 납품 재고조사 오픈조 마감조 마감알바 오픈알바 퇴근 칼퇴 정시퇴근 출퇴근 조기퇴근',
    occasion: 'WORK',
    marks: ['midday', 'own'],
  },
  {
    words:
      '학교지킴이 학교보안관 안전지킴이 아동안전지킴이 지킴이 교통지킴이 경비근무 경비서 아파트경비 경비일 노인일자리 공공근로 시니어일자리 시니어클럽 일자리사업 문화해설 돌보미일 청소일',
    occasion: 'WORK',
    marks: ['morning', 'own', 'whole'],
  },
  {
    words: '회사 직장 본사 지사 일터 오피스 공유오피스 사옥 회샤 사무실',
    occasion: 'WORK',
    marks: ['indoors', 'morning', 'own', 'place', 'reached'],
  },
  {
    words: '일하고 일하는 일하면 일해 일합니다 일할 업무 잔업 마감업무 외근 현장외근 영업 지방영업',
    occasion: 'WORK',
    marks: ['midday', 'own', 'whole'],
  },
  { words: '야근 풀야근 밤샘작업 마감야근 철야 철야작업', occasion: 'WORK', plans: ['LATE'], marks: ['midday', 'own'] },
  {
    words:
      '야간근무 야간조 야간알바 밤근무 나이트근무 나이트출근 심야근무 간호사나이트 이브닝근무 야간당직 나이트 야간출근 야간반',
    occasion: 'WORK',
    plans: ['LATE'],
    marks: ['evening', 'own'],
  },
  { words: '재택 재택근무 재택데이 홈오피스 원격근무 wfh', occasion: 'CASUAL', weight: weights.outing, marks: ['own'] },
  {
    words:
      '회의 팀회의 부서회의 주간회의 월간회의 전체회의 화상회의 줌회의 온라인회의 화상미팅 줌미팅 온라인미팅 팀미팅 주간미팅 내부미팅 내부회의 사내미팅 부서미팅 데일리미팅 아침미팅 원온원 1on1 스크럼 타운홀',
    occasion: 'WORK',
    weight: weights.company,
    marks: ['midday', 'social'],
  },
  { words: '미팅 업무미팅 대면미팅', occasion: 'WORK', plans: ['GUESTS'], marks: ['midday', 'social'] },
  {
    words:
      '거래처 거래처발표 고객사 고객미팅 고객방문 고객상담 고객응대 고객사발표 클라이언트 광고주 바이어 외부미팅 외부회의 외부손님 업체미팅 업체방문 협력사 협력업체 파트너사 투자사 투자미팅 원청 발주처 본청 임원보고 임원미팅 임원회의 임원발표 대표보고 대표님보고 이사회 이사회보고 중간보고 최종보고 착수보고 보고회 사업보고 감사대응 실사대응 접견 귀빈 내빈 의전 계약미팅 영업미팅 영업뛰 영업하러 임원진 임원앞 경영진 회장님보고 제품설명 제품시연 학회부스 학술대회부스 pt발표 경쟁pt 피티발표 제안발표 제안pt 제안서발표 광고주pt 피칭 프레젠 프리젠 브리핑 시연회 데모데이 입찰발표 사업설명회 투자설명회 기자간담회 간담회 공청회 쇼케이스발표 사내발표 팀발표 임원앞발표 회사발표 업무발표 실적발표 주주총회 주총 ir발표 투자발표 면접관 면접위원 면접진행 신입면접 신입사원면접 지원자면접 알바생면접 면접자 유저인터뷰 고객인터뷰 강연 외부강의 외부강연 초청강연 출강 강의하러 강의나가 시험감독 감독관 공개수업진행 공개수업하는 공개수업함 수업공개 연구수업 장학수업',
    occasion: 'WORK',
    plans: ['GUESTS'],
    marks: ['midday', 'own'],
  },
  { words: '발표 최종발표 중간발표 인터뷰 취재', plans: ['GUESTS'], marks: ['midday', 'own'] },
  {
    words: '현장 현장근무 현장출근 공사현장 건설현장 공사장 현장점검 현장답사 현장작업 시공현장 노가다 막노동',
    occasion: 'WORK',
    plans: ['OUTDOORS'],
    marks: ['own', 'whole'],
  },
  {
    words: '해외출장 일본출장 미국출장 중국출장 2박3일출장 출장2박3일',
    occasion: 'WORK',
    plans: ['CARRY'],
    marks: ['own'],
  },
  {
    words:
      '외부교육 사외교육 직무연수 교사연수 안전교육 법정교육 사내교육 직무교육 신입교육 신입사원교육 회사교육 직원연수 연수원 ojt',
    occasion: 'WORK',
    marks: ['morning', 'own', 'place'],
  },
  {
    words:
      '세미나 새미나 콘퍼런스 컨퍼 포럼 심포지엄 심포지움 학회 학술대회 학회발표 춘계학회 추계학회 국제학회 해외학회 학회둘째날 학회출장',
    occasion: 'WORK',
    weight: weights.company,
    plans: ['GUESTS'],
    marks: ['midday', 'own'],
  },
  { words: '취업박람회 채용박람회 채용설명회', plans: ['GUESTS'], marks: ['own'] },
  {
    words:
      '회식 팀회식 부서회식 전체회식 회사회식 알바회식 저녁회식 회씩 횟식 희식 훼식 환영회식 송별회식 승진회식 축하회식 신입환영회식 연말회식 송년회식 신년회식',
    occasion: 'WORK',
    weight: 48,
    plans: ['LATE'],
    marks: ['evening', 'grown', 'midday', 'social'],
  },
  {
    words: '팀런치 부서점심 팀점 회사점심 점심회식 낮회식 런치회식 점심때회식',
    occasion: 'WORK',
    weight: 48,
    marks: ['grown', 'midday', 'social'],
  },
  { words: '접대', occasion: 'WORK', plans: ['GUESTS', 'LATE'], marks: ['evening', 'midday', 'social', 'whole'] },
  { words: '반차 오전반차 오후반차 반반차', occasion: 'WORK', weight: weights.halfDay, marks: ['midday', 'own'] },
  {
    words: '회사야유회 사내야유회 부서야유회 야유회 회사소풍',
    occasion: 'CASUAL',
    weight: weights.gathering,
    plans: ['OUTDOORS'],
    marks: ['social'],
  },
  {
    words:
      '회사체육대회 사내체육대회 체육대회 학교체육대회 과체육대회 과체대 체대회 한마음체육대회 교회체육대회 동문체육대회',
    occasion: 'SPORT',
    weight: weights.camp,
    plans: ['OUTDOORS'],
    marks: ['own'],
  },
  {
    words: '회사행사 사내행사 창립기념일 회사창립기념일',
    occasion: 'WORK',
    plans: ['SPECIAL'],
    marks: ['midday', 'own'],
  },
  { words: '어린이집교사 유치원교사 보육교사', occasion: 'WORK', plans: ['KIDS'], marks: ['own'] },
  { words: '공장 작업장 안전화 안전모', occasion: 'WORK', marks: ['morning', 'own', 'place', 'whole'] },
  { words: '전시부스 박람회부스 부스근무 부스지킴', occasion: 'WORK', plans: ['GUESTS'], marks: ['own'] },
  {
    words:
      '워크숍 워크샵 워크숖 워크샾 웍샵 웍숍 부서워크숍 임원워크숍 임원워크샵 회사워크샵 회사워크숍 사내워크샵 사내워크숍 부서워크샵 팀워크샵 팀워크숍',
    occasion: 'WORK',
    weight: weights.duty - 1,
    marks: ['own'],
  },
  {
    words:
      '주간보고 월간보고 업무보고 팀장면담 팀장님면담 퇴사일 마지막출근 인수인계 교대 장사 장사준비 매장정리 매장관리 식당일 배달일 택배일 택시운전 교육받 교육참석 워킹데이 서빙 카운터알바 상하차 일용직 인력사무소 편돌이 편순이 카페출근 수술참관 회진 마감근무 방송촬영 촬영일 인솔',
    occasion: 'WORK',
    marks: ['midday', 'own', 'stem', 'whole'],
  },
  { words: '숲해설', occasion: 'WORK', plans: ['OUTDOORS'], marks: ['morning', 'own', 'whole'] },
  { words: '과외', occasion: 'WORK', weight: weights.company, marks: ['evening', 'own'] },
  {
    words: '시제품 견적서 납품서 거래명세서 카탈로그 영업가방',
    occasion: 'WORK',
    weight: weights.errand,
    marks: ['midday', 'own', 'whole'],
  },
  {
    words:
      '강사 강사일 요가강사 수영강사 영어강사 필라테스강사 학원강사 댄스강사 줌바강사 골프강사 미술강사 음악강사 바리스타강사',
    occasion: 'WORK',
    weight: weights.gathering,
    marks: ['midday', 'own', 'whole'],
  },
  {
    words: '가게오픈 가게문열 가게나가 가게나감 가게보 가게일 가게영업 가게지키 가게출근 가게알바',
    occasion: 'WORK',
    marks: ['morning', 'own', 'stem', 'whole'],
  },
]
