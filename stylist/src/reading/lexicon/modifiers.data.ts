import type { Modifier } from './types.ts'

/** Words for cut, thickness, season, warmth, material, weather and details, whatever the garment. */
export const modifiers: Readonly<Partial<Record<Modifier, string>>> = {
  // sleeves, legs and length
  short:
    '반팔 반소매 반팔용 반팔소매 숏슬리브 쇼트슬리브 숏슬립 하프슬리브 하프소매 캡소매 캡슬리브 짧은소매 짧은팔 짧은팔소매 소매짧은 오부소매 5부소매 5부 오부 4부 4부소매 3부 3부소매 사부 삼부 4부기장 5부기장 3부기장 2부 1부 반기장 하프기장 하프팔 반팔형 반팔버전 반팔버젼 shortsleeve shortsleeves shortsleeved shortslv halfsleeve halfsleeves halfsleeved capsleeve capsleeves 12sleeve 반팔이 반팔로 무릎위 ' +
    '숏슬 쇼슬',
  long:
    '긴팔 긴소매 긴팔용 긴팔소매 긴소매용 롱슬리브 롱슬립 롱소매 장소매 장팔 장팔소매 긴팔형 긴팔버전 긴팔버젼 긴 기다란 길다란 소매긴 팔긴 긴기장 긴팔이 긴팔로 벨소매 벨슬리브 벌룬소매 벌룬슬리브 비숍소매 비숍슬리브 나팔소매 종소매 루즈소매 longsleeve longsleeves longsleeved longslv fullsleeve fullsleeves bellsleeve balloonsleeve bishopsleeve ' +
    '롱슬',
  sleeveless:
    '민소매 나시 슬리브리스 슬리브레스 슬리브리쓰 노슬리브 끈나시 민소메 민소대 소매없는 팔없는 소매없음 무소매 홀터 홀터넥 할터 할터넥 튜브 튜브탑 튜브톱 탱크 탱크탑 원숄더 원쇼울더 머슬 암홀 끈민소매 숄더리스 어깨끈 베어탑 sleeveless nosleeve nosleeves halter halterneck tubetop strapless oneshoulder muscle slvless',
  sevenTenths:
    '7부 칠부 7부소매 칠부소매 7부기장 칠부기장 6부 육부 6부소매 8부 팔부 8부소매 팔부소매 8부기장 85부 9부 구부 9부기장 구부기장 9부소매 95부 75부 34소매 앵클 앵클기장 앵클랭스 앵클렝스 앵클핏 복숭아뼈 발목기장 발목위 카프리 카프리팬츠기장 카프리기장 구부바지기장 sevensleeve threequarter 34sleeve 34sleeves capri ankle anklelength cropleg',
  cropped:
    '크롭 크롭트 크롭드 크롭핏 크롭기장 울트라크롭 초크롭 짧크롭 크랍 크로프 숏 쇼트 숏기장 숏핏 짧은 짧은기장 짧은것 짧은거 짧은편 기장짧은 기장짧음 총장짧은 배보이는 허리기장 허리선 볼레로기장 crop cropped croptop short',
  mini: '미니 미니스커트 미니치마 미니기장 숏미니 초미니 울트라미니 짧은 숏 쇼트 무릎위기장 허벅지기장 하의실종 미니핏 미니사이즈 초소형 소형 mini micro 마이크로미니 supermini',
  midi: '무릎기장 kneelength 니렝스 미디 미디기장 미디움기장 미디엄기장 중간기장 미디길이 무릎아래 무릎밑 무릎덮는 종아리기장 종아리길이 중기장 하프롱 세미롱 7부치마기장 midi midlength midilength calflength 미들 미들기장 미들길이 반롱',
  maxi: '맥시 맥시기장 롱 롱기장 롱롱 롱길이 긴 긴기장 발목까지오는 발목까지 발목길이 발등덮는 바닥까지 끌리는 롱핏 롱버전 슈퍼롱 울트라롱 엑스트라롱 초롱기장 전신기장 장기장 기장긴 기장길다 기장김 총장긴 엉덩이덮는 엉덩이덮 힙덮는 힙커버 무릎까지 무릎까지오는 정강이기장 종아리까지 maxi long longlength fulllength extralong superlong anklelong',

  laptop:
    '노트북 노트북용 노트북백팩 노트북배낭 노트북가방 노트북백 노트북빽 노트북크로스백 노트북숄더백 노트북전용가방 랩탑백팩 랩탑가방 랩탑백 맥북가방 맥북백팩 laptop laptopbackpack laptopbag computerbag',
  fingerless:
    '반장갑 반손가락 반손가락장갑 손가락없는장갑 손가락없는 핑거리스 핑거리스장갑 하프핑거 하프핑거장갑 오픈핑거장갑 손끝트임장갑 반핑거 손가락반장갑 자전거반장갑 등산반장갑 헬스반장갑 골프반장갑 fingerless fingerlessgloves halffinger',
  gripping:
    '아이젠 체인젠 스파이크 스패츠 미끄럼방지창 미끄럼방지 미끄럼방지되는 안미끄러운 안미끄럼 안미끄러짐 안미끄러워 미끄럽지않은 논슬립 논슬립밑창 아이스그립 빙판용 빙판길용 nonslip',

  // thickness and season
  thin: '추움 추워 추워요 너무추움 바람들어옴 바람숭숭 바람들어오는 얇은 얇고 얇음 얇다 얇아 얇아요 얇은편 얇은편임 얇은거 얇은것 얇은소재 얇은원단 얇디얇은 얇실 얇실한 얄븐 얄팍 얄팍한 얇상 얇상한 얉은 얉은거 얇게 얇읍니다 씬 슬림두께 홑겹 홑겹이 홑껍데기 홑 한겹 홑원단 여리여리 여리여리한 하늘하늘 하늘하늘한 하늘거리는 살랑 살랑살랑 살랑이는 찰랑 찰랑찰랑 찰랑한 찰랑이는 찰랑거리는 후들후들 후들한 흐물 흐들흐들 흐르는 초박형 박시얇은 얇은긴팔용 노안감 안감없는 안감없음 무안감 비안감 언라인드 홑옷 여름두께 속비치게얇은 40수 60수 80수 100수 120수 고수면 보일원단 거즈 이중거즈 아사 아사면 시어서커 시어써커 시어서커원단 지지미 리플 리플원단 요루 요루면 워싱면얇은 와샤 와샤원단 thin thinner verythin unlined sheerweight tissue gauze voile lawn seersucker singlelayer 에어컨용 에어컨대비 에어컨대비용 에어컨바람용 냉방용 냉방대비 냉방대비용 냉방병 냉방병예방 에어컨때문에',
  thick:
    '두꺼운 두꺼움 두껍다 두꺼워 두꺼워요 두꺼운편 두꺼운거 두꺼운것 두꺼운소재 두꺼운원단 두껍고 두툼 두툼한 두툼함 두툼한거 두툼하고 두터운 두터움 도톰 도톰한 도톰함 도톰하고 도톰해 도톰한거 도톰한편 톡톡 톡톡한 톡톡함 톡톡하고 빵빵 빵빵한 빵빵함 벌키 벌키한 벌키핏 청키 청키한 두꺼벙 두께감 두께감있는 두께감있음 두께두꺼움 왕두꺼운 엄청두꺼운 아주두꺼운 제일두꺼운 쫀쫀두꺼운 겨울두께 이중지 이중직 이중원단 이중조직 두겹 투겹 2겹 3겹 세겹 풀안감 안감있는 안감있음 안감두꺼운 안감기모 3게이지 5게이지 로게이지 로우게이지 3gg 5gg 굵은실 굵은짜임 왕골지두꺼운 묵직 묵직한 묵직함 중량감 중량감있는 thick thicker thickness chunky bulky lowgauge doubleface doublefaced lined 더블페이스 더블페이스드 왕도톰',
  light:
    '가벼운 가벼움 가볍다 가볍고 가벼워 가벼워요 가벼운거 가벼운것 가벼운편 가뿐한 가뿐 초경량 경량 경량형 경량성 초경량형 라이트 라이트웨이트 라이트타입 라이트버전 울트라라이트 울트라라이트웨이트 수퍼라이트 슈퍼라이트 에어라이트 페더라이트 페더웨이트 깃털같은 깃털 깃털처럼가벼운 무게가벼운 초초경량 솜털처럼 패커블 패커블형 패커블자켓 팩커블 포켓터블 포케터블 포켓테이블 포켓타블 포켓어블 포터블 휴대용 접이식 접어넣는 packable pocketable portable light lightweight ultralight ultralightweight superlight featherlight featherweight airy airlight 에어리 포켓러블 초경량원단',
  heavyweight:
    '헤비 헤비웨이트 헤비코튼 헤비원단 헤비타입 고중량 중량 중량급 고밀도 하이덴시티 무거운 무거움 무겁다 무거워 헤비온스 헤비듀티 헤비한 풀중량 16수 20수 2합 2합사 3합 10수 12수 14수 7수 14온스 13온스 12온스 15온스 16온스 18온스 21온스 14oz 13oz 12oz 15oz 16oz 18oz 21oz 특양면 heavy heavyweight heavyduty heavycotton heavyounce maxweight 맥스웨이트 슈퍼헤비 수퍼헤비웨이트 슈퍼헤비웨이트',
  summer:
    '여름 여름용 여름꺼 여름거 여름것 여름옷 여름철 여름철용 한여름 한여름용 초여름 초여름용 늦여름 썸머 섬머 써머 쌈머 서머 하계 하계용 하계형 하절기 하절기용 하절 썸머용 썸머룩 여름룩 여름아이템 여름템 여름신상 여름철템 여름소재 여름원단 더울때 더운날 더운날용 무더위 폭염 폭염용 장마 장마철 장마용 열대야 쿨비즈 바캉스 여름휴가 여름휴가용 핫썸머 ss 여름전용 봄여름 봄여름용 춘하 춘하용 춘하복 하복 여름가을 summer summers summertime highsummer summerwear ss21 ss22 ss23 ss24 ss25 21ss 22ss 23ss 24ss 25ss 26ss hotweather 6월용 7월용 8월용 간절기여름',
  winter:
    '겨울 겨울용 겨울꺼 겨울거 겨울것 겨울옷 겨울철 겨울철용 한겨울 한겨울용 초겨울 초겨울용 늦겨울 윈터 윈타 동계 동계용 동계형 동절기 동절기용 동절 혹한기 혹한 혹한기용 극한 극한용 극한기 영하 영하용 한파 한파용 강추위 맹추위 추운날 추울때 추운날용 제일추울때 방한 방한용 방한템 방한아이템 겨울룩 겨울템 겨울아이템 겨울신상 겨울소재 겨울원단 겨울전용 가을겨울 가을겨울용 추동 추동용 추동복 동복 fw aw 21fw 22fw 23fw 24fw 25fw 20fw fw21 fw22 fw23 fw24 fw25 winter winters winterwear coldweather 12월용 1월용 눈오는날 눈올때 폭설 설한 엄동 엄동설한',
  spring:
    '봄 봄용 봄꺼 봄거 봄옷 봄철 봄날 봄날용 초봄 초봄용 늦봄 이른봄 스프링 봄가을 봄가을용 춘추 춘추용 춘추복 춘하 간절기 간절기용 간절기템 간절기옷 간절기룩 간절 환절기 환절기용 환절기템 봄여름 봄여름용 봄신상 봄룩 봄나들이 봄소풍 꽃놀이 벚꽃 벚꽃룩 벚꽃놀이 4월용 5월용 3월용 spring springtime ss 21ss 22ss 23ss 24ss 25ss 26ss betweenseason midseason transitional',
  autumn:
    '가을 가을용 가을꺼 가을거 가을옷 가을철 가을날 초가을 초가을용 늦가을 늦가을용 한가을 어텀 오텀 추계 추계용 봄가을 봄가을용 춘추 춘추용 춘추복 추동 추동용 가을겨울 가을겨울용 간절기 간절기용 간절기템 간절기옷 간절기룩 간절 환절기 환절기용 환절기템 가을신상 가을룩 가을템 가을감성 단풍놀이 9월용 10월용 11월용 fw aw 21fw 22fw 23fw 24fw 25fw 20fw autumn fall falltime betweenseason midseason transitional 여름가을',
  allSeason:
    '사계절 사계절용 사계절내내 사시사철 사철 사철용 올시즌 올시즌용 4계절 4계절용 4시즌 사계 사계용 전계절 365일 365 일년내내 1년내내 연중 포시즌 시즌리스 시즌프리 계절무관 계절상관없이 쓰리시즌 3시즌 삼계절 3계절 봄가을겨울 봄여름가을 봄여름가을겨울 가을겨울봄 allseason allseasons fourseason fourseasons 4season 4seasons yearround seasonless 3season threeseason 내피탈착 내피탈착형 내피탈부착 내피분리 내피분리형 내피분리됨 탈착내피 내피있음 내피포함 내피뗌',

  // warmth
  fleeced:
    '털든 털들은 털들은거 털든거 안에털 안에털든 속털 융든 융들은 융들은거 안에융 퍼안감 안감털 털안감 안쪽털 털있는 보들보들안감 기모 기모용 기모안감 안감기모 기모있는 기모있음 기모들어간 기모o 기모타입 기모원단 기모처리 밍크기모 밍크안감 쭈리기모 쮸리기모 양기모 양면기모 피치기모 이중기모 왕기모 꿀기모 폭탄기모 떡기모 세미기모 라이트기모 약기모 생기모 특기모 극세사기모 융기모 벨벳기모 벨로아기모 양털기모 보아기모 구름기모 초코기모 솜기모 캐시미어기모 텐셀기모 밍크융 밍크털기모 스판기모 울기모 퍼기모 피치스킨기모 헤비기모 고밀도기모 풀기모 미니기모 소프트기모 에어기모 웜기모 겉기모 속기모 내기모 뽀글기모 털기모 따뜻한기모 후끈기모 발열기모 융 융털 융안감 융지 융털안감 양털안감 털안감 뽀글이안감 뽀글안감 보아안감 플리스안감 후리스안감 극세사안감 쉐르파안감 셰르파안감 퍼안감 인조퍼안감 토끼털안감 밍크퍼안감 벨로아안감 털내장 내피기모 안에털 속털 속에털 안쪽털 털있는 털안 본딩 본딩기모 폴라폴리스안감 겨울안감 방한안감 이중안감 기모본딩 브러쉬드 브러시드 브러쉬 brushed brushedback fleecelined fleeced sherpalined furlined boalined fleecelining warmlined 웜라이닝 웜라인드 플리스라이닝 보아라이닝 퍼라이닝',
  padded:
    '패딩 페딩 패팅 패딩형 패딩안감 솜 솜털 솜안감 솜들어간 충전재 충전 패디드 웰론 웰론솜 신슐레이트 씬슐레이트 신슐레이션 프리마로프트 프리마로프트골드 코어로프트 써모라이트 서모라이트 써모볼 컨트롤로프트 신세틱 인조솜 폴리솜 목화솜 누빔안감 누비안감 퀼팅안감 패딩내피 내피패딩 패디딩 푸퍼 퍼퍼 padded padding puffer puffy insulated insulation primaloft thinsulate thermoball wellon 3온스 4온스 5온스 6온스 8온스 3oz 4oz 6oz 내피달아둠 내피장착 내피달린 내피달림 내피끼움',
  down: '다운 덕다운 구스다운 구스 거위털 거위솜털 오리털 오리솜털 오리 솜털80 솜털90 화이트구스 화이트덕 화이트덕다운 화이트구스다운 그레이구스 그레이덕 헝가리구스 헝가리안구스 폴란드구스 폴리쉬구스 시베리아구스 프렌치덕 유러피안구스 머스코비덕 rds rds다운 rdsdown 책임다운 리사이클다운 필파워 fp 800필 700필 600필 550필 900필 750필 650필 800fp 700fp 600fp 550fp 900fp 750fp 650fp 다운필 8020 9010 down duckdown goosedown goose duck downfill downfilled fillpower',
  boa: '양털 뽀글이 뽀글 뽀글뽀글 뽀글한 뽀글이털 보아 보아털 보아플리스 플리스 후리스 프리스 폴라폴리스 폴라플리스 폴라텍 쉐르파 셰르파 셀파 쉘파 테디 테디베어 테디털 덤블 덤블원단 덤블링 폴리스 폴리스원단 하이로프트 하이파일 롱파일 파일 곱슬양털 양털뽀글이 양떼 몽글 몽글몽글 몽글이 복슬 복슬복슬 복실 복실복실 북실 북실북실 fleece sherpa boa polartec teddy microfleece highpile highloft borg curly 보글 보글이 양털이',
  thermal:
    '발열 발열내의용 발열원단 발열안감 발열체 발열섬유 흡습발열 광발열 자체발열 축열 축열안감 온열 열선 히팅 웜히트 써모 서모 써멀 서멀 써말 히트웜 웜텍 웜핏 원적외선 보온메리 보온내의용 내복용 내의용 내복대용 내복대신 thermal thermo heat heating heated heatgen heattechtype warmtech 옴니히트 omniheat 히트플러스 히트업',
  cool: '에어쿨링 에어쿨 에어로쿨링 에어리쿨 아이스쿨링 쿨링감 쿨핏 쿨스킨 쿨탠다드 쿨론니트 쿨소로나 쿨나일론 쿨폴리 쿨기능성 아쿠아쿨 프레시쿨 콜드스킨 냉감터치 냉감쿨 시원한거 시원한것 냉감 냉감원단 냉감소재 냉감기능 접촉냉감 냉감스판 쿨 쿨링 쿨링감 쿨맥스 쿨텍스 쿨텍 쿨론 쿨에어 쿨터치 쿨비즈 쿨드라이 쿨코튼 쿨면 쿨스판 쿨소재 쿨한 쿨감 쿨매쉬 쿨메쉬 쿨메시 쿨패스 쿨웨이 쿨실크 쿨트위스트 아이스 아이스실크 아이스코튼 아이스쿨 아이스터치 아이스스판 아이스면 아이스큐브 아스킨 포르페 자이렌 크레오라 에어로쿨 에어로실버 인견 풍기인견 인견사 인견소재 냉장고 냉장고원단 냉장고소재 폴리스판냉감 시원한 시원함 시원해 시원 시원하고 시원한소재 씨원한 청량 청량한 통풍 통풍잘되는 통풍잘됨 바람솔솔 바람통하는 에어홀 통기성 통기 통기성좋은 펀칭 타공 흡한속건 흡습속건 속건 흡한 땀흡수 땀배출 퀵드라이 초냉감 찰랑쿨 까실 까실까실 까슬까슬시원한 시어서커 시어써커 지지미 아사 요루 모시 삼베 안동포 한산모시 리플 리플원단 화섬쿨 cool cooling coolmax cooltech coolness ice icy icecotton icesilk quickdry quickdrying breathable ventilated ventilation vented seersucker drytouch drymax drycool 아이싱 냉풍 냉기',
  warm: '더움 더워 더워요 더운 너무더움 엄청더움 따뜻한 따뜻함 따뜻 따뜻해 따뜻해요 따듯한 따듯 따땃한 따땃 따스한 포근한 포근 포근함 포근포근 보온 보온성 보온성좋은 보온용 보온력 보온안감 뜨뜻한 뜨끈한 후끈 후끈한 훈훈한 웜 웜업 워머 워밍 방한 방한용 방한기능 엄청따뜻한 제일따뜻한 진짜따뜻한 warm warmest warmer warming cozy 코지 코지한 아늑한 극세사 극세사원단 수면원단 밍크터치 담요같은',

  // material
  cotton:
    '면 코튼 코튼100 면100 순면 순면100 면혼방 면스판 코튼스판 면소재 면원단 오가닉 오가닉코튼 유기농 유기농면 유기농순면 피마코튼 수피마 수피마코튼 슈피마 이집트면 기자코튼 실켓 실켓면 실켓코튼 머서라이즈드 머서 싱글면 컴팩코튼 컴팩면 워싱면 워싱코튼 트윌 능직 치노원단 옥스포드원단 옥스원단 개버딘 포플린 브로드 브로드클로스 샴브레이원단 광목 무명 옥양목 아사면 거즈면 cotton cottons 100cotton organic organiccotton pima supima twill gabardine poplin broadcloth drill muslin percale 사틴면 텐셀면 모달면 에코코튼 리사이클코튼 코마 코마사 코마면 cvc tc원단',
  linen:
    '린넨 리넨 린낸 린넨혼방 린넨라이크 린넨100 린넨소재 린넨면 린넨코튼 코튼린넨 면린넨 린넨레이온 텐셀린넨 유러피안린넨 프렌치린넨 아일랜드린넨 아이리쉬린넨 워싱린넨 린넨룩 린넨터치 린넨스타일 린넨st 린넨느낌 프리미엄린넨 라미 라미린넨 모시 한산모시 저마 삼베 안동포 헴프 햄프 대마 마혼방 마직 linen linens linenblend linenmix linenlike cottonlinen ramie hemp flax',
  wool: '울 울100 울90 울80 울70 울60 울50 울혼방 울블랜드 울블렌드 울블렌디드 울소재 울원단 모직 모직원단 모혼방 양모 양모100 버진울 슈퍼울 수퍼120 수퍼100 슈퍼120 120수울 램스울 램즈울 램울 메리노 메리노울 메리노울100 쉐틀랜드 셔틀랜드 셰틀랜드 쉐틀랜드울 쉐기독 셰기독 셔기독 쉐기 셰기 헤링본 해링본 헤링본울 서지 색스니 색소니 플란넬울 멜톤 멜튼 멜톤울 소모울 방모 방모원단 펠트 펠팅 도스킨 카멜헤어 낙타털 알파카 베이비알파카 알파카울 수리알파카 야크 야크울 모헤어 키드모헤어 앙고라 앙골라 라쿤울 부클 부클레 부클울 보카시울 울터치 울라이크 울핸드메이드 핸메 핸드메이드울 캐시울 울캐시미어 wool woolen woollen wools woolblend woolmix merino lambswool shetland herringbone melton worsted flannelwool alpaca mohair angora yak camelhair boucle felt',
  cashmere:
    '캐시미어 캐시미아 캐시미얼 케시미어 캐쉬미어 캐시 캐시미어100 울캐시미어 캐시미어혼방 캐시미어블랜드 캐시미어블렌드 캐시미어울 캐시미어터치 캐시미어라이크 캐시미어느낌 캐시미어10 캐시미어20 캐시미어30 몽골캐시미어 몽골리안캐시미어 퓨어캐시미어 화이트캐시미어 베이비캐시미어 캐시미어코튼 캐시울 캐시라이크 비쿠냐 카슈미르 캐시밀론 cashmere cashmeres cashmereblend cashmeremix vicuna pashmina 파시미나 파쉬미나',
  knitted:
    '니트 니트형 니트소재 니트원단 니트짜임 니트조직 니티드 닛트 니트웨어 뜨개 뜨개질 손뜨개 손뜨게 뜨게 뜨게질 코바늘 대바늘 크로셰 크로쉐 크로쉬 크로쉐뜨개 스웨터 쉐터 편물 편직 짜임 울니트 케이블 꽈배기 아란 피셔맨 피셔맨리브 하프피셔맨 노르딕 눈꽃 페어아일 페어아일패턴 카우첸 카우찬 인타샤 인타르시아 홀가먼트 홀가먼트니트 12게이지 7게이지 9게이지 14게이지 16게이지 3게이지 5게이지 로게이지 로우게이지 하이게이지 12gg 7gg 9gg 14gg 16gg 3gg 5gg 니팅 knit knits knitted knitting crochet sweater intarsia fairisle nordic wholegarment 하찌 편사 골지니트 보카시 보카시니트 밀라노 밀라노조직 밀라노립 수플레얀 수플레',
  denim:
    '데님 데님형 데님소재 데님원단 청 청원단 청지 데임 데닝 샴브레이 생지 생지데님 로우데님 로데님 셀비지 셀비지데님 셀비치 셀비지진 연청 중청 진청 흑청 회청 백청 딥청 돌청 블랙데님 블루데님 그레이데님 화이트데님 아이스데님 크림데님 워싱데님 데미지데님 빈티지데님 소프트데님 스판데님 코튼데님 텐셀데님 라이트데님 인디고 인디고데님 논워싱 원워싱 스톤워싱 엔자임워싱 스노우워싱 돌워싱 물나염데님 콘밀 카이하라 화이트오크 denim denims indigo chambray selvedge selvage rawdenim jean',
  corduroy:
    '코듀로이 코듀러이 코르듀로이 코듀이 코르덴 골덴 골댄 골뎅 고르뎅 고리땡 코듀 골덴원단 코듀로이원단 와이드웨일 굵은골덴 잔골덴 8웨일 14웨일 베이비코듀로이 피그먼트코듀로이 기모코듀로이 corduroy corduroys cord cords widewale',
  leather:
    '가죽 가죽소재 천연가죽 진짜가죽 리얼가죽 리얼레더 리얼래더 레더 래더 레쟈 레자 레자가죽 인조가죽 합피 합성피혁 합성가죽 비건가죽 비건레더 비건래더 에코레더 에코가죽 에코래더 페이크레더 페이크가죽 pu가죽 pu레더 pu pu소재 씬레더 양가죽 소가죽 송아지가죽 송아지 돈피 우피 양피 통가죽 풀그레인 풀그레인가죽 탑그레인 베지터블 베지터블가죽 베지터블레더 카프 카프스킨 카프레더 램스킨 램가죽 램레더 램 카우하이드 카우레더 카우가죽 호스하이드 말가죽 코도반 사슴가죽 디어스킨 염소가죽 고트스킨 고트레더 악어가죽 크로커가죽 뱀가죽 뱀피가죽 파이톤가죽 타조가죽 오스트리치 사피아노 사피아노가죽 사피아노레더 토고 토고가죽 앱송 슈렁큰 슈렁큰레더 그레인레더 페블레더 페블가죽 라이더 라이더스 바이커 오일레더 오일가죽 풀업레더 워싱레더 가죽느낌 leather leathers lambskin cowhide calfskin calf goatskin deerskin horsehide cordovan fauxleather vegan veganleather ecoleather fakeleather saffiano fullgrain nappa 나파 나파가죽 나파레더 노만가죽 가죽혼합 에나멜가죽',
  suede:
    '스웨이드 스웨드 스에이드 스웨이드소재 에코스웨이드 페이크스웨이드 인조스웨이드 세무 쎄무 섀미 쉐미 새미가죽 샤무드 누벅 누박 뉴벅 누벅가죽 알칸타라 스플릿 스웨이트 울트라스웨이드 무스탕소재 suede suedes nubuck ultrasuede alcantara fauxsuede chamude 카우스웨이드 피그스웨이드 소가죽스웨이드 스웨이드가죽',
  tweed:
    '트위드 트위드소재 해리스트위드 헤리스트위드 부클트위드 부클레트위드 트위이드 샤넬룩 샤넬스타일 샤넬st 샤넬풍 트위드st 링크트위드 도네갈 도네갈트위드 네프트위드 tweed tweeds harristweed donegal boucletweed',
  satin:
    '새틴 사틴 쌔틴 세틴 공단 실키 실키한 실키터치 새틴소재 실크느낌 실크룩 실크라이크 실크터치 광택 광택감 광택있는 유광 글로시 글로시한 글로스 윤기 샤이니 샤이닝 번들 번들거리는 반짝이는 반짝 반짝반짝 미카도 타프타 태피터 satin satins silky sateen taffeta shiny glossy lustrous',
  silk: '실크 실크100 실크혼방 실크블렌드 본견 본실크 물실크 생실크 순실크 명주 노방 양단 자카드실크 실크소재 실크스트레치 트윌실크 샤무즈 크레이프드신 크레이프실크 silk silks silkblend mulberry 멀버리실크 crepedechine',
  chiffon:
    '쉬폰 시폰 쉬퐁 쉬펀 시펀 쉬본 쉬폰소재 쉬폰원단 쉬폰레이어드 조젯 조제트 죠젯 죠제트 튤 샤원단 샤소재 오간자 오건디 오간디 노방 크레이프 크레페 크레이프원단 크레폰 요루쉬폰 chiffon georgette tulle organza organdy crepe 쉬폰st 샤스커트원단 하늘하늘쉬폰 플레어쉬폰',
  lace: '레이스 래이스 레이쓰 레이스소재 레이스배색 레이스포인트 레이스장식 레이스디테일 레이스트리밍 레이스자수 아일렛 아일렛레이스 아이렛 펀칭레이스 펀칭자수 면레이스 꽃레이스 플라워레이스 기퓨어 기퓨레 기퓌르 기퓨어레이스 코드레이스 샹틸리 샨틸리 케미컬레이스 모티브레이스 lace laces eyelet guipure broderie laced 레이시 프릴레이스 비즈레이스',
  sheer:
    '속치마필요 속치마필수 속치마입어야 속치마입어야함 속치마같이 시스루 씨스루 시쓰루 시스로 시스루룩 쉬어 시어 시어한 쉬어한 쉬어소재 시어소재 비침 비침있음 비침있는 비침o 비치는 비쳐 비쳐요 비쳐서 속비침 속비치는 속보이는 속살비침 속비쳐 비침심함 살짝비침 살짝비치는 많이비침 은은한비침 투명 투명한 반투명 투명소재 망사 망사소재 그물 네트소재 피쉬넷 피시넷 오간자 sheer seethrough seethru transparent semisheer fishnet 조젯시스루 메시시스루',
  mesh: '구멍뜨개 구멍니트 구멍가디건 구멍뚫린니트 구멍송송 송송뚫린 메쉬 메시 매쉬 매시 메쉬소재 메시소재 메쉬원단 매쉬원단 에어메쉬 에어메시 통풍메쉬 메쉬안감 메시안감 메쉬안감있음 스포츠메쉬 펀칭메쉬 허니콤 망사 mesh airmesh meshes 니트메쉬',
  velvet:
    '벨벳 벨벳소재 벨뱃 벨베트 밸벳 우단 비로드 벨로아 벨루어 벨로어 벨루아 벨벳원단 크러쉬벨벳 크러쉬드벨벳 버닝벨벳 코튼벨벳 스판벨벳 면벨벳 벨벳터치 벨벳느낌 velvet velvets velour velveteen velveteens',
  nylon:
    '나일론 나이론 나일롱 나일론100 나일론소재 나일론원단 나일론혼방 나일론스판 우븐 우븐소재 립스탑 립스톱 타스란 타슬란 타슬란원단 퍼텍스 펄텍스 코듀라 코두라 파라슈트 파라슈트원단 메모리 메모리원단 폴리 폴리100 폴리에스터 폴리에스테르 폴리소재 바스락 바스락거리는 바스락소재 바스락원단 바삭 바삭한 바삭바삭 크리스피 크링클 크링클나일론 크리즈 구김나일론 트리코트나일론 심파텍스 마이크로화이바 마이크로파이버 발리스틱 에코닐 프라다천 옥스포드천 리사이클나일론 윈드원단 낙하산천 낙하산 nylon nylons ripstop taslan pertex cordura polyester polyamide parachute crinkle woven microfiber econyl ballistic 폴리우레탄 폴리스판 하이테크원단 낙하산원단',
  fur: '퍼 에코퍼 페이크퍼 인조퍼 인조모피 모피 리얼퍼 천연퍼 진짜털 털 털달린 털있는 털모자달린 털카라 털칼라 털소매 퍼카라 퍼칼라 퍼소매 퍼트리밍 퍼트림 퍼달린 퍼후드 라쿤퍼 라쿤 라쿤털 라쿤후드 라쿤퍼탈착 밍크 밍크퍼 밍크털 밍크소재 밍크카라 폭스 폭스퍼 여우털 실버폭스 블루폭스 토끼털 래빗 래빗퍼 렉스 렉스퍼 렉스털 친칠라 무톤 무통 무스탕털 티벳퍼 티벳양 몽골리안양털 양모피 세이블 코요테 코요테퍼 오포섬 쉬어링 시어링 쉬어드 쉐어링 털뭉치 털털 털복숭이 북실털 fur fauxfur fakefur ecofur realfur mink fox rabbit raccoon shearling mouton sheepskin faux furry fuzzy coyote 페이크밍크 에코밍크 롱퍼 숏퍼',
  canvas:
    '캔버스 캔바스 켄버스 캔버스소재 캔버스원단 캔버스천 덕캔버스 덕원단 돛천 천소재 광목천 패브릭 코튼캔버스 워싱캔버스 헤비캔버스 왁스캔버스 canvas duckcanvas fabric cottonduck',
  jersey:
    '저지 져지 저지소재 저지원단 저지스판 다이마루 다이마루원단 다이마루소재 싱글다이마루 폰테 폰테저지 폰테로마 인터록 인터록원단 롬바드 미라노 저지st 스쿠버 스쿠바 네오프렌 잠수복원단 트리코트 트리콧 에어로실버원단 jersey ponte interlock scuba neoprene tricot 스판저지',
  waffle:
    '와플 와플조직 와플원단 와플소재 와플짜임 와플텍스처 와플니트 와플지 써멀와플 벌집무늬 벌집조직 허니콤조직 waffle waffles honeycomb 마이크로와플',
  flannel:
    '플란넬 플란네르 플라넬 플라넬소재 후란넬 후라노 플란넬원단 비엘라 비옐라 비엘라체크 네루 네루셔츠원단 헤비플란넬 기모체크 기모플란넬 flannel flannels viyella flanel flannelette',
  straw:
    '밀짚 라피아 라피야 라탄 왕골 지푸라기 파나마 스트로 스트로우 라탄소재 라피아소재 등나무 뱀부소재 씨그라스 시그라스 페이퍼 종이끈 위커 우븐라탄 짚풀 straw raffia rattan panama wicker seagrass paperstraw jute 쥬트 쥬트소재 황마 에스파',
  patent:
    '에나멜 에나멜소재 에나멜가죽 애나멜 애나멜가죽 페이턴트 페이던트 페이턴트레더 페이턴트가죽 패턴트레더 유광가죽 광가죽 광나는 번쩍이는 박스카프 스페치오 스페치오레더 광택가죽 유광레더 스파찰 patent patentleather enamel specchio spazzolato glossyleather vinyl 비닐 비닐소재 pvc pvc소재 코팅가죽',
  quilted:
    '퀼팅 퀼팅형 퀼팅소재 퀼트 퀼티드 킬팅 누빔 누비 누빔형 누빔소재 누비원단 손누비 어니언 하트퀼팅 마트라세 마틀라세 마틀라쎄 방상내피 quilted quilting quilt quilts matelasse onionquilt onionquilted diamondquilt',
  rubber:
    '안전장화 장마 장마철 장마용 장마철용 고무 고무소재 라버 러버 이바 이브이에이 eva pvc고무 젤리 젤리소재 젤리슈즈소재 실리콘 라텍스 우레탄 통고무 천연고무 rubber latex silicone silicon jelly 비브람 vibram 네오프렌고무',
  cable:
    '케이블 케이블짜임 케이블조직 케이블패턴 꽈배기 꽈베기 꽈배기짜임 왕꽈배기 꽈배기무늬 꽈배기패턴 아란 아란패턴 아란무늬 피셔맨 피셔맨리브 하프피셔맨 팝콘니트짜임 다이아짜임 밧줄무늬 cable cables cableknit aran fisherman 트위스트짜임',
  ribbed:
    '골지 골지소재 골지원단 왕골지 잔골지 빅골지 와이드골지 세로골지 골조직 골짜임 골무늬 립 립조직 립짜임 립소재 리브 리브드 리브짜임 시보리 시보리짜임 텐셀골지 면골지 레이온골지 스판골지 22골지 rib ribs ribbed ribbing ribknit 리브조직 주름골지 플랫골지 쫄골지 드롭니들 드라이골지',
  terry:
    '테리 테리소재 테리원단 프렌치테리 프랜치테리 쭈리 쮸리 쭈리원단 쭈리소재 루프테리 미니쭈리 특양면 2단쭈리 3단쭈리 이단쭈리 삼단쭈리 타올 타올지 타월 타올원단 타월지 테리타올 테리클로스 파일 파일원단 루프휠 루프백 스웨트 스웻 스웨트원단 terry frenchterry terrycloth towelling loopback loopwheel sweatfabric 테리쭈리',

  // weather
  waterproof:
    '방수 방수형 방수용 방수되는 방수됨 방수가능 방수기능 방수원단 방수소재 방수o 완전방수 완벽방수 고방수 방수투습 투습방수 3l방수 심실링 심테이핑 고어텍스 고어 고어텍 고어택스 고어텍스프로 고어텍스팩라이트 고어텍스인피니움 gtx 지티엑스 워터프루프 워터푸르프 아쿠아프루프 퓨처라이트 드라이벤트 하이벤트 이벤트원단 심파텍스 디아드 디엠비 3레이어 2레이어 25레이어 3l 내수압 내수압10000 내수압20000 10000mm 20000mm 하드쉘 하드셸 하드셀 레인 우천 우천용 우중 비올때 비오는날 비오는날용 비올때신는 비올때용 장마 장마용 장마철 waterproof waterproofing goretex gore goretx futurelight dryvent hyvent h2no dermizax 더미작스 sympatex hardshell 3layer rain rainy rainproof rainwear seamsealed taped',
  forRain:
    '우천 우천용 우중 우중용 비올때 비올때용 비올때신는 비올때입는 비올때쓰는 비올때만 비올땐 비오면 비오면신는 비오는날 비오는날용 비오는날만 비오는날신는 비오는날신발 비올때신발 비신발 ' +
    '장마용 장마철용 장마대비 장마대비용 레인용 rainyday forrain 비올때신는거 비올때신기 비올적 비오면신는거 비오는날신는거 비온날 비온날용 비온날신는 장마 ' +
    '장마때 장마철 장마철신는 우천시 비전용 빗길 빗길용 빗속용',
  forSnow:
    '눈올때 눈올때용 눈올때신는 눈올때만 눈올땐 눈오면 눈오는날 눈오는날용 눈오는날만 눈오는날신는 눈길용 눈길전용 눈길신발 눈길부츠 눈길신는 눈길에신는 눈길에서신는 눈길에만 눈길에만신는 빙판 빙판용 빙판길 빙판길용 폭설용 제설용 눈치울때 forsnow snowyday',
  repellent:
    '발수 발수되는 발수코팅 발수가공 발수처리 발수원단 발수소재 발수기능 발수형 생활방수 생활발수 생활방수가능 생활방수되는 초발수 워터리펠런트 워터리펠렌트 워터레펠런트 워터레지스턴트 테플론 테플론코팅 테프론 dwr 왁스 왁스드 왁스코팅 왁스처리 왁시드 오일드 오일코팅 방오 나노발수 나노가공 나노코팅 방오가공 스카치가드 waterrepellent repellent waterresistant waterresist waxed wax waxing oiled teflon stainresist 코팅원단 비맞아도되는',
  windproof:
    '방풍 방풍되는 방풍용 방풍기능 방풍안감 방풍원단 방풍소재 바람막아주는 바람막는 바람차단 윈드 윈드프루프 윈드프룹 윈드스토퍼 윈드블락 윈드블럭 윈드쉘 윈드실드 윈드쉴드 윈드커트 인피니움 윈드핏 windproof windstopper windblock windshell windshield wind infinium windbreak windcheater',
  uv: '자외선 자외선차단 자외선차단용 자외선방지 uv uv차단 uv컷 uv프로텍션 uv케어 uv가드 uva uvb upf upf50 upf40 upf30 upf15 썬차단 선차단 햇빛차단 햇빛가리개 햇볕차단 햇빛가리는 썬가드 선가드 썬블럭 썬블록 선블록 선블럭 썬프로텍션 썬쉴드 썬케어 썬컷 태양차단 uvprotection uvcut uvprotect sunprotection sunblock sunguard sunshield sun 썬',

  // details and fit
  hooded:
    '후드 후디 후디드 후드형 후드달린 후드있는 후드탈착 탈착후드 후드탈부착 탈부착후드 후드포함 후드디테일 후드형태 히든후드 하프후드 모자달린 모자있는 모자탈착 모자탈부착 모자포함 모자형 모자o 캡모자달린 후드넥 후드st 후드스타일 hood hooded hoods hoodie hoody detachablehood',
  zip: '집업 짚업 지프업 집엎 짚엎 지퍼 짚퍼 지퍼형 지퍼있는 지퍼달린 투웨이지퍼 2way지퍼 풀집 풀지퍼 양방향지퍼 더블지퍼 zip zipup zipper zippers zips zipped zipthrough fullzip fullzipper',
  halfZipped:
    '반집업 반짚업 반지퍼 반집 반짚 하프집업 하프짚업 하프집 하프짚 하프지퍼 반집엎 쿼터집업 쿼터짚업 쿼터집 쿼터짚 쿼터지퍼 14집업 목지퍼 목집업 넥집업 넥지퍼 넥집 halfzip halfzipup halfzipper halfzipped quarterzip quarterzipup qtrzip 14zip 12zip 하프집업형',
  turtle:
    '터틀넥 터틀 터틀네크 터들넥 터틀랙 폴라 폴라넥 폴라형 목폴라 목폴라형 목티 목넥 롤넥 롤네크 하이넥 하이네크 롱넥 카울넥 카울 목까지오는 목까지올라오는 목올라오는 목긴 목높은 turtle turtleneck turtles highneck rollneck cowl cowlneck funnel funnelneck 퍼널넥 펀넬넥 하이칼라 하이카라넥',
  mock: '반목 반목형 반목넥 반폴라 반폴라넥 반목폴라 반터틀 반터틀넥 하프넥 하프네크 하프터틀 하프터틀넥 하프폴라 세미터틀 세미터틀넥 세미하이넥 모크 모크넥 목넥 모크터틀 숏터틀 숏넥 미니터틀 로우터틀 mock mockneck mockturtle mockturtleneck halfneck halfturtle semiturtle 차이나넥 스탠드넥',
  vNeck:
    '브이넥 브이네크 브이 v넥 v네크 v넥형 브이넥형 딥브이 v넥라인 브이라인넥 서플리스 서플리스넥 vneck vnecks vnecked v deepv deepvneck 브이자넥',
  collar:
    '카라 칼라 카라넥 칼라넥 카라형 칼라형 카라있는 카라달린 카라포인트 카라디테일 카라배색 옷깃 깃있는 셔츠카라 셔츠칼라 오픈카라 오픈칼라 노치카라 노치드카라 피터팬카라 둥근카라 라운드카라 빅카라 와이드카라 세일러카라 세일러칼라 윙카라 테일러드카라 테일러카라 스탠카라 스탠드카라 스탠칼라 스탠드칼라 차이나카라 차이나칼라 만다린카라 만다린칼라 헨리카라 밴드카라 밴드칼라 버튼카라 피케카라 니트카라 폴로카라 캠프카라 쿠반카라 쿠바카라 볼링카라 숄카라 숄칼라 플랫카라 리본카라 케이프카라 비스코티카라 collar collars collared peterpan shawlcollar standcollar mandarin opencollar notch notched',
  banded:
    '밴딩 밴딩형 밴딩타입 밴딩처리 허리밴딩 뒷밴딩 옆밴딩 이밴딩 이밴드 풀밴딩 반밴딩 히든밴딩 밴드 허리밴드 밴드형 밴드처리 고무밴드 고무밴딩 고무줄 고무줄허리 허리고무줄 고무줄형 이밴드허리 e밴드 e밴딩 이지웨이스트 이지 이지핏밴딩 스트링밴딩 스트링허리 허리끈 허리스트링 드로스트링 드로우스트링 오비허리 배편한 허리편한 만삭 임부 임산부 임부용 임산부용 banded banding elastic elasticwaist elasticated drawstring easywaist maternity pullon',
  pleated:
    '플리츠 플릿츠 프리츠 플리츠형 플리츠소재 플리츠원단 주름 주름형 주름소재 주름잡힌 잔주름 뒷주름 맞주름 통주름 박스주름 아코디언 아코디언플리츠 아코디언주름 이세이스타일 이세이미야케스타일 이세이st 선레이 선레이플리츠 외주름 pleats pleat pleated pleating plisse accordion knifepleat 미니플리츠 롱플리츠 플리세',
  wrap: '랩 랩형 랩스타일 랩디자인 랩st 언발랩 언밸런스랩 랩여밈 여미는 둘러입는 두르는 둘러매는 로브형 로브스타일 크로스여밈 wrap wrapped wraparound wrapstyle 사롱 사론 오버랩 오버래핑 랩어라운드',
  strappy:
    '끈 끈달린 끈형 가는끈 얇은끈 스파게티끈 스파게티스트랩 스파게티 어깨끈 스트랩 스트랩형 스트래피 스트랩스 발목스트랩 앵클스트랩 크로스스트랩 엑스스트랩 x스트랩 t스트랩 티스트랩 발목끈 투스트랩 쓰리스트랩 글래디에이터 레이스업끈 뒷끈 뒤끈 캐미 캐미솔 멜빵끈 strap straps strappy spaghetti spaghettistrap cami anklestrap tstrap camisole',
  open: '오픈 오픈형 앞오픈 앞터짐 단추앞터짐 앞트임 앞트인 앞이트인 앞열린 앞여밈 앞단추 앞버튼 앞지퍼 프론트오픈 프론트버튼 풀오픈 풀버튼 버튼업 버튼형 단추형 단추달린 노버튼 오픈프론트 여밈없는 훅여밈 원버튼 투버튼 쓰리버튼 open openfront buttonup buttonfront frontbutton fullbutton frontopen opened cardiganstyle 가디건형 가디건스타일 가디건처럼 걸치는 걸칠 걸쳐입는 툭걸치는 어깨에걸치는 겉옷용 아우터용 아우터로 겉옷으로',
  ripped:
    '찢어진 찢은 찢청 디스트로이드 디스트로이 데미지 데미지드 데미지진 데미지워싱 데미지디테일 데미지가공 구멍난디자인 무릎찢 무릎찢어진 무릎트임 무릎컷팅 무릎컷 커팅진 컷팅진 컷팅디테일 찢어진디자인 찢어진스타일 해짐디자인 밑단커팅 밑단컷팅 밑단올풀림 로우컷 컷오프 컷오프밑단 ripped distressed destroyed damaged cutoff frayed rawhem 밑단헤짐 리페어드 리페어',
  wide: '와이드 와이드핏 와이드형 와이드타입 와이드레그 와이드래그 와이드한 통넓은 통큰 통이큰 통이넓은 통넓 통바지핏 세미와이드 세미와이드핏 와이드스트레이트 벌룬 벌룬핏 벌룬형 배럴 배럴핏 배럴레그 커브드 커브드핏 배기 배기핏 배기스타일 배기레그 배기한 버기 힙합 힙합핏 루즈 루즈핏 루즈한 릴렉스 릴렉스핏 릴렉스드 릴렉스드핏 빅핏 팔라초 팔라쪼 팔라초핏 퀼로트 큐롯 퀼롯 플레어 플레어핏 a라인 에이라인 에이라인핏 통이있는 펄럭 펄럭이는 펄렁 하렘 하렘핏 알라딘 항아리 항아리핏 wide wideleg widefit widestraight barrel balloon baggy loose loosefit relaxed relaxedfit palazzo culotte harem aline flare flared bigfit curved 맘핏 mom 보이핏 보이프렌드핏 보이프렌드',
  slim: '슬림 슬림핏 슬림한 슬림형 슬림라인 세미슬림 슬림스트레이트 슬림테이퍼드 타이트 타이트핏 타이트한 몸매부각 몸매라인 라인잡힌 라인드러나는 붙는 달라붙는 몸에붙는 붙는핏 피트 피티드 피티드핏 바디핏 바디라인 바디콘 h라인 에이치라인 머메이드 머메이드라인 펜슬 시가렛 시가렛핏 시가렛팬츠핏 테이퍼드 테이퍼 테이퍼드핏 쫀쫀 쫀쫀한 쫄쫄이 스판쫀쫀 스트레치핏 머슬핏 컴프레션 컴프레션핏 압박 압박용 슬림베이직 슬렌더 슬렌더핏 slim slimfit slimmer fitted tight tightfit bodycon bodyfit hline pencil cigarette tapered taper mermaid compression slender slimstraight',
  skinny:
    '스키니 스키니핏 스키니형 스키니스타일 스키니라인 스끼니 스킨니 스키니한 제깅스핏 쫄핏 다리붙는 쫙붙는 딱붙는 딱달라붙는 레깅스핏 레깅스같은 레깅스처럼 skinny skinnyfit superskinny jegging jeggings',
  bootcut:
    '부츠컷 부츠켓 부츠컷핏 부츠컷형 세미부츠컷 부츠컷라인 부츠컷스타일 부츠컷기장 나팔 나팔핏 나팔형 나팔바지핏 나팔스타일 플레어컷 킥플레어 벨보텀 벨바텀 판탈롱 판타롱 세미플레어 플레어드 bootcut bootscut bootleg kickflare bellbottom bellbottoms semibootcut flaredleg pantalon',
  oversize:
    '오버핏 오버핏트 오버사이즈 오버사이즈드 오버싸이즈 오버 오버한 오버핏으로 세미오버 세미오버핏 슬림오버핏 슈퍼오버핏 울트라오버핏 초오버핏 빅오버핏 박시 박시한 박시핏 박스 박스핏 박스형 박스한 빅사이즈핏 빅핏 루즈핏 루즈 루즈한 루스핏 넉넉한 넉넉 넉넉함 넉넉핏 낙낙한 낙낙 낙낙핏 여유핏 여유있는 여유로운 헐렁핏 헐렁한핏 품넓은 품이큰 품큰 드롭숄더 드랍숄더 드롭숄더핏 남친핏 남자친구핏 보이프렌드 보이프렌드핏 오버보이핏 가오리 가오리핏 가오리형 돌먼 돌먼슬리브 돌만 도르만 래글런오버핏 코쿤 코쿤핏 코쿤라인 oversize oversized oversizefit overfit over boxy boxyfit loosefit bigsize보이 boyfriend roomy cocoon dolman dropshoulder slouchy semiover semioverfit 배기핏오버 큼직한 큼지막한 왕큰 큼직 엄청큰 아빠핏 아빠셔츠핏 오빠핏 오바핏',
  highHeel:
    '하이힐 힐높은 굽높은 높은굽 킬힐 스틸레토 스틸레토힐 스텔레토 핀힐 통굽힐 가보시 가보시힐 높은힐 하이힐굽 7cm 8cm 9cm 10cm 11cm 12cm 7센치 8센치 9센치 10센치 11센치 12센치 7cm굽 8cm굽 9cm굽 10cm굽 7센티 8센티 9센티 10센티 칠센치 팔센치 굽7 굽8 굽9 굽10 85mm 100mm 90mm 105mm 120mm 힐굽 힐업 우드힐 highheel highheels highheeled stiletto stilettos heeled 하이굽 6cm 6센치 6센티 6cm굽 75cm 65cm',
  lowHeel:
    '로우힐 로힐 미들힐 미드힐 미디힐 키튼힐 키튼 낮은굽 굽낮은 굽이낮은 낮은힐 중간굽 중간힐 스몰힐 청키힐 블록힐 블럭힐 스퀘어힐 와인잔힐 컨힐 콘힐 스풀힐 2cm 3cm 4cm 5cm 2센치 3센치 4센치 5센치 3센티 4센티 5센티 삼센치 오센치 3cm굽 4cm굽 5cm굽 2cm굽 굽3 굽4 굽5 35cm 45cm 55cm 25cm 35mm 45mm 50mm 55mm 65mm 웨지 웨지힐 웨지굽 lowheel lowheels lowheeled midheel midheels kittenheel kittenheels kitten blockheel chunkyheel wedge wedges 통힐 두꺼운굽 안정적인굽 굽낮은거 굽낮은것 낮은거 낮은굽구두 굽이낮음 굽낮음 낮은걸로 3센찌 5센찌 3cm힐 5cm힐',
  flatSole:
    '플랫 플렛 플랫형 플랫솔 굽없는 굽없음 무굽 노굽 평굽 평평한굽 납작 납작한 납작굽 1cm 1cm굽 15cm 1센치 05cm 단화 단화형 평지용 로우탑 낮은굽없는 편한굽 flat flats flatsole flatshoe flatheel lowtop noheel 로탑',
  platform:
    '플랫폼 플랫홈 플렛폼 통굽 통굽형 통굽창 통창 두꺼운밑창 왕통굽 높은통굽 청키솔 청키아웃솔 빅솔 러그솔 와이드솔 키높이 키높이굽 키높이형 키높이깔창 속굽 인솔업 인힐 히든힐 히든굽 히든솔 키커지는 왕굽 플랫폼솔 플랫폼굽 에어솔 통고무굽 밑창두꺼운 5cm업 3cm업 4cm업 6cm업 7cm업 플폼 platform platforms chunkysole lugsole flatform liftup highsole hiddenheel stacked 더블솔 트리플솔',
  pointed:
    '포인티드 포인티드토 포인트토 포인트드 포인티 뾰족 뾰족한 뾰족코 뾰족구두 앞코뾰족 앞코뾰족한 앞뾰족 앞코날렵한 날렵한앞코 샤프토 아몬드토 스틸레토코 pointed pointedtoe pointytoe pointy almondtoe sharptoe 포인티드코',
  chunky:
    '닥터마틴 닥터마틴스 닥마 닥터마르틴 drmartens docmartens drmartin drmartins 닥터마틴로퍼 1461 1460 8053 3989 2976 1925 2046 ' +
    '아드리안 5눈 8홀 10홀 3홀 3홀더비 1461모노 모노1461 1461스무스 1461퀀드 1461쿼드 1461콰드 1461비스포크 1461베이넥스 1461베스스티치 1461바이커 ' +
    '1461나파 1461플레인 1461더비 1461크레이지호스 1461크레이지홀스 1461앰배서더 8053콰드 mono2046 닥터마틴1461 닥터마틴1460 닥터마틴3홀 닥터마틴8홀 ' +
    '닥터마틴8053 닥터마틴8053페튼 닥터마틴8053콰드 닥터마틴3989 닥터마틴3989윙팁 닥터마틴1925 닥터마틴2976 닥터마틴2046 닥터마틴더비 닥터마틴옥스포드 닥터마틴더들리 ' +
    '닥터마틴홀리 닥터마틴로웰 닥터마틴몽크 닥터마틴구두 닥터마틴버윅 닥터마틴오들리 닥터마틴카베인즈 닥터마틴1461모노 닥터마틴1461스무스 닥터마틴1461쿼드 닥터마틴1461콰드 ' +
    '닥터마틴1461베이넥스 닥터마틴1461크레이지호스 닥터마틴1461크레이지홀스 닥터마틴아드리안 닥터마틴아드리안로퍼 닥터마틴메리제인 닥마1461 닥마3홀 닥마8홀 닥마1460 닥마구두 ' +
    '닥마8053 닥마3989 닥마2046 닥마로퍼 닥마더비 청키 청키한 청키더비 청키로퍼 청키구두 통굽더비 통굽로퍼 투박한 투박 워커솔 군화솔 크리퍼 크리퍼즈 조지콕스크리퍼 쿼드솔 콰드솔 ' +
    'creeper creepers chunky chunkyloafer chunkyderby',
  kneeHigh:
    '판타롱 판타롱스타킹 반판타롱 무릎판타롱 살색판타롱 검정판타롱 커피판타롱 고탄력판타롱 발목판타롱 발목스타킹 무릎스타킹 반스타킹 반타이즈 반타이츠 반팔스타킹 종아리스타킹 종아리압박스타킹 ' +
    '니하이스타킹 밴드판타롱 무릎밑스타킹 무릎아래스타킹 무릎까지오는스타킹 kneehigh kneehighs kneehighstockings',
  lifting:
    '역도화 역도용 역도신발 역도할때 리프팅슈즈 리프팅화 웨이트리프팅화 웨이트리프팅슈즈 스쿼트화 스쿼트슈즈 데드리프트화 데드리프트슈즈 데드화 로마레오스 로말레오스 로말4 로말로스 로말로스4 ' +
    '로말레오스4 아디파워 아디파워역도 파워퍼펙트 레거시리프터 리프터pr 파워리프트 도윈 weightliftingshoes liftingshoes liftershoes romaleos',
  indoors:
    '실내용 실내전용 실내에서 실내에서만 실내에서신는 실내에서만신는 실내에서신음 안에서신는 안에서만신는 독서실용 독서실에서 독서실에서신는 도서관용 도서관에서신는 스터디카페용 스카용 열람실용 ' +
    '고시원용 사무실용 사무실에서 사무실에서신는 사무실에서만 사무실에두는 회사용 회사에서신는 회사에두는 교실용 교실에서 교실에서신는 교무실용 교무실에서 학원용 학원에서신는 연구실용 연구실에서 ' +
    '연구실에서신는 실험실용 실험실에서 실험실앞 병원안에서 병원안에서신는거 병원안에서신는 병동용 병동에서 병실용 병실에서 당직실용 탕비실용 욕실용 화장실용 샤워용 샤워실용 샤워장용 목욕탕용 ' +
    '기숙사용 기숙사샤워용 숙소용 베란다용 거실용 방에서신는 집안용 집에서신는 집에서만신는',
}
