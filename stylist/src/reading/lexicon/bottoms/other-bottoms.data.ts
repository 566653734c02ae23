import type { KindLexicon, KindWords } from '../types.ts'
import { trousers } from './becoming.data.ts'

type Lines = NonNullable<KindWords<'BOTTOM'>['with']>

/**
 * Rules for names with only a general word for trousers: those of `trousers` first, then others by cloth and cut. Each
 * has the other words to find in the name, and the kind that is meant then.
 */
const plainTrousers: Lines = [
  ...trousers,
  ['bandSlacks', 'bandSlacks'],
  ['corduroy', 'corduroy'],
  ['chino', 'chino'],
  ['fleecedJoggers/fleece/boa', 'fleecedJoggers'],
  ['fleeced office/slim/wide/bootcut/banded/pleated', 'fleecedSlacks'],
  ['fleeced', 'fleecedJoggers'],
  ['winter/thick/warm', 'woolSlacks'],
  ['workwear', 'workPants'],
  ['lounge', 'sweatpants'],
  ['resort', 'linenPants'],
  ['cool', 'coolPants'],
  ['summer/chiffon/waffle', 'linenPants'],
  ['satin/silk/sheer/lace', 'coolSlacks'],
  ['office', 'slacks'],
  ['camo', 'cargo'],
  ['widePants', 'widePants'],
  ['pleated/banded', 'bandSlacks'],
  ['knitted/ribbed/wide/knit', 'widePants'],
  ['skinny', 'jeans'],
  ['bootcut', 'slacks'],
  ['cropped', 'cropPants'],
  ['cotton/canvas', 'chino'],
  ['slim', 'chino'],
  ['thin', 'linenPants'],
]

