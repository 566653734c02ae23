import { type Meaning, weights, type Who } from './meaning.data.ts'

/** Drinks with others. */
export const drinks: Meaning = {
  words:
    '술한잔 한잔 소맥 치맥 맥주 소주 막걸리 와인 칵테일 위스키 호프 술집 포차 하이볼 이차 재즈바 lp바 루프탑바 낮술 와인모임 맥주모임',
  occasion: 'DATE',
  weight: weights.company - 2,
  marks: ['evening', 'grown', 'social', 'whole'],
}

/** Words for whom one meets, and over what. */
export const social: readonly Meaning[] = [
  {
    words:
      '소개팅 미팅3대3 미팅4대4 미팅2대2 소갯팅 소게팅 애프터 맞선 선자리 선보러 선보는 선보기 로테이션소개팅 과팅 미팅나가 미팅나감 3대3미팅 4대4미팅 2대2미팅 대학생미팅 여대미팅 미팅자리 솔로파티 첫데이트 첫만남 썸데이트 썸남데이트',
    occasion: 'DATE',
    weight: weights.firstDate,
    plans: ['SPECIAL'],
    marks: ['evening', 'grown', 'own'],
  },
  {
    words: '데이트 대이트 데이투 커플데이트 더블데이트 저녁데이트 주말데이트 데이뚜',
    occasion: 'DATE',
    weight: weights.date,
    marks: ['evening', 'grown', 'social'],
  },
  {
    words:
      '모임 정기모임 정모 벙개 친목 친목모임 계모임 곗날 곗모임 동창회 동창모임 동문회 동문모임 총동창회 향우회 종친회 동기모임 동호회 소모임 독서모임 북클럽 엄마모임 엄마들모임 학부모모임 맘모임 부부모임 저녁모임 점심모임 친구모임 고향친구모임 여고동창 초등동창 티타임 커피챗 다과회 신년회 송년회 망년회 연말모임 신년모임 청모 청첩장모임 언니들모임 여행계모임 번개모임 번개팅 번개감 약속 저녁약속 점심약속 밥약 저약 점약 선약 친구약속 저녁식사약속',
    occasion: 'DATE',
    marks: ['evening', 'plain', 'social'],
  },
  {
    words:
      '감성주점 헌팅포차 불금달 술약 술자리 술모임 술먹 술마 술머 술판 술파티 뒤풀이 뒷풀이 2차까지 3차까지 2차감 3차감 2차3차 이태원클럽 홍대클럽 강남클럽 심야술집 포장마차 이자카야 밤술 불금술 술달',
    occasion: 'DATE',
    plans: ['LATE'],
    marks: ['evening', 'grown', 'social', 'stem'],
  },
  {
    words: '술',
    occasion: 'DATE',
    weight: weights.gathering - 2,
    plans: ['LATE'],
    marks: ['evening', 'grown', 'social', 'whole'],
  },
  { words: '클럽', occasion: 'DATE', plans: ['LATE'], marks: ['evening', 'grown', 'own', 'plain', 'whole'] },
  drinks,
  {
    words: '브런치 브런치카페 브런취 애프터눈티 디너 호텔뷔페 호텔부페 뷔페 부페 파스타집 스테이크 레스토랑',
    occasion: 'DATE',
    weight: weights.company,
    marks: ['social'],
  },
  {
    words:
      '집들이 집뜰이 홈파티초대 친구집집들이 친구네집들이 친구집들이 언니네집들이 동생네집들이 누나네집들이 아들네집들이 딸네집들이 아들집들이 딸집들이 언니집들이 오빠네집들이 오빠집들이 동생집들이 조카네집들이 선배집들이 지인집들이 형네집들이 동료집들이',
    occasion: 'DATE',
    plans: ['SHOES_OFF'],
    marks: ['evening'],
  },
  {
    words:
      '콘서트 컨서트 콘써트 콘설트 뮤지컬 연극 공연 단독콘서트 토크콘서트 재즈공연 팬밋 앙콘 막콘 첫콘 팬싸 사인회 댄스공연 무용공연 합창공연 밴드공연',
    occasion: 'CASUAL',
    weight: weights.errand + 2,
    marks: ['evening', 'grown', 'own'],
  },
  {
    words: '전시 미술관 갤러리 사진전 미디어아트 아트페어 원데이클래스 쿠킹클래스 공방 향수공방 반지공방',
    occasion: 'CASUAL',
    weight: weights.errand + 2,
    marks: ['own', 'whole'],
  },
  {
    words:
      '친구집 친구네 친구자취방 동생네 언니네 누나네 오빠네 형네 동생집 언니집 누나집 오빠집 형집 이모네 고모네 삼촌네 이모집 할머니네 할머니댁 할머니집 할아버지댁 외할머니댁 외할머니집 외갓집 외가 시골집 큰집 작은집 친정 친정엄마네 친정엄마집 시댁 시가 처가 처갓집 장모님댁 시부모님댁 시어머니댁 부모님댁 부모님집 엄마집 엄마네 딸네 아들네 딸집 아들집 사돈댁 지인집 지인네 남친집 여친집 남자친구집 여자친구집 선배집 이웃집 옆집 윗집 가정방문 손님집 친척집 큰댁 작은댁 이모댁 고모댁 삼촌댁 언니댁 자택방문 한옥 한옥카페',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['SHOES_OFF'],
    marks: ['home', 'whole'],
  },
  {
    words:
      '혼밥 곱창 막창 조개구이 양꼬치 족발 보쌈 초밥 스시 라멘 마라탕 파전 해물파전 칼국수 냉면 삼계탕 백숙 닭백숙 장어 오리고기 갈비 한우 소고기 회먹 회뜨러 대게 돼지갈비 샤브샤브 훠궈 외식 가족외식 식사 점심식사 저녁식사 밥먹 점심먹 저녁먹 맛집 맛집투어 고기집 고깃집 삼겹살 횟집 중국집 국밥 떡볶이 치킨 피자 디저트 빙수 베이커리 빵지순례 커피 혼술 혼영',
    occasion: 'CASUAL',
    marks: ['social'],
  },
  { words: '한정식 좌식식당 좌식 마룻바닥 신발벗 방바닥 바닥에앉 평상에', plans: ['SHOES_OFF'], marks: ['stem'] },
  {
    words:
      '둘이저녁 둘이점심 둘이밥 둘이서저녁 둘이서점심 둘이서밥 같이먹 같이밥 같이식사 같이점심 같이저녁 밥같이 점심같이 저녁같이 식사같이 점심만같이 저녁만같이 밥만같이 밥만먹 밥한끼 밥사 밥얻어먹 위로차 위로주 위로모임 축하주 축하자리 축하모임 축하턱 한턱 한턱내 한턱쏘 밥사준 밥산다 밥사기로 밥얻',
    occasion: 'DATE',
    weight: weights.company,
    marks: ['social', 'stem', 'whole'],
  },
  {
    words: '가족회식 가족저녁외식 와인파티 홈파티 루프탑파티 동호회파티',
    occasion: 'DATE',
    marks: ['evening', 'social'],
  },
  {
    words:
      '동성로 충장로 서면 남포동 은행동 둔산동 건대 홍대 신촌 이대 강남 압구정 신사동 을지로 종로 익선동 이태원 한남동 성수 연남 망원 합정 상수 문래 잠실 신림 노원 수유 천호 왕십리 혜화 대학로 명동 사당 구로디지털 영등포 부평 구월동 주안 범계 인계동 수원역 야탑 서현 정자동 판교 미금 동탄 영통 산본 일산 라페스타 웨스턴돔 전포 해운대 광안리 경성대 덕천 상남동 삼산동 상무지구 전대후문 객사 시내 번화가 로데오 먹자골목 대학가 인사동 북촌 서촌 삼청동 가회동 부암동 성북동',
    marks: ['grown', 'whole'],
  },
  {
    words: '술게임 술독 술파티하 술각 부어라',
    occasion: 'DATE',
    plans: ['LATE'],
    marks: ['evening', 'grown', 'social', 'whole'],
  },
  { words: '반대표 반대표모임', occasion: 'DATE', marks: ['social', 'whole'] },
  {
    words:
      '청첩장받 청첩장주 청첩장돌리러 청첩장전해 상견례전인사 동문행사 홈커밍 홈커밍데이 사은회 은사모임 스승의날 제자모임 졸업생모임 반창 기수모임 전역모임 환영식사 웰컴파티 파자마파티 홈파 홈파티하 포틀럭 포트럭 와인파티하 하우스파티 생일모임하 뒷풀이하 번개하 커피타임 커피약속 만찬모임 가족동반 가족모임있 친지모임 사촌모임 형제모임 남매모임 육남매 계추 계중 곗돈 친선모임 동우회 전우회모임 군민회 도민회 재경향우회 화수회 총동문회 동기회 기동기 라이온스 로타리 로터리클럽 라이온스클럽 jc 청년회의소 상인회 번영회 부녀회모임 아파트모임 이웃모임 엄마들브런치 학부모브런치 반모 반톡모임 동창생 동창부부 첫모임 오프모임 온라인모임정모 소셜링 문토 프립 독서토론 토론모임 영화모임 와인모임하 사진모임 그림모임 등산모임뒤풀이 스터디뒤풀이 동아리뒤풀이 오랜만에만 오랜만에보 몇년만에만 오랜만에얼굴 썸타 썸만남 두번째만남 세번째만남 두번째데이트 첫데이트날 소개받 소개자리 맞선보 선본 선봄 미팅있대 단체미팅 커플모임 커플여행모임 커플사진 만찬 만찬회 저녁만찬 점심번개 저녁번개 술번개 커피번개 번개 식사자리 저녁자리 점심자리 술자리모임',
    occasion: 'DATE',
    marks: ['evening', 'social', 'whole'],
  },
  {
    words: '야장',
    occasion: 'DATE',
    weight: weights.company,
    plans: ['OUTDOORS'],
    marks: ['evening', 'grown', 'social', 'whole'],
  },
  {
    words: '부부초대 동료초대 직장동료초대 친구초대 지인초대 회사사람초대',
    occasion: 'DATE',
    plans: ['GUESTS'],
    marks: ['evening', 'tail', 'whole'],
  },
  { words: '송별회 환송회 환영회 송별 송별파티 송별식사 환송 환송식', occasion: 'DATE', marks: ['evening', 'whole'] },
  { words: '부부동반', occasion: 'DATE', marks: ['evening', 'plain', 'whole'] },
]

