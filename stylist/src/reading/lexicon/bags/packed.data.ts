import type { KindLexicon } from '../types.ts'

/** Bags for travel, sport and small things. */
export const packed: KindLexicon<'BAG'> = {
  hikingPack: {
    words:
      '등산배낭 등산가방 등산백팩 등산용가방 등산용배낭 등산색 등산힙쌕 산행배낭 산행가방 트레킹배낭 트레킹백팩 트레킹가방 하이킹배낭 하이킹백팩 백패킹배낭 백패킹가방 박배낭 캠핑배낭 캠핑가방 아웃도어백팩 아웃도어배낭 아웃도어가방 소형배낭 대형배낭 당일배낭 경량배낭 초경량배낭 20리터배낭 30리터배낭 40리터배낭 50리터배낭 20l배낭 30l배낭 40l배낭 50l배낭 60l배낭 물통배낭 물백팩 하이드레이션팩 하이드레이션백 트레일러닝조끼 트레일러닝베스트 트레일베스트 트레일배낭 트레일팩 클라이밍가방 클라이밍배낭 암벽가방 초크통 스키배낭 보드배낭 지게 군장 군용배낭 전술배낭 택티컬백팩 택티컬가방 hikingbackpack hikingbag hikingpack hikingbackpacks trekkingbackpack trekkingpack campingbackpack mountainbackpack outdoorbackpack tacticalbackpack backpackingpack hydrationpack trailvest chalkbag rucksackhiking ' +
      '미스테리랜치 2데이 오스프레이 퓨쳐라 에어리움 아크브라이즈 마카45 어드밴스드스킨12 어드밴스드스킨5 노르반14 몬테인젠트랙스 캐리백 ' +
      '물백 러닝베스트팩 경량등산가방 등산쌕배낭 등산소형배낭 백패킹팩 캐리지배낭 배낭45리터 배낭35리터 배낭25리터 18리터배낭 22리터배낭 25리터배낭 28리터배낭 35리터배낭 45리터배낭 65리터배낭',
  },
  gymBag: {
    words:
      '라켓 라켓6 테니스라켓 운동가방 운동백 운동용가방 헬스가방 헬스백 헬스장가방 짐백 짐가방 짐쌕 짐색 짐색백 짐색가방 짐쌕백 스포츠백 스포츠가방 스포츠더플백 트레이닝백 요가가방 요가백 요가매트가방 필라테스가방 보스턴백 보스톤백 보스턴가방 보스톤가방 보스턴 보스톤 보스턴더플백 더플백 더플가방 더플 더블백가방 더플빽 듀플백 배럴백 원통가방 드럼백 테니스가방 테니스백 테니스백팩 테니스라켓가방 배드민턴가방 배드민턴백 배드민턴라켓가방 라켓가방 라켓백 탁구가방 스쿼시가방 축구가방 축구백팩 풋살가방 농구가방 농구공가방 볼백 볼링가방 볼링공가방 야구가방 야구백팩 배트가방 배트백 태권도가방 검도가방 죽도가방 유도가방 도복가방 복싱가방 크로스핏가방 발레가방 댄스가방 스키가방 보드가방 부츠가방 스케이트가방 하키백 낚시가방 낚싯대가방 낚시백 사이클복가방 체육복가방 gymbag gymbags gymsack sportsbag sportbag duffel duffle duffelbag dufflebag duffels bostonbag yogabag tennisbag racketbag racquetbag badmintonbag soccerbag trainingbag baseballbag fishingbag barrelbag ' +
      '필테가방 체육가방 빅터가방 낚시대가방 로드가방 밑밥통 태클박스 파타블랙홀 의류대 더블백 떠블백 따블백 군대더블백 ' +
      '볼링공백 볼링투볼백 볼링원볼백 볼링쓰리볼백 투볼백 원볼백 쓰리볼백 3볼백 2볼백 ' +
      '운동갈때 헬스갈때 헬스장갈때 필라갈때 요가갈때 도복넣는 라켓넣는 라켓가방2단 라켓가방3단 2단라켓가방 3단라켓가방 라켓백팩 셔틀콕가방 ' +
      '요가매트 요가매트넣는 매트가방 매트넣는가방 헬스용 필라테스용가방 크로스핏백 운동화칸있는',
    with: [
      ['golf', 'golfBag'],
      ['swim', 'swimBag'],
      ['leather/mini', 'shoulderBag'],
      ['travel', 'travelBag'],
      ['canvas', 'travelBag'],
      ['suitcase', 'suitcase'],
      ['hiking', 'hikingPack'],
    ],
  },
  travelBag: {
    words:
      '여행가방 여행용가방 여행백 여행가바 여행보조가방 여행용보스턴백 여행더플백 위켄더백 위켄더 위크엔더 위켄드백 트래블백 트레블백 트래블가방 보스턴여행가방 기내가방 기내반입가방 기내용가방 캐리어보조가방 캐리어보조백 캐리온백 캐리온가방 캐리어결합가방 폴딩여행가방 접이식여행가방 접이식보스턴백 출장가방 출장백 수트백 수트가방 가먼트백 양복가방 수트커버 정장커버 정장가방커버 키퍼스 travelbag travelbags weekender weekenderbag weekendbag overnightbag garmentbag holdall travelduffel carryonbag ' +
      '폴딩가방 ' +
      '캐리어결합 캐리어결합형 캐리어거치 캐리어고정 캐리어고정가방 캐리어보조 캐리어끼우는 캐리어에끼우는 캐리어걸이가방 캐리어위에올리는 폴딩백여행 여행보조 접이식폴딩백 폴딩보스턴 접이식보조가방 기내수하물가방 옷가방여행 1박가방 1박2일가방 2박3일가방 출장용가방 ' +
      '짐싸는가방 ' +
      '1박2일 1박2일용 2박3일 2박3일용 여행큰가방 여행갈때큰가방 주말여행가방 해외여행가방 짐가방여행',
    with: [
      ['suitcase', 'suitcase'],
      ['sling/crossbody', 'crossbody'],
      ['pouch', 'pouch'],
      ['golf', 'golfBag'],
    ],
  },
  suitcase: {
    words:
      '캐리어 케리어 캐리아 캐리어가방 여행캐리어 여행용캐리어 기내용캐리어 기내캐리어 수화물캐리어 화물용캐리어 소형캐리어 대형캐리어 중형캐리어 하드캐리어 소프트캐리어 하드케이스캐리어 알루미늄캐리어 20인치캐리어 21인치캐리어 24인치캐리어 26인치캐리어 28인치캐리어 30인치캐리어 20인치 24인치 26인치 28인치 바퀴가방 바퀴달린가방 끄는가방 트렁크 트렁크가방 여행트렁크 슈트케이스 수트케이스 러기지 리모와 쌤소나이트캐리어 샘소나이트캐리어 carrier suitcase suitcases luggage trolley trolleybag rollerbag cabinbag trunk rimowa carryon ' +
      '케리아 도라꾸가방 도랑꾸 끌가방 끌고다니는가방 란시드 도랑크 ' +
      '트래블메이트 바퀴캐리어 하드케이스 하드쉘캐리어 몬스터캐리어 오그램 미치코런던캐리어 던롭캐리어 캐스마로 카트만두캐리어 프레지던트캐리어 이민가방 이민백 확장형캐리어 탑오픈캐리어 프론트오픈캐리어 전면오픈캐리어 유아캐리어',
    with: [['ecoBag/shopper', 'shopper']],
  },
  basketBag: {
    words:
      '라탄백 왕골백 왕골바구니 라피아백 밀짚백 스트로백 스트로우백 짚백 바구니백 바구니가방 바스켓백 바스켓 버들가방 대나무백 대나무가방 뱀부백 썸머백 여름가방 여름백 휴양지가방 휴양지백 바캉스백 바캉스가방 비치라탄백 페이퍼백여름 지사백 지사가방 strawbag strawtote raffiabag raffiatote rattanbag basket basketbag wickerbag wovenbag bamboobag summerbag ' +
      '대바구니 짚가방 마끈가방 ' +
      '바구니 라탄바구니 라탄가방 왕골바구니가방 버들바구니 버킨바구니 버킨바스켓 제인버킨바구니 제인버킨바스켓 짚풀가방 지푸라기가방 해초가방 옥수수잎가방 아바카가방 갈대가방 등나무가방 wickerbasket',
  },
  golfBag: {
    words:
      '골프가방 골프백 골프빽 골프캐디백 캐디백 캐디빽 골프보스턴백 골프보스톤백 골프파우치 골프파우치백 골프토트백 골프백팩 골프클러치 골프힙색 골프카트백 카트백 카트가방 골프옷가방 골프옷가방보스턴 스탠드백 골프스탠드백 하프백 골프하프백 항공커버 골프항공커버 골프공파우치 골프공가방 볼파우치 볼주머니 라운딩백 라운딩가방 골프신발가방 골프신발주머니 골프화가방 골프슈즈백 필드백 golfbag golfbags caddiebag caddybag golfbostonbag golfpouch cartbag standbag golftote golfduffel ' +
      '옷가방골프 클럽하우스보스턴',
  },
  diaperBag: {
    words:
      '기저귀가방 기저기가방 기저귀백 기저귀백팩 기저귀배낭 기저귀토트백 기저귀에코백 육아가방 육아백팩 애기가방 아기가방 아기짐가방 아가가방 애기엄마가방 엄마백팩 맘백 마더스백 마더백 마미백 유모차가방 유모차걸이가방 유모차백 어린이집가방 아기외출가방 젖병가방 분유가방 이유식가방 출산가방 diaperbag diaperbackpack nappybag mommybag mombag mummybag babybag strollerbag ' +
      '유모차 유모차에거는 유모차에다는 유모차걸이 유모차정리함 유모차오거나이저 스트롤러백 기저귀 기저귀용 기저귀넣는 젖병넣는 분유통가방 애기짐 아기짐 애기짐가방 아기용품가방 어린이집등원가방 낮잠이불가방 조리원가방 맘가방 육아템가방 육아크로스백 육아숄더백 ' +
      '기저귀크로스 기저귀숄더백 기저귀크로스백',
  },
  swimBag: {
    words:
      '비치백 비치가방 비치토트백 비치빽 비치에코백 드라이백 드라이가방 드라이팩 방수백 방수팩 수영가방 수영장가방 수영백 수영용가방 수영복가방 수영파우치 스윔백 스위밍백 물놀이가방 물놀이백 워터백 워터파크가방 목욕가방 목욕바구니 사우나가방 사우나백 온천가방 찜질방가방 해변가방 바다가방 서핑백 서핑가방 서프백 beachbag beachbags beachtote drybag drybags swimbag swimmingbag poolbag waterproofbag surfbag bathbag ' +
      '목간가방 오리발가방 아쿠아가방 목욕탕가방 롱핀가방 ' +
      '목욕갈때 목욕탕갈때 사우나갈때 찜질방갈때 목욕바구니가방 목욕용가방 젖은옷가방 젖은옷넣는 방수파우치큰거 수영복넣는 수영용품가방 오리발백 오리발백팩 수영백팩 메쉬수영가방 메쉬수영백 드라이백팩 수모넣는 ' +
      '사우나바구니 찜질방바구니 목욕탕바구니 목욕백',
    with: [['straw', 'basketBag']],
  },
  shoeBag: {
    words:
      '초크백 초크가방 초크통 공구백팩 연장백 연장백팩 공구배낭 공구가방 공구백 공구크로스백 연장가방 장비가방 정비가방 수리가방 점검가방 검침가방 계측기가방 측정기가방 신발주머니 신주머니 신발가방 신발백 신발파우치 신발케이스 신발주머니가방 실내화가방 실내화주머니 실내화백 운동화가방 운동화주머니 축구화가방 축구화주머니 슈즈백 슈백 슈즈케이스 슈즈파우치 보조가방 보조백 학원가방 도시락가방 도시락백 도시락주머니 런치백 런치박스가방 보냉백 보냉가방 보온가방 보온보냉가방 쿨러백 아이스박스가방 피크닉백 피크닉가방 악기가방 기타가방 우쿨렐레가방 바이올린가방 카메라장비가방 공구가방 화판가방 화구백 준비물가방 학습지가방 빨래가방 세탁물가방 shoebag shoebags shoepouch lunchbag lunchbox coolerbag picnicbag toolbag laundrybag instrumentbag ' +
      '신발쌕 등산화가방 풋살화가방 ' +
      '신발넣는 신발넣는거 실내화넣는 도시락넣는 도시락넣는거 도시락통가방 반찬가방 김치가방 보냉 보냉팩 쿨러 소프트쿨러 아이스팩가방 아이스박스 축구화넣는 등산화넣는 신주머니가방 악보가방 피아노가방 피아노학원가방 미술가방 미술학원가방 붓가방 서예가방 우쿨렐레백 ' +
      '첼로케이스 바이올린케이스 기타케이스',
  },
  cyclingBag: {
    words:
      '자전거가방 자전거백 자전거배낭 자전거백팩 핸들바백 핸들바가방 핸들백 안장백 안장가방자전거 새들백자전거 프레임백 프레임가방 탑튜브백 탑튜브가방 패니어 패니어백 패니어가방 페니어 짐받이가방 바이크백 바이크가방 라이딩백 라이딩가방 라이딩백팩 오토바이가방 오토바이백팩 사이클가방 사이클백팩 스템백 물통가방 cyclingbag cyclingbackpack bikebag bikebackpack pannier panniers handlebarbag framebag toptubebag bicyclebag motorcyclebag ' +
      '핸들가방 툴통 ' +
      '자전거안장가방 자전거안장백 새들백 싸이클안장백 자전거핸들가방 자전거프레임가방 자전거짐받이가방 브롬톤백 브롬톤가방 브롬톤프론트백 라이더백 ' +
      '안장밑 안장아래 안장뒤 안장밑가방 안장아래가방 안장뒤가방 핸들바 핸들에다는 핸들에거는 자전거에다는 자전거에거는 프레임에다는 탑튜브 자전거폰가방 자전거물통가방 자전거트렁크백 자전거바스켓 자전거바구니 뮤젯 뮤젯백 뮤제트 musette saddlepack ' +
      'toptube',
  },
  pouch: {
    words:
      '파우치 파우찌 빠우치 파우치백 파우치가방 미니파우치 화장품파우치 메이크업파우치 코스메틱파우치 여행파우치 여행용파우치 여행용파우치세트 워시백 세면백 세면가방 세면도구가방 화장품가방 메이크업박스 노트북파우치 노트북슬리브 태블릿파우치 아이패드파우치 맥북파우치 생리대파우치 필통 펜슬케이스 동전지갑 동전파우치 동전주머니 지갑 지갑류 반지갑 장지갑 중지갑 삼단지갑 3단지갑 머니클립 머니클립지갑 카드지갑 카드홀더 카드케이스 카드목걸이지갑 목걸이지갑 명함지갑 명함케이스 명함집 여권지갑 여권케이스 여권커버 남성지갑 여성지갑 남자지갑 여자지갑 체인지갑 체인월렛 월렛 월릿 키지갑 키홀더 키케이스 키링 가방키링 백참 참장식 가방참 가방스트랩 백스트랩 가방끈 어깨끈 스트랩끈 이너백 백인백 가방이너백 정리함 안경케이스 안경집 선글라스케이스 에어팟케이스 이어폰케이스 폰케이스 핸드폰케이스 담배케이스 담배파우치 립스틱케이스 립파우치 약통 약파우치 우산집 우산 더스트백 끈주머니 복주머니 주머니 조리개파우치 스트링파우치 pouch pouches wallet wallets cardholder cardwallet cardcase coinpurse purse moneyclip passportcase passportholder laptopsleeve makeupbag makeuppouch cosmeticbag cosmeticpouch washbag toiletrybag pencilcase keyring keyholder keycase bagcharm innerbag baginbag dustbag strap phonecase ' +
      '똑딱이 쌈지 염낭 화장가방 통장가방 담배쌈지 ' +
      '충전기파우치 케이블파우치 테크파우치 ',
    with: [
      ['golf', 'golfBag'],
      ['golfShoes', 'golfBag'],
      [
        'unknownShoes/sneakers/runningShoes/indoorShoes/cleats/basketballShoes/courtShoes/hikingShoes/trainers/dressShoes/heels/boots',
        'shoeBag',
      ],
      ['swim', 'swimBag'],
      ['chainBag', 'chainBag'],
      ['clutch', 'clutch'],
    ],
  },
  unknownBag: {
    words:
      '가방 가바 가뱡 까방 가방류 백 빽 백스 빅팩 남성가방 남자가방 여성가방 여자가방 남성백 여성백 여성빽 데일리빽 일상가방 외출가방 나일론백 bag bags baggage nylonbag mensbag womensbag',
    with: [
      ['basketBag', 'basketBag'],
      ['golf', 'golfBag'],
      ['cycling', 'cyclingBag'],
      ['hiking/climbing', 'hikingPack'],
      ['swim', 'swimBag'],
      ['tennis/badminton/soccer/basketball/baseball/gateball/gym/yoga/fishing/ski', 'gymBag'],
      ['running', 'sling'],
      ['sport', 'gymBag'],
      ['outdoor', 'hikingPack'],
      ['straw', 'basketBag'],
      ['backpack', 'backpack'],
      ['dressyBackpack', 'dressyBackpack'],
      ['briefcase', 'briefcase'],
      ['leatherTote', 'leatherTote'],
      ['tote', 'tote'],
      ['ecoBag', 'ecoBag'],
      ['shopper', 'shopper'],
      ['shoulderBag', 'shoulderBag'],
      ['crossbody', 'crossbody'],
      ['miniBag', 'miniBag'],
      ['clutch', 'clutch'],
      ['chainBag', 'chainBag'],
      ['messenger', 'messenger'],
      ['sling', 'sling'],
      ['hikingPack', 'hikingPack'],
      ['gymBag', 'gymBag'],
      ['travelBag', 'travelBag'],
      ['suitcase', 'suitcase'],
      ['golfBag', 'golfBag'],
      ['diaperBag', 'diaperBag'],
      ['swimBag', 'swimBag'],
      ['shoeBag', 'shoeBag'],
      ['cyclingBag', 'cyclingBag'],
      ['pouch', 'pouch'],
      ['travel', 'travelBag'],
      ['school', 'backpack'],
      ['suit/office/interview', 'briefcase'],
      ['resort', 'basketBag'],
      ['wedding/party/sequin', 'miniBag'],
      ['formal', 'miniBag'],
      ['mini', 'miniBag'],
      ['canvas/cotton/linen/mesh', 'ecoBag'],
      ['quilted leather', 'chainBag'],
      ['oversize', 'shopper'],
      ['leather/patent', 'leatherTote'],
      ['denim/corduroy/knitted/padded/quilted', 'tote'],
      ['satin/silk/velvet', 'miniBag'],
      ['suede/fur', 'shoulderBag'],
      ['waterproof', 'swimBag'],
    ],
  },
}
