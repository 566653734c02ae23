import { type Meaning, weights } from './meaning.data.ts'

/** Words for occasions for which people dress up, and for what makes a day special. */
export const ceremonies: readonly Meaning[] = [
  {
    words:
      '결혼식 예식 본식 하객 축가 피로연 혼사 혼주 결혼씩 결혼삭 결홍식 친구결혼 동기결혼 사촌결혼 언니결혼 오빠결혼 동생결혼 형결혼 누나결혼 조카결혼 딸결혼 아들결혼 동료결혼 웨딩파티 가방순이',
    occasion: 'FORMAL',
    formal: 'WEDDING',
    weight: weights.wedding,
    marks: ['morning', 'place', 'reached', 'whole'],
  },
  {
    words: '야외결혼식 야외예식 스몰웨딩 하우스웨딩',
    occasion: 'FORMAL',
    formal: 'WEDDING',
    weight: weights.wedding,
    plans: ['OUTDOORS'],
  },
  {
    words:
      '장레식장 장례 조문 문상 상가집 상갓집 초상 빈소 발인 부고 부친상 모친상 조부상 조모상 외조부상 외조모상 빙부상 빙모상 장인상 장모상 시부상 시모상 친구아버지상 할머니상 할아버지상 상치르 영결식 추도식 추도예배 입관 삼일장 장지 화장장 49재 사십구재 화장터 운구 장래식',
    occasion: 'FORMAL',
    formal: 'FUNERAL',
    weight: weights.funeral,
    plans: ['SHOES_OFF'],
    marks: ['midday', 'place', 'whole'],
  },
  {
    words:
      '면접 면접보러 일차면접 1차면접 2차면접 최종면접 임원면접 실무면접 회사면접 대학면접 대학원면접 입사면접 취업면접 이직면접 알바면접 인턴면접 공채면접 화상면접 비대면면접 온라인면접 편입면접 입시면접 수시면접 승무원면접 공무원면접 면졉',
    occasion: 'FORMAL',
    formal: 'INTERVIEW',
    weight: weights.interview,
    marks: ['morning', 'own', 'reached'],
  },
  {
    words:
      '상견례 상견래 상견려 칠순잔치 팔순잔치 환갑잔치 회갑연 구순잔치 육순잔치 미수연 학위수여식 졸업연주회 시상식 수상식 기념식 개업식 개소식 준공식 창립기념식 취임식 퇴임식 이취임식 임명식 은퇴식 임관식 전역식 입소식 출판기념회 갈라디너 후원의밤 동문의밤 세례식 첫영성체 임직식 입단식 발대식 헌정식',
    occasion: 'FORMAL',
    formal: 'EVENT',
    plans: ['SPECIAL'],
    marks: ['reached', 'whole'],
  },
  {
    words: '돌잔치하객 백일잔치 조카돌 손주돌 손녀돌 손자돌 아기돌 첫돌 친구아기돌 돌잔칫집 돌잔치집',
    occasion: 'FORMAL',
    formal: 'EVENT',
    marks: ['reached', 'whole'],
  },
  {
    words: '생일 생신 생파 생일모임 생일저녁 생신모임 생신저녁 생신식사 생일식사',
    occasion: 'DATE',
    weight: weights.company,
    plans: ['SPECIAL'],
    marks: ['evening', 'forChildren'],
  },
  {
    words:
      '기념일 결혼기념일 결기 1주년 20주년 25주년 30주년 35주년 40주년 50주년 7주년 결혼20주년 결혼30주년 은혼식 금혼식 2주년 3주년 5주년 10주년 100일 200일 300일 500일 1000일 백일기념 천일 프로포즈 프러포즈 청혼 고백데이 파인다이닝 오마카세 코스요리 기념일저녁',
    occasion: 'DATE',
    weight: weights.date,
    plans: ['SPECIAL'],
    marks: ['evening', 'grown'],
  },
  {
    words:
      '가족모임 가족행사 집안행사 집안모임 친척모임 가족식사 가족사진 예비시댁 예비처가 예비시부모님 예비장인 예비장모님 첫인사 인사드리러 인사드리는 인사드리기 시댁인사 처가인사 남친부모님 여친부모님 남자친구부모님 여자친구부모님 결혼허락 크리스마스파티 연말파티 할로윈파티 핼러윈파티 브라이덜샤워 베이비샤워 합격파티 축하파티 환갑여행기념 양가부모님 양가식사 양가인사',
    occasion: 'DATE',
    plans: ['SPECIAL'],
    marks: ['evening'],
  },
  {
    words:
      '웨딩촬영 100일촬영 백일상 아기백일 아기100일 스냅촬영 스냅사진 커플스냅 우정촬영 우정사진 프로필촬영 프로필사진 만삭촬영 돌촬영 돌사진 백일사진 백일촬영 셀프웨딩 셀프스냅 크리스마스 크리스마스이브 성탄절 어버이날 특별한날 중요한날 중요한자리 설날 추석 명절 명절이라 구정 콩쿨 콩쿠르 오디션 발표회 연주회무대 세뱃돈 세배 만삭사진 조카백일 손주백일 웨딩스냅 웨딩사진 웨딩샷 세미웨딩촬영 야외웨딩촬영 제주스냅 해외스냅 가봉 성년의날 부부의날 로즈데이선물 칠석 빼빼로데이선물 화이트데이선물 전역 전역날 전역하는날 전역식날 주인공 내가주인공 제가주인공 오늘의주인공',
    plans: ['SPECIAL'],
    marks: ['whole'],
  },
  {
    words: '음악회 연주회 독주회 오페라 오케스트라 클래식공연 발레공연 시사회',
    occasion: 'DATE',
    weight: weights.company,
    marks: ['evening', 'social'],
  },
  { words: '개업 오픈식', occasion: 'CASUAL', plans: ['SPECIAL'], marks: ['whole'] },
  {
    words: '차례지내 차례상 제사 기제사 제삿날 기일 제사음식 설차례 추석차례 제사준비',
    occasion: 'FORMAL',
    formal: 'EVENT',
    weight: weights.gathering - 1,
    plans: ['SHOES_OFF'],
    marks: ['midday', 'whole'],
  },
  { words: '파티', occasion: 'DATE', weight: weights.outing + 1, marks: ['evening', 'whole'] },
  {
    words: '칠순 팔순 환갑 회갑 육순 구순 미수',
    occasion: 'FORMAL',
    formal: 'EVENT',
    weight: weights.tripAfterDuty - 1,
    plans: ['SPECIAL'],
    marks: ['whole'],
  },
  { words: '고백', occasion: 'DATE', weight: weights.date, plans: ['SPECIAL'], marks: ['grown', 'own', 'whole'] },
  {
    words:
      '남자친구어머니 여자친구어머니 남친어머니 여친어머니 남친아버지 여친아버지 남친엄마 여친엄마 남친가족 여친가족 남자친구가족 여자친구가족 예비시어머니 예비시아버지 예비장모 시댁첫인사 처가첫인사 승진축하 합격축하 취업축하 졸업축하 입학축하외식 축하외식 축하식사 축하저녁 승진턱 합격턱 취업턱 졸업축하외식',
    occasion: 'DATE',
    plans: ['SPECIAL'],
    marks: ['evening', 'whole'],
  },
  {
    words:
      '제례 향사 향교 석전 석전대제 춘계석전 추계석전 다례제 추모제례 고사지내 시산제지내 산신제 당산제 유림 회혼식 금혼식잔치 은혼식잔치 진갑잔치 미수잔치 백수잔치',
    occasion: 'FORMAL',
    formal: 'EVENT',
    plans: ['SPECIAL'],
    marks: ['whole'],
  },
  {
    words: '발렌타인데이 발렌타인 화이트데이 빼빼로데이 로즈데이',
    occasion: 'DATE',
    weight: weights.gathering,
    plans: ['SPECIAL'],
    marks: ['evening', 'grown', 'whole'],
  },
  {
    words: '오프닝 오프닝날 오프닝식',
    occasion: 'FORMAL',
    formal: 'EVENT',
    weight: weights.gathering,
    plans: ['SPECIAL'],
    marks: ['whole'],
  },
  {
    words: '시제 묘제 시제지내 시제모시',
    occasion: 'FORMAL',
    formal: 'EVENT',
    weight: weights.gathering + 1,
    plans: ['SPECIAL'],
    marks: ['midday', 'whole'],
  },
]
