import type { KindLexicon, KindWords } from './types.ts'

type Lines = NonNullable<KindWords<'SOCKS'>['with']>

/** Rules for any socks: the other words to find in the name (see types.ts), and the kind that is meant then. */
const anySock: Lines = [
  ['sleep/home/lounge', 'sleepSocks'],
  ['legWarmers', 'legWarmers'],
  ['soccer/baseball', 'footballSocks'],
  ['golf', 'golfSocks'],
  ['hiking/outdoor/climbing/workwear', 'hikingSocks'],
  ['footballSocks', 'footballSocks'],
  ['sport/running/gym/yoga/tennis/badminton/cycling/basketball', 'sportSocks'],
  ['sleepSocks', 'sleepSocks'],
  ['golfSocks', 'golfSocks'],
  ['hikingSocks', 'hikingSocks'],
  ['sportSocks', 'sportSocks'],
  ['ski', 'thickSocks'],
  ['fleeced/boa/winter/warm/thick/thermal/wool/cashmere/fur/cable/thickSocks/fleece', 'thickSocks'],
  ['noShow', 'noShow'],
  ['suit/office/formal/interview/wedding/funeral/dressSocks', 'dressSocks'],
  ['lace/sheer/mesh/chiffon/looseSocks', 'looseSocks'],
  ['character/neon/animal/tieDye/funSocks', 'funSocks'],
  ['kneeSocks', 'kneeSocks'],
  ['long/maxi', 'kneeSocks'],
  ['ankleSocks', 'ankleSocks'],
  ['short/mini/cropped', 'ankleSocks'],
]

