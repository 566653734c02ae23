import { type Meaning, weights } from './meaning.data.ts'

/** Words for errands and anything that needs no special clothes. */
export const errands: readonly Meaning[] = [
  {
    words:
      '장보기 장보러 장보고 장봐 장봄 장볼 장본 장보는 장을보 마트장보기 장보끼 이마트 홈플 롯데마트 대형마트 식자재마트 시장보기 시장봐 시장보러 장에가 장에감 장에나 장나들이',
    occasion: 'CASUAL',
    plans: ['CARRY'],
    marks: ['head', 'place', 'stem'],
  },
  { words: '코스트코 트레이더스 코스코 이케아', occasion: 'CASUAL', plans: ['CARRY'], marks: ['place'] },
  {
    words:
      '마트 하나로마트 동네마트 편의점 시장 전통시장 재래시장 수산시장 새벽시장 오일장 5일장 장날 꽃시장 반찬가게 정육점 다이소 올리브영 올영 약국 은행 은행업무 농협 신협 우체국 주민센터 동사무소 행정복지센터 구청 도청 군청 법원 등기소 세무서 경찰서 관공서 출입국 여권 여권신청 여권사진 증명사진 민원 보건소 서점 책방 교보문고 알라딘 세탁소 수선집 미용실 미용원 미장원 헤어샵 이발 바버샵 머리자르 머리잘 머리염색 머리볶 펌하 파마 뿌염 염색 커트 컷트 네일 속눈썹 피부관리 반영구 부동산 계약서 서류떼 중고거래 휴대폰매장 핸드폰수리 핸드폰매장 as센터 서비스센터 고객센터방문 사진관 민방위 분리수거 청소 대청소 집청소 빨래 코인빨래방 볼일 개인일정 개인용무 동네볼일 헌혈 헌혈의집 증사 이삿짐견적 심부름 국민연금 연금공단 건강보험공단 공단 보청기 공과금 세금내 머리하 머리함',
    occasion: 'CASUAL',
    marks: ['place'],
  },
  {
    words: '이사 자취방이사 원룸이사 이삿날 이삿짐 짐정리 짐옮기 짐빼 방빼',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['CARRY'],
    marks: ['own', 'whole'],
  },
  {
    words: '집보러 집구경 임장 방보러 방구하러 자취방구하 모델하우스',
    occasion: 'CASUAL',
    plans: ['WALKING'],
    marks: ['whole'],
  },
  {
    words:
      '병원 병원진료 병언 내과 외과 치과 피부과 정형외과 이비인후과 이빈후과 산부인과 신경외과 비뇨기과 비뇨의학과 정신과 가정의학과 치료 치과진료 스케일링 임플란트 충치치료 사랑니 교정치과 진료 예방접종 백신 독감주사 주사맞 링거 수액 난임병원 시험관 치아교정 뱡원 병우너 혈압약 병원투어 라식상담 한의원 한방병원 통증의학과 마취통증의학과 물리치료 물치 도수 침맞 침치료 왁싱 마사지 타이마사지 경락 한의언 족욕 찜질 재활의학과',
    occasion: 'CASUAL',
    marks: ['forChildren', 'morning', 'place', 'reached'],
  },
  { words: '안과 침 뜸', occasion: 'CASUAL', marks: ['forChildren', 'morning', 'place', 'whole'] },
  {
    words:
      '대학병원 종합병원 서울대병원 세브란스 아산병원 삼성병원 성모병원 응급실 건강검진 검진 정기검진 내시경 위내시경 대장내시경 mri 피검사 병문안 문병 입원 퇴원 수술 요양원 요양병원 면회 간병 동물병원 강아지병원 고양이병원 애견미용 투석 재활 항암 국가검진 산후조리원 조리원',
    occasion: 'CASUAL',
    marks: ['morning', 'place', 'reached'],
  },
  {
    words:
      '교회 예배 주일예배 수요예배 금요예배 새벽예배 새벽기도 주일학교 성가대 찬양대 찬양팀 성경공부 구역모임 청년부 교회모임 성당 성당모임 주일미사 저녁미사 새벽미사 교중미사 고해성사 구역장모임 교회봉사',
    occasion: 'CASUAL',
    weight: weights.errand + 2,
    marks: ['morning', 'own', 'place', 'reached'],
  },
  { words: '미사', occasion: 'CASUAL', weight: weights.errand + 2, marks: ['morning', 'own', 'whole'] },
  {
    words: '구역예배 속회 심방',
    occasion: 'CASUAL',
    weight: weights.errand + 2,
    plans: ['SHOES_OFF'],
    marks: ['own', 'whole'],
  },
  {
    words:
      '절에 절가 절감 절구경 절갔 절방문 사찰 사찰투어 템플스테이 법회 불공 초파일 부처님오신날 석가탄신일 조계사 봉은사 불국사 해인사 통도사 절밥 산사 암자 절',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['SHOES_OFF'],
    marks: ['morning', 'own', 'whole'],
  },
  {
    words:
      '복지관 복지회관 종합복지관 노인대학 실버대학 노래교실 서예 서예교실 평생교육원 평생학습관 주민자치센터 문화원 문화교실 컴퓨터교실 스마트폰교실 민화 꽃꽂이 콜라텍 하모니카 우쿨렐레 기타레슨 피아노 피아노학원 보컬레슨 뜨개 요리수업 요리학원 도슨트 봉사 자원봉사 재능기부 경로잔치 도예 도예수업 도자기 도자기공방 바리스타수업 연기수업 마실감 마실나 마실가',
    occasion: 'CASUAL',
    marks: ['morning', 'own', 'place'],
  },
  {
    words:
      '바둑 장기두 장기둠 장기한판 장기판 고스톱 고스돕 화투 윷놀 마작 포커치 당구 포켓볼 섹소폰 오카리나 장구 난타 사물놀이 합주 밴드합주 밴드연습 반상회 동대표회의 입주자회의 입주자대표회의 조합총회 조합회의 부녀회 마을회의 노인회 이장회의 통장회의 재건축총회 종친회회의 때밀 목욕 네컷사진 사녹 음방 사전녹화 짐싸 가구조립 굿즈사 빵투어 급식모니터링 투표 사전투표 외래 입주청소 영어교실 그림그리 그림수업 품앗이 수강신청 집정리 옷정리 화초 반찬하 반찬만들 반찬해 아파트장 알뜰장 바자회 동네모임 사전점검 입주점검 요양등급 틀니 안경 백내장 폐지줍 이불빨래 침구빨래 놀러감 놀러가 물리치료실',
    occasion: 'CASUAL',
    marks: ['own', 'stem', 'whole'],
  },
  {
    words:
      '손님옴 손님오 손님온 손님맞 손님초대 손님치르 집초대 집에초대 손님초대하 초대음식 초대상 손님음식 집으로초대',
    occasion: 'CASUAL',
    plans: ['GUESTS'],
    marks: ['stem', 'whole'],
  },
  { words: '도서관 시립도서관 동네도서관 구립도서관', occasion: 'CASUAL', marks: ['forChildren', 'indoors', 'place'] },
  {
    words:
      '카페 까페 스벅 스타벅스 투썸 찻집 동네카페 북카페 대형카페 카공 카페투어 애견카페 고양이카페 이디야 메가커피 카패 카폐 전통찻집 커피숍 커피샵 백화점 신세계백화점 롯데백화점 현대백화점',
    occasion: 'CASUAL',
    marks: ['indoors', 'place'],
  },
  { words: '조조 무대인사 극장', occasion: 'CASUAL', weight: weights.errand + 2, marks: ['indoors'] },
  { words: '심야영화', occasion: 'CASUAL', weight: weights.errand + 2, plans: ['LATE'], marks: ['evening'] },
  {
    words: '만화카페 만화방 룸카페',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['SHOES_OFF'],
    marks: ['grown'],
  },
  {
    words:
      'pc방 피시방 피방 피씨방 코노 코인노래방 노래방 보드게임 보드게임카페 방탈출 오락실 인생네컷 네컷 홍대놀 홍대구경 덕질 생일카페 생카 파티룸',
    occasion: 'CASUAL',
    weight: weights.outing,
    marks: ['grown', 'own', 'place'],
  },
  {
    words:
      '찜질방 사우나 목욕탕 목간 대중목욕탕 세신 불가마 반신욕 찜방 대중탕 동네목욕탕 한증막 불한증막 황토방 숯가마 숯가마찜질 때밀이',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['SHOES_OFF'],
  },
  { words: '온천 스파', occasion: 'CASUAL', weight: weights.outing },
  {
    words:
      '쇼핑 백화점쇼핑 아울렛 아웃렛 프리미엄아울렛 스타필드 더현대 롯데몰 지하상가 팝업 편집샵 옷구경 아이쇼핑 윈도우쇼핑 동묘 빈티지샵 구제쇼핑 가구보러 가구구경 가전보러 성수동투어 성수투어 카페거리 답사 발품',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['WALKING'],
    marks: ['head', 'place'],
  },
  {
    words:
      '집콕 집순이 집돌이 집에서쉼 집에서쉬 집에만 집에있 집에서뒹굴 집에서놀 홈캉스 뒹굴뒹굴 넷플 정주행 집안일 집밥 이불밖 집데이트 방구석 집에서쉴 하루종일집 종일집 늘어지',
    occasion: 'CASUAL',
    weight: weights.errand + 4,
    marks: ['own', 'stem'],
  },
  {
    words: '김장 장담그 메주 고추장담그 된장담그기 김치담그',
    occasion: 'CASUAL',
    weight: weights.outing,
    marks: ['whole'],
  },
  {
    words: '영화 cgv 메가박스 롯데시네마',
    occasion: 'CASUAL',
    weight: weights.errand + 2,
    marks: ['evening', 'indoors'],
  },
  { words: '문화센터 문화센타 마트문화센터', occasion: 'CASUAL', marks: ['chore', 'forChildren', 'morning', 'place'] },
  {
    words:
      '웨딩홀투어 예식장투어 식장투어 웨딩홀답사 예식장답사 식장답사 웨딩홀예약 예식장예약 식장예약 웨딩홀계약 예식장계약 식장계약 웨딩홀상담 예식장상담 결혼식장투어 상견례장소 돌잔치장소 결혼식장소 웨딩플래너 웨딩상담 드레스투어 드레스피팅 드레스샵',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['WALKING'],
    marks: ['head', 'stem'],
  },
  {
    words:
      '연령회 사목회 구역장회의 제직회 당회 노회 연합회의 성모회 안나회 요셉회 빈첸시오 꾸리아 꼬미시움 성가단 전례단 복사단 주일학교회의 선교회 권찰회',
    occasion: 'CASUAL',
    weight: weights.company + 1,
    marks: ['morning', 'own', 'whole'],
  },
  {
    words:
      '학원앞대기 학원대기 시험장배웅 수능배웅 수능도시락 수험생엄마 고3엄마 학원비내 미싱 재봉틀배우 이사견적 자동차정비 정비맡 육아휴직신청 휴직계',
    occasion: 'CASUAL',
    weight: weights.gathering,
    marks: ['own', 'whole'],
  },
  {
    words: '색소폰 드럼 통기타 바이올린 트럼펫 클라리넷 플룻 건반',
    occasion: 'CASUAL',
    marks: ['load', 'own', 'whole'],
  },
  { words: '급식봉사 학교급식봉사 학교봉사', occasion: 'CASUAL', marks: ['morning', 'own', 'whole'] },
  {
    words:
      '스마트폰교육 컴퓨터교육 한글학교 수묵화 수묵화교실 수묵화수업 한국화 동양화 문인화교실 산후조리 이장선거 동대표선거 조합장선거 색소폰연습 섹소폰연습 하모니카연습 드럼연습 기타연습 악기연습',
    occasion: 'CASUAL',
    marks: ['own', 'whole'],
  },
  {
    words: '원룸보러 원룸구하 자취방보러 투룸보러 오피스텔보러 하숙집 전세매물 월세매물 고시텔',
    occasion: 'CASUAL',
    plans: ['WALKING'],
    marks: ['head', 'whole'],
  },
  { words: '박람회가 설명회가 피팅 정산회의 상담', occasion: 'CASUAL', marks: ['head', 'tail', 'whole'] },
  {
    words: '웨딩베뉴 베뉴 베뉴투어 웨딩베뉴투어 예식장알아보 웨딩홀알아보',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['WALKING'],
    marks: ['stem', 'whole'],
  },
  {
    words: '예식장보러 웨딩홀보러 식장보러 결혼식장보러 예식장알아 돌잔치장소보러',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['WALKING'],
    marks: ['head', 'stem', 'whole'],
  },
  {
    words:
      '경로당 노인정 마을회관 경노당 노인회관 노인정가 노인정감 노인정에 경로당가 경로당감 경로당에 경로당서 경로당놀 경로당밥 경로당점심 경로당총회 경로당화투 마을회관가 마을회관감 마을회관에 마을회관서',
    occasion: 'CASUAL',
    marks: ['morning', 'own'],
  },
]
