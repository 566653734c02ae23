import type { Brand } from '../types.ts'

/** Makers of bags, shoes, uniforms, underwear, jewellery, hanbok and small things. */
export const smallMakers: readonly Brand[] = [
  // bags
  {
    words:
      '코치 coach 코치여성 마이클코어스 michaelkors mk가방 케이트스페이드 katespade 토리버치 toryburch 롱샴 longchamp 훌라 furla 펄라 멀버리 mulberry 란셀 lancel 엠씨엠 mcm 루이까또즈 louisquatorze 루이까토즈 메트로시티 metrocity 닥스핸드백 daks핸드백 질스튜어트핸드백 빈폴액세서리 헤지스액세서리 쿠론 couronne 덱케 decke 로사케이 rosak carlyn 조이그라이슨 joygryson 오야니 oryany 브루노말리가방 러브캣 lovcat 찰스앤키스가방 찰스앤키스백 분크 vunque 앨리스마샤 alicemartha 앨리스마사 쿠에른 파인드카푸어백 핀카백 마르헨제이 marhenj 마르헨 엘바테게브 elbategev 칼린carlyn 제이에스티나가방 제이에스티나백 조셉앤스테이시 조셉앤 josephandstacey 조셉앤스테이시백 플리츠니트백 오르바이스텔라 헬레나앤크리스티 헬레나크리스티 helenandchristie 만다리나덕 mandarinaduck 레스포삭 레스포색 lesportsac 바이에딧 byedit 비아모노백 vianomono 로우로우백 이스트팩 eastpak 잔스포츠 잔스포트 jansport 캉켄 칸켄 kanken 투미 tumi 쌤소나이트 샘소나이트 samsonite 쌤소나이트레드 samsonitered 아메리칸투어리스터 americantourister 리모와 rimowa 델시 delsey 노매드 롬바드 인케이스 incase 벨로이 bellroy 포터 포터요시다 요시다포터 브리프잉 briefing 그레고리백 맨하탄포테이지 manhattanportage 팀벅2 timbuk2 크럼플러 crumpler 프라이탁 freitag 로우로우 rawrow 블랭코브 blankof 피버타임 fevertime 커버낫백 매그넘캐주얼백 아웃도어백 르마스카 산드로백 메종미네드백 레더리 leathery 헤이즈 하이드앤라이드 콰니 kwani 닷드랍스 dotdrops 캐리스노트백 빅토리아앤 토트미 로사카이 바오바오 바오바오이세이미야케 baobao 스트라스베리 strathberry 드메리에 demellier 폴렌느 폴렌 polene 안야힌드마치 anyahindmarch 아페쎄백 르메르백 소보제 토툼 오소이 osoi 구드 gude 유즈드백 잉크백 스탠드오일백 archivepke 아카이브에이피크 archiveapke 아카이브엡크 콜렉토 뎀나 아서앤그레이스 arthurandgrace 에스콰이아백 소노비 sonovi sonovi소노비 키플링 kipling 캐스키드슨 cathkidston 캐스키드슨백 마리메꼬 marimekko 오즈키즈백 오니기리백 위글백 baggu 바쿠백',
    only: {
      BAG: 'shoulderBag crossbody tote miniBag backpack leatherTote',
      ACCESSORY: 'keyring belt',
      OUTER: 'woolCoat shortPadding',
      SHOES: 'sneakers flats',
      TOP: 'tee knit',
      SCARF: 'silkScarf muffler',
      DRESS: 'dress',
    },
  },
  // shoes
  {
    words:
      '금강 리갈 regal 금강제화 kumkang 랜드로바 landrover로바 랜드로버 에스콰이아 에스콰이어 esquire 엘칸토 elcanto 소다 soda 미소페 misope 탠디 닥스구두 세라 saera 무크 mook 고세 gosse babara 레이첼콕스구두 락포트 rockport 클락스 clarks 제옥스 geox ecco 캄퍼 campper berwick 버윅1707 berwick1707 loake 처치스 churchs 크로켓앤존스 크로켓존스 crockettjones crockettandjones 알든 alden 파라부트 파라붓 paraboot 지에이치배스 ghbass 세바고 sebago 스페리 sperry 팀벌랜드구두 알렌에드몬즈 allenedmonds 콜한 colehaan 벌루티 berluti 존롭 johnlobb 에드워드그린 edwardgreen 쿠안 사르토리아 락피쉬구두 유니페어 unipair 브로그드 슈펜 shoopen 슈스파 슈즈데블 슈콤마보니 슈콤마 suecommabonnie 지니킴 jinny김 jinnykim 수콤마보니 더캐리 바이언스 사뿐 sappun 분홍코끼리 주줌구두 블링블링슈즈 모노바비 monobabie monobarbie 마나스 manas 나무하나 namuhana 스타카토 staccato 찰스앤키스 찰스엔키스 charleskeith charlesandkeith 페드로 pedro 나인웨스트 ninewest 게스구두 스티브매든 스티브메든 stevemadden 알도 aldo 지미추 jimmychoo 마놀로블라닉 마놀로 manoloblahnik 크리스찬루부탱 루부탱 루부땡 louboutin christianlouboutin 로저비비에 rogervivier 로저비비에구두 스튜어트와이츠먼 스튜어트와이즈먼 stuartweitzman 페라가모 살바토레페라가모 페레가모 ferragamo salvatoreferragamo 세르지오로시 sergiorossi 토즈 tods 호간 발리구두 bally 레페토 repetto 프렌치솔 frenchsole 마리엘렌 프리티발레리나 프리티발레리나스 prettyballerinas 플랫아파트먼트 flatapartment 로켓런치슈즈 렉켄 rekken 율이에 yuulyie 야세 yase 야세yase 쿠에른슈즈 cueren 무드온슈 아치에너미 레이크넨 reikenen schutz 제이미원더 jamiewander jaimewander 솔트앤초콜릿 saltandchocolate 솔트앤초콜렛 솔르시엘 soleciel 엘노어 쏘홈므 세이모온도 saymonde 유어스유 로힐스 블랙마틴싯봉 마틴싯봉 blackmartinesitbon 바이비엘 비브비브 바니스뉴욕 barneysnewyork 닥터마틴로퍼 츄바스코 chubasco',
    only: {
      SHOES: 'loafers dressShoes lowHeels flats monkShoes heels',
      BAG: 'shoulderBag leatherTote crossbody',
      ACCESSORY: 'dressBelt belt',
      OUTER: 'leatherJacket blazer',
    },
  },
  {
    words:
      '골든구스 goldengoose ggdb 골구 커먼프로젝트 커먼프로젝츠 commonprojects 베자 veja 아크네스니커즈 오트리 autry 필립모델 philippemodel 디아드라 diadra 크래프트맨 코이오 oliver캐벨 컨셉원 슈퍼가 superga 노벰버스튜디오 노베스타 novesta 오니츠카타이거 오니츠카 onitsukatiger onitsuka 온즈카 알렉산더맥퀸스니커즈 yeezy 이지yeezy 배어파우스니커즈 에어워크 airwalk 스베누 페이유에 feiyue 프로케즈 prokeds 르까프스니커즈 에이비씨마트 abcmart 누오보 nuovo hawkins 반스앤',
    only: {
      SHOES: 'leatherSneakers sneakers canvasShoes',
      TOP: 'tee sweatshirt',
      BAG: 'tote',
      OUTER: 'varsity',
      HAT: 'ballCap',
    },
  },
  {
    words:
      '컨버스 컨버쓰 converse 반스 vans 밴스 케즈 keds 엑셀시오르 엑셀시오 excelsior 스펠바운드 문스타 moonstar 피에프플라이어즈 pfflyers 벤시몽 bensimon 톰스 toms 탐스 스페르가 슈퍼가캔버스',
    only: {
      SHOES: 'canvasShoes slipOns sneakers',
      TOP: 'tee sweatshirt',
      OUTER: 'coachJacket hoodZip',
      BAG: 'backpack ecoBag crossbody',
      HAT: 'ballCap',
      SOCKS: 'socks ankleSocks',
      BOTTOM: 'chino shorts',
    },
  },
  {
    words:
      '닥터마틴 닥터마틴스 닥마 닥터마르틴 drmartens docmartens drmartin drmartins 솔로베어 solovair 팀버랜드 팀버 timberland 레드윙 redwing 블런드스톤 블런스톤 blundstone 울버린 wolverine 치페와 chippewa 오슬로우부츠 댄너 danner 캐터필라 캐터필러 caterpillar 쏘로굿 thorogood 알엠윌리엄스 rmwilliams 디에머 diemme 사이드골 니브부츠',
    only: {
      SHOES: 'boots chelseaBoots loafers monkShoes',
      TOP: 'tee',
      OUTER: 'cottonJacket',
      BAG: 'backpack crossbody',
      SOCKS: 'socks thickSocks',
    },
  },
  {
    words:
      '어그오스트레일리아 베어파우 bearpaw 이뮤 emu 이뮤오스트레일리아 emuaustralia 오즈웨어 ozwear 쿨라부라 koolaburra',
    only: {
      SHOES: 'ugg furShoes slides',
      OUTER: 'fleece',
      ACCESSORY: 'gloves',
      HAT: 'earmuffs beanie',
      SOCKS: 'sleepSocks',
    },
  },
  {
    words:
      '소렐 sorel 문부츠 moonboot 카믹 kamik 바펜 bafpin 바핀 baffin 페르페토 인유부츠 inuikii 이누이키 노스페이스부티 콜럼비아부츠',
    only: { SHOES: 'snowBoots', BAG: 'tote' },
  },
  {
    words:
      '헌터 락피쉬 락피쉬웨더웨어 rockfish rockfishweatherwear 에이글 aigle 바버레인 문스타레인 ilse jacobsen일세 베르그슨',
    only: {
      SHOES: 'rainBoots',
      OUTER: 'raincoat quilted',
      BAG: 'backpack tote',
      ETC: 'umbrella',
      SOCKS: 'kneeSocks',
      HAT: 'bucketHat',
    },
    says: 'rubber',
  },
  {
    words: '크록스 크록쓰 crocs 크록 캔들크록',
    only: { SHOES: 'crocs', BAG: 'pouch' },
  },
  {
    words:
      '버켄스탁 버켄 버켄스톡 버캔스탁 birkenstock birken 파피오 papillio 테바 teva 차코 chaco 우포스 oofos 핏플랍 fitflop 하바이아나스 하와이아나스 havaianas 이파네마 ipanema 호카오네오네샌들 수이코크 suicoke 프로젝트로우 아일랜드슬리퍼 islandslipper 레인보우샌들 멜리사 melissa 젤리슈즈브랜드 스코홀 스코홀슈즈 scholl 탱기로즈 로우알파인샌들',
    only: { SHOES: 'sandals slides sportSandals', BAG: 'tote', SOCKS: 'socks' },
  },
  {
    words:
      '바이네르 vainer 안토니 나르지오 nargio 르무통 르무통메이트 lemouton 컴포트랩 가나슈즈 핏프로 스타필드슈즈 기능화 sas슈즈 나이키효도화 필립모리 호마이카 미들슈 한스텝 비비화 닥터오 마사이워킹 mbt 엠비티 린코리아 워킹온더클라우드 안토니니',
    only: { SHOES: 'comfortShoes' },
  },
  {
    words:
      'k2안전화 케이투안전화 k2세이프티 지벤 ziben 지벤안전화 코오롱글로텍 블랙야크안전화 네파안전화 칸안전화 프로월드컵안전화 캠스',
    says: 'workwear',
    only: { SHOES: 'safetyShoes', TOP: 'workTop', BOTTOM: 'workPants', OUTER: 'workJumper pocketVest' },
  },
  {
    words:
      '라이크라작업복 코디아 tb작업복 지벤작업복 예일작업복 워크맨 workman 버튼작업복 볼디스트 boldest 아에르웍스 아에르웤스 블라클라더 blaklader 스니커즈워크웨어 헬리한센워크웨어 제임스작업복',
    says: 'workwear',
    only: { TOP: 'workTop', BOTTOM: 'workPants', OUTER: 'workJumper pocketVest', SHOES: 'safetyShoes' },
  },
  // school uniform
  {
    words:
      '아이비클럽 ivyclub 엘리트학생복 엘리트교복 elite학생복 스마트학생복 스쿨룩스 skoolooks 에리트 엘리트베이직 스마트교복 아이비클럽교복 세인트학생복 쎈텐 착한교복',
    says: 'school',
    only: {
      TOP: 'schoolShirt gymUniform',
      BOTTOM: 'schoolPants schoolSkirt gymUniformPants',
      OUTER: 'schoolBlazer',
      DRESS: 'pinafore',
      ACCESSORY: 'tie',
    },
  },
  // underwear, socks, sleepwear
  {
    words:
      '비너스 venus 비너스속옷 비비안속옷 vivien 남영비비안 에블린 eblin 에메필 aimer필 aimerfeel 원더브라 wonderbra 섹시쿠키 sexycookie yes속옷 솔브 solb 와코루 wacoal 트라이엄프 triumph 슬로기 sloggi 빅토리아시크릿 빅시 victoriassecret victoriasecret 감탄브라 컴포트랩속옷 comfortlab 베리시 verish 르쏘메 lesommet 인에이 inner인에이 비비안란제리 도로시와 dorosiwa 슬림9 slim9 컴포트랩브라 dansaek 에이드리브 라펠라 laperla 나인온스 인티미시미 intimissimi 에아자이 오르화',
    only: {
      UNDERWEAR: 'bra briefs shapewear',
      TOP: 'pajamaTop',
      BOTTOM: 'pajamaPants thermalLegs',
      DRESS: 'homeDress',
      SOCKS: 'stockings',
    },
  },
  {
    words:
      '바디팝 bodypop 보디가드 bodyguard 제임스딘 jamesdean 좋은사람들 리바이스속옷 bwc 비와이씨 byc 쌍방울 try트라이 피에르가르뎅속옷 임프레션 쥬시쥬디 juicyjudy 아무르 무냐무냐 moonyamoonya 히트융 보디히트 bodyheat dossy 라쉬반 lashevan 포켓스 씨와이씨 cklunderwear 캘빈클라인언더웨어 calvinkleinunderwear ck언더웨어 폴로언더웨어 앤드류크리스찬 2xist 마른파이브 프로월드컵 에코먼트 울랄라팬티 논샘팬티 라이크라속옷',
    only: {
      UNDERWEAR: 'briefs bra undershirt thermalTop thermalSet shapewear',
      TOP: 'pajamaTop',
      BOTTOM: 'pajamaPants thermalLegs',
      DRESS: 'homeDress',
      SOCKS: 'socks',
    },
  },
  {
    words:
      '오르시떼 오르시떼잠옷 orsite 코지네스트 jaju잠옷 올리비아데코 도씨잠옷 젤라또피케 젤라또피께 gelatopique 더잠 thejam 로토토잠옷 라운지웨어브랜드 조스라운지 joselounge joslounge 허그본 울컴잠옷 코튼빌 포근한잠옷 잠옷나라 에탐 etam 오이쇼홈 코즈넉잠옷 카카오잠옷',
    says: 'sleep home',
    only: {
      TOP: 'pajamaTop homeTop',
      BOTTOM: 'pajamaPants homePants',
      DRESS: 'homeDress',
      UNDERWEAR: 'briefs',
      OUTER: 'homeOuter',
      SOCKS: 'sleepSocks',
    },
  },
  {
    words:
      '아이헤이트먼데이 ihatemonday 인더로우 intherow 삭스어필 socksappeal 미소니삭스 니탄토 그린블리스 greenbliss 싹스탑 socstaz 삭스타즈 sockstaz 스탠스 stance 해피삭스 happysocks 로토토 rototo 하츠앤코 에코네코 무지양말 코뿔소양말 타비오 tabio falke 팔케 버튼삭스 콜린스 도톤보리 니삭스탑 아카이브양말 데이즈데이즈 dailysocks 로너',
    only: { SOCKS: 'socks ankleSocks stockings blackStockings', UNDERWEAR: 'briefs' },
  },
  {
    words: '헬렌카민스키 helenkaminski 유진킴 eugeniakim 에릭자비츠 ericjavits',
    only: { HAT: 'strawHat sunHat', BAG: 'basketBag' },
  },
  {
    words:
      '월포드 wolford 비너스스타킹 비비안스타킹 남영스타킹 오모이 폴크스 칼제도니아 calzedonia 레그스 아츠기 atsugi 구스토스타킹 코지마스타킹 신생스타킹 필로도로 ogisa',
    only: { SOCKS: 'blackStockings stockings', UNDERWEAR: 'briefs' },
  },
  // jewellery, watches, eyewear
  {
    words:
      '티파니앤코 tiffanyandco tiffanyco 까르띠에 까르티에 cartier 반클리프 반클리프앤아펠 vancleef 불가리 bulgari bvlgari 쇼메 chaumet 부쉐론 boucheron 피아제 piaget 다미아니 damiani 판도라 pandora 스와로브스키 swarovski 스와로 제이에스티나 jestina 로이드 lloyd 오에스티 ost 골든듀 goldendew 스톤헨지 stonehenge 디디에두보 didierdubot 아가타 agatha 아가타파리 미꼬 못된고양이 럭키앤 앵브록스 engbrox 먼데이에디션 mondayedition 넘버링 numbering 엠주 mzuu 일리앤 빈티지헐리우드 vintagehollywood 젬앤페블스 gemandpebbles 타테오시안 지에스티쥬얼리 크롬하츠 chromehearts 트렌카 trencadism 트렌카디즘 트렌카디즘실버 불레또 bulletto 포트레이트리포트 portraitreport',
    only: { ACCESSORY: 'necklace ring earrings bracelet watch', BAG: 'miniBag' },
  },
  {
    words:
      '롤렉스 rolex 오메가 omega 태그호이어 tagheuer 론진 longines 티쏘 tissot 해밀턴 hamilton 세이코 seiko 카시오 casio 지샥 gshock g쇼크 지쇼크 베이비지 babyg 스와치 swatch 다니엘웰링턴 danielwellington dw시계 파텍필립 patekphilippe 오데마피게 iwc 브라이틀링 breitling 튜더 tudor 예거 예거르쿨트르 몽블랑 montblanc 시티즌시계 citizen 파슬 fossil 마크제이콥스시계 로만손 romanson 포체 로즈몽 rosemont 올리비아버튼 oliviaburton mido rado 보메메르시에 프레드릭콘스탄트 알바시계',
    only: { ACCESSORY: 'watch', BAG: 'briefcase' },
  },
  {
    words:
      '애플워치 applewatch 갤럭시워치 galaxywatch 갤워치 가민 garmin 핏빗 fitbit 미밴드 miband 샤오미밴드 어메이즈핏 amazfit 순토 suunto 코로스 coros 갤럭시핏 갤핏 애플워치울트라',
    only: { ACCESSORY: 'smartWatch' },
  },
  {
    words:
      '젠틀몬스터 젠몬 gentlemonster 레이밴 레이벤 rayban 톰포드선글라스 올리버피플스 oliverpeoples 뮤지크 muzik 카린 carin 베디베로 vedivero 프로젝트프로덕트 projectproduct 알로안경 alo안경 린드버그 lindberg 마이키타 mykita 블루엘리펀트 blueelephant 라피스센시블레 lapissensible 스틸러 stealer 모스콧 moscot 금자안경 하파크리스틴',
    only: { ACCESSORY: 'sunglasses glasses' },
  },
  {
    words:
      '오클리 oakley 루디프로젝트 rudyproject 스미스고글 smithoptics 고글브랜드 폭시고글 파노바 100퍼센트 ride100percent 줄보 julbo 스완스 swans',
    says: 'sport',
    only: {
      ACCESSORY: 'sportGlasses sunglasses',
      TOP: 'sportTee',
      BAG: 'backpack',
      HAT: 'sportCap helmet',
      OUTER: 'windbreaker',
    },
  },
  // hanbok
  {
    words:
      '리슬 leesle 리슬한복 모던한복브랜드 돌실나이 꼬마크 질경이 돈키한복 세컨드한복 차이킴 tchaikim 차이킴한복 하플리 happly 데일리한복 허사가 여밈한복 단하 danha 기로에 천의무봉한복 박술녀 박술녀한복',
    only: { TOP: 'hanbokTop', BOTTOM: 'hanbokPants longSkirt', DRESS: 'hanbok', OUTER: 'robe cottonJacket' },
  },
  // umbrellas, small things
  {
    words: '크닙스 knirps 센즈 senz 토토스 totes 무민우산 협립 우산천국 후르츠우산 펠튼 fulton 풀튼',
    only: { ETC: 'umbrella bothUmbrella parasol', ACCESSORY: 'unknownAccessory', OUTER: 'raincoat' },
  },
  // children
  {
    words:
      '블루독 bluedog 밍크뮤 minkmui 알로앤루 alloandlugh 모이몰른 moimoln 컬리수 curlysue 오즈키즈 ozkiz 봉쁘앙 bonpoint 쁘띠바또 petitbateau 베베드피노 bebedepino 아이스비스킷 icebiscuit 보리보리 캐리마켓 타미키즈 네파키즈 뉴발란스키즈 나이키키즈 휠라키즈 노스페이스키즈 블랙야크키즈 무냐무냐키즈 애플핑크 캔키즈 플레이키즈 짐보리 gymboree 카터스 carters 자라키즈 베네통키즈',
    says: 'kids',
  },
]
