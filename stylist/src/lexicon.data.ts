/**
 * How Koreans name clothes: each line lists the words that carry one meaning, spelling variants and loan words
 * included. Words are written without spaces (a word matches whether or not the owner put spaces inside it), in lower
 * case. A word may stand in several lines. `_` holds words that only shield a shorter word inside them from being read.
 */
export const words = {
  _: '레인저 아이언레인저 트레인 브레인 드레인 체스터필드 로브코트 넥타이핀 헤어핀 스카프링 팬티 커뮤니티 유니티 유니트 유니버시티 시티 서울 방울 거울 울라 면접 양면 단면 측면 스코틀랜드 버튼다운 버튼업 버튼다운셔츠카라 폴라로이드 미니멀 미니멀리즘 데일리룩 겨울왕국 라이트핏 쿨톤 웜톤 청순 청키 청담 청춘 진주 진동 진짜 진심 마진 투웨이 퍼프 퍼프소매 퍼플 슈퍼 지퍼 투웨이지퍼 짚퍼 딥 코팅 다운타운 업다운 파카글라스 보이핏 티니 인티 멜란티 프리티 뷰티 퀄리티 베리티 시그니처 라인 진저 마이애미 마이클 하프문 롱블랙 숏컷 레인보우 트윈 피쉬 스포티 울트라 울트라마린 코지 윈도우 윈도우체크 프로젝트 오리지널 오프라인 다운로드 신발 빅사이즈 씨티 크롬 메리 자체제작 국내제작 당일발송 무료배송 세일 오늘출발 커플 남녀공용 공용 유니섹스 남자 여자 남성 여성 키즈 주니어 빅로고 스몰로고 로고 그래픽 프린팅 자수 포켓 오버핏 세미오버 루즈핏 스탠다드 베이직 데일리 에센셜',

  // how warm
  thin: '얇은 얇고 얇음 얇다 얇은편 씬 라이트 라이트웨이트 가벼운 여리여리 여리 홑겹 하늘하늘 살랑 박시얇은 thin light lightweight',
  summer:
    'uv uv차단 자외선차단 여름 여름용 한여름 썸머 섬머 서머 summer 하계 하절기 쿨비즈 바캉스 휴양지 휴양지룩 리조트 비치 써머',
  cool: '몸빼 몸빼바지 고쟁이 쿨에어 냉감 쿨 쿨링 쿨맥스 쿨텍스 쿨론 쿨탠다드 쿨탄다드 쿨티 아이스 아이스실크 에어리즘 인견 시어서커 시어써커 지지미 시원한 아사 풍기인견 드라이 드라이핏 cool cooling coolmax airism dryfit seersucker ice 통풍',
  linen: '린넨 리넨 린넨혼방 린넨라이크 모시 삼베 마혼방 linen',
  sheer: '시스루 쉬어 시어 레이스 망사 크로쉐 크로셰 오간자 sheer lace crochet',
  mesh: '메쉬 매쉬 mesh',
  thick: '두꺼운 두꺼움 두꺼운편 두툼한 두툼함 두툼 도톰한 도톰 톡톡한 벌키 빵빵한 thick chunky',
  heavy: '헤비 헤비웨이트 중량 고중량 heavy heavyweight',
  winter:
    '추동 fw 겨울 겨울용 한겨울 윈터 winter 방한 방한용 동계 동절기 혹한기 극세사 보온 보온성 웜 워머 warm 발열 warmfit',
  autumn: '가을 autumn fall',
  airy: '경량 초경량 경량화 울트라라이트',
  spring: '봄 간절기 환절기 춘추 spring',
  fleeced:
    '기모 본딩 융 융털 밍크기모 쭈리기모 쮸리기모 양기모 피치기모 이중기모 기모안감 안감기모 털안감 보아안감 플리스안감 밍크안감 밍크퍼 기모후드 기모맨투맨 기모바지 기모티 기모청바지 fleecelined brushed 브러쉬드 브러시드',

  // sleeves and length
  short:
    '반팔 반소매 반팔티 반팔셔츠 반팔티셔츠 숏슬리브 쇼트슬리브 하프슬리브 숏슬리브티 5부소매 캡소매 캡슬리브 퍼프반팔 shortsleeve shortsleeves halfsleeve ss티 반팔니트',
  long: '긴팔 긴소매 긴팔티 긴팔티셔츠 긴팔셔츠 롱슬리브 장소매 longsleeve longsleeves 롱슬립티',
  mid7: '7부 칠부 7부소매 6부 8부 5부 팔부 칠부소매 34소매 칠부바지 7부바지 crop팬츠',
  ninth: '9부 구부 9부바지',
  sleeveless:
    '싱글렛 singlet 런닝나시 민소매 민소매티 나시 나시티 슬리브리스 슬립탑 캐미솔 캐미솔탑 끈나시 끈민소매 탱크탑 탱크톱 탱크 홀터넥 홀터 튜브탑 튜브톱 뷔스티에 뷔스티 브라탑 런닝셔츠 민소매탑 나시탑 크롭나시 sleeveless tank tanktop camisole cami halter tubetop bustier bratop 머슬핏나시 머슬탑 머슬티 슬립원피스 슬립드레스 나시원피스 멜빵원피스 뷔스티에원피스',
  cropped: '크롭 크롭탑 크롭티 숏기장 crop cropped 크롭기장',
  shorty: '숏 쇼트 short 짧은 미니 mini 미니멀기장',
  half: '하프 half',
  longer: '롱 맥시 미디 긴 midi maxi long 롱기장 발목',

  // tops
  tee: '흰티 검정티 검은티 면티셔츠 티셔츠 티셔쓰 티샤쓰 티 라운드티 면티 무지티 로고티 프린팅티 프린트티 그래픽티 박스티 쫄티 스판티 스트라이프티 단가라 단가라티 크롭티 반팔티 긴팔티 나시티 쿨티 이너티 브이넥티 유넥티 tee tees tshirt tshirts t셔츠 t셔쓰 탑 톱 top 긴팔티셔츠 반팔티셔츠 헨리넥 헨리넥티 래글런 라글란 나그랑 나그랑티 래쉬가드 래시가드 레쉬가드 rashguard 유니폼 축구유니폼 저지티 저지탑 jersey 베이스레이어티',
  polo: '폴로 polo 카라티 카라티셔츠 카라반팔 카라넥 피케 피케티 피케티셔츠 피케셔츠 폴로티 폴로티셔츠 폴로셔츠 pk티 pk셔츠 pk티셔츠 pk 픽케 poloshirt pique',
  collar: '카라 칼라 collar 카라넥',
  aloha:
    '하와이안 하와이안셔츠 알로하 알로하셔츠 오픈카라 오픈카라셔츠 캠프카라 캠프셔츠 볼링셔츠 쿠반카라 쿠바셔츠 aloha hawaiian',
  rugby: '럭비티 럭비셔츠 럭비 rugby 럭비티셔츠',
  shirt:
    '셔츠 셔쓰 샤쓰 샤츠 남방 난방 와이셔츠 와이샤쓰 드레스셔츠 남방셔츠 체크셔츠 데님셔츠 청남방 청셔츠 청난방 옥스포드 옥스퍼드 옥스포드셔츠 옥스퍼드셔츠 오픈카라 오픈카라셔츠 하와이안 하와이안셔츠 알로하 반팔셔츠 긴팔셔츠 shirt shirts oxford buttondown 버튼다운셔츠 스트라이프셔츠 차이나카라 헨리넥셔츠 볼링셔츠 캠프셔츠 루즈핏셔츠',
  dressShirt: '와이셔츠 와이샤쓰 드레스셔츠 정장셔츠 dressshirt',
  denimShirt: '데님셔츠 청남방 청셔츠 청난방 denimshirt chambray 샴브레이 샴브레이셔츠',
  blouse: '블라우스 브라우스 blouse 블라우스티',
  flannel:
    '플란넬 플란넬셔츠 플라넬 후란넬 flannel 기모셔츠 기모남방 헤비셔츠 울셔츠 코듀로이셔츠 골덴셔츠 덤블셔츠 비엘라',
  check: '체크 타탄 타탄체크 깅엄 깅엄체크 글렌체크 하운드투스 마드라스 체크남방 check checked tartan gingham plaid',
  hoodie:
    '후드 후드티 후드티셔츠 후디 후디드 후드넥 후드스웨트셔츠 후드스웻셔츠 후드맨투맨 기모후드 hoodie hoodies hoody hood hooded',
  sweat:
    '맨투맨 맨투맨티 맨투맨셔츠 맨투맨티셔츠 멘투멘 맨투멘 스웨트셔츠 스웻셔츠 스웨셔츠 스웨트 스웻 스웨트셔쓰 쭈리 쮸리 쭈리티 mtm sweatshirt sweatshirts sweat sweats crewneck 기모맨투맨 스웨트티',
  halfZip: '반집업 반짚업 하프집업 하프짚업 반집업티 쿼터집 쿼터집업 쿼터짚 halfzip quarterzip halfzipup',
  knit: '니트 니트티 니트웨어 니트탑 스웨터 스웨타 쉐터 스웨러 풀오버 뜨개 뜨개니트 아가일 부클 부클레 앙고라 모헤어 라쿤 메리노 메리노울 골지니트 knit knitted knitwear sweater sweaters pullover merino mohair 반팔니트 니트베스트 니트조끼 니트가디건 니트원피스 니트스커트 니트팬츠 하찌 와플 waffle',
  cable:
    '케이블 케이블니트 꽈배기 꽈배기니트 아란 아란니트 피셔맨 피셔맨니트 노르딕 어부니트 로게이지 3게이지 헤비니트 청키니트 청키 램스울 램즈울 램스울니트 쉐기독 셰기독 쉐기 셔기독 포카라 눈꽃니트 페어아일 카우첸 cable aran fisherman lambswool shaggydog fairisle 폴라니트 터틀넥니트 터틀니트 목폴라니트 니트폴라 하이넥니트 울니트 캐시미어니트 알파카 야크 alpaca',
  turtle:
    '터틀넥 터틀 터틀넥티 목폴라 목폴라티 폴라 폴라티 폴라넥 목티 목넥 하이넥 하이넥티 turtleneck turtle highneck rollneck 폴라니트 터틀넥니트 터틀니트 목폴라니트 하이넥니트',
  halfNeck: '하프넥 반목 반목티 반폴라 반폴라티 반목폴라 반터틀 반터틀넥 모크넥 모크넥티 mockneck mock',
  rib: '골지 골지티 립 rib ribbed',
  miniWord: '미니 mini',
  velvet: '벨벳 velvet 벨로아 벨루어 velour',
  hike: '등산 아웃도어 하이킹 트레킹 등산복 hiking outdoor',
  ski: '스키 보드복 스키복 스키자켓 스노우보드 스노보드 보드자켓 ski snowboard',
  poncho: '판초 poncho',
  home: '잠옷 파자마 수면잠옷 수면바지 홈웨어 나이트가운 가운 수영복 비키니 스윔수트 래쉬가드 래시가드 레쉬가드 웨딩드레스 도복 실내화 거실화 pajama pajamas pyjama swimsuit bikini',
  vest: '조끼 베스트 베스트니트 니트베스트 니트조끼 뷔스티에니트 질렛 질레 vest gilet 패딩조끼 다운베스트 플리스조끼 패딩베스트',
  cardigan:
    '가디건 카디건 가디 가디건니트 니트가디건 볼레로 숏가디건 롱가디건 cardigan cardigans bolero 크롭가디건 케이프가디건',
  bolero: '볼레로 bolero 로브 robe 비치로브 쉬폰로브 볼레로가디건',
  zip: '집업 짚업 지프업 zipup zip zipped 풀집업',
  thermal:
    '내복바지 내의바지 내복상의 내복하의 발열내의상의 히트텍 발열내의 발열내복 내복 내의 동내의 히트웜 이너웜 발열 웜이너 써모 서모 히트 보디히트 바디히트 웜히트 온에어 베이스레이어 heattech thermal thermals baselayer innerwarm longjohns',
  inner: '이너 이너웨어 inner',

  // materials
  denim:
    '데님 청 denim 청자켓 청재킷 청쟈켓 청바지 청치마 청스커트 청원피스 데님자켓 데님재킷 데님팬츠 청셔츠 청남방 데님셔츠',
  leather:
    '가죽 레더 래더 레자 비건레더 인조가죽 에코레더 페이크레더 양가죽 소가죽 램스킨 카우하이드 leather lambskin 라이더 라이더스 라이더자켓 라이더재킷 가죽자켓 가죽재킷 rider riders 바이커자켓 퍼펙토',
  suede: '스웨이드 스웨드 스에이드 세무 쎄무 섀미 샤무드 누벅 suede nubuck',
  silk: '실크 silk 물실크 본견',
  satin: '새틴 사틴 공단 satin 실키',
  chiffon: '쉬폰 시폰 쉬퐁 튤 chiffon tulle',
  wool: '울 모직 양모 헤링본 wool herringbone 울코트 울자켓 울재킷 울팬츠 울슬랙스 울스커트 서지 색스니 울혼방',
  tweed: '트위드 tweed 해리스트위드 부클트위드 트위드자켓',
  cashmere: '캐시미어 캐시미아 캐시 cashmere 캐시미어니트 캐시미어코트',
  corduroy: '코듀로이 코르덴 코듀로이팬츠 골덴 골뎅 골덴바지 골덴팬츠 코듀로이셔츠 골덴셔츠 corduroy cord 골지벨벳',
  canvas: '캔버스 canvas',
  nylon: '우븐 나일론 nylon 립스탑 ripstop 폴리 폴리에스터 폴리에스테르 polyester 타스란 퍼텍스 pertex',
  cotton: '면 코튼 순면 면100 cotton',
  viscose: '레이온 모달 텐셀 비스코스 rayon modal tencel viscose',
  gore: '고어텍스 고어 고어텍 goretex gore 하드쉘 하드셸 hardshell 퓨처라이트 futurelight 드라이벤트 dryvent h2no 3레이어 3l 이벤트원단',
  waterproof: '방수 완전방수 워터프루프 waterproof 방수자켓 방수재킷 방수바지 방수팬츠 방수신발',
  repellent:
    '발수 생활방수 생활발수 발수코팅 워터리펠런트 waterrepellent repellent 왁스 왁스드 waxed wax 왁스자켓 왁스재킷 오일드',

  // outer
  windbreaker:
    '방풍 방풍자켓 방풍재킷 블록테크 blocktech 바람막이 바람막이자켓 윈드브레이커 윈드브래이커 윈드자켓 윈드재킷 윈드러너 윈드 윈드스토퍼 windbreaker windrunner windstopper windjacket 나일론자켓 나일론재킷 나일론점퍼 러닝자켓 런닝자켓 소프트쉘 소프트쉘자켓 softshell 경량자켓 패커블 packable',
  anorak: '아노락 아노락자켓 anorak',
  track:
    '트랙탑 트랙자켓 트랙재킷 트레이닝자켓 트레이닝재킷 트레이닝집업 트레이닝탑 저지자켓 져지 저지집업 tracktop trackjacket 파이어버드',
  coach: '코치자켓 코치재킷 코치점퍼 코치 coachjacket coach',
  rain: '레인 레인코트 레인자켓 레인재킷 레인점퍼 우비 비옷 우의 판초우의 레인판초 raincoat rainjacket rain 레인웨어',
  field:
    '야상 야상점퍼 야상자켓 야상재킷 야상코트 m65 m51 필드자켓 필드재킷 필드 밀리터리자켓 밀리터리야상 사파리 사파리자켓 사파리재킷 사파리점퍼 개파카 피쉬테일 피시테일 피쉬테일파카 fieldjacket safari 헌팅자켓',
  trench: '트렌치 트렌치코트 트랜치 트랜치코트 바바리 바바리코트 버버리코트 맥코트 trench trenchcoat',
  padding:
    '패딩 패딩점퍼 패딩자켓 패딩재킷 패딩코트 페딩 padding 푸퍼 푸퍼자켓 숏패딩 숏푸퍼 숏다운 크롭패딩 puffer 다운 다운자켓 다운재킷 다운점퍼 다운코트 덕다운 구스다운 구스 거위털 오리털 솜털 웰론 솜패딩 방한점퍼 방한자켓 헤비다운 헤비패딩 후드패딩 미들패딩 하프패딩 하프다운 점퍼패딩 down downjacket goosedown duckdown 경량패딩 롱패딩',
  parka: '파카 parka 방한파카 다운파카 후드파카',
  midpad: '미들패딩 하프패딩 하프다운 미들다운 중패딩 미디패딩',
  lightdown:
    '씬에어 심리스다운 경량패딩 경량다운 경량구스 경량구스다운 경량패딩점퍼 초경량패딩 초경량다운 라이트다운 라이트패딩 라이트구스 울트라라이트다운 울트라라이트패딩 이너패딩 이너다운 패딩이너 다운이너 이너경량 나노퍼프 나노에어 마이크로퍼프 다운스웨터 라이너자켓 라이너 ultralightdown ultralight lightdown nanopuff nanoair micropuff downsweater 씬다운 thindown 얇은패딩 얇은다운',
  longpad:
    '롱패딩 롱패딩점퍼 롱다운 롱구스 롱구스다운 롱파카 벤치파카 벤치코트 벤치다운 벤치롱파카 벤치롱패딩 벤치 맥시패딩 롱푸퍼 롱다운자켓 롱다운코트 benchcoat longpadding longdown longpuffer 익스트림파카',
  quilt:
    '퀼팅 퀼팅자켓 퀼팅재킷 퀼팅점퍼 퀼트 누빔 누빔자켓 누빔재킷 누빔점퍼 누비 깔깔이 방상내피 quilted quilting quilt',
  fleece:
    '폴라리스 플리스 플리스자켓 플리스집업 후리스 프리스 뽀글이 뽀글 뽀글이자켓 양털 양털자켓 양털후리스 보아 보아털 보아플리스 쉐르파 셰르파 쉘파 테디 테디베어 폴라폴리스 폴라텍 폴라플리스 폴리스 fleece sherpa boa polartec teddy 덤블 덤블자켓',
  mustang: '무스탕 무스탕자켓 무스탕코트 무톤 무통 쉬어링 시어링 shearling mouton mustang 리버시블무스탕',
  fur: '퍼 에코퍼 페이크퍼 인조퍼 밍크 밍크코트 폭스퍼 라쿤퍼 토끼털 털자켓 퍼자켓 퍼코트 fur mink',
  coat: '코트 울코트 더플 더플코트 떡볶이코트 떡볶이 피코트 체스터필드 체스터 체스터코트 발마칸 발마칸코트 핸드메이드코트 핸드메이드 오버코트 맥시코트 롱코트 숏코트 하프코트 테일러드코트 캐시미어코트 스탠카라코트 로브코트 랩코트 케이프 케이프코트 망토 coat coats overcoat peacoat dufflecoat duffle duffel chesterfield balmacaan cape',
  warmCoat:
    '더플 더플코트 떡볶이코트 떡볶이 피코트 체스터필드 체스터 체스터코트 발마칸 발마칸코트 핸드메이드코트 핸드메이드 울코트 캐시미어코트 duffle duffel peacoat chesterfield',
  blazer:
    '블레이저 블레이져 브레이저 블래이저 수트 슈트 정장 마이 테일러드 테일러드자켓 테일러드재킷 싱글자켓 싱글재킷 더블자켓 더블재킷 수트자켓 수트재킷 정장자켓 정장재킷 콤비 콤비자켓 blazer suit tailored 오피스자켓 세미정장 정장마이 양복 양복자켓',
  jacket: '해링턴 해링턴자켓 해링턴재킷 harrington g9 자켓 재킷 쟈켓 자킷 쟈킷 jacket jackets 상의자켓',
  shirtJacket: '셔츠자켓 셔츠재킷 셔켓 셔킷 오버셔츠 남방자켓 shacket overshirt shirtjacket',
  jumper:
    '점퍼 잠바 점버 쟘퍼 블루종 블루존 항공점퍼 항공잠바 항공자켓 ma1 ma1점퍼 보머 봄버 봄버자켓 보머자켓 보머점퍼 bomber blouson jumper 스카쟌 스카잔 수카잔 데크자켓 n1 n3b n2b',
  bomber: '항공점퍼 항공잠바 항공자켓 ma1 ma1점퍼 보머 봄버 봄버자켓 보머자켓 보머점퍼 bomber 방한점퍼 n1 데크자켓 b15',
  varsity:
    '바시티 바시티자켓 버시티 스타디움 스타디움자켓 스타디움점퍼 야구점퍼 야구잠바 과잠 과잠바 학잠 varsity stadium letterman',
  work: '워크자켓 워크재킷 초어자켓 초어재킷 디트로이트 디트로이트자켓 workjacket chore chorejacket 덕자켓 헌팅자켓',
  hoodzip: '후드집업 후드짚업 집업후드 후집 후드집업자켓 후드집업점퍼 ziphoodie zipuphoodie hoodzip hoodedzip',
  trucker: '트러커 트러커자켓 trucker',

  // bottoms
  pants:
    '바지 팬츠 팬쓰 긴바지 하의 트라우저 트라우저스 트루저 와이드팬츠 일자바지 배기팬츠 나팔바지 카고 카고팬츠 카고바지 pants pant trouser trousers bottom 밴딩팬츠 밴딩바지 고무줄바지',
  shorts:
    '반바지 숏팬츠 숏츠 쇼츠 쇼트팬츠 하프팬츠 하프바지 버뮤다 버뮤다팬츠 핫팬츠 5부팬츠 5부바지 5부 4부 3부 5부쇼츠 비치팬츠 보드숏 보드쇼츠 돌핀팬츠 돌핀 바이커쇼츠 바이커숏 숏반바지 짧은바지 반바지팬츠 shorts bermuda hotpants 짐쇼츠 러닝쇼츠 배기스쇼츠 수영복 수영바지 스윔팬츠 스윔쇼츠 트렁크',
  bermuda: '버뮤다 버뮤다팬츠 하프팬츠 5부 5부팬츠 5부바지 5부쇼츠 bermuda 하프슬랙스 반바지슬랙스 하프',
  slacks:
    '감탄팬츠 감탄바지 슬랙스 슬렉스 슬렉쓰 슬랙쓰 slacks 정장바지 정장팬츠 수트팬츠 슈트팬츠 수트바지 드레스팬츠 양복바지 턱팬츠 원턱 투턱 핀턱 핀턱팬츠 원턱팬츠 투턱팬츠 턱슬랙스 세미정장바지 오피스팬츠 울슬랙스 트라우저 trouser trousers 투턱슬랙스',
  chino:
    '치노 치노팬츠 치노바지 면바지 면팬츠 코튼팬츠 코튼바지 카고 카고팬츠 카고바지 워크팬츠 카펜터 카펜터팬츠 퍼티그 퍼티그팬츠 파티그 베이커팬츠 페인터팬츠 그루카 그루카팬츠 치노스 chino chinos cargo carpenter fatigue 874 더블니 워크',
  parachute:
    '우븐팬츠 우븐바지 파라슈트 파라슈트팬츠 파라슈트바지 나일론팬츠 나일론바지 윈드팬츠 등산바지 아웃도어팬츠 parachute 트랙팬츠 trackpants 져지팬츠 저지팬츠 사이드라인 바스락 스트링팬츠',
  jean: '맘진 보이프렌드진 배럴진 보이진 제깅스 찢청 벌룬진 포켓진 카펜터진 청바지 진 진바지 진팬츠 스키니진 스키니 흑청 흑청바지 중청 중청바지 연청 연청바지 진청 진청바지 생지 생지데님 생지청바지 블랙진 블루진 화이트진 일자청바지 일자진 와이드진 부츠컷진 배기진 보이핏진 데님팬츠 데님바지 청팬츠 크롭진 슬림진 모달청바지 셀비지 셀비지데님 jean jeans selvedge selvage 501 505 511 512 550 skinny 백진 돌청 워싱데님 텀블진 커브드진 워싱진',
  sweatpants:
    '삼선바지 3선바지 삼선팬츠 스웨트팬츠 스웻팬츠 스웨트바지 스웻바지 조거 조거팬츠 조거바지 츄리닝 추리닝 추리닝바지 츄리닝바지 트레이닝 트레이닝팬츠 트레이닝바지 트레이닝복 쭈리팬츠 쭈리바지 면트레이닝 운동복 운동복바지 sweatpants jogger joggers joggerpants sweatpant 라운지팬츠 파자마 잠옷바지 파자마팬츠 trainingpants',
  leggings:
    '레깅스 래깅스 레깅쓰 요가팬츠 요가복 쫄바지 치랭스 타이즈 타이츠 레기스 leggings legging tights 부츠컷레깅스',
  padpants:
    '스키복바지 보드복바지 스키복하의 보드복하의 패딩팬츠 패딩바지 솜바지 스키바지 스키팬츠 보드바지 다운팬츠 다운바지 누빔바지 누빔팬츠 방한바지 방한팬츠 paddedpants snowpants skipants 우주바지',
  skirt:
    '랩스커트 샤스커트 펜슬스커트 랩치마 스커트 치마 치마바지 큐롯 스컷 스코트 테니스스커트 플리츠스커트 청치마 청스커트 롱스커트 롱치마 미니스커트 미니치마 미디스커트 a라인스커트 h라인스커트 머메이드 머메이드스커트 skirt skirts culottes skort',
  miniSkirt:
    '미니스커트 미니치마 테니스스커트 테니스치마 숏스커트 짧은치마 짧은스커트 스코트 치마반바지 스커트팬츠 miniskirt skort 캉캉 캉캉스커트',
  midiSkirt:
    '롱스커트 롱치마 미디스커트 a라인 a라인스커트 h라인 h라인스커트 머메이드 머메이드스커트 랩스커트 펜슬스커트',
  chima: '치마',
  pleats: '플리츠 주름 주름치마 주름스커트 플리츠스커트 샤스커트 튤스커트 pleats pleated',
  overall: '멜빵 멜빵바지 오버롤 오버올 서스펜더 overall overalls dungaree',

  // dresses
  dress: '원피스 드레스 셔츠원피스 니트원피스 랩원피스 롱원피스 미니원피스 onepiece dress dresses 투피스',
  jumpsuit: '점프수트 점프슈트 점프슛 올인원 롬퍼 jumpsuit romper',
  puff: '퍼프 퍼프소매 퍼프슬리브 puff',
  pinafore: '멜빵치마 뷔스티에 멜빵 멜빵원피스 점퍼스커트 멜빵스커트 뷔스티에원피스 pinafore 레이어드원피스',
  flower: '플라워 꽃무늬 플로럴 꽃 floral flower 나염',

  // shoes
  sneaker:
    '스니커즈 스니커 운동화 단화 어글리슈즈 어글리 독일군 저먼트레이너 에어포스 에어포스1 덩크 덩크로우 조던 조던1 에어맥스 스탠스미스 슈퍼스타 가젤 삼바 스페지알 캠퍼스 코르테즈 블레이저미드 뉴발 뉴발란스 990 991 992 993 530 574 2002r 327 포스 가죽스니커즈 커먼프로젝트 골든구스 오니츠카 오니츠카타이거 멕시코66 삭스슈즈 키높이 키높이운동화 농구화 축구화 풋살화 테니스화 배구화 테니스슈즈 골프화 sneaker sneakers trainers airforce dunk jordan 휠라 스케쳐스 보메로 p6000 v2k 신발',
  running:
    '온클라우드5 oncloud cloud 프레시폼 freshfoam 클리프톤 본디 러닝화 런닝화 조깅화 워킹화 런닝슈즈 러닝슈즈 runningshoes running runner 페가수스 울트라부스트 젤카야노 카야노 호카 온러닝 온클라우드 클라우드몬스터 이지부스트 이지 부스트 줌플라이 인빈서블 젤님버스 아식스 젤 아디제로 메쉬운동화 gelkayano pegasus hoka',
  canvasShoe:
    '컨버스 컨버스화 척테일러 척70 올스타 반스 반스올드스쿨 올드스쿨 어센틱 캔버스화 캔버스 슬립온 에스파드리유 에스파듀 케즈 엑셀시오르 스펠바운드 문스타 converse vans chuck chucktaylor slipon oldskool keds espadrille 실내화 천운동화',
  dressShoe:
    '구두 더비 더비슈즈 더비구두 옥스포드 옥스퍼드 옥스포드화 몽크 몽크스트랩 윙팁 정장구두 정장화 하객구두 펌프스 힐 하이힐 킬힐 통굽힐 스틸레토 스틸레토힐 미들힐 플랫 플랫슈즈 메리제인 발레리나 발레슈즈 웨지힐 슬링백 슬링백힐 derby pumps heel heels flats maryjane 스트레이트팁 플레인토 스퀘어토',
  loafer:
    '로퍼 페니로퍼 블로퍼 태슬로퍼 테슬로퍼 보트슈즈 드라이빙슈즈 모카신 loafer loafers boatshoes moccasin 왈라비 클락스 데저트부츠 deserboots wallabee 팀버랜드3아이',
  sandal:
    '아딜렛 베나시 칸타 오프코트 샌들 샌달 쪼리 조리 플립플랍 플리플랍 슬리퍼 슬라이드 쓰레빠 아쿠아슈즈 스트랩샌들 버켄스탁 버켄 테바 킨 차코 sandal sandals slipper slippers flipflop flipflops slides birkenstock teva 통굽샌들 뮬샌들 웨지샌들',
  mule: '버켄스탁보스턴 보스턴 뮬 블로퍼 mule mules',
  clog: '크록스 크록 클로그 crocs clog clogs 이바슬리퍼',
  boot: '부츠 부츠힐 워커 워커부츠 앵클부츠 앵클 첼시 첼시부츠 롱부츠 하프부츠 미들부츠 부티 웨스턴부츠 카우보이부츠 삭스부츠 싸이하이 싸이하이부츠 니하이부츠 컴뱃부츠 군화 전투화 닥터마틴 닥마 8홀 6홀 10홀 1460 팀버랜드 팀버 6인치 블런드스톤 레드윙 boot boots walker chelsea drmartens drmartin timberland blundstone redwing 바이커부츠',
  snowBoot:
    '스노우부츠 스노부츠 스노우 방한화 방한부츠 패딩부츠 패딩슈즈 털부츠 털신 털신발 방한신발 퍼부츠 문부츠 소렐 방한 눈부츠 snowboots snowboot snow sorel moonboots 겨울부츠 스노우슈즈',
  ugg: '어그 어그부츠 어그슬리퍼 양털부츠 양털슬리퍼 양털 털슬리퍼 퍼슬리퍼 베어파우 타스만 ugg uggs bearpaw',
  rainBoot:
    '장화 고무장화 레인부츠 레인슈즈 젤리슈즈 pvc 헌터 헌터부츠 헌터장화 락피쉬 웰링턴 rainboots rainboot wellington wellies hunter rockfish',
  hiking:
    '등산화 트레킹화 트레일화 트레일러닝화 하이킹 하이킹화 하이킹부츠 살로몬 xt6 머렐 캠프라인 hiking trekking salomon merrell 스피드크로스',

  // small things
  muffler:
    '목도리 머플러 머풀러 울머플러 넥워머 숄 스톨 워머 캐시미어머플러 muffler shawl stole neckwarmer 니트머플러 털목도리 울스카프 블랭킷',
  scarf: '스카프 쁘띠 쁘띠스카프 트윌리 반다나 손수건 실크스카프 scarf twilly bandana 넥타이',
  gloves: '장갑 글러브 벙어리장갑 손모아장갑 핸드워머 gloves glove mitten mittens',
  earmuff: '귀마개 귀도리 이어머프 귀덮개 earmuffs 핫팩 토시 레그워머 발토시',
  beanie:
    '비니 털모자 니트모자 방울모자 방울비니 와치캡 워치캡 beanie 군밤장수모자 군밤모자 트루퍼 트루퍼햇 트래퍼햇 귀달이 귀달이모자 바라클라바 발라클라바 퍼햇 털버킷햇 퍼버킷햇 방한모 balaclava 빵모자 골무모자 숏비니',
  beret: '베레모 베레 beret 헌팅캡 뉴스보이캡 페도라 중절모 fedora',
  cap: '모자 볼캡 야구모자 캡 캡모자 스냅백 캠프캡 트러커캡 메쉬캡 버킷햇 벙거지 벙거지모자 버킷 cap ballcap bucket buckethat hat 햇',
  straw:
    '밀짚 밀짚모자 라피아 라탄 라탄햇 파나마 파나마햇 왕골 선햇 선캡 썬캡 썬햇 바이저 썬바이저 straw raffia panama sunhat visor',
  warmSocks:
    '수면양말 수면 기모양말 울양말 털양말 등산양말 두꺼운양말 방한양말 니트양말 쿠션양말 양털양말 wool wintersocks',
  stocking: '스타킹 팬티스타킹 살구색스타킹 판타롱 stocking stockings pantyhose',
  kneeSocks: '니삭스 롱양말 장목 장목양말 긴양말 레그워머 오버니삭스 kneesocks 축구양말 반스타킹 타이즈 타이츠',
  noShow: '페이크삭스 덧신 페이크 버선 noshow 발목 발목양말 단목 스니커즈양말 anklesocks',
  sunglasses: '선글라스 썬글라스 선그라스 썬글라쓰 sunglasses 썬글',
  umbrella: '우산 장우산 단우산 3단우산 2단우산 자동우산 접이식우산 양우산 우양산 비닐우산 투명우산 umbrella',
  parasol: '양산 parasol',
  upper: '상의 상하의 런닝 탑 셔츠 티 top 상 긴팔 반팔 터틀넥 목폴라 브이넥 크루넥 유넥 u넥 민소매',
  lower: '내복바지 내의바지 내복하의 하의 바지 레깅스 팬츠 타이즈 bottom bottoms leggings pants 하 내복바지 쫄바지',

  // character
  formal:
    '오피스룩 정장바지 정장팬츠 수트팬츠 슈트팬츠 수트바지 양복바지 정장셔츠 정장자켓 정장재킷 수트자켓 수트재킷 정장원피스 정장마이 양복 정장 포멀 수트 슈트 오피스 비즈니스 하객 하객룩 면접 면접룩 세미정장 formal business office dressy 드레시 격식',
  classic: '클래식 모던 미니멀 댄디 프레피 단정 시크 classic minimal chic 클래시 고급 고급스러운 세미포멀',
  feminine: '페미닌 러블리 로맨틱 걸리시 로맨틱무드 여성스러운 feminine lovely romantic',
  sporty:
    '스포티 스포츠 운동 트레이닝 애슬레저 운동복 짐웨어 헬스 러닝 등산 골프 요가 필라테스 아웃도어 고프코어 sporty sports athleisure gym outdoor training 짐',
  casual:
    '캐주얼 캐쥬얼 스트릿 스트리트 빈티지 힙 힙합 밀리터리 유니섹스 아메카지 워크웨어 y2k casual street vintage military',
} as const
