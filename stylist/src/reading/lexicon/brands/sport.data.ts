import type { Brand } from '../types.ts'

/** Makers for sport, outdoors and golf. */
export const sport: readonly Brand[] = [
  // sport
  {
    words:
      '나이키 나이키스포츠웨어 나이키우먼스 nike 나잌 나키 나이크 아디다스 아디다스오리지널스 아디다스오리지널 adidas adidasoriginals 푸마 puma 퓨마 리복 reebok ua nb 언더아머 언더아머러닝 언더아모 언더아며 underarmour underarmor 아식스 asics 아식스타이거 뉴발란스 뉴발 뉴발란쓰 뉴발런스 newbalance 휠라 fila 필라fila 카파 kappa 엄브로 umbro 르까프 lecaf 르꼬끄 르꼬끄스포르티브 르꼬끄스포르티프 lecoqsportif lecoq 프로스펙스 프로스펙 prospecs 스케쳐스 스켓쳐스 스캐쳐스 스케처스 스캐처스 스케쳐즈 스켈쳐스 스케쳐 skechers 데상트 descente 데쌍트 디아도라 diadora 엘레쎄 엘레세 ellesse 세르지오타키니 sergiotacchini 험멜 hummel 켈미 kelme 조마 joma 아스토레 astore 미즈노 mizuno 뮤라 배럴스포츠 스파이더 spyder 스파이더spyder 헤드스포츠 낫소 nassau 스타스포츠 몰텐 molten 스팔딩 spalding 안타스포츠 리닝 lining스포츠 아레나스포츠 유벤투스스포츠 옥스포드스포츠 콜핑스포츠 atomic 로씨뇰 rossignol 모던웍스스포츠 르카프 티셔츠스포츠 그라미치스포츠 젠지스포츠 콜마르스포츠 브룩스 brooks 써코니 saucony 호카 호카오네오네 호카오네 hoka hokaoneone 온러닝 onrunning on러닝 알트라 altra 하이테크스포츠',
    says: 'sport',
    only: {
      TOP: 'sportTee tee sweatshirt hoodie',
      BOTTOM: 'sweatpants sportShorts sportPants trackPants',
      OUTER: 'windbreaker trackJacket longPadding hoodZip',
      SHOES: 'sneakers runningShoes',
      SOCKS: 'sportSocks socks ankleSocks',
      HAT: 'ballCap sportCap',
      BAG: 'backpack gymBag sling',
      UNDERWEAR: 'sportsBra baseLayer briefs',
      DRESS: 'sportDress sweatDress',
      ACCESSORY: 'sportGloves webBelt',
    },
  },
  {
    words: '조던 jordan 조던브랜드 에어조던 airjordan',
    only: {
      SHOES: 'sneakers basketballShoes',
      TOP: 'tee hoodie jersey',
      BOTTOM: 'sportShorts sweatpants',
      HAT: 'ballCap',
    },
  },
  {
    words:
      '젝시믹스 젝시 xexymix 제시믹스 안다르 andar 룰루 알로 룰루레몬 lululemon lulu레몬 뮬라웨어 뮬라 mulawear 알로요가 aloyoga 스컬피그 skullpig 콜라겐요가 아비에무아 aviemuah 에이치덱스 hdex 스케일아웃 부디무드라 budhimudra 요가소년 다나드라켓 스웻라이프 sweaty베티 스웨티베티 sweatybetty 짐샤크 gymshark 비욘드요가 beyondyoga 뷰오리 vuori 아이코닉요가 바디앤 찰리브라운요가 배드블러드 badblood 플레이업 핏분 라크로짐 jjlove 제이제이러브 마누카요가 콤비네이션요가 리복요가 페이드슬림 그린애플요가 로라앤로라',
    says: 'yoga sport',
    only: {
      BOTTOM: 'sportLeggings leggings joggers bikerShorts',
      TOP: 'bratop sportTank sportTee cropTop',
      OUTER: 'sportJacket trackJacket hoodZip',
      UNDERWEAR: 'sportsBra',
      DRESS: 'sportDress',
      SOCKS: 'sportSocks',
      BAG: 'gymBag',
    },
  },
  {
    words:
      '2xu 투엑스유 스킨즈 컴프레스포트 compressport 컴프레소 잠스트 zamst 맥데이비드 mcdavid lp서포트 lpsupport 바우어파인드 bauerfeind',
    says: 'sport',
    only: {
      BOTTOM: 'sportLeggings',
      TOP: 'sportLongTee sportTee',
      ACCESSORY: 'sportSupport armSleeves',
      SOCKS: 'sportSocks kneeSocks',
      UNDERWEAR: 'baseLayer',
    },
  },
  {
    words:
      '요넥스 yonex victor배드민턴 빅토르 리닝배드민턴 테크니스트 technist 트라이온 trion 윌슨 wilson 바볼랏 바볼라 babolat 테크니화이버 tecnifibre 프린스테니스 fz포르자 라이더배드민턴 아펙스 apacs 패기앤코 패기앤코배드민턴 비트로 vitro 스타배드민턴',
    says: 'sport tennis badminton',
    only: {
      TOP: 'sportTee',
      BOTTOM: 'sportShorts skort tennisSkirt',
      SHOES: 'courtShoes',
      BAG: 'gymBag backpack',
      OUTER: 'trackJacket windbreaker',
      SOCKS: 'sportSocks',
      HAT: 'sportCap visor',
      ACCESSORY: 'sportSupport',
    },
  },
  {
    words:
      '아레나 스피도 speedo 나이키스윔 rally수영 후그 hoogs xenti 펑키타 funkita 펑키트렁크 funkytrunks 미즈노스윔 졸린 jolyn 르망고 풀타임수영 가나스윔웨어 제이커스 스윔닷 코랄리프 딜라잇풀',
    says: 'swim',
    only: {
      TOP: 'rashguard tee',
      BOTTOM: 'swimShorts shorts',
      DRESS: 'swimsuit beachDress',
      OUTER: 'sunJacket hoodZip',
      HAT: 'swimCap bucketHat',
      BAG: 'swimBag',
      SHOES: 'waterShoes slides',
      ETC: 'sportGear',
      ACCESSORY: 'sportGlasses',
    },
  },
  {
    words:
      '라파 rapha 카스텔리 castelli 펄이즈미 펄이즈미pearlizumi pearlizumi 아소스 assos 마비크 mavic 시마노 shimano 스페셜라이즈드 specialized 자이언트바이크 산티니 santini 파스노말스튜디오 pasnormalstudios 파노스튜디오 쉬블루 엔에스알 디파츠 dparts 산틱 santic 소프트사이클 미케노 시디슈즈 자전거나라 오클리바이크',
    says: 'cycling sport',
    only: {
      TOP: 'cyclingJersey',
      BOTTOM: 'cyclingPants',
      OUTER: 'cyclingJacket',
      SHOES: 'cyclingShoes',
      HAT: 'helmet',
      SOCKS: 'sportSocks',
      BAG: 'cyclingBag',
      ACCESSORY: 'sportGloves sportGlasses',
    },
  },
  // outdoor
  {
    words:
      '코오롱스포츠 코오롱 kolonsport kolon 블랙야크 블야 blackyak 네파 nepa k2 케이투 케이2 아이더 eider 밀레 millet 라푸마 lafuma 몽벨 montbell 머렐의류 살레와 salewa 와일드로즈 wildrose 센터폴 centerpole 레드페이스 redface 칸투칸 kantukan 콜핑 kolping 웨스트우드 westwood 몽츄라 montura 마모트 marmot 마무트 마못 mammut 마운틴하드웨어 mountainhardwear 마운틴이큅먼트 mountainequipment 라스포티바의류 하그로프스 하글로프스 haglofs 잭울프스킨 jackwolfskin 노르디스크 nordisk 아웃도어리서치 outdoorresearch 블랙다이아몬드 blackdiamond 에델리드 힐레베르그 그라니트기어 트레블메이트 오스프리의류 쉐펠 schoffel 살로몬 살로몽 살로먼 salomon 머렐 merrell 트렉스타 treksta 캠프라인 campline 노스케이프 northcape 파이브텐 투스카로라 tuskarora 에코로바 ecorova 와일드캠프 카리모어 karrimor 카리마 karrimorkarrima karrima 제로그램 zerograms zerogram cayl 클라이밍케일 고싸머기어 로우로우아웃도어 엔드밴드 푸나무 포레스트기어 칸투칸등산 트랑고 trango 필로스 페트릭스 아이스버그 렉키',
    says: 'outdoor hiking',
    only: {
      OUTER: 'windbreaker shortPadding fleece shell longPadding',
      TOP: 'hikingTee hikingTop sportHalfZip tee',
      BOTTOM: 'hikingPants nylonPants',
      SHOES: 'hikingShoes trailShoes',
      HAT: 'hikingHat ballCap bucketHat',
      BAG: 'hikingPack backpack sling',
      SOCKS: 'hikingSocks',
      ACCESSORY: 'padGloves gloves',
      SCARF: 'sportBuff neckWarmer',
      UNDERWEAR: 'baseLayer',
      DRESS: 'sweatDress',
    },
  },
  {
    words:
      '노스페이스 노페 더노스페이스 thenorthface northface tnf 노스페이스화이트라벨 화이트라벨 파타고니아 파타 patagonia 파타고니야 아크테릭스 아크테리스 아크테릭 arcteryx 스노우피크 snowpeak 스노우피크어패럴 콜맨 coleman 헬리한센 hellyhansen 피엘라벤 피엘라밴 fjallraven 컬럼비아 콜롬비아스포츠 columbia 버그하우스 berghaus 골드윈 goldwin 나파피리 napapijri',
    says: 'outdoor',
    only: {
      OUTER: 'shortPadding windbreaker fleece shell longPadding winterParka',
      TOP: 'tee hoodie sweatshirt fleeceTop longTee',
      BOTTOM: 'nylonPants shorts hikingPants joggers',
      SHOES: 'trailShoes sneakers hikingShoes snowBoots',
      HAT: 'ballCap bucketHat beanie',
      BAG: 'backpack sling crossbody',
      SOCKS: 'socks hikingSocks',
      ACCESSORY: 'gloves',
      SCARF: 'neckWarmer muffler',
      DRESS: 'sweatDress',
    },
  },
  {
    words:
      '디스커버리 디스커버리익스페디션 discovery discoveryexpedition 내셔널 네셔널 디커 디씨 내셔널지오그래픽 네셔널지오그래픽 내셔널지오그라픽 내지오 nationalgeographic natgeo 노스페이스퍼플라벨 록시 roxy 빌라봉 billabong 퀵실버 quiksilver 립컬 ripcurl 오닐 oneill 볼컴 volcom 헐리 hurley dc슈즈 dcshoes',
    only: {
      OUTER: 'shortPadding longPadding windbreaker fleece',
      TOP: 'tee sweatshirt hoodie',
      BOTTOM: 'sweatpants shorts joggers',
      SHOES: 'sneakers slides',
      HAT: 'ballCap bucketHat',
      BAG: 'backpack crossbody sling',
      SOCKS: 'socks',
      DRESS: 'sweatDress',
    },
  },
  {
    words:
      '라스포티바 스포티바 lasportiva 스카르파 scarpa 마인들 meindl 로바 lowa 잠발란 zamberlan 아솔로 asolo 가르몽 garmont 한바그 hanwag 테크니카 tecnica',
    says: 'hiking outdoor',
    only: { SHOES: 'hikingShoes climbingShoes trailShoes', BAG: 'hikingPack', OUTER: 'shell', BOTTOM: 'hikingPants' },
  },
  {
    words:
      '오스프리 osprey 그레고리 gregory 도이터 deuter 미스테리랜치 mysteryranch 하이퍼라이트 hyperlite 고싸머 gossamergear 쿠무 cumulus 그라나이트기어 granitegear 시투써밋 seatosummit',
    says: 'hiking outdoor',
    only: { BAG: 'hikingPack backpack sling' },
  },
  {
    words:
      '오리지널버프 originalbuff 스마트울 smartwool 다른터프 darntough 미스틱핏 mystick icebreaker 아이스브레이커 포인트6 point6 브릿지데일 bridgedale',
    says: 'outdoor hiking',
    only: {
      SCARF: 'sportBuff neckWarmer',
      SOCKS: 'hikingSocks sportSocks',
      TOP: 'hikingTop',
      UNDERWEAR: 'baseLayer',
      HAT: 'beanie',
    },
  },
  {
    words:
      '캐나다구스 캐나다구즈 캐구 canadagoose 무스너클 무스너클스 무스넉클 무스넉클스 mooseknuckles 노비스 nobis 파라점퍼스 파라점퍼 parajumpers pjs파라 나나미카파카 페트레이 peutrey peuterey 피레넥스 pyrenex 맥케이지 맥캐이지 mackage 쉬즈코 에이스피오나지 콜마르 colmar',
    only: { OUTER: 'winterParka shortPadding', TOP: 'tee', HAT: 'beanie', BOTTOM: 'padPants' },
  },
  {
    words:
      '몽클레어 몽클레르 몽클 moncler 에르노 herno 듀베티카 duvetica 노스페이스눕시 알래스카카운티 맥커스텀 waxlondon 막스마라큐브 타트라스 tatras 아이스비 에스엘피 슈퍼드라이 superdry 알파카라비나 노벨뷰 아이스피크 icepeak 아떼바네사브루노패딩 트리플에프엘 무스티커 다운타우너',
    only: {
      OUTER: 'shortPadding longPadding padVest lightDown',
      TOP: 'tee polo',
      HAT: 'beanie ballCap',
      SHOES: 'sneakers snowBoots',
    },
  },
  {
    words:
      'burton 버튼보드 볼컴스노우 디미토 dimito 롬프 romp 로드롬프 hardrain 홀리데이아우터웨어 holiday보드 켈란 kellan 이플로우 요베 yobeat 온요네 onyone 킬리 kjus 보그너 bogner 오니쯔',
    says: 'ski',
    only: {
      OUTER: 'skiJacket windbreaker',
      BOTTOM: 'padPants',
      TOP: 'hoodie sweatshirt',
      ACCESSORY: 'padGloves sportGlasses',
      HAT: 'beanie helmet',
      SHOES: 'sneakers snowBoots',
      BAG: 'backpack',
    },
  },
  // golf
  {
    words:
      '타이틀리스트 타이틀 titleist 풋조이 footjoy fj 캘러웨이 callaway 테일러메이드 taylormade 핑골프 핑어패럴 pinggolf pxg 피엑스지 말본 말본골프 malbon malbongolf 지포어 gfore 까스텔바작 castelbajac 먼싱웨어 munsingwear 파리게이츠 pearlygates 클로브 clove골프 cllove 마크앤로나 마크로나 markandlona 데상트골프 descentegolf 나이키골프 nikegolf 아디다스골프 adidasgolf 푸마골프 언더아머골프 르꼬끄골프 휠라골프 힐크릭 hillcreek 와이드앵글 wideangle jdx 제이디엑스 보그너골프 볼빅 volvik 브리지스톤골프 스릭슨 srixon 젝시오 xxio 클리브랜드골프 코브라골프 에코골프 ecco골프 아쿠쉬네트 혼마 honma 마루망 maruman waac 와악 페어라이어 fairliar 어뉴골프 어뉴 anew anewgolf 더카트골프 thecartgolf 더카트 클랭블루골프 르쏘넷 벤호건 benhogan 엘로드 elord 잭니클라우스 jacknicklaus 닥스골프 헤지스골프 빈폴골프 폴로골프 랄프로렌골프 rlx tommy 타미힐피거골프 톨비스트 tolvist 콜핑골프 파사디 fasadi 매드캐토스 mad캐토스 pinglove 제이린드버그 제이린드버그골프 jlindeberg 지이브이 그린조이 greenjoy 루이까스텔 louiscastel 루이까스텔골프 올포유 allforyou 링스골프 lynxgolf 팬텀골프 phantomgolf fantom골프 슈페리어 superior 슈페리어골프 이동수골프 이동수스포츠 울시 wolsey 레노마골프 아다바트 adabat 캐스팅골프 비바하트 vivaheart 블랙앤화이트골프 세인트앤드류스 세인트앤드류 standrews 마스터버니에디션 마스터바니 masterbunny 필립플레인골프 사우스케이프 southcape 골든베어 goldenbear 포레스트골프 브이스트라 나인에이엠 9am 오스트골프 코오롱엘로드 트레비스매튜 travismathew 피터밀러 petermillar 그레이슨 greyson 알디코 미즈노골프 요넥스골프 카파골프 푸마골프웨어 엠유스포츠 mu스포츠 musports 팜스프링스 팜스프링 sky72 테일러메이드골프 타이틀리스트골프 pxg골프',
    says: 'golf',
    only: {
      TOP: 'golfPolo golfTop',
      BOTTOM: 'golfPants golfSkirt golfShorts',
      OUTER: 'golfJacket golfVest golfPadding',
      SHOES: 'golfShoes',
      HAT: 'golfCap visor',
      BAG: 'golfBag',
      SOCKS: 'golfSocks',
      DRESS: 'golfDress',
      ACCESSORY: 'golfGlove webBelt',
      UNDERWEAR: 'baseLayer',
      SCARF: 'neckWarmer',
    },
  },
  // helmets for bicycles
  {
    words:
      'ogk 오지케이 카부토 kabuto 지로헬멧 지로 giro hjc 홍진 홍진hjc 카스크 kask 라이져 lazer헬멧 poc 루디프로젝트 rudyproject 애버스 abus 아부스 리마르 limar 유벡스 uvex 크라토니 cratoni',
    only: { HAT: 'helmet' },
  },
]
