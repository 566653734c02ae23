import { type Meaning, weights } from './meaning.data.ts'

/** Words for sports, for which people wear special clothes. */
export const sport: readonly Meaning[] = [
  {
    words:
      '등산 등산모임 둥산 산행 야간산행 일출산행 산타러 산에 산악회 트레킹 트래킹 하이킹 종주 능선 관악산 북한산 청계산 도봉산 인왕산 설악산 지리산 한라산 수락산 아차산 계룡산 무등산 팔공산 금정산 소백산 덕유산 치악산 월악산 오대산 태백산 속리산 내장산 마니산 용마산 불암산 뒷산 앞산 동네산 등샨 황토길 황톳길 맨발 맨발산책 둘레길산책 뒷동산 산오르 산올라 등반 동산',
    occasion: 'SPORT',
    sport: 'HIKING',
    plans: ['WALKING', 'OUTDOORS'],
    marks: ['morning', 'own', 'whole'],
  },
  { words: '약수터', occasion: 'SPORT', sport: 'HIKING', plans: ['WALKING'], marks: ['morning', 'own', 'whole'] },
  {
    words:
      '둘레길 둘래길 올레길 해파랑길 갈맷길 자락길 순례길 걷기운동 걷기대회 걷기모임 파워워킹 빠르게걷기 걷기동호회 숲길걷기 맨발걷기 트레일 둘렛길 들레길',
    occasion: 'SPORT',
    sport: 'HIKING',
    plans: ['WALKING', 'OUTDOORS'],
    marks: ['morning', 'own'],
  },
  {
    words:
      '러닝 런닝 러닝크루 런닝크루 러닝모임 러닝클럽 런크루 조깅 달리기 마라톤 하프마라톤 풀마라톤 10k마라톤 야간러닝 아침러닝 한강러닝 트레일러닝 슬로우조깅 슬로조깅 뜀박질 시티런 나이트런 모닝런 한강런 뛰러',
    occasion: 'SPORT',
    sport: 'RUNNING',
    plans: ['OUTDOORS'],
    marks: ['own'],
  },
  {
    words:
      '헬스 핼스 헬쓰 짐가서운동 피트니스 휘트니스 웨이트 쇠질 하체조지 러닝머신 런닝머신 필라 요가 빈야사 핫요가 크로스핏 크로스핏박스 크핏 클라이밍 암장 볼더링 스피닝 줌바 에어로빅 라인댄스 사교댄스 벨리댄스 스포츠댄스 댄스학원 방송댄스 춤연습 폴댄스 발레 발레학원 복싱 킥복싱 주짓수 검도 태권도 점핑 수영 자유수영 새벽수영 아침수영 홈트 스트레칭 기체조 국선도 생활체조 체조교실 단전호흡 pt수업 퍼스널트레이닝 개인pt 기구필라테스 바레 그룹엑서사이즈 gx 실내운동 필테 댄스 연습실댄스 gym 핼쓰 유도장 유도관',
    occasion: 'SPORT',
    sport: 'GYM',
    marks: ['own', 'place'],
  },
  {
    words:
      '축구 조기축구 풋살 풋싸 농구 베드민턴 배민턴 테니스 테니쓰 탁구 배구 족구 스쿼시 피구 볼링 볼링모임 사회인야구 야구동호회 야구연습 캐치볼 소프트볼 럭비 피클볼 핸드볼 하키 라켓볼 티볼 라크로스',
    occasion: 'SPORT',
    sport: 'BALL',
    marks: ['own', 'whole'],
  },
  { words: '아쿠아로빅 아쿠아로빅수업', occasion: 'SPORT', sport: 'GYM', plans: ['WET'], marks: ['own', 'place'] },
  { words: '게이트볼', occasion: 'SPORT', sport: 'BALL', marks: ['morning', 'own', 'whole'] },
  {
    words: '골프 파크골프 파크골푸 그라운드골프 골프모임 골프동호회 파3 골프약속',
    occasion: 'SPORT',
    sport: 'GOLF',
    marks: ['morning', 'own'],
  },
  {
    words: '스크린골프 스크린치 스크린쳐 백돌이 스크린한판 스크린한게임 스골 실내골프',
    occasion: 'SPORT',
    sport: 'GOLF',
    marks: ['own'],
  },
  {
    words:
      '자전거 한강자전거 라이딩 따릉이타러 자전거동호회 사이클 로드자전거 mtb 산악자전거 자전거여행 자전거모임 자전거종주 국토종주 로드라이딩 자덕',
    occasion: 'SPORT',
    sport: 'CYCLING',
    plans: ['OUTDOORS'],
    marks: ['own'],
  },
  {
    words: '자전거타고 자전거로 자전거출근 자출 따릉이 따릉이타고',
    occasion: 'SPORT',
    sport: 'CYCLING',
    weight: weights.faint,
    marks: ['own'],
  },
  {
    words: '운동 아침운동 저녁운동 새벽운동 운동모임 운동약속 오운완 운동장운동 운덩',
    occasion: 'SPORT',
    weight: weights.sport - 1,
    marks: ['own'],
  },
  {
    words: '보드타 스노보드 스노우보드 보드장 하이원 용평리조트 곤지암스키장 스키 스키장',
    occasion: 'SPORT',
    weight: weights.camp,
    plans: ['WET', 'OUTDOORS'],
    marks: ['morning', 'own', 'whole'],
  },
  {
    words:
      '서핑 스노클링 스노쿨링 스쿠버 프리다이빙 다이빙 래프팅 카약 패들보드 수상스키 바나나보트 수상레저 빠지놀 빠지감 빠지가 빠지갔 가평빠지',
    occasion: 'SPORT',
    weight: weights.camp,
    plans: ['WET', 'OUTDOORS'],
    marks: ['own', 'whole'],
  },
  {
    words: '아이스링크 스케이트 빙상장 아이스스케이트',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['COOL'],
    marks: ['whole'],
  },
  {
    words: '라운딩 골프라운딩 티오프 티업 골프장 컨트리클럽 골프대회 필드 공치러 공치는날',
    occasion: 'SPORT',
    sport: 'GOLF',
    weight: weights.camp,
    marks: ['morning', 'own', 'place', 'whole'],
  },
  {
    words: '접대골프 골프접대 거래처골프 거래처랑골프 고객사골프 거래처골프접대 접대라운딩 거래처라운딩',
    occasion: 'SPORT',
    sport: 'GOLF',
    weight: weights.camp,
    plans: ['GUESTS'],
    marks: ['morning', 'own', 'whole'],
  },
  { words: '국학기공 기공체조 덩더꿍체조 생활기공', occasion: 'SPORT', sport: 'GYM', marks: ['own', 'whole'] },
  { words: '체육관', occasion: 'SPORT', sport: 'GYM', weight: weights.errand, marks: ['own', 'place'] },
]