/** Bottoms of other cuts and cloths, bottoms of uniforms, and bottoms for the home. */
export const otherBottoms: KindLexicon<'BOTTOM'> = {
  leatherPants: {
    words:
      '가죽바지 가죽팬츠 가죽하의 가죽슬랙스 가죽와이드팬츠 가죽스키니 가죽스키니팬츠 가죽레깅스 가죽조거팬츠 가죽일자바지 가죽부츠컷 가죽기모바지 기모가죽바지 기모레더팬츠 레더팬츠 레더바지 레더 레더슬랙스 레더와이드팬츠 레더스키니 레더레깅스 ' +
      '레더조거팬츠 레더카고팬츠 래더팬츠 레자바지 레자팬츠 레자레깅스 레쟈바지 인조가죽바지 인조가죽팬츠 비건레더팬츠 비건가죽팬츠 에코레더팬츠 페이크레더팬츠 코팅팬츠 코팅바지 코팅스키니 코팅레깅스 라이더바지 라이더팬츠 바이크팬츠가죽 스웨이드팬츠 ' +
      '스웨이드바지 세무바지 쎄무바지 스웨이드슬랙스 ' +
      'leatherpants leathertrousers leatherleggings fauxleatherpants coatedpants suedepants pleatherpants 비니루바지',
    with: [
      ['short/mini/shorts', 'leatherSkirt'],
      ['midiSkirt/miniSkirt/longSkirt', 'leatherSkirt'],
    ],
  },
  cropPants: {
    words:
      '7부 7부바지 7부팬츠 7부하의 7부반바지 7부면바지 7부청바지 7부슬랙스 7부밴딩팬츠 7부와이드팬츠 7부카고팬츠 7부카고바지 7부조거팬츠 7부트레이닝 7부린넨바지 7부데님 칠부 칠부바지 칠부팬츠 칠부청바지 칠부면바지 8부 8부바지 8부팬츠 ' +
      '8부슬랙스 8부면바지 8부와이드팬츠 팔부바지 팔부팬츠 9부 9부바지 9부팬츠 9부면바지 9부와이드팬츠 9부밴딩팬츠 9부일자팬츠 9부기지바지 구부 구부바지 구부팬츠 구부면바지 크롭 크롭팬츠 크롭바지 크롭하의 크롭와이드팬츠 크롭부츠컷팬츠 ' +
      '크롭카고팬츠 앵클팬츠 앵클바지 앵클컷팬츠 발목바지 발목팬츠 복숭아뼈바지 카프리 카프리팬츠 카프리바지 페달푸셔 가우초팬츠 종아리바지 짤막한바지 댕강바지 깡총바지 숏기장팬츠 숏컷팬츠 ' +
      'croppants croppedpants croppedtrousers capri capris capripants anklelengthpants cropslacks gauchopants sevenpants ' +
      '시치부 시찌부 맘보바지 맘보 당꼬바지 단꼬바지 사부리나 사브리나팬츠',
    with: [
      ['short/shorts', 'shorts'],
      ...trousers,
      ['bandSlacks', 'bandSlacks'],
      ['fleeced/boa', 'fleecedSlacks'],
      ['winter/thick', 'woolSlacks'],
      ['coolSlacks', 'coolSlacks'],
    ],
  },
  widePants: {
    words:
      '와이드 와이드팬츠 와이드바지 와이드펜츠 와이드팬쓰 와이드하의 와이드핏팬츠 와이드핏바지 와이드롱팬츠 롱와이드팬츠 롱와이드 세미와이드 세미와이드팬츠 세미와이드바지 통바지 통팬츠 통큰바지 통넓은바지 통넓은팬츠 넓은바지 배기팬츠 배기바지 ' +
      '배기핏팬츠 배기핏바지 배기 나팔바지 나팔팬츠 나팔 벨보텀 벨보텀팬츠 플레어팬츠 플레어바지 플래어팬츠 벌룬팬츠 벌룬바지 벌룬핏팬츠 벌룬핏바지 배럴팬츠 배럴핏팬츠 배럴레그팬츠 커브드팬츠 커브드바지 커브팬츠 항아리바지 항아리팬츠 ' +
      '힙합바지 힙합팬츠 스트릿팬츠 루즈핏바지 루즈핏팬츠 루즈팬츠 오버핏바지 오버핏팬츠 릴렉스팬츠 팔라초 팔라초팬츠 팔라조팬츠 하렘팬츠 하렘바지 사루엘팬츠 사루엘바지 똥싼바지 디스코바지 니트팬츠 니트바지 니트와이드팬츠 니트일자팬츠 ' +
      '니트부츠컷팬츠 골지팬츠 골지바지 골지와이드팬츠 골지니트팬츠 골지니트바지 울니트팬츠 캐시미어니트팬츠 하찌팬츠 하찌바지 랩팬츠 랩바지 레이어드팬츠 스커트레이어드팬츠 치마레이어드팬츠 스커트레이어드와이드팬츠 바닥쓸이팬츠 ' +
      'wide widepant widepants widelegpants widetrousers widelegtrousers baggypants baggy balloonpants barrelpants curvedpants flarepants flaredpants palazzo palazzopants harempants hiphoppants loosepants knitpants knittedpants ribpants ' +
      '치렁바지 와이드핏 와이드핏하의 세미와이드핏 세미와이드핏팬츠 세미와이드핏바지 치마같은와이드팬츠 통넓은통바지 엄청넓은바지 커브드핏팬츠 커브핏팬츠 배럴핏바지 벌룬와이드팬츠 플레어와이드팬츠 힙합통바지 스케이터팬츠 스케이트팬츠 스케이트보드팬츠 스케이트바지',
    with: [
      ['short/mini/shorts', 'shorts'],
      ...trousers,
      ['midi/maxi midiSkirt/longSkirt', 'skort'],
      ['fleeced/boa/warm/fleece', 'fleecedSlacks'],
      ['winter/thick', 'woolSlacks'],
      ['bandSlacks summer/cool/thin', 'coolSlacks'],
      ['cool', 'coolSlacks'],
      ['summer/thin/chiffon/sheer/resort', 'linenPants'],
      ['satin/silk', 'slacks'],
      ['office', 'slacks'],
      ['bandSlacks', 'bandSlacks'],
      ['chino/cotton', 'chino'],
    ],
  },
  coolPants: {
    words:
      '냉장고바지 냉장고팬츠 냉장고 냉장고몸빼 몸빼 몸빼바지 몸뻬 몸뻬바지 몸배바지 몸베바지 꽃몸빼 일바지 작업몸빼 밭바지 밭일바지 시장바지 할머니바지 할매바지 인견바지 인견팬츠 풍기인견바지 인견와이드팬츠 인견밴딩팬츠 지지미바지 지지미팬츠 ' +
      '고쟁이 고쟁이바지 에스닉바지 에스닉팬츠 코끼리바지 코끼리팬츠 태국바지 타이팬츠 알라딘바지 알라딘팬츠 인도바지 발리바지 동남아바지 나염바지 나염팬츠 히피바지 집시바지 요술바지 아이스바지 아이스팬츠 얼음바지 얼음팬츠 쿨바지 쿨링바지 ' +
      '냉감바지 시원바지 여름몸빼 여름고쟁이 모시메리바지 통풍바지 에어컨바지 아이스실크바지 아이스실크팬츠 쿨실크바지 ' +
      'elephantpants thaipants aladdinpants icepants icesilkpants ethnicpants 꽃바지 인견고무줄 몸베 냉바지 월남바지 왜바지 찰랑이바지 냉장고7부바지 냉장고통바지 냉장고와이드팬츠 냉장고밴딩바지 인견7부바지 인견칠부바지 인견반바지몸빼 인견통바지 꽃무늬몸빼 꽃무늬고무줄바지 꽃고무줄바지 할머니꽃바지 나염고무줄바지 나염통바지 시원한고무줄바지 여름고무줄바지 통풍몸빼 풍기인견하의 인견하의',
    with: [
      ['fleeced/boa/winter', 'homePants'],
      ['short/mini/shorts', 'shorts'],
      ['golf', 'golfPants'],
      ['hiking', 'hikingPants'],
      ['sport/running/gym', 'sportPants'],
      ['slacks/office/suit', 'coolSlacks'],
      ['sleep/home', 'homePants'],
      ['school', 'schoolPants'],
    ],
  },
  overalls: {
    words:
      '멜빵바지 멜빵 멜방바지 멜빵팬츠 맬빵바지 멜빵청바지 멜빵데님 멜빵와이드팬츠 멜빵카고팬츠 멜빵반바지 멜빵청반바지 멜빵숏팬츠 멜빵면바지 멜빵슬랙스 데님멜빵 데님멜빵바지 데님멜빵팬츠 데님멜빵반바지 청멜빵 청멜빵바지 오버롤 오버롤즈 오버롤팬츠 ' +
      '오버올 오버올즈 오버올팬츠 오버럴 데님오버롤 데님오버올 카고오버롤 코듀로이오버롤 코듀로이멜빵바지 골덴멜빵바지 린넨멜빵바지 기모멜빵바지 서스펜더 서스펜더팬츠 서스펜더바지 서스팬더바지 점프수트 점프슈트 점프숏 점프수츠 롬퍼 올인원 올인원팬츠 ' +
      '커버올 플레이수트 우주복 원피스바지 ' +
      'overall overalls dungaree dungarees jumpsuit jumpsuits playsuit romper coverall coveralls bibpants biboveralls suspenderpants boilersuit 비브 오바롤 오바로루 데님점프수트 숏오버롤 와이드오버롤 데님와이드멜빵 멜빵조거 멜빵통바지 멜빵와이드바지 멜빵긴바지 청멜빵반바지 데님서스펜더 서스펜더데님 살로페트 살로펫 salopette',
    with: [
      ['ski/padPants/padded', 'padPants'],
      ['midiSkirt/miniSkirt/longSkirt', 'denimSkirt'],
      ['workwear', 'workPants'],
      ['waterproof', 'rainPants'],
    ],
  },
  hanbokPants: {
    words:
      '생활한복 생활한복바지 생활한복하의 생활한복팬츠 한복바지 한복하의 한복팬츠 한복 개량한복 개량한복바지 개량한복하의 계량한복 계량한복바지 모던한복바지 누비한복바지 한복누비바지 풍차바지 사폭바지 절바지 절복 절복바지 법복 법복바지 승복바지 ' +
      '수련복바지 명상복바지 요가명상바지 도인바지 광목바지 광목팬츠 한복와이드팬츠 누비바지 철릭바지 hanbokpants hanbok modernhanbokpants 템플바지 수련바지 단전호흡바지 기공복바지 국선도바지',
    with: [['midiSkirt/longSkirt', 'longSkirt']],
  },
  schoolPants: {
    words:
      '교복 교복바지 교복하의 교복팬츠 교복동복바지 교복하복바지 교복반바지 교복긴바지 교복슬랙스 하복 하복바지 하복하의 동복바지 동복하의 춘추복바지 춘추복하의 생활복바지교복 학생복 학생복바지 학교바지 학교교복바지 교복생활복바지 schoolpants schooluniformpants schooluniform',
    with: [
      ['gymUniformPants/gymUniform/sport', 'gymUniformPants'],
      ['midiSkirt/miniSkirt/pleatedSkirt/schoolSkirt', 'schoolSkirt'],
    ],
  },
  schoolSkirt: {
    words:
      '교복치마 교복스커트 교복플리츠스커트 교복주름치마 교복하복치마 교복동복치마 교복치마바지 교복랩스커트 하복치마 하복스커트 동복치마 동복스커트 춘추복치마 학생복치마 학교치마 교복h라인치마 교복테니스치마 schoolskirt schooluniformskirt uniformskirt',
  },
  gymUniformPants: {
    words:
      '체육복 체육복바지 체육복하의 체육복반바지 체육복팬츠 체육복긴바지 체육바지 체육하의 학교체육복 학교체육복바지 학교체육복하의 학교츄리닝 학교추리닝 학교트레이닝복 하복체육복 동복체육복 여름체육복 겨울체육복 반체육복 긴체육복 체육츄리닝 ' +
      '생활복 생활복바지 생활복하의 생활복반바지 활동복 활동복바지 과츄리닝 단체복바지 단체체육복 유치원체육복 원복바지 교련복바지 gymuniform gymuniformpants peuniform pepants 체련복하의 체육복동복바지 체육복하복바지 체육복긴거 체육복반바지여름 학교체육바지 학교체육복긴바지 학교체육복반바지 고등학교체육복 중학교체육복 반티바지 과체육복바지 학과츄리닝 학과추리닝 과잠세트바지 태권도츄리닝',
  },
  workPants: {
    words:
      '작업바지 작업복 작업복바지 작업복하의 작업복팬츠 작업용바지 작업팬츠 작업청바지 근무복 근무복바지 근무복하의 유니폼바지 유니폼하의 유니폼 현장바지 현장작업바지 현장복 공사장바지 노가다바지 건설작업바지 용접바지 용접복바지 정비복 정비복바지 ' +
      '조리복 조리복바지 조리바지 주방바지 주방복바지 요리사바지 쉐프바지 셰프팬츠 쿡팬츠 쿡바지 카페유니폼바지 스크럽 스크럽바지 스크럽팬츠 스크럽하의 수술복바지 수술복 간호복 간호복바지 간호사바지 간호사복바지 의료복바지 병원바지 ' +
      '병원유니폼바지 치위생사바지 미용복바지 군복 군복하의 전투복 전투복바지 전투복하의 예비군바지 예비군복 민방위복바지 사격복바지 소방복바지 기동화바지 농사바지 농장바지 농작업바지 방진복 방진복바지 경비복바지 제빵복바지 기모작업바지 겨울작업바지 ' +
      '방한작업바지 여름작업바지 스판작업바지 카고작업바지 워크웨어바지작업 캐드펜 작업멜빵바지 ' +
      'workuniformpants uniformpants scrub scrubs scrubpants chefpants cookpants nursepants workwearpants 일바지안감융 ' +
      '용접복하의 간호바지 요양사바지 경비바지 경찰바지 급식복바지 택배바지 디키즈바지 마운티아바지 김장바지 김장용바지 김장복바지 김장할때입는바지 밭일할때입는바지 논일바지 논일할때바지 텃밭바지 텃밭용바지 농사일바지 농사지을때바지 가게바지 가게에서입는바지 식당바지 식당유니폼바지 급식실바지 미화원바지 환경미화바지 청소바지 청소용바지 청소할때바지 페인트바지 도장작업바지 목공바지 목공작업바지 전기공바지 반사띠바지 형광작업바지 지하철작업바지 물류바지 물류센터바지 알바바지 카페알바바지 스타벅스바지 스벅알바바지 서빙바지 홀서빙바지 조리사바지 주방하의 위생복바지 위생복하의 실험실바지 간호사하의 병원하의 치과유니폼바지 수의사스크럽바지 조산사바지 스크럽조거 스크럽조거팬츠 조거스크럽 스크럽부츠컷 소방바지 군인바지 전투복하의여름 활동화바지',
    with: [
      ['gymUniformPants/school', 'gymUniformPants'],
      ['soccer/basketball/sportShorts', 'sportShorts'],
      ['baseball', 'sportPants'],
      ['midiSkirt/miniSkirt', 'pencilSkirt'],
    ],
  },
  pajamaPants: {
    words:
      '잠옷 잠옷바지 잠옷하의 잠옷팬츠 잠옷반바지 잠옷긴바지 잠옷숏팬츠 잠옷7부바지 잠옷세트 잠옷용바지 파자마 파자마바지 파자마팬츠 파자마하의 파자마반바지 파자마쇼츠 파쟈마 파쟈마바지 빠자마 수면바지 수면팬츠 수면하의 수면잠옷 수면잠옷바지 ' +
      '수면반바지 극세사바지 극세사수면바지 극세사잠옷바지 극세사팬츠 밍크수면바지 플란넬파자마 나이트팬츠 슬립팬츠 곰돌이바지수면 기모잠옷바지 누빔잠옷바지 인견잠옷바지 여름잠옷바지 거즈잠옷바지 체크파자마 체크잠옷바지 ' +
      'pajama pajamas pajamapants pajamabottom pyjama pyjamas pyjamapants pj pjs pjpants sleeppants sleepwear sleepshorts pajamashorts ' +
      '자마하의 사루마다 사리마다 잠바지 네마키바지 수면바지극세사 극세사파자마 밍크수면 후리스잠옷바지 플리스수면바지 플리스파자마 양털수면바지 캐릭터수면바지 캐릭터잠옷바지 체크수면바지 커플잠옷바지 거즈파자마바지 인견파자마 인견잠옷 모달잠옷바지 새틴파자마바지 실크잠옷바지 새틴잠옷바지 잠옷으로입는바지 잠옷겸바지 잘때바지 잘때입는바지 잘때입는반바지',
  },
  homePants: {
    words:
      '홈웨어 홈웨어바지 홈웨어팬츠 홈웨어하의 홈웨어반바지 홈웨어숏팬츠 홈팬츠 홈바지 홈쇼츠 홈반바지 홈트레이닝바지집 집바지 집반바지 집에서입는바지 집에서입는 집에서만입는바지 집에서만 집용바지 집옷 집옷바지 집츄리닝 집추리닝 집트레이닝 실내복 실내복바지 ' +
      '실내복하의 실내바지 실내반바지 라운지팬츠 라운지바지 라운지웨어 라운지웨어바지 라운지웨어하의 라운지쇼츠 라운지반바지 라운지조거팬츠 릴렉스웨어바지 이지웨어 이지웨어바지 룸팬츠 룸웨어 룸웨어바지 막바지 막입는바지 막츄리닝 편한바지 편안한바지 편한팬츠 ' +
      '동네바지 집앞바지 사각트렁크반바지 트렁크팬티 사각팬티 드로즈 박서 홈웨어조거팬츠 산후복바지 수유복바지 환자복바지 찜질복 찜질복바지 찜질방바지 ' +
      'homewear homepants loungepants loungewear loungebottom loungeshorts roomwear roompants boxers boxershorts 집에서입는츄리닝 집에서입는반바지 집에서입는치마 집에서입는고무줄바지 집에서편하게입는바지 집에서막입는바지 집에서뒹굴바지 뒹굴바지 백수바지 자취바지 기숙사바지 재택바지 재택근무바지 강아지산책바지 개산책바지 쓰레기버릴때바지 편의점바지 슈퍼갈때바지 목욕탕바지 사우나복바지 입원바지 병원입원바지 산후바지 산모바지 조리원바지',
    with: [['sleep', 'pajamaPants']],
  },
  thermalLegs: {
    words:
      '내복 내복바지 내복하의 내복레깅스 내복타이즈 내의 내의바지 내의하의 속내의 속내복 겨울내복 겨울내의 기모내복 기모내의 기모내의바지 발열바지 발열내의 발열내의바지 발열내의하의 발열내복 발열내복바지 발열하의 발열팬츠 히트텍 히트텍바지 히트텍하의 ' +
      '히트텍팬츠 히트텍타이즈 히트택 히트택바지 히트텍엑스트라웜 히트텍엑스트라웜바지 히트바지 보온내의 보온내의바지 보온바지 보온메리 동내의 동내의바지 동내복 방한내의 방한내복 방한내복바지 이너팬츠 이너바지 이너하의 이너웜바지 이너웜하의 쫄내복 ' +
      '빨간내복 빨간내의 에어메리 에어메리바지 에어메리하의 웜메리 삼중보온메리 롱존 롱존스 보디히트 보디히트바지 바디히트 바디히트바지 온에어바지 온에어하의 써모바지 써모하의 웜웨어바지 웜웨어하의 베이스레이어바지 베이스레이어하의 베이스레이어팬츠 베이스레이어 ' +
      '베이스레이어타이즈 메리노내의바지 7부내복 7부내의바지 9부내복 칠부내복 잠옷내복바지 ' +
      'heattech heattechpants heattechtights heattechleggings thermal thermals thermalpants thermalbottom longjohn longjohns baselayer baselayerpants baselayerbottom innerpants innerwarm ' +
      '내복아랫도리 보메리하의 보온메리하의 메리야스하의 공기층내복 에어내복 3중내복 삼중내복 순면내복 순면내의 면내복바지 울내복 메리노내복 극세사내복 발열레깅스내복 히트텍레깅스속 자주내복 웜테크 웜테크바지 웜테크하의 온에어레깅스 온에어타이즈 이너히트바지 이너레깅스내복 바지속내복 바지안에입는내복 바지안에입는레깅스 바지속레깅스',
    with: [['short/shorts', 'bikerShorts']],
  },
  unknownBottom: {
    words:
      '바지 팬츠 팬쓰 펜츠 팬트 하의 긴바지 긴팬츠 롱팬츠 롱바지 풀팬츠 아랫도리 아래옷 바텀 바텀스 보텀 보텀스 바지들 ' +
      'pants pant bottom bottoms longpants fullpants britches',
    with: [['partOfSet', 'suitPants'], ...plainTrousers],
  },
}
