import { type Meaning, weights } from './meaning.data.ts'

/** Words for days of parents and of grandparents with children. */
export const kids: readonly Meaning[] = [
  {
    words:
      '등원 하원 등하원 등원준비 하원픽업 하원마중 하교마중 하교픽업 등교시키 하교시키 손주등원 손주하원 아이픽업 애픽업 애들픽업',
    occasion: 'CASUAL',
    plans: ['KIDS'],
    marks: ['chore', 'morning'],
  },
  {
    words:
      '어린이집 유치원 어린이짚 유치원행사 어린이집행사 어린이징 유치웡 소아과 소아청소년과 아동병원 어린이병원 어린이치과 소아치과 영유아검진 소아가 영유아건강검진 놀이학교 영어유치원 영유 병설유치원 유아학교 국공립어린이집 가정어린이집',
    occasion: 'CASUAL',
    plans: ['KIDS'],
    marks: ['chore', 'morning', 'place'],
  },
  {
    words:
      '라이드 학원라이드 학원라이딩 학교라이드 학교라이딩 등원라이드 등하원라이드 애들라이드 애들라이딩 아이라이드 아이라이딩 애라이드',
    occasion: 'CASUAL',
    plans: ['KIDS', 'CAR'],
    marks: ['chore', 'ride'],
  },
  {
    words:
      '키즈풀 유아풀 베이비풀 아기수영장 모래놀이 흙놀이 물감놀이 촉감놀이 바닥분수 분수대물놀이 물장구 웅덩이놀이 물놀이터 물놀이장',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['WET', 'KIDS'],
    marks: ['chore'],
  },
  {
    words:
      '키즈카페 키카 키즈까페 실내놀이터 점핑파크 볼풀 놀이방 공동육아나눔터 짐보리 블럭방 레고방 방방 방방이 트램폴린 키즈캎 키즈카패',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['KIDS', 'SHOES_OFF'],
    marks: ['chore', 'place'],
  },
  {
    words: '문센 베이비문센 아기문화센터 백화점문센',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['KIDS'],
    marks: ['chore'],
  },
  {
    words: '놀이터 노리터 놀이터투어 아파트놀이터 숲놀이터',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['KIDS', 'OUTDOORS'],
    marks: ['chore'],
  },
  {
    words: '숲체험 숲유치원 유아숲 숲놀이',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['KIDS', 'OUTDOORS', 'WET'],
    marks: ['chore'],
  },
  {
    words:
      '육아 애보기 애보러 손주봐 손주보 손자봐 손녀봐 손자보기 손녀보기 아기보기 조카보기 조카봐 애봐 아기봐 독박 이유식 돌봄 어린이날 아이랑 애랑',
    occasion: 'CASUAL',
    weight: weights.withKids,
    plans: ['KIDS'],
    marks: ['chore', 'whole'],
  },
  {
    words:
      '손자돌보 조카놀아 애랑놀아 애들이랑놀아 손주랑놀아 놀아주 손녀돌보 손주돌보 조카돌보 아기돌보 아이돌보 애들돌보 아이들돌보 손주돌봄 손자돌봄 손녀돌봄 손주들봐 손주육아 황혼육아 애들밥 애들챙 애챙기',
    occasion: 'CASUAL',
    weight: weights.withKids,
    plans: ['KIDS'],
    marks: ['chore', 'stem', 'whole'],
  },
  {
    words: '어린이박물관 어린이도서관 과학관 키자니아 어린이뮤지컬 뽀로로 핑크퐁 어린이체험관 상상나라',
    occasion: 'CASUAL',
    weight: weights.withKids,
    plans: ['KIDS'],
    marks: ['chore'],
  },
  { words: '어린이대공원', occasion: 'CASUAL', weight: weights.outing, plans: ['OUTDOORS', 'WALKING'] },
  { words: '유모차 유아차 아기띠 애기띠 포대기 힙시트 카시트', plans: ['KIDS'], marks: ['chore'] },
  { words: '빗속 웅덩이 물웅덩이 첨벙', plans: ['WET'], marks: ['stem', 'whole'] },
  {
    words: '재롱잔치 학예회 학예발표회 유치원발표회 어린이집발표회 어린이집재롱잔치 유치원재롱잔치',
    occasion: 'CASUAL',
    weight: weights.gathering,
    plans: ['KIDS', 'SPECIAL'],
    marks: ['chore'],
  },
  {
    words: '유치원운동회 어린이집운동회 가족운동회 아이운동회 애운동회',
    occasion: 'CASUAL',
    weight: weights.gathering,
    plans: ['KIDS', 'OUTDOORS'],
  },
  { words: '운동회 학교운동회', occasion: 'CASUAL', weight: weights.gathering, plans: ['OUTDOORS'] },
  {
    words: '학부모총회 학교총회 유치원총회 어린이집총회 초등총회 학부모회의 학부모연수 유치원입학설명회',
    occasion: 'FORMAL',
    formal: 'EVENT',
    plans: ['GUESTS'],
    marks: ['chore'],
  },
  { words: '참관수업 수업참관 학부모참관 부모참관수업', occasion: 'FORMAL', formal: 'EVENT', marks: ['chore'] },
  {
    words:
      '학부모상담 학부모면담 학교상담 담임상담 담임선생님상담 담임면담 선생님상담 선생님면담 어린이집상담 유치원상담 부모상담 담임쌤상담 쌤상담 담임쌤면담 상담주간 재원상담 입학상담 입소상담 등원상담 원상담 유치원입학상담',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['GUESTS'],
    marks: ['chore'],
  },
  {
    words: '녹색어머니 녹색학부모 녹색봉사 녹색당번 녹색교통 녹색서 교통봉사 등굣길봉사',
    occasion: 'CASUAL',
    plans: ['OUTDOORS'],
    marks: ['morning'],
  },
  {
    words: '자전거가르치 두발자전거 인라인가르치',
    occasion: 'CASUAL',
    weight: weights.camp,
    plans: ['KIDS', 'OUTDOORS'],
    marks: ['chore', 'stem'],
  },
  {
    words:
      '놀이치료 언어치료 감각통합 감통 발달센터 발달검사 아동발달 초등예비소집 초등학교예비소집 취학통지 취학설명회 방과후접수 돌봄신청 돌봄교실신청 유치원추첨 처음학교로 육아템 성장앨범 아기성장앨범 키즈헤어샵 품새대회 태권도품새 명예사서 축구교실 농구교실 줄넘기교실 유아발레 유아체능단 유아수영 유아미술 유아축구 어린이축구 어린이수영 어린이발레 유소년축구 유소년야구 리틀야구 아기학교',
    occasion: 'CASUAL',
    plans: ['KIDS'],
    marks: ['chore', 'whole'],
  },
  { words: '초등입학설명회 초등학교입학설명회', occasion: 'CASUAL', weight: weights.gathering, marks: ['whole'] },
  {
    words: '돌잡이 돌잡이용품 돌상차림 수유실 젖병 이유식먹 기저귀갈 유아 유아용',
    plans: ['KIDS'],
    marks: ['chore', 'whole'],
  },
  {
    words: '학부모운영위 운영위 운영위회의 어린이집운영위 유치원운영위',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['GUESTS'],
    marks: ['chore', 'whole'],
  },
  {
    words: '부모릴레이 학부모릴레이 부모달리기 아빠달리기 엄마달리기 부모계주 아빠계주 엄마계주',
    occasion: 'CASUAL',
    weight: weights.gathering,
    plans: ['KIDS', 'OUTDOORS'],
    marks: ['chore', 'whole'],
  },
]
