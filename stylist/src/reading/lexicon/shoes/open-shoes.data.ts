import type { KindLexicon } from '../types.ts'

/** Open and casual shoes, and all remaining ones. */
export const openShoes: KindLexicon<'SHOES'> = {
  sandals: {
    words:
      '샌들 샌달 쎈들 샌들슈즈 센들 샌덜 쌘들 쌘달 스트랩샌들 글래디에이터 글래디에이터샌들 글레디에이터 플랫샌들 플렛샌들 피셔맨샌들 피셔맨 피셔맨슈즈 어부샌들 통굽샌들 플랫폼샌들 밴드샌들 밴딩샌들 버클샌들 버켄샌들 버켄스탁샌들 버켄스탁 버켄스톡 버켄 투스트랩샌들 투스트랩 두줄샌들 두줄버켄 세줄샌들 코르크샌들 코르크슬리퍼 뮬샌들 샌들뮬 슬링백샌들 메리제인샌들 로프샌들 끈샌들 리본샌들 진주샌들 큐빅샌들 젤리슈즈 젤리신발 푹신한샌들 컴포트샌들 여름샌들 여름신발 여름슈즈 남자샌들 남성샌들 여성샌들 여자샌들 위빙샌들 스트랩슬리퍼 발가락샌들 토링샌들 엄지샌들 티스트랩샌들 쪼리샌들 조리샌들 통샌들 오픈토샌들 하라치 와라치 와라체 가피 sandal sandals strapsandals strapsandal gladiator gladiators gladiatorsandals flatsandals fishermansandals jellyshoes jellysandals platformsandals birkenstock birkenstocks huarache huaraches leathersandals flatsandal tstrapsandals ' +
      '쎈달 센달 발가락트인거 통굽쎈달 산다루 산달 ' +
      '락피쉬젤리슈즈 락피쉬젤리 락피쉬젤리샌들 멜리사젤리 멜리사샌들 젤리플랫샌들',
    with: [
      ['sportSandals', 'sportSandals'],
      ['furShoes', 'furShoes'],
      ['crocs', 'crocs'],
      ['fur/boa/fleeced', 'furShoes'],
      ['sport/hiking/outdoor/swim/fishing/running/waterShoes/climbing', 'sportSandals'],
      ['heels/highHeel/lowHeels/lowHeel/heelSandals/espadrilles', 'heelSandals'],
      ['dressShoes/formal/wedding/party', 'heelSandals'],
      ['home', 'indoorShoes'],
    ],
  },
  heelSandals: {
    words:
      '힐샌들 샌들힐 하이힐샌들 미들힐샌들 로우힐샌들 키튼힐샌들 블록힐샌들 블럭힐샌들 청키힐샌들 웨지샌들 웨지힐샌들 웨지힐슬리퍼 웨지슬리퍼 통굽힐샌들 스트랩힐샌들 스트랩샌들힐 앵클스트랩샌들 굽샌들 굽있는샌들 굽높은샌들 스틸레토샌들 스트래피힐 스트래피샌들 오픈토샌들힐 펌프스샌들 구두샌들 샌들구두 여름구두 슬링백샌들힐 에스파듀힐 에스파드류힐 에스파드리유힐 에스파듀웨지 웨지에스파듀 웨지에스파드류 새틴샌들 미들굽샌들 5cm샌들 7cm샌들 뮬샌들힐 heelsandals heeledsandals heelsandal sandalheels wedgesandals wedgesandal blockheelsandals strappyheels strappysandals wedgeespadrilles',
  },
  sportSandals: {
    words:
      '스포츠샌들 스포츠샌달 스포티샌들 스포츠슬라이드샌들 등산샌들 트레킹샌들 트래킹샌들 하이킹샌들 아웃도어샌들 고프코어샌들 벨크로샌들 찍찍이샌들 웨빙샌들 물놀이샌들 계곡샌들 워터샌들 아쿠아샌들 아쿠아샌달 테크샌들 테바샌들 킨샌들 차코샌들 어글리샌들 스니커즈샌들 운동화샌들 샌들운동화 리커버리샌들 캠핑샌들 테바 teva chaco 차코 sportsandals sportsandal sportssandals hikingsandals trekkingsandals outdoorsandals watersandals velcrosandals recoverysandals ' +
      '뉴포트h2',
  },
  slides: {
    words:
      '슬리퍼 슬립퍼 슬리파 슬리버 쓰레빠 쓰레파 쓰래빠 쓰리빠 슬레빠 슬래퍼 쓰렙 쓸빠 딸딸이 삼선 삼선슬리퍼 삼디다스 세줄슬리퍼 삼색슬리퍼 슬라이드 슬라이드슬리퍼 슬라이드샌들 슬라이더 슬라이즈 쪼리 쪼리슬리퍼 조리 조리슬리퍼 쫄이 플립플랍 플리플랍 플립플롭 플리플롭 플립플럽 플립플랖 통굽쪼리 통굽슬리퍼 에바슬리퍼 구름슬리퍼 쿠션슬리퍼 푹신슬리퍼 클라우드슬리퍼 운동슬리퍼 스포츠슬리퍼 스포츠슬라이드 리커버리슬리퍼 리커버리슬라이드 리커버리슈즈 회복슬리퍼 수영장슬리퍼 수영슬리퍼 워터파크슬리퍼 비치슬리퍼 비치샌들 해변슬리퍼 바다슬리퍼 캠핑슬리퍼 외출슬리퍼 집앞슬리퍼 여름슬리퍼 남자슬리퍼 여자슬리퍼 여성슬리퍼 남성슬리퍼 커플슬리퍼 왕골슬리퍼 빵슬리퍼 키높이슬리퍼 어글리슬리퍼 퀴니슬리퍼 벨크로슬리퍼 찍찍이슬리퍼 이지슬라이드 아딜렛 베나시 칸와 오프코트 게다 slide slides slider sliders slipper slippers flipflop flipflops thongs thongsandals zori poolslides beachsandals recoveryslides evaslides ' +
      '조던쓰레빠 쓰레바 슬리빠 스레빠 스리빠 실리퍼 조오리 끌신 짤짤이 ' +
      '발가락끼우는거 발가락끼우는 발가락끼는거 발가락슬리퍼 발가락조리 엄지끼우는거 끼우는슬리퍼',
    with: [
      ['ugg', 'ugg'],
      ['crocs', 'crocs'],
      ['fur/boa/fleeced/padded/warm/winter/velvet', 'furShoes'],
      ['school', 'indoorShoes'],
      ['home/office/indoors/indoorShoes', 'indoorShoes'],
      ['heels/highHeel/lowHeels/lowHeel/loafers/satin', 'mules'],
      ['clogs', 'clogs'],
      ['mules', 'mules'],
      ['sneakers/canvas', 'slipOns'],
      ['dressShoes', 'mules'],
      ['leather/suede', 'sandals'],
      ['straw', 'sandals'],
      ['sportSandals', 'sportSandals'],
      ['sandals', 'sandals'],
      ['furShoes', 'furShoes'],
      ['slipOns', 'slipOns'],
    ],
  },
  crocs: {
    words:
      '크록스 크록 크로스화 크록쓰 크럭스 크록스클로그 크록스샌들 크록스슬리퍼 크록스바야 크록스클래식 크록스클래식클로그 크록스플랫폼 크록스메가크러쉬 크록스듀엣맥스 크록스통굽 크록스신발 통굽크록스 병원크록스 간호사크록스 주방크록스 에바클로그 구멍슬리퍼 구멍신발 바야클로그 라이트라이드 지비츠신발 병원신발 병원슬리퍼 간호사슬리퍼 수술실신발 수술실슬리퍼 수술화 주방슬리퍼 crocs croc evaclogs evaclog literide classicclog classicclogs ' +
      '크락스 구멍난신발 깍두기신발 크로스신발',
    with: [
      ['indoors/indoorShoes', 'indoorShoes'],
      ['rubber boots', 'rainBoots'],
      ['fur/boa/fleeced', 'furShoes'],
      ['safetyShoes', 'safetyShoes'],
    ],
  },
  clogs: {
    words:
      '클로그 클록 클로그슈즈 클로그샌들 클로그슬리퍼 클로그뮬 크로그 끌로그 우드클로그 나막신 나무신발 클로그힐 스튜디오클로그 보스턴클로그 버켄스탁보스턴 버켄보스턴 보스턴 보스톤 보스톤클로그 버켄스탁클로그 코르크클로그 코르크뮬 가든클로그 캠핑클로그 사보 사보슈즈 사보뮬 clog clogs suedeclog suedeclogs leatherclogs woodenclogs bostonclog bostonclogs boston sabots sabot gardenclog ' +
      '병원화 너스화 나스화 나스슈즈 스티코 위생화 위생신발 a630 비르켄a630 칼제도 비스트로',
    with: [
      ['crocs/rubber', 'crocs'],
      ['fur/boa/fleeced', 'furShoes'],
      ['home', 'indoorShoes'],
      ['heels/highHeel', 'mules'],
    ],
  },
  espadrilles: {
    words:
      '에스파드류 에스파드리유 에스파듀 에스빠드류 에스빠듀 에스파드릴 에스파드리에 에스파드리뉴 에스파드류슈즈 에스파듀슈즈 에스파듀슬립온 에스파드류슬립온 에스빠드리유 짚신슈즈 짚신 라피아로퍼 왕골단화 탐스 탐스슈즈 톰스 espadrille espadrilles toms raffiashoes',
    with: [
      ['heels/highHeel', 'heelSandals'],
      ['sandals/heelSandals', 'sandals'],
      ['slides/mules', 'mules'],
    ],
  },
  boatShoes: {
    words:
      '보트슈즈 보트화 보트슈즈로퍼 보트로퍼 데크슈즈 덱슈즈 데크화 탑사이더 탑싸이더 스페리 캠프모카신 캠프목 레인저모카신 3아이 쓰리아이 3아이클래식러그 쓰리아이러그 boatshoes boatshoe deckshoes deckshoe topsider topsiders campmoc campmocs 3eye threeeye',
    with: [['fur/boa', 'furShoes']],
  },
  comfortShoes: {
    words:
      '효도화 효도신발 효도구두 효도운동화 효도슬립온 효도슈즈 컴포트화 컴포트슈즈 컴포트 컴포트구두 컴포트로퍼 컴포트단화 컴포트신발 컴포트스니커즈 콤포트화 콤포트슈즈 편한신발 편한구두 편한단화 편안화 발편한신발 발편한구두 발편한운동화 기능화 기능성신발 기능성구두 기능성슈즈 건강화 건강신발 건강구두 교정화 교정신발 정형신발 정형화 당뇨화 당뇨신발 족저근막염신발 족저근막염화 무지외반증신발 무지외반증구두 평발신발 어르신신발 어르신화 노인신발 할머니신발 할아버지신발 엄마신발 엄마구두 아빠신발 실버화 안토니 마사이 마사이족신발 마사이워킹화 성심덕대구두 ecco에코화 sas구두 사스슈즈 여성컴포트화 남성컴포트화 comfortshoes comfortshoe orthopedicshoes orthopedic comfyshoes ' +
      '단화 프리타임 사스 에스에이에스 sas 걷기신발 바이네르신발 가버 가버신발 할매신발 린코리아신발 실버신발 관절신발 슈올즈 슈올즈신발 뮤트로 뮤트로신발 맥스핏신발 콜카신발 아치신발 홈쇼핑신발 간병화 요양사신발 만보화 어르신구두 발편한단화 ' +
      '간호화 간호사신발 간호사화 너스슈즈 널스화 널핏 널핏화 nurseshoes nursingshoes 간호사운동화 간호사구두 간호단화 병동화 백의화 간호사단화 간호조무사신발 물리치료사신발 치위생사신발 ' +
      '무릎아플때 무릎아플때신는 무릎신발 관절에좋은 관절에좋은신발 허리아플때신는 족저근막염 족저용 무지외반 무지외반증 평발용 당뇨발 정형외과신발 한의원신발 홈쇼핑 발볼넓은신발',
    with: [
      ['crocs', 'crocs'],
      ['sandals', 'sandals'],
      ['fur/boa/fleeced', 'furShoes'],
      ['running/sneakers/runningShoes', 'sneakers'],
      ['gym', 'trainers'],
      ['lowHeel', 'lowHeels'],
      ['canvas/canvasShoes', 'canvasShoes'],
      ['golf', 'golfShoes'],
      ['boots', 'ankleBoots'],
      ['slides', 'slides'],
      ['loafers', 'loafers'],
      ['safetyShoes', 'safetyShoes'],
      ['flats', 'flats'],
      ['maryJanes', 'maryJanes'],
      ['mules', 'mules'],
      ['lowHeels/heels', 'lowHeels'],
      ['slipOns', 'slipOns'],
      ['clogs', 'clogs'],
    ],
  },
  safetyShoes: {
    words:
      '조리화 주방화 주방안전화 슈퍼주방화 주방작업화 주방신발 조리사신발 쉐프화 셰프화 급식화 급식신발 영양사화 kitchenshoes chefshoes 안전화 안전와 안전신발 안전작업화 안전부츠 안전운동화 안전단화 안전장화 작업화 작업신발 작업용신발 작업부츠 작업단화 작업워커 현장화 현장신발 공사장신발 노가다신발 노가다화 건설화 산업화 공구화 스틸토 스틸토부츠 스틸토슈즈 철심신발 절연화 제전화 정전기화 방진화 미끄럼방지화 논슬립화 논슬립신발 논슬립슈즈 지카타비 경량안전화 다이얼안전화 6인치안전화 4인치안전화 8인치안전화 k2안전화 k2세이프티 캠스안전화 지벤안전화 네파안전화 여름안전화 겨울안전화 방한안전화 safetyshoes safetyshoe safetyboots safetyboot steeltoe steeltoeboots workshoes workshoe ' +
      '4인치안전 k267 지까다비 지카다비 찌까다비 지가다비 정전화 목수화 형틀화 쇠신발 앞코쇠신발 ' +
      '작업용운동화 현장운동화 현장용운동화 작업운동화 ' +
      '공사장운동화 공사장용운동화 노가다용운동화 공장운동화 공장용운동화 용접용운동화 운동화작업용 운동화현장용 운동화공사장용 운동화공장용 물류센터운동화 작업용워커 현장용신발 공사장용신발 공장용신발 신발작업용 신발현장용 신발공장용 신발공사장용',
  },
  indoorShoes: {
    words:
      '고무신 꽃고무신 흰고무신 검정고무신 코고무신 실내화 실내슬리퍼 실내용슬리퍼 실내신발 실내용신발 학교실내화 학생실내화 교실화 교실슬리퍼 삼선실내화 거실화 거실슬리퍼 층간소음슬리퍼 층간소음실내화 룸슈즈 룸슬리퍼 룸부츠 룸샌들 홈슈즈 홈슬리퍼 하우스슬리퍼 욕실화 욕실슬리퍼 화장실슬리퍼 화장실신발 베란다슬리퍼 현관슬리퍼 사무실슬리퍼 사무실실내화 사무용슬리퍼 사무실용슬리퍼 회사슬리퍼 회사실내화 오피스슬리퍼 오피스실내화 학교슬리퍼 교사슬리퍼 교무실슬리퍼 호텔슬리퍼 기내슬리퍼 기내용슬리퍼 여행용슬리퍼 일회용슬리퍼 접이식슬리퍼 휴대용슬리퍼 병실슬리퍼 도서관슬리퍼 독서실슬리퍼 집슬리퍼 집에서신는슬리퍼 집신발 덧신슬리퍼 버선슬리퍼 수면슬리퍼 수면실내화 침실슬리퍼 겨울실내화 방한실내화 indoorshoes indoorshoe indoorslippers houseslippers houseslipper houseshoes homeslippers roomshoes roomslippers bathroomslippers officeslippers ' +
      '교실쓰레빠 교실실내화 체육관에서만 실내에서만 덧버선신발 사무화 실내슬리빠 병실화 우와바키 우와바끼 ' +
      '교실에서 교실용 교실안에서 교무실용 교무실에서 원내화 원내슬리퍼 어린이집슬리퍼 병실용 연구실슬리퍼 실험실슬리퍼 사물함슬리퍼 급식실슬리퍼 학원슬리퍼 독서실용슬리퍼 스터디카페슬리퍼 당직실슬리퍼 탕비실슬리퍼 ' +
      '사무실용신발 사무실신발 회사에두는신발 사무실갈아신는 갈아신는슬리퍼 사무실편한신발',
    with: [
      ['badminton/tennis/soccer', 'courtShoes'],
      ['gym', 'trainers'],
    ],
  },
  unknownShoes: {
    words:
      '신발 신발류 슈즈 슈즈류 풋웨어 남성화 여성화 남자신발 여자신발 남성슈즈 여성슈즈 남자슈즈 여자슈즈 남성신발 여성신발 아동화 키즈슈즈 주니어화 데일리슈즈 데일리신발 데일리화 캐주얼신발 편집샵신발 shoes shoe footwear mensshoes womensshoes ' +
      '캐주얼화 캐쥬얼화 캐주얼슈즈 캐쥬얼슈즈 학생화 통학화 커플화 커플신발 발편한화 가벼운신발 편하게신는신발',
    with: [
      ['leatherSneakers', 'leatherSneakers'],
      ['canvasShoes', 'canvasShoes'],
      ['slipOns', 'slipOns'],
      ['runningShoes', 'runningShoes'],
      ['trainers', 'trainers'],
      ['courtShoes', 'courtShoes'],
      ['cleats', 'cleats'],
      ['basketballShoes', 'basketballShoes'],
      ['golfShoes', 'golfShoes'],
      ['cyclingShoes', 'cyclingShoes'],
      ['climbingShoes', 'climbingShoes'],
      ['hikingShoes', 'hikingShoes'],
      ['trailShoes', 'trailShoes'],
      ['waterShoes', 'waterShoes'],
      ['loafers', 'loafers'],
      ['monkShoes', 'monkShoes'],
      ['lowHeels', 'lowHeels'],
      ['flats', 'flats'],
      ['maryJanes', 'maryJanes'],
      ['mules', 'mules'],
      ['chelseaBoots', 'chelseaBoots'],
      ['ankleBoots', 'ankleBoots'],
      ['heelBoots', 'heelBoots'],
      ['longBoots', 'longBoots'],
      ['suedeBoots', 'suedeBoots'],
      ['snowBoots', 'snowBoots'],
      ['ugg', 'ugg'],
      ['furShoes', 'furShoes'],
      ['rainBoots', 'rainBoots'],
      ['heelSandals', 'heelSandals'],
      ['sportSandals', 'sportSandals'],
      ['crocs', 'crocs'],
      ['clogs', 'clogs'],
      ['espadrilles', 'espadrilles'],
      ['boatShoes', 'boatShoes'],
      ['comfortShoes', 'comfortShoes'],
      ['safetyShoes', 'safetyShoes'],
      ['indoorShoes', 'indoorShoes'],
      ['dressShoes', 'dressShoes'],
      ['heels', 'heels'],
      ['boots', 'boots'],
      ['sandals', 'sandals'],
      ['slides', 'slides'],
      ['workwear', 'comfortShoes'],
      ['golf', 'golfShoes'],
      ['hiking running', 'trailShoes'],
      ['running', 'runningShoes'],
      ['hiking', 'hikingShoes'],
      ['tennis/badminton', 'courtShoes'],
      ['soccer/baseball', 'cleats'],
      ['basketball', 'basketballShoes'],
      ['cycling', 'cyclingShoes'],
      ['climbing', 'climbingShoes'],
      ['swim/fishing', 'waterShoes'],
      ['ski/padded/down', 'snowBoots'],
      ['boa/fur/fleeced/warm', 'furShoes'],
      ['winter thick', 'snowBoots'],
      ['gym/yoga', 'trainers'],
      ['outdoor', 'trailShoes'],
      ['sport', 'sneakers'],
      ['home/lounge', 'indoorShoes'],
      ['rubber', 'rainBoots'],
      ['resort', 'sandals'],
      ['highHeel', 'heels'],
      ['lowHeel', 'lowHeels'],
      ['flatSole/pointed', 'flats'],
      ['mens suit', 'dressShoes'],
      ['suit/interview/funeral/formal', 'dressShoes'],
      ['wedding', 'heels'],
      ['office', 'monkShoes'],
      ['strappy', 'sandals'],
      ['canvas/denim', 'canvasShoes'],
      ['straw', 'espadrilles'],
      ['mesh', 'runningShoes'],
      ['lace/satin', 'flats'],
      ['patent', 'dressShoes'],
      ['everyday/school', 'sneakers'],
      ['sneakers', 'sneakers'],
      ['platform', 'sneakers'],
    ],
  },
}
