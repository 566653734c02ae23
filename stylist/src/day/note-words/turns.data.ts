import { type Meaning, weights } from './meaning.data.ts'

/** Words that change what other words of the note mean: they cancel them, or shift them to another day or person. */
export const turns: readonly Meaning[] = [
  {
    words:
      '취소 패스 불참 미룸 미뤄 미뤘 미루 밀림 밀렸 밀려서 연기됨 연기돼 연기되 연기함 연기했 없어짐 없어졌 무산 파토 파투 쫑남 쫑났 엎어짐 엎어졌 깨짐 깨졌 까임 포기 관둠 관두 그만둠 그만두 하려다 가려다 가려했 하려했 가려고했 하려고했 갈뻔 캔슬 드랍 노쇼 나가리 제낌 제끼 땡땡이 째고 째자 쨈 쨀 결석 결근 결강 없던일 깨져 엎어져 무리고 무리라 무리임 무리다 무리일 째기 쨌 취쇼 우천취소 우천연기 우천순연 우천으로취소 비와서취소 깸 깨버 깼음 입산금지 입산통제 전면통제 결항 결행 운휴 휴항 짤림 잘림 짤렸 잘렸',
    marks: ['stem', 'whole'],
    turn: 'cancels',
  },
  {
    words:
      '안감 안가 안간 안갈 안갔 안갑 안함 안해 안하 안한 안할 안했 안합 안나가 안나감 안나갈 안나간 안옴 안타 안탐 안탈 안치 안침 안쳐 안칠 안친 안뛰 안뜀 못치 못침 못쳐 못뛰 못뜀 못타 못탐 못탈 안마시고집 않 못감 못가 못간 못갈 못갔 못갑 못해 못함 못하 못할 못했 못나가 못나감 아녀 아님 아니고 아닌 아니라 아니야 아니에 아니구 못한지 간지오래 펑크 빠짐 빠지고 빠질 빠졌 빵꾸 빠진다 빠지기로 빠지려 이었는데 였는데 이였는데 각이었는데 예정이었는데 예정이였는데 안 못 금지 출입금지',
    marks: ['stem', 'whole'],
    turn: 'denies',
  },
  {
    words:
      '없음 없어 없는 없고 없다 없네 없으 없지 없습 없구 없당 없댜 업음 업서 휴강 휴진 휴원 휴교 휴관 휴업 쉼 쉬는 쉬려 쉴래 쉴거 쉴예정 쉬자 쉬어야 하고싶 가고싶 보고싶 먹고싶 싶다 싶음 싶은 싶어 싶네 갈까 할까 볼까 말까 할지말지 고민 다음에하 담에하 했더니 갔더니 마셨더니 먹었더니 뛰었더니 다녀왔더니 갔다왔더니 탔더니 놀았더니 걸었더니 안먹 안마시 안마심 안마신 안마실 안만나 안만남 안만날 안봄 안보고 안보기 안보러 안본 안볼 안봐 못만나 축의금만 부의금만 조의금만 화환만 축의금보내 조의금보내 쉬고 쉬었 생각나는 생각나 그리운 갔다왔음 갔다왔다 갔다왔어 갔다왔네 갔다왔습 다녀왔음 다녀왔다 다녀왔어 다녀왔네 다녀왔습 끝냈음 끝냈다 끝났음집 다했음 다했다 다끝냈 앞두고 앞둔 앞둬',
    marks: ['stem', 'whole'],
    turn: 'lacks',
  },
  {
    words: '쉬는날 쉬는중 휴무 휴일 연차 월차 휴가 방학 방학이 휴학 백수 육아휴직 출산휴가 병가',
    occasion: 'CASUAL',
    weight: weights.faint,
    marks: ['own'],
    turn: 'lacks',
  },
  {
    words:
      '준비 주선 계획 짜기 용품쇼핑 장비사 장비쇼핑 장비보러 가방사 복사 화사러 선물사 선물고르 영상 유튜브 유투브 드라마 예능 방송 중계 라이브방송 만화 게임 책읽 검색 알아보 예매 예약하 예약해야 티켓팅 신청 환불 교환 결과 합격 불합격 떨어짐 떨어졌 떨어져 붙음 붙었 후기 질문지 탈락 답례품 청첩장돌 초대장 앨범 사진정리 사진보정 정산 강의평가 뉴스',
    marks: ['stem'],
    turn: 'cancelsWord',
  },
  { words: '말고 대신 없이 빼고', turn: 'instead' },
  { words: '취소된 취소되었던 안가는 안하는 미뤄진 없어진', marks: ['whole'], turn: 'cancelsNext' },
  {
    words:
      '어제 어젯밤 어저께 그제 그저께 엊그제 엇그제 지난주 지난번 지난달 저번 작년 예전에 옛날에 간밤 어재 옛날 옛날옛적 그옛날 아까 방금 조금전 좀전에 아까전',
    marks: ['whole'],
    turn: 'past',
  },
  {
    words:
      '내일 낼 내일모레 모레 모래 다음주 담주 담쥬 다음달 담달 다음번 담번 내년 나중에 언젠가 이번주말 다가오는 돌아오는 조만간 곧있을 며칠뒤 며칠후 다음에',
    marks: ['whole'],
    turn: 'future',
  },
  { words: '오늘 오눌 옷늘 금일 투데이', marks: ['whole'], turn: 'today' },
  {
    words:
      '피곤 숙취 몸살 근육통 뻗음 뻗었 힘들 힘듦 힘듬 지침 졸려 졸림 나른 다리아 허리아 온몸이 몸이쑤 죽겠 죽을 다쳐서 다쳐 다침 접질려 접질림 접질러 삐끗 삐어서 부러져 부러짐 물집잡 무릎나가 허리삐 발목나가 발목삐',
    marks: ['stem', 'whole'],
    turn: 'tired',
  },
  { words: '보러 응원 관람 구경 참관', marks: ['stem'], turn: 'watchesThere' },
  {
    words: '직관 응원하러',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['OUTDOORS'],
    marks: ['evening', 'grown', 'social'],
    turn: 'watchesThere',
  },
  { words: '본다 봄 봐 봐야 보기 볼거 볼 보는 시청 집관 중계보 보면서', marks: ['stem'], turn: 'watches' },
  {
    words:
      '하고 하구 가고 갔다 들렀다 들려서 끝나고 끝나구 끝나면 끝난후 끝난뒤 끝내고 마치고 마친후 마치면 보고 보구 내고 쓰고 찍고 먹고 마시고 타고 치고 뛰고 시키고 시키구 보내고 맡기고 태우고 내려주고 돌고 만나고 뵙고 다녀오고 하다가 가다가 후 후에 뒤 뒤에 전 전에 이후 다음 담에 그다음 그리고 그담에 그후 글고 있고 있구 하면서 가면서 겸 및 이고 가서 와서 다녀와서 걸어와서 나가서 들러 모여서 잘때 동안 자는동안 있는동안 간동안 사이에 자는사이 간사이 틈에 틈타 낮잠잘때 낮잠자는동안 낮잠시간에',
    turn: 'goesOn',
  },
  { words: '해서 마셔서 먹어서 놀아서 있어서 이어서 이라서 라서 뛰어서 타서', turn: 'because' },
  {
    words:
      '가는길 오는길 정류장 밖은 밖에는 밖이 바깥날씨 날씨 인데 이라 이지만 지만 는데 은데 이니까 니까 있는데 근데 그런데 이긴한데',
    turn: 'but',
  },
  {
    words: '오전 아침 점심 낮 낮에 오후 저녁 밤 밤에 새벽 이른저녁 한낮 저녁엔 점심엔 오후엔 오전엔 아침엔 밤엔',
    marks: ['whole'],
    turn: 'part',
  },
  {
    words:
      '옷쇼핑 옷보러 옷반품 옷환불 옷교환 정장맞 정장보러 한복사 한복맞 입을옷쇼핑 입을옷보러 옷사러 옷사고 옷사기 옷사야 옷살 정장사러 정장사고 정장사기 정장사야 정장살 구두사러 구두사고 구두사기 구두사야 구두살 신발사러 신발사고 신발사기 신발사야 신발살 원피스사러 원피스사고 원피스사기 원피스사야 원피스살 등산화사러 등산화사고 등산화사기 등산화사야 등산화살 운동화사러 운동화사고 운동화사기 운동화사야 운동화살 수영복사러 수영복사고 수영복사기 수영복사야 수영복살 입을옷사러 입을옷사고 입을옷사기 입을옷사야 입을옷살 입고갈옷사러 입고갈옷사고 입고갈옷사기 입고갈옷사야 입고갈옷살 신을신발사러 신을신발사고 신을신발사기 신을신발사야 신을신발살 신을구두사러 신을구두사고 신을구두사기 신을구두사야 신을구두살',
    occasion: 'CASUAL',
    marks: ['stem'],
    turn: 'buys',
  },
  { words: '월요일 화요일 수요일 목요일 금요일 토요일 일요일 주말 평일', turn: 'someDay' },
  { words: '나는 나만 난 나혼자 저는 이제 지금 우린 우리는 우리만 우리집은', marks: ['whole'], turn: 'but' },
  { words: '오프 비번', occasion: 'CASUAL', weight: weights.faint, marks: ['own', 'whole'], turn: 'lacks' },
  {
    words:
      '데려다주 데려다줌 데려다줘 데려다줬 데려오 데려옴 데려와 데리러 데릴러 마중 배웅 태우러 모시러 픽업 데려가 데려감 데려갈 데려갔 데리고가 데리고감 기다림 기다리 기다려 기다렸',
    occasion: 'CASUAL',
    marks: ['stem'],
    turn: 'fetches',
  },
  { words: '왔음 왔다 왔어 왔네 왔습 왔지 왔당 왔엉 왔구', marks: ['whole'], turn: 'done' },
  {
    words: '도와주 도와줌 도와줄 도와드 도우러 도우기 돕기 돕는 돕고 돕자 거들 거들기 도와',
    occasion: 'CASUAL',
    weight: weights.faint,
    marks: ['stem', 'tail'],
    turn: 'helps',
  },
  { words: '날만기다 만기다리 손꼽아기다 손꼽아', marks: ['stem', 'tail'], turn: 'lacks' },
]

/** Meaning of a sport that is played by others. */
export const watching: Meaning = {
  words: '',
  occasion: 'CASUAL',
  weight: weights.outing,
  plans: ['OUTDOORS'],
  marks: ['evening'],
}
