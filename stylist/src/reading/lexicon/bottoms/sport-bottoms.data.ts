import type { KindLexicon } from '../types.ts'

/** Bottoms for golf, tennis, hiking, cycling and bad weather. */
export const sportBottoms: KindLexicon<'BOTTOM'> = {
  golfPants: {
    words:
      '골프바지 골프팬츠 골프웨어바지 골프웨어하의 골프웨어팬츠 골프웨어 골프하의 골프복바지 골프복하의 골프복 골프긴바지 골프슬랙스 골프조거 골프조거팬츠 골프치노 골프치노팬츠 골프밴딩팬츠 골프밴딩바지 골프와이드팬츠 ' +
      '골프부츠컷팬츠 골프부츠컷 골프레인팬츠 골프기모바지 골프기모팬츠 기모골프바지 기모골프팬츠 본딩골프바지 겨울골프바지 겨울골프팬츠 여름골프바지 여름골프팬츠 쿨골프바지 골프패딩팬츠 골프패딩바지 필드팬츠 필드바지 ' +
      '라운딩바지 라운딩팬츠 라운딩하의 라운딩슬랙스 골프 ' +
      'golfpants golftrousers golfslacks golfjogger golfbottom golfwear 데상트g 타이틀팬츠 핑바지 왁바지 핑팬츠 핑기모바지 왁팬츠 라운드팬츠골프 골프기모하의 스크린골프바지 골프방풍바지 골프방풍팬츠 골프냉감팬츠 골프냉감바지 골프쿨팬츠 골프일자팬츠 골프스트레이트팬츠 골프일자바지 골프9부팬츠 골프9부바지 파크골프바지 파크골프팬츠',
    with: [
      ['midiSkirt/miniSkirt/skort/golfSkirt', 'golfSkirt'],
      ['short/mini/shorts', 'golfShorts'],
    ],
  },
  golfShorts: {
    words:
      '골프반바지 골프숏팬츠 골프쇼츠 골프숏츠 골프하프팬츠 골프5부바지 골프5부팬츠 골프버뮤다 골프큐롯팬츠반바지 골프4부팬츠 골프여름반바지 골프웨어반바지 라운딩반바지 필드반바지 필드쇼츠 golfshorts golfshort golfbermuda',
  },
  golfSkirt: {
    words:
      '골프치마 골프스커트 골프웨어치마 골프웨어스커트 골프복치마 골프큐롯 골프큐롯스커트 골프치마바지 골프플리츠스커트 골프플리츠 골프주름치마 골프스컷 골프스코트 골프랩스커트 골프미니스커트 골프a라인스커트 골프h라인스커트 ' +
      '골프니트스커트 골프패딩스커트 골프기모스커트 골프기모치마 골프테니스스커트 골프치랭스 골프치마레깅스 라운딩스커트 라운딩치마 라운딩룩스커트 필드스커트 필드치마 겨울골프치마 여름골프치마 ' +
      'golfskirt golfskort golfskirts 핑큐롯 핑스커트 핑치마 핑플리츠 핑플리츠스커트 핑큐롯팬츠 왁스커트 왁치마 왁큐롯 지포어스커트 지포어치마 타이틀스커트 타이틀치마',
  },
  tennisSkirt: {
    words:
      '테니스스커트 테니스치마 테니스 테니스웨어 테니스플리츠스커트 테니스플리츠 테니스주름치마 테니스주름스커트 테니스스코트 테니스스컷 테니스큐롯 테니스치마바지 테니스미니스커트 테니스스커트바지 테니스랩스커트 테니스커트 ' +
      '테니스웨어치마 테니스복치마 운동치마 운동용치마 운동스커트 운동복치마 스포츠스커트 스포츠치마 스포츠스코트 러닝스커트 러닝치마 런닝스커트 런닝치마 요가스커트 요가치마 배드민턴치마 배드민턴스커트 배드민턴스코트 탁구치마 ' +
      '헬스스커트 짐스커트 트레이닝스커트미니 액티브스커트 애슬레저스커트 등산치마 등산스커트 치어리더치마 치어리딩스커트 발레스커트 발레치마 발레랩스커트 하키스커트 댄스스커트 줌바스커트 스케이트치마 ' +
      'tennisskirt tennisskirts tennisskort sportskirt sportsskirt runningskirt activeskirt balletskirt cheerskirt 테니스sk 테니스미니 페이스라이벌',
    with: [
      ['golf/golfPants', 'golfSkirt'],
      ['leggings fleeced', 'fleecedLeggings'],
      ['sweatpants/sportPants long', 'sportPants'],
    ],
  },
  hikingPants: {
    words:
      '등산바지 등산팬츠 등산복 등산복바지 등산복하의 등산복팬츠 등산하의 등산긴바지 등산용바지 등산스판바지 스판등산바지 등산조거 등산조거팬츠 등산카고팬츠 등산카고바지 여름등산바지 여름등산팬츠 냉감등산바지 쿨등산바지 얇은등산바지 ' +
      '봄가을등산바지 산행바지 산악바지 아웃도어바지 아웃도어팬츠 아웃도어하의 아웃도어조거팬츠 트레킹바지 트레킹팬츠 트래킹바지 트래킹팬츠 트레킹하의 하이킹바지 하이킹팬츠 클라이밍바지 클라이밍팬츠 클라이밍하의 클라이밍 암벽바지 ' +
      '등반바지 볼더링바지 캠핑바지 캠핑팬츠 낚시바지 낚시팬츠 트레일팬츠 트레일바지 트레일러닝팬츠 백패킹바지 컨버터블팬츠 집오프팬츠 짚오프팬츠 분리바지 반바지분리등산바지 쉘팬츠 테라팬츠 ' +
      'hikingpants hikingtrousers trekkingpants trekpants outdoorpants climbingpants trailpants zipoff zipoffpants convertiblepants fishingpants campingpants ' +
      '지퍼떼면반바지 탈착바지 분리형바지 지퍼탈착 2way등산바지 집오프 페로시 ferrosi 아크감마팬츠 쉘러팬츠 쉘러바지 콘두잇 비다프로 스트레치자이온 stretchzion 실버릿지팬츠 silverridge 켑팬츠 kebtrousers 그린란드팬츠 아비스코팬츠 abisko 하이코스트팬츠 페드록팬츠 웨이파러팬츠 wayfarer 런볼드팬츠 runbold 플라이하이크팬츠 아이스팬츠등산 스트레치od팬츠 인센도팬츠 알파인팬츠 마운티니어링팬츠 릿지팬츠 릿지바지 산행팬츠 등산냉감팬츠 등산용팬츠 등산스판팬츠',
    with: [
      ['short/shorts/mini', 'hikingShorts'],
      ['fleeced/boa/winter/thick/warm/padded/down/fleece', 'warmHikingPants'],
      ['ski', 'padPants'],
      ['tennisSkirt/miniSkirt/skort', 'tennisSkirt'],
    ],
  },
  warmHikingPants: {
    words:
      '기모등산바지 기모등산팬츠 기모등산복바지 등산기모바지 등산기모팬츠 겨울등산바지 겨울등산팬츠 동계등산바지 방한등산바지 방풍등산바지 방풍기모바지 기모방풍바지 본딩등산바지 본딩등산팬츠 융등산바지 융털등산바지 밍크등산바지 털등산바지 ' +
      '패딩등산바지 두꺼운등산바지 기모아웃도어팬츠 기모아웃도어바지 기모트레킹바지 기모트레킹팬츠 기모하이킹팬츠 기모클라이밍팬츠 소프트쉘팬츠 소프트쉘바지 소프트셸팬츠 윈드스토퍼팬츠 윈드스토퍼바지 겨울아웃도어바지 겨울낚시바지 방풍방한바지 ' +
      'softshellpants winterhikingpants fleecehikingpants fleecedhikingpants 겨울본딩 본딩등산 본딩기모산',
    with: [['short/shorts', 'hikingShorts']],
  },
  hikingShorts: {
    words:
      '등산반바지 등산숏팬츠 등산쇼츠 등산5부바지 등산하프팬츠 아웃도어반바지 아웃도어쇼츠 아웃도어숏팬츠 트레킹반바지 트레킹쇼츠 트래킹반바지 하이킹반바지 하이킹쇼츠 하이킹숏팬츠 클라이밍반바지 클라이밍쇼츠 캠핑반바지 캠핑쇼츠 낚시반바지 ' +
      '트레일쇼츠 트레일반바지 트레일숏 산행반바지 hikingshorts trekkingshorts outdoorshorts climbingshorts trailshorts campingshorts',
  },
  cyclingPants: {
    words:
      '자전거바지 자전거팬츠 자전거하의 자전거복 자전거복바지 자전거복하의 자전거타이즈 자전거타이츠 자전거레깅스 자전거반바지 자전거쫄바지 자전거긴바지 자전거패드바지 자전거패드속바지 자전거기모바지 기모자전거바지 겨울자전거바지 ' +
      '사이클바지 사이클팬츠 사이클하의 사이클복 사이클복바지 사이클복하의 사이클반바지 사이클숏 사이클타이즈 사이클타이츠 사이클레깅스 사이클링바지 사이클링팬츠 사이클링타이즈 사이클링쇼츠 사이클빕 사이클빕숏 ' +
      '빕숏 빕숏츠 빕쇼츠 빕팬츠 빕타이즈 빕타이츠 빕롱 빕레깅스 기모빕 빕바지 자전거빕 자전거빕숏 동계빕 패드바지 패드팬츠 패드타이즈 패드반바지 패드쫄바지 라이딩바지 라이딩팬츠 라이딩하의 라이딩타이즈 라이딩레깅스 ' +
      '라이딩반바지 mtb바지 mtb팬츠 mtb반바지 로드바지 스피닝바지 스피닝팬츠 트라이슈트 트라이수트 철인복 ' +
      'bib bibs bibshort bibshorts bibtight bibtights biblong cyclingpants cyclingshorts cyclingtights cyclingbib bikepants mtbpants mtbshorts trisuit ' +
      '바이커패드 패드o 5부패드 nsr빕 nsr바지 클래식빕 패드들어간 패드들어간바지 패드들어간반바지 패드있는바지 패드있는반바지 패드달린바지 패드달린반바지 엉덩이패드바지 엉덩이패드 젤패드바지 젤패드반바지 젤패드타이즈 스피닝반바지 스피닝패드바지 사이클긴바지 사이클7부 자전거7부바지 자전거쫄쫄이 클릿바지 자출바지 라이딩7부 라이딩빕 동계빕롱 기모빕롱 카고빕 카고빕숏',
  },
  padPants: {
    words:
      '패딩바지 패딩팬츠 패딩하의 페딩바지 패딩조거 패딩조거팬츠 패딩와이드팬츠 경량패딩바지 경량패딩팬츠 롱패딩바지 숏패딩팬츠 패딩반바지 패딩슬랙스 다운팬츠 다운바지 경량다운팬츠 덕다운팬츠 구스팬츠 구스바지 구스다운팬츠 구스다운바지 ' +
      '오리털바지 거위털바지 솜바지 솜팬츠 솜누빔바지 솜패딩바지 웰론바지 웰론팬츠 누빔바지 누빔팬츠 누비팬츠 퀼팅팬츠 퀼팅바지 깔깔이바지 깔깔이하의 방상내피바지 방한바지 방한팬츠 방한복바지 방한복하의 방한하의 혹한기바지 ' +
      '스키 스키바지 스키복 스키복바지 스키복하의 스키팬츠 스키하의 스키웨어 스키웨어하의 스키빕 스키빕팬츠 보드복 보드복바지 보드복하의 보드바지 보드팬츠 보드하의 스노우보드바지 스노보드바지 스노우보드팬츠 스노보드팬츠 ' +
      '스노우보드복 스노보드복 스노우팬츠 스노우바지 눈썰매바지 눈썰매장바지 눈바지 고어텍스스키바지 우주복바지 패딩멜빵바지 스키멜빵바지 나노팬츠 써모팬츠 침낭바지 ' +
      'paddedpants padpants paddingpants downpants pufferpants skipants snowpants snowboardpants boardpants skibib snowbib insulatedpants quiltedpants ' +
      '핫바지 깔바지',
    with: [
      ['midiSkirt/longSkirt/miniSkirt', 'woolSkirt'],
      ['sleep/pajamaPants', 'pajamaPants'],
    ],
  },
  rainPants: {
    words:
      '우비바지 우비하의 우비팬츠 비옷바지 비옷하의 비옷 우비 우의 우의바지 우의하의 레인팬츠 레인바지 레인하의 레인웨어하의 방수바지 방수팬츠 방수하의 방수덧바지 방수오버팬츠 완전방수바지 고어텍스바지 고어텍스팬츠 고어텍스하의 고어팬츠 ' +
      '하드쉘팬츠 하드쉘바지 하드셸팬츠 오버팬츠 덧바지 오토바이우비바지 라이더우비바지 배달우비바지 장화바지 가슴장화 웨이더 웨이더스 웨이더바지 낚시방수바지 갯벌장화바지 pvc바지 비닐바지 ' +
      'rainpants raintrousers waterproofpants goretexpants hardshellpants overpants shellpants wader waders raingear 비바지 갑바바지 가빠바지 베타팬츠 알파팬츠',
    with: [
      ['golf', 'golfPants'],
      ['ski', 'padPants'],
    ],
  },
}