/** Words by which Koreans name socks, stockings and leg warmers, by kind (see types.ts). */
export const socks: KindLexicon<'SOCKS'> = {
  socks: {
    words:
      '양말 삭스 양발 얌말 양말들 싹스 쏙스 면양말 순면양말 코튼양말 무지양말 기본양말 데일리양말 베이직양말 일반양말 캐주얼양말 캐쥬얼양말 ' +
      '중목 중목양말 중목삭스 중양말 미드삭스 미들삭스 크루삭스 크루양말 크루넥양말 크루 골지양말 골지삭스 립삭스 리브삭스 립양말 두줄양말 세줄양말 줄양말 ' +
      '줄무늬양말 스트라이프양말 아가일양말 체크양말 단색양말 컬러양말 색양말 흰양말 하얀양말 검정양말 검은양말 회색양말 발가락양말 무좀양말 ' +
      '교복양말 학생양말 스쿨양말 여성양말 남성양말 남자양말 여자양말 신축양말 무압박양말 당뇨양말 인견양말 여름양말 쿨양말 대나무양말 뱀부양말 ' +
      '로고양말 자수양말 로고삭스 스트릿양말 패션양말 워크양말 워크삭스 빈티지양말 양말세트 양말묶음 양말모음 ' +
      'sock socks crewsocks midsocks ribsocks cottonsocks tubesocks toesocks 구멍난거 파일삭스 아노니머스이즘 어나니머스이즘 anonymousism 양마 장목 장목양말 무지장목 발목긴 발목긴양말 긴발목 발목긴거 ' +
      '긴양말 긴목양말 목긴양말 긴목 목긴 목긴거 목긴것 중간목양말 중간길이양말 종아리반양말 남자긴양말',
    with: anySock,
  },
  ankleSocks: {
    words:
      '발목양말 발목삭스 발목 단목 단목양말 단목삭스 단양말 숏양말 숏삭스 쇼트삭스 짧은양말 목짧은양말 낮은양말 스니커즈양말 스니커즈삭스 스니커양말 ' +
      '스니커삭스 운동화양말 앵클삭스 앵클양말 앵클 로우컷 로우컷양말 로우컷삭스 로컷양말 로컷삭스 로우삭스 쿼터삭스 쿼터양말 쿼터 반양말 여름발목양말 ' +
      '얕은양말 골지단목 발목골지양말 anklesocks ankle lowcut lowcutsocks quartersocks shortsocks sneakersocks',
    with: [
      ['sleep/sleepSocks/home', 'sleepSocks'],
      ['golf/golfSocks', 'golfSocks'],
      ['hiking/outdoor/hikingSocks', 'hikingSocks'],
      ['sport/running/gym/yoga/tennis/badminton/cycling/basketball/soccer/sportSocks', 'sportSocks'],
      ['fleeced/boa/winter/thick/fur/thickSocks/wool', 'thickSocks'],
      ['lace/sheer/mesh/looseSocks', 'looseSocks'],
      ['character/neon/funSocks', 'funSocks'],
      ['stockings/blackStockings', 'stockings'],
      ['warmTights', 'warmTights'],
      ['legWarmers', 'legWarmers'],
      ['noShow', 'noShow'],
    ],
  },
  noShow: {
    words:
      '덧신 덧신양말 덧양말 덧버선 버선 버선양말 페이크삭스 페이크양말 페이크싹스 페이크 패이크삭스 패이크양말 훼이크삭스 훼이크 헤이크삭스 페이스삭스 ' +
      '노쇼 노쇼삭스 노쇼양말 노쑈삭스 인비저블삭스 인비지블삭스 인비저블양말 안보이는양말 히든삭스 투명덧신 실리콘덧신 누드덧신 누드삭스 누드양말 ' +
      '레이스덧신 망사덧신 쿨덧신 면덧신 하프덧신 발가락덧신 발끝덧신 앞코덧신 앞코양말 앞발덧신 토커버 토우커버 풋커버 풋커버삭스 슈즈라이너 ' +
      '로퍼양말 로퍼삭스 로퍼덧신 구두덧신 플랫슈즈덧신 플랫양말 플랫덧신 단화양말 슬립온양말 샌들덧신 뮬양말 여름덧신 운동화덧신 스니커즈덧신 ' +
      'noshow noshowsocks fakesocks footcover footcovers linersocks invisiblesocks footies 덧보선 덧버신 ' +
      '인비저블 인비지블 안보이는거 히든양말 슬립온덧신 발가락만 앞부분만 반덧신 로퍼용 로퍼용덧신 구두용덧신 플랫용덧신 실리콘페이크 망사페이크 신발안에보이지않는',
    with: [
      ['fleeced/boa/winter/warm/thick/fur/sleep/home/sleepSocks', 'sleepSocks'],
      ['golf', 'golfSocks'],
      ['running/sport/gym', 'sportSocks'],
    ],
  },
  dressSocks: {
    words:
      '신사양말 신사삭스 정장양말 정장삭스 구두양말 구두삭스 비즈니스양말 비즈니스삭스 드레스삭스 드레스양말 수트양말 수트삭스 슈트양말 슈트삭스 양복양말 ' +
      '회사양말 출근양말 오피스양말 오피스삭스 포멀양말 포멀삭스 예복양말 신랑양말 면접양말 장례식양말 상복양말 골지신사양말 신사골지양말 남성정장양말 신사용양말 ' +
      '실켓양말 실켓삭스 홀가먼트양말 검정정장양말 신사 아빠양말 아버지양말 남편양말 dresssocks businesssocks formalsocks suitsocks 장목구두용',
    with: [
      ['fleeced/boa/winter/thick', 'dressSocks'],
      ['noShow', 'noShow'],
      ['golf', 'golfSocks'],
    ],
  },
  studioSocks: {
    words:
      '요가양말 요가삭스 필라테스양말 필라테스삭스 토삭스 토우삭스 토우리스양말 바레삭스 논슬립삭스 yogasocks pilatessocks 토삭 바레양말 필라양말 필라삭스 필테양말 그립삭스 그립양말 요가토삭스 필라테스토삭스 발가락논슬립 gripsocks barresocks toelesssocks ' +
      '타비그립 타비느와 토리스 토리스양말 하프토 하프토양말 풀토 풀토양말 토오픈삭스 그립토 논슬립토삭스 필라그립 필라테스그립 요가그립 플라잉요가양말 발끝오픈양말 tavi toesox toeless halftoe fulltoe grippysocks ' +
      'pilatesgrip',
    with: [['soccer', 'footballSocks']],
  },
  sportSocks: {
    words:
      '스포츠양말 스포츠삭스 스포츠싹스 운동양말 운동삭스 운동용양말 러닝양말 런닝양말 러닝삭스 런닝삭스 조깅양말 마라톤양말 마라톤삭스 농구양말 농구삭스 ' +
      '엘리트삭스 엘리트양말 엘리트크루 테니스양말 테니스삭스 배드민턴양말 배드민턴삭스 탁구양말 배구양말 헬스양말 헬스삭스 짐삭스 트레이닝양말 트레이닝삭스 ' +
      '쿠션양말 쿠션삭스 쿠션크루삭스 드라이핏양말 드라이핏삭스 드라이삭스 기능성양말 기능성삭스 에어쿨양말 쿨맥스양말 쿨맥스삭스 아치양말 아치서포트양말 ' +
      '컴프레션삭스 컴프레션양말 압박양말 종아리압박양말 카프슬리브 카프가드 종아리슬리브 종아리압박대 러닝발가락양말 발가락러닝양말 발가락스포츠양말 인진지 ' +
      '발레양말 논슬립양말 미끄럼방지양말 미끄럼방지삭스 ' +
      '사이클양말 사이클삭스 사이클링양말 사이클링삭스 자전거양말 자전거삭스 라이딩양말 라이딩삭스 스케이트양말 볼링양말 복싱양말 크로스핏양말 피구양말 체육양말 ' +
      '수영양말 아쿠아삭스 비치삭스 스쿠버양말 ' +
      'sportsock sportsocks sportssocks runningsocks gymsocks athleticsocks basketballsocks compressionsocks cyclingsocks tennissocks ' +
      '배구니삭스 축구니삭스 쿠션중목 쿠션노쇼 목양말골프 발가락양말 ' +
      'injinji',
    with: [
      ['soccer/footballSocks', 'footballSocks'],
      ['golf/golfSocks', 'golfSocks'],
      ['hiking/outdoor/hikingSocks', 'hikingSocks'],
      ['noShow', 'sportSocks'],
    ],
  },
  hikingSocks: {
    words:
      '등산양말 등산삭스 등산용양말 등산 등산울양말 울등산양말 겨울등산양말 여름등산양말 트레킹양말 트래킹양말 트레킹삭스 트래킹삭스 하이킹양말 하이킹삭스 ' +
      '아웃도어양말 아웃도어삭스 트레일양말 트레일삭스 트레일러닝양말 클라이밍양말 캠핑양말 낚시양말 메리노양말 메리노삭스 메리노울양말 메리노울삭스 스마트울 ' +
      '스마트울양말 쿨맥스등산양말 군용양말 군대양말 군인양말 군양말 보급양말 보급형양말 전투양말 작업양말 현장양말 안전화양말 워커양말 산행양말 바닥쿠션양말 ' +
      'hikingsocks trekkingsocks trailsocks outdoorsocks merinosocks smartwool bootsocks 국방색 등산용중목 마이크로크루 다넌터프 다네터프 단터프',
  },
  thickSocks: {
    words:
      '두꺼운양말 두꺼운삭스 도톰한양말 두툼한양말 도톰양말 톡톡한양말 기모양말 기모삭스 기모중목양말 융양말 융털양말 밍크양말 털양말 털삭스 양털양말 보아양말 ' +
      '보아털양말 뽀글이양말 플리스양말 후리스양말 울양말 울삭스 양모양말 램스울양말 램스울삭스 메리노울겨울양말 캐시미어양말 캐시미어삭스 앙고라양말 앙고라삭스 ' +
      '라쿤양말 알파카양말 모헤어양말 니트양말 니트삭스 뜨개양말 손뜨개양말 케이블양말 꽈배기양말 부클양말 노르딕양말 눈꽃양말 페어아일양말 겨울양말 방한양말 ' +
      '방한삭스 보온양말 발열양말 히트텍양말 히트텍삭스 히트양말 열선양말 발열삭스 동계양말 동절기양말 헤비삭스 헤비울삭스 청키삭스 스키양말 스키삭스 보드양말 ' +
      '스노우보드양말 보드삭스 스키장양말 부츠양말 부츠삭스 어그양말 장화양말 레인부츠양말 ' +
      'woolsocks wintersocks warmsocks thicksocks heattechsocks knitsocks skisocks cashmeresocks thermalsocks fluffysocks ' +
      '발시릴때 발시려울때 발시려서 발시릴때신는거 수족냉증양말 따뜻한양말 두꺼운거양말 보온양말두꺼운',
    with: [
      ['sleep/home/lounge', 'sleepSocks'],
      ['hiking/outdoor', 'hikingSocks'],
      ['golf', 'golfSocks'],
      ['stockings/blackStockings/warmTights', 'warmTights'],
      ['legWarmers', 'legWarmers'],
    ],
  },
  sleepSocks: {
    words:
      '수면양말 수면삭스 수면용양말 수면 극세사양말 극세사삭스 극세사수면양말 수면버선 잠양말 잘때신는양말 침대양말 베드삭스 홈양말 집양말 집에서신는양말 실내양말 ' +
      '실내덧신 거실양말 룸삭스 룸슈즈양말 홈삭스 라운지삭스 슬리퍼양말 양말슬리퍼 슬리퍼삭스 양말실내화 덧신실내화 덧신슬리퍼 털덧신 털버선 기모덧신 ' +
      '수면덧신 방한덧신 겨울덧신 밍크덧신 보온덧신 뜨개덧신 니트덧신 누빔덧신 패딩덧신 솜버선 누비버선 풋워머 발워머 발난로 온열양말 보습양말 각질양말 발보습양말 ' +
      '힐링양말 릴렉스양말 압박수면양말 수면압박양말 다리붓기양말 휴족양말 곰돌이수면양말 코지삭스 코지양말 복실양말 보들양말 보송양말 ' +
      'bedsocks sleepsocks sleepingsocks fuzzysocks cozysocks housesocks slippersocks roomsocks loungesocks footwarmer ' +
      '보들보들양말 포근양말 복슬양말 몽글양말 뽀송양말 부들부들양말 부드러운양말 전기장판대용양말',
    with: [['stockings', 'stockings']],
  },
  kneeSocks: {
    words:
      '니삭스 니삭쓰 니싹스 니양말 니하이 니하이삭스 니하이양말 니하이스타킹 오버니 오버니삭스 오버니양말 오버니하이 오버더니삭스 무릎양말 무릎삭스 무릎까지오는양말 ' +
      '롱양말 롱삭스 롱니삭스 장목삭스 하이삭스 하이양말 종아리양말 허벅지양말 ' +
      '허벅지스타킹 사이하이 사이하이삭스 싸이하이삭스 싸이하이 타이하이 타이하이삭스 절대영역 스타킹양말 타이즈양말 교복니삭스 스쿨삭스 스쿨니삭스 골지니삭스 골지롱양말 ' +
      '롱골지양말 튜브삭스 삼선롱양말 발레니삭스 레이스니삭스 ' +
      'kneesocks kneehigh kneehighs kneehighsocks overknee overkneesocks thighhigh thighhighs longsocks highsocks 니삭',
    with: [
      ['soccer/baseball', 'footballSocks'],
      ['golf', 'golfSocks'],
      ['sleep/home', 'sleepSocks'],
      ['ski/boa/fleeced', 'thickSocks'],
      ['hiking', 'hikingSocks'],
      ['legWarmers', 'legWarmers'],
    ],
  },
  footballSocks: {
    words:
      '축구양말 축구삭스 축구스타킹 축구니삭스 축구타이즈 축구논슬립양말 축구 풋살양말 풋살삭스 풋살스타킹 풋볼삭스 풋볼양말 사커삭스 사커양말 그립삭스 그립양말 ' +
      '논슬립축구양말 미끄럼방지축구양말 신가드양말 정강이보호대양말 신가드삭스 유소년축구양말 야구양말 야구스타킹 야구삭스 럭비양말 럭비삭스 하키양말 태클양말 ' +
      '필드하키양말 구기양말 유니폼양말 팀양말 단체양말 footballsocks soccersocks gripsocks baseballsocks rugbysocks',
  },
  golfSocks: {
    words:
      '골프양말 골프삭스 골프스타킹 골프니삭스 골프발목양말 골프중목양말 골프덧신 골프무릎양말 골프타이즈 골프레깅스 라운딩양말 라운딩삭스 필드양말 골프화양말 골프 ' +
      '골프압박양말 골프기모양말 골프레그워머 golfsocks golfstockings',
  },
  looseSocks: {
    words:
      '루즈삭스 루즈양말 루즈싹스 루스삭스 루스양말 루즈핏양말 루즈핏삭스 루즈니삭스 슬라우치삭스 슬라우치양말 셔링양말 셔링삭스 주름양말 버블삭스 버블양말 ' +
      '레이스양말 레이스삭스 레이스발목양말 프릴양말 프릴삭스 러플양말 러플삭스 나팔양말 물결양말 시스루양말 시스루삭스 망사양말 망사삭스 메쉬양말 그물양말 튤양말 ' +
      '샤양말 쉬폰양말 오간자양말 투명양말 유리양말 글리터양말 글리터삭스 펄양말 펄삭스 반짝이양말 메탈양말 루렉스양말 리본양말 리본삭스 진주양말 비즈양말 발레코어양말 ' +
      '발레삭스 로리타양말 공주양말 걸리시양말 크로셰양말 자가드양말 꽃레이스양말 ' +
      'loosesocks slouchsocks lacesocks frillsocks rufflesocks sheersocks meshsocks glittersocks ribbonsocks',
    with: [
      ['sleep', 'sleepSocks'],
      ['legWarmers', 'legWarmers'],
      ['noShow', 'noShow'],
    ],
  },
  funSocks: {
    words:
      '캐릭터양말 캐릭터삭스 캐릭터중목 동물양말 고양이양말 냥이양말 강아지양말 댕댕이양말 곰양말 곰돌이양말 곰인형양말 토끼양말 판다양말 공룡양말 짱구양말 디즈니양말 ' +
      '미키양말 산리오양말 쿠로미양말 시나모롤양말 포켓몬양말 피카츄양말 카카오양말 카카오프렌즈양말 라인프렌즈양말 스누피양말 스폰지밥양말 도라에몽양말 토토로양말 ' +
      '지브리양말 마블양말 잔망루피양말 루피양말 펭수양말 춘식이양말 크리스마스양말 산타양말 루돌프양말 할로윈양말 호박양말 귀여운양말 웃긴양말 재밌는양말 재미있는양말 ' +
      '펀양말 펀삭스 개그양말 얼굴양말 스마일양말 스마일삭스 하트양말 별양말 과일양말 아보카도양말 체리양말 딸기양말 음식양말 피자양말 형광양말 네온양말 무지개양말 ' +
      '레인보우양말 타이다이양말 타이다이삭스 짝짝이양말 꽃양말 꽃무늬양말 플라워양말 도트양말 땡땡이양말 화려한양말 튀는양말 호피양말 레오파드양말 그래픽양말 ' +
      '일러스트양말 명화양말 해피삭스 한글양말 글씨양말 레터링양말 커플양말 가족양말 애니양말 게임양말 원피스양말 아트삭스 ' +
      'funsocks happysocks funnysocks charactersocks graphicsocks christmassocks tiedyesocks',
    with: [
      ['sleep/sleepSocks', 'sleepSocks'],
      ['noShow', 'noShow'],
    ],
  },
  stockings: {
    words:
      '압박스타킹 스타킹 스타깅 스타캉 스탁킹 스타킨 살색스타킹 살구색스타킹 살구스타킹 살스 피부색스타킹 살색타이즈 커피스타킹 커피색스타킹 커피색 누드스타킹 스킨스타킹 스킨색스타킹 ' +
      '베이지스타킹 누디스타킹 투명스타킹 얇은스타킹 여름스타킹 쿨스타킹 썸머스타킹 팬티스타킹 팬스 고탄력 고탄력스타킹 판타롱 판타롱스타킹 반판타롱 발목스타킹 ' +
      '무릎판타롱 의료용압박스타킹 의료용스타킹 종아리압박스타킹 무압박스타킹 밴드스타킹 밴드형스타킹 가터스타킹 가터벨트 가터 실리콘스타킹 무봉제스타킹 ' +
      '심리스스타킹 토오픈스타킹 발가락스타킹 노라인스타킹 발레스타킹 발레타이즈 발레타이츠 흰스타킹 흰색스타킹 하얀스타킹 화이트스타킹 아이보리스타킹 백스 흰타이즈 ' +
      '하얀타이즈 화이트타이츠 웨딩스타킹 승무원스타킹 임부스타킹 임산부스타킹 10데니아 15데니아 20데니아 25데니아 30데니아 ' +
      '10데니어 15데니어 20데니어 25데니어 30데니어 10d 15d 20d 30d 비비안스타킹 ' +
      '물광스타킹 광스타킹 윤광스타킹 펄스타킹 은은한스타킹 면접스타킹 정장스타킹 ' +
      'stocking stockings pantyhose panthose nylons nudestockings sheertights skinstockings holdups 40d 새틴터치 스다킹 ' +
      '무릎스타킹 반스타킹 반타이즈 반타이츠 종아리스타킹 살색판타롱 검정판타롱 커피판타롱 발목판타롱 고탄력판타롱 커스 누스 생다리스타킹 비비안고탄력 노랑스타킹 생스타킹 인조살스 고탄스',
    with: [
      ['fleeced/boa/winter/thick/warm/thermal/wool/knitted/cable/fleece/fur/warmTights/thickSocks', 'warmTights'],
      ['soccer/baseball/footballSocks', 'footballSocks'],
      ['golf/golfSocks', 'golfSocks'],
      ['blackStockings', 'blackStockings'],
      ['running/gym', 'sportSocks'],
      ['kneeSocks', 'kneeSocks'],
      ['looseSocks', 'looseSocks'],
      ['ribbed', 'warmTights'],
      ['mesh/lace/patterned/logo/dot/argyle/check/stripe/animal', 'blackStockings'],
    ],
  },
  blackStockings: {
    words:
      '검스 검정스타킹 검정색스타킹 검은스타킹 검은색스타킹 까만스타킹 까만색스타킹 블랙스타킹 흑스타킹 검타 블스 반투명스타킹 반투명검스 불투명스타킹 세미시어스타킹 ' +
      '타이츠 타이즈 타잇츠 타이쯔 팬티타이즈 팬티타이츠 검정타이즈 검은타이즈 검정타이츠 검은타이츠 블랙타이츠 블랙타이즈 면타이즈 면타이츠 스판타이즈 ' +
      '40데니아 50데니아 60데니아 70데니아 80데니아 90데니아 검스80d 80d블랙 ' +
      '40데니어 50데니어 60데니어 70데니어 80데니어 90데니어 40d 50d 60d 70d 80d 회색스타킹 그레이스타킹 그레이타이즈 차콜스타킹 챠콜스타킹 먹색스타킹 ' +
      '네이비스타킹 남색스타킹 곤색스타킹 와인스타킹 버건디스타킹 브라운스타킹 갈색스타킹 카키스타킹 컬러스타킹 컬러타이즈 컬러타이츠 패턴스타킹 무늬스타킹 도트스타킹 ' +
      '땡땡이스타킹 망사스타킹 망스 그물스타킹 레이스스타킹 시스루스타킹 로고스타킹 백시임스타킹 하트스타킹 유발스타킹 무발스타킹 고리스타킹 유발타이즈 무발타이즈 ' +
      '9부스타킹 구부스타킹 발없는스타킹 상복스타킹 장례식스타킹 교복스타킹 학생스타킹 ' +
      'tights tight blacktights blackstockings opaquetights fishnet fishnets fishnetstockings patternedtights 망사 검정스다킹',
    with: [
      ['fleeced/boa/winter/thick/warm/thermal/wool/cashmere/knitted/cable/ribbed/fleece/fur/warmTights', 'warmTights'],
      ['soccer/footballSocks', 'footballSocks'],
      ['golf', 'golfSocks'],
      ['sport/running/gym/cycling/hiking/yoga', 'sportSocks'],
    ],
  },
  warmTights: {
    words:
      '기모스타킹 기모타이즈 기모타이츠 기모팬티스타킹 기모검스 기모살스 기모유발 기모무발 기모고리 기모유발스타킹 기모무발스타킹 기모고리스타킹 이중기모스타킹 융스타킹 ' +
      '융털스타킹 융타이즈 밍크스타킹 밍크타이즈 털스타킹 털타이즈 보아스타킹 본딩스타킹 겨울스타킹 겨울타이즈 방한스타킹 방한타이즈 두꺼운스타킹 두꺼운타이즈 ' +
      '도톰스타킹 살색기모스타킹 살구색기모스타킹 커피기모스타킹 검정기모스타킹 검은기모스타킹 블랙기모스타킹 페이크스타킹 페이크기모스타킹 속살스타킹 살비침스타킹 비침기모스타킹 ' +
      '시스루기모스타킹 페이크시스루스타킹 투웨이스타킹 니트타이즈 니트타이츠 니트스타킹 니트레깅스 울타이즈 울타이츠 울스타킹 캐시미어타이즈 케이블타이즈 케이블타이츠 ' +
      '케이블스타킹 꽈배기타이즈 꽈배기스타킹 골지타이즈 골지타이츠 골지스타킹 골지레깅스 면기모타이즈 발열스타킹 발열타이즈 발열타이츠 발열레깅스 히트텍타이츠 히트텍타이즈 ' +
      '히트텍스타킹 히트텍레깅스 플리스타이즈 벨벳타이즈 벨벳스타킹 레깅스 래깅스 레깅쓰 기모레깅스 융레깅스 밍크레깅스 털레깅스 겨울레깅스 쫄바지 ' +
      '100데니어 110데니어 120데니어 130데니어 140데니어 150데니어 160데니어 180데니어 200데니어 240데니어 250데니어 280데니어 300데니어 320데니어 400데니어 480데니어 ' +
      '500데니어 600데니어 1000데니어 100d 110d 120d 160d 180d 200d 300d 400d ' +
      'fleecetights fleecelinedtights fleecedtights warmtights knittights wooltights cabletights ribbedtights thermaltights wintertights leggings legging ' +
      '100데니아 110데니아 120데니아 150데니아 160데니아 180데니아 200데니아 300데니아 400데니아 만데니아',
    with: [['yoga/gym/running', 'sportSocks']],
  },
  legWarmers: {
    words:
      '레그워머 래그워머 레그웜머 레그워머양말 렉워머 레그웜 레그 니트레그워머 롱레그워머 퍼레그워머 털레그워머 기모레그워머 루즈워머 발토시 다리토시 종아리토시 니트토시 ' +
      '털토시 무릎토시 토시 토씨 발목토시 발목워머 앵클워머 종아리워머 무릎워머 니워머 발레워머 발레레그워머 댄스워머 필라테스워머 골지워머 니트워머 워머 부츠워머 부츠커프 ' +
      '부츠토퍼 스패츠 스패치 게이터 개이터 각반 발게이터 등산스패츠 legwarmer legwarmers legwarmersocks gaiter gaiters spats bootcuffs 발워머 니트발워머 행전 게토르 캬프슬리브 종아리압박 가토르',
  },
  unknownSocks: {
    words: '레그웨어 풋웨어 양말류 삭스류 legwear hosiery',
    with: anySock,
  },
}
