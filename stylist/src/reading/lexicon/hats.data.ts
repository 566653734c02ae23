import type { KindLexicon } from './types.ts'

/**
 * Words by which Koreans name hats, by kind, and the kinds that are meant if other words stand in the same name (see
 * types.ts).
 */
export const hats: KindLexicon<'HAT'> = {
  ballCap: {
    words:
      '볼캡 볼켑 볼갭 볼햇 볼캡모자 캡 캡모자 켑 캡햇 야구모자 야구캡 야구모 베이스볼캡 베이스볼햇 워싱볼캡 데님캡 기본볼캡 무지볼캡 커브캡 커브드캡 소프트볼캡 언스트럭처볼캡 하드볼캡 깊은볼캡 딥핏볼캡 빅사이즈볼캡 대두볼캡 대두모자 스냅백 스냅백모자 스냅벡 스냅빽 뉴에라 뉴에라캡 뉴에라모자 59피프티 59fifty 9포티 9forty 9twenty 피티드캡 피티드 플랫캡힙합 힙합모자 평모자 평챙모자 플랫브림 트러커캡 트럭커캡 트러커 트러커햇 트래커캡 트러커모자 메쉬캡 메시캡 매쉬캡 캠프캡 캠프캡모자 5패널 5패널캡 파이브패널 파이브패널캡 6패널 제트캡 챙모자 군모 군인모자 군대모자 밀리터리캡 밀리터리모자 워크캡 워크캡모자 팀모자 구단모자 단체모자 응원모자 예비군모자 전투모 작업모 작업모자 학교모자 체육모자 빵캡 숏챙캡 숏챙볼캡 숏캡 짧은챙모자 대디햇 대드햇 폴로캡 폴로모자 mlb모자 mlb캡 양키스모자 뉴욕모자 la모자 ny모자 챙긴볼캡 비건볼캡 울볼캡 cap caps ballcap ballcaps baseballcap baseballcaps baseballhat baseballhats snapback snapbacks truckercap truckerhat truckerhats truckercaps meshcap dadhat dadcap dadhats campcap fivepanel 5panel 5panelcap fittedcap curvedcap workcap shortbrimcap ' +
      'ny까만거 앤와이 쌩얼가리개 생얼모자 쌩얼모자 새마을모자 농협모자 볼캪 학생모자 로카모자 해병대모자 빨간모자해병 팔각모 교련모자 ' +
      '두산모자 엘지모자 lg모자 기아모자 롯데모자 한화모자 삼성모자 키움모자 ssg모자 랜더스모자 이글스모자 타이거즈모자 베어스모자 트윈스모자 라이온즈모자 자이언츠모자 위즈모자 다이노스모자 히어로즈모자 다저스모자 다저스 양키스 메츠모자 보스턴모자 레드삭스모자 ' +
      '파드리스모자 컵스모자 자이언츠캡 ' +
      '눌러쓰는모자 ' +
      '머리안감은날쓰는모자 머리안감은날모자 쌩얼일때모자 생얼일때모자 얼굴가릴때모자 푹눌러쓰는모자',
    with: [
      ['golf', 'golfCap'],
      ['swim', 'swimCap'],
      ['cycling/running/tennis/sport/gym', 'sportCap'],
      ['hiking/outdoor/fishing/climbing', 'hikingHat'],
      ['trapper/earmuffs', 'trapper'],
      ['fleeced/boa/fur/padded/warm/winter', 'trapper'],
      ['straw', 'strawHat'],
      ['beanie', 'beanie'],
      ['visor', 'visor'],
      ['newsboyCap', 'newsboyCap'],
    ],
  },
  beanie: {
    words:
      '왓치캡 와치캡 워치캡 watchcap 와치햇 워치햇 비니 비니모자 비니햇 삐니 비이니 숏비니 쇼트비니 롱비니  와치캡비니  와치비니 워치캡비니  니트캡 니트햇 니트모 울비니 울모자 케이블비니 꽈배기비니 방울비니 방울모자 방울털모자 폼폼비니 폼폼햇 폼폼모자 퐁퐁비니 털모자 털방울모자 털실모자 스컬캡 스컬비니 두건비니 이어비니 고양이비니 토끼비니 귀비니 빵모자 골무모자 골무비니 골무캡 방한비니 겨울비니 겨울모자 방한모자 방한모 방한용모자 겨울방한모자 러닝비니 스포츠비니 챙비니 바이저비니 비니캡 머리두건 항암모자 항암비니 요정모자 요정비니 원숭이비니 털버킷햇 퍼버킷햇 퍼벙거지 퍼햇 퍼모자 울벙거지 스키모자 스키비니 보드비니 보드모자 수면모자 beanie beanies  knithat knitcap woolhat woolbeanie bobblehat pompombeanie pombeanie skullcap toque winterhat furhat fluffyhat',
    with: [
      ['summer/linen/mesh/cool', 'bucketHat'],
      ['workwear !fleeced !boa !fur !knitted !warm !winter', 'beret'],
      ['balaclava', 'balaclava'],
      ['trapper', 'trapper'],
    ],
  },
  bucketHat: {
    words:
      '버킷햇 버켓햇 버킷헷 바켓햇 버킷 버켓 버킷모자 버켓모자 버킷햇모자 버캣햇 버겟햇 벙거지 벙거지모자 벙거지햇 벙거지캡 벙거지모 면버킷햇 워싱버킷햇 리버시블버킷햇 양면버킷햇 양면벙거지 드롭버킷햇 드롭햇 크러셔햇 크러셔 크루저햇 크루햇 어부모자 피셔맨햇 낚시버킷햇 튤립햇 튤립모자 보빈햇 벨햇 벨모자 세일러햇 세일러모자 두건 두건모자 후드햇 스냅버킷 buckethat buckethats bucket fishermanhat crusherhat sailorhat drophat bellhat ' +
      '듀렉 반다나 퍼고라 벙거리 벙것이',
    with: [
      ['straw', 'strawHat'],
      ['golf', 'golfCap'],
      ['hiking/outdoor/fishing/waterproof', 'hikingHat'],
      ['fur/boa/fleeced/warm/winter/padded', 'beanie'],
      ['wool/cashmere', 'beanie'],
      ['wide', 'sunHat'],
      ['swim', 'sunHat'],
      ['running/sport', 'sportCap'],
    ],
  },
  sunHat: {
    words:
      '챙넓은모자 챙넓은모 챙이넓은모자 챙긴모자 챙큰모자 넓은챙모자 긴챙모자 큰챙모자 와이드챙모자 와이드챙햇 와이드브림햇 와이드브림 와이드햇 챙넓은버킷햇 챙넓은벙거지 와이드버킷햇 와이드벙거지 플로피햇 플로피 플로피모자 선햇 썬햇 썬헷 선모자 햇빛가리개 햇볕모자 자외선차단햇 uv햇 여름모자 써머햇 여름벙거지 여름버킷햇 비치햇 비치모자 바캉스모자 바캉스햇 휴양지모자 리조트햇 여행모자 사파리모자여성 정글모자 정글햇 부니햇 부니모자 부니 사파리모자 사파리햇 사파리 플랩캡 플랩햇 플랩모자 플랩버킷햇 뒷덮개모자 목가리개모자 목덮개모자 농부모자 농사모자 농사용모자 밭모자 일모자 밭일모자 밭일용모자 김매기모자 햇빛모자 돌돌이모자 돌돌이햇 말이모자 보넷 보넷햇 가림막모자 얼굴가리개모자 망사햇 낚시모자 낚시용모자 낚시햇 물놀이모자 워터파크모자 서핑모자 서핑햇 서프햇 sunhat sunhats floppyhat floppyhats widebrim widebrimhat beachhat safarihat boonie booniehat junglehat uvhat summerhat bonnet flaphat ' +
      '햇볕가리개 꽃모자 목가리모자 가리개모자 모내기모자 차양모자 차광모자 할머니모자 할매모자 물결모자 와이어모자 ' +
      '농모 농사모 농사꾼모자 텃밭모자 텃밭용모자 일꾼모자 밭매는모자 밭맬때모자 고추밭모자 논모자 햇빛차단모자 햇빛가림모자 얼굴가림모자 뒷목가리개모자 목보호모자 풀모자 챙큰모 챙넓은햇 ' +
      '얼굴안타는 얼굴안타게 얼굴가리는 목가리는 목덮는 목뒤가리는 햇빛가리는 햇볕가리는 할머니챙모자 할매챙모자 아줌마챙모자 아줌마모자 챙긴거 그늘모자 그늘막모자 자외선차단모자 자외선모자 uv모자 uv차단모자 ' +
      '밭에서쓰는모자 밭에서쓰는거 밭에쓰고가는모자 모자밭일용 모자농사용',
    with: [
      ['straw', 'strawHat'],
      ['hiking/outdoor', 'hikingHat'],
      ['golf', 'golfCap'],
      ['visor', 'visor'],
      ['balaclava', 'balaclava'],
    ],
  },
  strawHat: {
    words:
      '밀집모자 밀짚햇 왕골햇 라탄햇 라피아햇 파나마햇 파나마 보터햇 보터 보터모자 보타햇 짚모자 짚벙거지 지사모자 지사햇 지사벙거지 종이모자 페이퍼햇 여름중절모 여름페도라 갓 삿갓 대나무모자 종이벙거지 strawhat strawhats raffiahat raffiabuckethat panamahat panama boater boaterhat strawfedora strawbuckethat ' +
      '맥고모자 맥고 대패밥모자 나까오리모시',
    with: [['visor', 'visor']],
  },
  sportCap: {
    words:
      '러닝캡 런닝캡 러닝모자 런닝모자 러닝햇 러닝볼캡 러닝캡모자 마라톤모자 마라톤캡 조깅모자 달리기모자 운동모자 운동캡 운동용모자 스포츠캡 스포츠모자 스포츠볼캡 스포츠햇 헬스모자 헬스캡 테니스모자 테니스캡 테니스볼캡 배드민턴모자 드라이핏모자 드라이핏캡 드라이핏볼캡 에어로빌 에어로빌캡 기능성모자 기능성볼캡 기능성캡 쿨맥스모자 냉감모자 쿨모자 쿨캡 냉감볼캡 통풍모자 경량모자 초경량볼캡 경량볼캡 트레일러닝캡 트레일캡 싸이클모자 사이클모자 사이클캡 싸이클캡 사이클링캡 자전거모자 쪽모자 헬멧이너 자전거두건 땀흡수모자 땀모자 축구모자 농구모자 야구선수모자 요가모자 runningcap runninghat sportcap sportscap sportshat sporthat tenniscap cyclingcap performancecap dryfitcap racecap gocap gohat fastcap trailcap ' +
      '라파모자',
    with: [
      ['golf', 'golfCap'],
      ['hiking', 'hikingHat'],
      ['fleeced/winter/warm', 'beanie'],
      ['visor', 'visor'],
    ],
  },
  golfCap: {
    words:
      '골프모자 골프캡 골프볼캡 골프햇 골프벙거지 골프버킷햇 골프썬캡 골프선캡 골프바이저 골프챙모자 골프비니 골프니트모자 골프방한모자 골프귀달이 골프썬바이저 라운딩모자 라운딩캡 필드모자 투어캡 골프여름모자 golfcap golfcaps golfhat golfhats golfvisor golfbuckethat tourcap ' +
      '핑모자 왁모자 볼마커모자 ' +
      '볼마커캡 볼마커볼캡 볼마커햇 자석볼마커모자 마커모자 티꽂이모자',
  },
  visor: {
    words:
      '썬캡 선캡 썬켑 선켑 썬캡모자 선캡모자 썬바이저 선바이저 바이저 바이져 바이저캡 썬바이져 바이저햇 썬바이저모자 테니스바이저 러닝바이저 운동바이저 돌돌이썬캡 돌돌이바이저 챙넓은썬캡 와이드썬캡 집게썬캡 집게핀모자 집게모자 머리띠썬캡 헤어밴드썬캡 얼굴가리개 얼굴가리개썬캡 파워워킹썬캡 아줌마썬캡 물놀이썬캡 visor visors sunvisor sunvisors suncap strawvisor tennisvisor runningvisor ' +
      '썬캪 땡볕모자 뚜껑없는모자',
    with: [['golf', 'golfCap']],
  },
  hikingHat: {
    words:
      '등산모자 등산모 등산캡 등산햇 등산용모자 등산벙거지 등산버킷햇 등산볼캡 등산썬캡 등산방한모 산행모자 산모자 트레킹모자 트래킹모자 트레킹햇 하이킹모자 하이킹햇 하이킹캡 아웃도어모자 아웃도어캡 아웃도어햇 아웃도어볼캡 아웃도어버킷햇 캠핑모자 캠핑햇 백패킹모자 고어텍스햇 고어텍스볼캡 고어텍스캡 방수햇 레인햇 레인모자 방수캡 방풍모자 마운틴햇 마운틴캡 고프코어모자 하이커햇 horizonhat hikinghat hikingcap trekkinghat outdoorhat outdoorcap mountainhat rainhat goretexhat goretexcap campinghat ' +
      '창넓은거턱끈 턱끈모자 솜브레로 고어텍스모자 정글모 정글햇 시애틀햇 덕빌 시누솔로 야영모자 방충모자 모기장모자 벌모자 양봉모자',
    with: [
      ['golf', 'golfCap'],
      ['trapper', 'trapper'],
      ['fleeced/boa/fur/winter/warm', 'beanie'],
      ['beanie', 'beanie'],
    ],
  },
  beret: {
    words:
      '베레모 베레 베래모 배레모 베레모자 베레햇 베레모비니 울베레모 여름베레모 화가모자 빵모자베레 호빵모자 세미베레모 필박스햇 필박스 필박스모자 토크햇 토크모자 beret berets woolberet knitberet pillbox pillboxhat painterhat ' +
      '빵떡모자 주방모 주방모자 조리모 조리모자 위생모자 위생모',
    with: [['newsboyCap', 'newsboyCap']],
  },
  newsboyCap: {
    words:
      '헌팅캡 헌팅모자 헌팅켑 헌팅 헌팅햇 헌칭캡 울헌팅캡 여름헌팅캡 뉴스보이캡 뉴스보이 뉴스보이햇 뉴스보이모자 신문팔이모자 플랫캡 플랫켑 도리구찌 도리우찌 도리우치 도리구치 마도로스 마도로스모자 마도로스캡 마린캡 마린모자 마린햇 선장모자 캡틴햇 캡틴모자 베이커보이 베이커보이캡 베이커보이햇 베레캡 어부캡 피셔맨캡 그릭피셔맨캡 빅빵모자 할배모자 아버지모자 newsboy newsboycap newsboyhat huntingcap flatcap ivycap bakerboy bakerboycap bakerboyhat fiddlercap fishermancap marincap captainhat captainscap mariner marinercap ' +
      '빵모자헌팅 도리꾸찌 사냥모자 납작모자 할아버지모자 도라우찌 오드리모자',
  },
  fedora: {
    words:
      '페도라 페도라햇 페도라모자 패도라 훼도라 울페도라 중절모 중절모자 신사모자 신사모 펠트햇 펠트모자 클로쉐 클로슈 클로쉐햇 클로슈햇 클로시 볼러햇 보울러햇 중산모 포크파이햇 포크파이 트릴비 카우보이모자 카우보이햇 웨스턴햇 웨스턴모자 카우걸햇 서부모자 탑햇 실크햇 마술사모자 정장모자 드레스햇 패시네이터 fedora fedoras felthat cloche clochehat bowlerhat porkpie porkpiehat trilby cowboyhat cowboyhats westernhat tophat fascinator ' +
      '나까오리 나카오리 ' +
      '볼사리노 borsalino 스텟슨 stetson 스테트슨 펠트페도라 모직중절모 어르신중절모',
    with: [
      ['straw', 'strawHat'],
      ['linen/summer/mesh', 'strawHat'],
    ],
  },
  trapper: {
    words:
      '귀달이모자 귀달이 귀달이방한모 귀달이캡 귀달이햇 귀달이볼캡 귀달이비니 귀마개모자 귀마개캡 귀덮개모자 귀덮이모자 귀덮는모자 귀도리모자 귀가리개모자 이어캡 이어플랩 이어플랩캡 이어플랩햇 트래퍼햇 트래퍼 트래퍼모자 트랩퍼햇 트루퍼햇 트루퍼 트루퍼모자 트루퍼캡 트로퍼햇 트루퍼해트 군밤장수모자 군밤모자 군밤장수 군밤 군밤햇 밤장수모자 개털모자 샤프카 샤프카모자 우샨카 우샹카 러시아모자 러시안모자 러시안햇 에비에이터햇 비행사모자 파일럿모자 방한귀달이 방한귀달이모자 털귀달이 토끼털모자 여우털모자 퍼귀달이 퍼트루퍼햇 패딩햇 패딩버킷햇 패딩벙거지 누빔모자 후드모자 방한후드 보닛방한 무스탕모자 페루모자 trapper trapperhat trapperhats trooper trooperhat ushanka earflap earflaphat earflapcap earflapbeanie aviatorhat bomberhat paddedhat paddedcap chullo ' +
      '군고구마모자 남바위 조바위 풍차모자 깔깔이모자 아얌',
  },
  balaclava: {
    words:
      '바라클라바 발라클라바 바라클라버 발라클라버 바라클로바 바라크라바 바라클라바모자 바라클라바워머 퍼바라클라바 스키마스크 스키바라클라바 안면마스크 방한마스크 방한안면마스크 방한두건 복면 복면모자 얼굴마스크 얼굴워머 페이스마스크 후드워머 후드넥워머 후디워머 후드머플러 후드목도리 모자머플러 모자목도리 머플러모자 목도리모자 모자워머 워머모자 일체형모자 balaclava balaclavas skimask facemask hoodwarmer hoodedscarf hoodscarf ' +
      '바라클 강도모자 안면모 눈만내놓는모자 방한안면모 도둑모자 목토시모자',
  },
  earmuffs: {
    words:
      '귀마개 귀도리 귀돌이 귀마게 귀막이 방한귀마개 털귀마개 토끼귀마개 퍼귀마개 러닝귀마개 등산귀마개 접이식귀마개 넥밴드귀마개 귀덮개 귀가리개 귀워머 귀싸개 귀커버 이어머프 이어머프스 이어마프 이어워머 이어밴드 이어커버 귀보호대 방한헤어밴드 방한머리띠 방한밴드 털헤어밴드 털머리띠 earmuff earmuffs earwarmer earwarmers earband earcover winterheadband ' +
      '귀토시',
    // A word for ear warmers together with a word for a cap means a cap with flaps for the ears.
    with: [['beanie/ballCap/trapper', 'trapper']],
  },
  headband: {
    words:
      '헤어밴드 해어밴드 헤어벤드 헤드밴드 해드밴드 머리띠 머리밴드 머리끈 스포츠헤어밴드 스포츠헤드밴드 스포츠머리띠 스포츠밴드 러닝헤어밴드 러닝헤드밴드 런닝헤어밴드 운동헤어밴드 운동머리띠 운동머리밴드 요가헤어밴드 테니스헤어밴드 축구헤어밴드 땀밴드 땀흡수밴드 땀띠 이마밴드 스웻밴드 스웨트밴드 아대 세안밴드 세안헤어밴드 세안용헤어밴드 터번 터번헤어밴드 터번모자 헤드랩 헤드타이 반다나 반다나헤어밴드 두건띠 스카프헤어밴드 헤어터번 머리두건띠 버프 등산버프 멀티스카프 헤어핀 머리핀 집게핀 곱창 곱창밴드 headband headbands hairband hairbands sweatband sweatbands sportheadband runningheadband turban bandana headwrap headscarf ' +
      '이마띠 헤드벤드 할로밴드 러닝밴드 요가밴드머리 하치마키 하찌마끼 땀방지밴드',
    with: [['knitted/fur/boa/fleeced/winter/warm/thermal', 'earmuffs']],
  },
  helmet: {
    words:
      '헬멧 헬맷 헬멧트 핼멧 헬멧모자 안전모 안전모자 안전헬멧 자전거헬멧 자전거안전모 로드헬멧 사이클헬멧 싸이클헬멧 에어로헬멧 킥보드헬멧 인라인헬멧 스키헬멧 보드헬멧 스노우보드헬멧 스케이트헬멧 오토바이헬멧 바이크헬멧 풀페이스 풀페이스헬멧 하프헬멧 오픈페이스헬멧 야구헬멧 암벽헬멧 클라이밍헬멧 승마헬멧 승마모자 하이바 화이바 하이버 방탄헬멧 방탄모 고글헬멧 어반헬멧 helmet helmets hardhat safetyhelmet bikehelmet cyclinghelmet skihelmet motorcyclehelmet ridinghelmet ' +
      '화이버 현장모 헬맽 헬멭 용접모 용접면 철모 보호모',
    with: [['beanie', 'beanie']],
  },
  swimCap: {
    words:
      '수영모 수영모자 수모 수영캡 수경모자 실리콘모자 코팅수모 코팅수영모 천수모 천수영모 롱헤어수모 귀덮는수모 아쿠아로빅모자 아쿠아로빅수영모 수영볼캡 아쿠아캡 아쿠아모자 스윔캡 스위밍캡 레이싱수모 레이싱캡수영 대회수모 온천모자 사우나모자 찜질방모자 샤워캡 헤어캡 swimcap swimcaps swimmingcap swimmingcaps swimhat bathingcap showercap siliconecap',
  },
  unknownHat: {
    words:
      '모자 모쟈 모자류 햇 헷 해트 남성모자 남자모자 여성모자 여자모자 데일리모자 패션모자 커플모자 봄모자 가을모자 간절기모자 외출모자 hat hats headwear headgear',
    with: [
      ['helmet', 'helmet'],
      ['golf', 'golfCap'],
      ['swim', 'swimCap'],
      ['straw', 'strawHat'],
      ['ballCap', 'ballCap'],
      ['beanie', 'beanie'],
      ['trapper', 'trapper'],
      ['balaclava', 'balaclava'],
      ['earmuffs', 'earmuffs'],
      ['sunHat', 'sunHat'],
      ['bucketHat', 'bucketHat'],
      ['strawHat', 'strawHat'],
      ['sportCap', 'sportCap'],
      ['golfCap', 'golfCap'],
      ['visor', 'visor'],
      ['hikingHat', 'hikingHat'],
      ['beret', 'beret'],
      ['newsboyCap', 'newsboyCap'],
      ['fedora', 'fedora'],
      ['headband', 'headband'],
      ['swimCap', 'swimCap'],
      ['hiking/climbing/outdoor', 'hikingHat'],
      ['fishing', 'sunHat'],
      ['padded/down', 'trapper'],
      ['ski/knitted/wool/cashmere/cable/fur/boa/fleeced/winter/warm/thermal/thick/ribbed', 'beanie'],
      ['running/sport/tennis/gym/cycling/badminton/soccer/yoga', 'sportCap'],
      ['wide/uv/summer/resort/linen', 'sunHat'],
      ['cool', 'sportCap'],
      ['waterproof', 'hikingHat'],
      ['suit/formal', 'fedora'],
      ['velvet/tweed', 'beret'],
      ['baseball/team/logo/mesh/denim/workwear/school/camo/corduroy', 'ballCap'],
    ],
  },
}