/** Words for persons: with 랑 or 데리고 they come along, else the day is theirs. */
export const persons: readonly Meaning[] = [
  {
    words:
      '남편 남푠 신랑 와이프 와잎 아내 마누라 집사람 애아빠 애기아빠 애엄마 애들아빠 애들엄마 아이아빠 아이엄마 아빠 엄마 부모님 어머니 아버지 어머님 아버님 친정엄마 친정부모님 시부모님 시어머니 시아버지 시어머님 시아버님 장모님 장인어른 장인 장모 할머니 할아버지 할무니 동생 언니 오빠 누나 형 룸메 룸메이트 이모 고모 삼촌 사촌 며느리 사위 영감 영감님 할멈 할망구 형님 여동생 남동생 처제 처형 시누이 시누 동서 아들부부 딸부부 아들내외 딸내외 아들며느리 딸사위',
    marks: ['whole'],
    turn: 'person',
    who: 'family',
  },
  {
    words:
      '아이 애 애기 아기 아가 아가들 꼬맹이 꼬맹이들 꼬마 손주 손자 손녀 손녀딸 손주들 조카 조카들 아이들 우리애 우리애기 우리애들 우리아이 우리아가 막둥이 쌍둥이 둥이들 첫째 둘째 셋째 막내 초딩아들 초딩딸 다섯살 네살 세살 여섯살 일곱살 5살 4살 3살 6살 7살 돌쟁이 아들딸 애하나 큰애 작은애 큰아이 작은아이 초등1학년 초등2학년 초등3학년 초등저학년 초등학생아들 초등학생딸 초등아들 초등딸 유치원생아들',
    marks: ['whole'],
    turn: 'person',
    who: 'child',
  },
  { words: '애들 얘들 꼬마들', marks: ['whole'], turn: 'person', who: 'perhapsChild' },
  {
    words: '아들 딸 딸래미 딸내미 아들래미 아들내미 딸램 아들램 따님 큰딸 작은딸 큰아들 작은아들',
    marks: ['whole'],
    turn: 'person',
    who: 'offspring',
  },
  {
    words:
      '친구 친구들 사돈 사돈어른 칭구 절친 베프 찐친 고향친구 고딩친구 대학친구 초등친구 옛친구 동네친구 동창 동기 동기들 선배 선배들 후배 후배들 언니들 오빠들 형들 누나들 지인 지인들 이웃 동네언니 동네엄마 엄마들 학부모들 아이친구엄마 애친구엄마 애친구엄마들 아이친구엄마들 동네엄마들 유치원엄마 유치원엄마들 어린이집엄마 어린이집엄마들 반엄마들 조리원동기 친구커플 친구부부 고등학교동창 고등학교동창들 중학교동창 초등학교동창 국민학교동창 대학동창 대학교동창 대학동기 대학동기들 고등학교친구 고등학교친구들 중학교친구 중학교친구들 초등학교친구 대학교친구 대학친구들 고딩친구들 학교동창 여고동창들 산후조리원친구 조리원친구 조리원친구들 조리원동기들 친규 칭구들 친구녀석',
    marks: ['whole'],
    turn: 'person',
    who: 'friend',
  },
  {
    words: '남친 여친 남자친구 여자친구 애인 썸남 썸녀 썸남이 남사친 여사친',
    marks: ['whole'],
    turn: 'person',
    who: 'lover',
  },
  {
    words:
      '팀장 팀장님 부장 부장님 과장님 차장님 대리님 사장 사장님 대표님 상사 교수 교수님 선생님 담임 담임선생님 원장님 실장님 본부장님 이사님 상무님 전무님 사수 동료 동료들 직장동료 회사동료 팀원 팀원들 부하직원 상무 전무 회장님 지점장님 점장님 매니저님',
    marks: ['whole'],
    turn: 'person',
    who: 'boss',
  },
]

/** Meanings of people who come along; 애들, 아들 and 딸 only bring children on some days. */
export const companions: Readonly<Partial<Record<Who, Meaning>>> = {
  child: { words: '', occasion: 'CASUAL', weight: weights.withKids, plans: ['KIDS'] },
  perhapsChild: { words: '', who: 'perhapsChild' },
  offspring: { words: '', who: 'offspring' },
  friend: { words: '', occasion: 'DATE', weight: weights.outing + 1, marks: ['evening'] },
  acquaintance: { words: '', occasion: 'DATE', weight: weights.errand - 3 },
  lover: { words: '', occasion: 'DATE', weight: weights.date, marks: ['evening', 'grown'] },
}
