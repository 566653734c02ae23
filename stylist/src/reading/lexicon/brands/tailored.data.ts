import type { Brand } from '../types.ts'

/** Makers of traditional and casual clothes, and of suits. */
export const tailored: readonly Brand[] = [
  // traditional and casual
  {
    words:
      '폴로 polo 폴로랄프로렌 폴로랄프 랄프로렌 랄프로랜 랄프 poloralphlauren polorl ralphlauren 폴로키즈 폴로보이즈 라코스테 lacoste 라코 프레드페리 fredperry 프래드페리 빈폴 beanpole 빈폴맨 빈폴레이디스 빈폴멘 헤지스 hazzys 헤지스맨 타미힐피거 타미힐피커 타미 tommyhilfiger 타미진스 tommyjeans 노티카 nautica 간트 gant 브룩스브라더스 brooksbrothers 라코스떼 에디바우어 eddiebauer 랜즈엔드 landsend 엘엘빈 llbean 시에로 sieero 시에로코튼클럽 올젠 olzen 파파브로 헨리코튼 헨리코튼즈 henrycottons 캠브리지 폴스미스폴로 크로커다일 crocodile 크로커다일맨 후라밍고 지센폴로 인디안모드 웰메이드 wellmade 트레몰로 tremolo 브루노바피 brunobaffi 피에르가르뎅 피에르가르댕 pierrecardin 피에르카르뎅 아놀드파마 arnoldpalmer 파마스 카루소 지방시스포츠 유에스폴로 uspolo uspoloassn 비버리힐스폴로클럽 비버리힐즈폴로클럽 bhpc 산타바바라폴로 산타바바라 버윅 바버의류',
    only: {
      TOP: 'polo shirt knit tee',
      BOTTOM: 'chino slacks chinoShorts jeans',
      OUTER: 'blouson cardigan quilted cottonJacket',
      DRESS: 'shirtDress summerDress knitDress',
      SHOES: 'sneakers canvasShoes loafers',
      BAG: 'tote crossbody shoulderBag',
      HAT: 'ballCap',
      SOCKS: 'socks ankleSocks',
      UNDERWEAR: 'briefs undershirt',
      SCARF: 'muffler',
      ACCESSORY: 'belt',
    },
  },
  {
    words:
      '세인트제임스 saintjames 르미노어 leminor 아르모럭스 아르모룩스 armorlux 오르치발 오시발 orcival 드뷔 밍콰이어 구아드 까르뎅보더 필슨보더 앙드레말로보더',
    says: 'stripe',
    only: { TOP: 'longTee tee knit', OUTER: 'cardigan', BAG: 'ecoBag', DRESS: 'dress' },
  },
  {
    words: '바버 barbour 벨스타프 belstaff 바브어',
    says: 'repellent',
    only: {
      OUTER: 'cottonJacket quilted quiltedVest',
      TOP: 'shirt knit',
      BAG: 'tote',
      HAT: 'bucketHat ballCap',
      SCARF: 'muffler',
      SHOES: 'rainBoots',
    },
  },
  {
    words:
      '칼하트 carhartt 디키즈 dickies 레드캅 redkap 벤데이비스 bendavis 포인터브랜드 pointerbrand 엔지니어드가먼츠 engineeredgarments 유니버설웍스 universalworks 스탄레이 스탠레이 stanray 그라미치 gramicci 레이카츠 오어슬로우 orslow 나이젤카본 nigelcabourn 리얼맥코이 realmccoys 버즈릭슨 buzzricksons 토이즈맥코이 풀카운트 fullcount 필슨 filson 알파인더스트리 알파인더스트리즈 alphaindustries 아비렉스 avirex 쇼트 쇼트nyc schott schottnyc',
    only: {
      OUTER: 'cottonJacket bomber parka denimJacket',
      BOTTOM: 'chino cargo overalls jeans',
      TOP: 'tee longTee shirt sweatshirt',
      HAT: 'beanie ballCap',
      BAG: 'tote backpack crossbody',
    },
  },
  {
    words:
      '리바이스 리바이쓰 levis levi 리바이 랭글러 wrangler lee 리진 leejean 게스 guess 게스진 guessjeans 캘빈클라인진 캘빈클라인진스 calvinkleinjeans ck진 ckjeans 디젤 diesel 트루릴리젼 트루릴리전 truereligion 누디진 nudiejeans 누디진스 에이피씨데님 아페쎄데님 에비수 evisu 플랙 plac 플랙진 잠뱅이 jambangee 버커루 buckaroo 뱅뱅 bangbang 에드윈 edwin 마인드브릿지진 제이브랜드 jbrand paige진 허드슨진 세븐진 세븐포올맨카인드 7forallmankind 프레임데님 frame데님 시티즌오브휴머니티 마더데님 agolde 에이골디 모드나인데님 피스워커데님 페이탈리즘데님 브라바도 bravado 브렌텍진 텍사스진 지브이투진 지브이진 서상영진 타미힐피거진 nix storm292513 292513 마루진 닥터데님 drdenim 칩먼데이 cheapmonday 논네이티브 앤트러사이트진',
    says: 'denim',
    only: {
      BOTTOM: 'jeans denimShorts denimSkirt blackJeans',
      OUTER: 'denimJacket',
      TOP: 'tee denimShirt shirt sweatshirt',
      BAG: 'ecoBag crossbody',
      DRESS: 'denimDress',
      ACCESSORY: 'belt',
      UNDERWEAR: 'briefs',
    },
  },
  // men's suits
  {
    words:
      '갤럭시 갤럭시라이프스타일 로가디스 rogatis 빨질레리 palzileri 캠브리지멤버스 cambridgemembers 마에스트로 닥스 daks 닥스맨 닥스신사 질스튜어트 질스튜어트뉴욕 jillstuart jillstuartnewyork 지이크 지이크파렌하이트 sieg siegfahrenheit 파렌하이트 파크랜드 parkland 파크랜드정장 보스렌자 지오지아 ziozia 앤드지 andz 앤드지바이지오지아 트루젠 trugen 브렌우드 brentwood 본매거진 본막스 bonmagazine 에디션센서빌리티 엠비오 코모도스퀘어 comodosquare 바쏘 basso 바쏘옴므 본지플로어 티엔지티 tngt 에스티코 stco 에스티씨오 티아이포맨 tiformen 티아이포멘 레노마 renoma 레노마수트 반하트디알바자 반하트 vanhart 수트서플라이 suitsupply 맨잇슈트 슈트에이지 suitage 에스콰이어수트 크리스크리스티 chrischristy kinloch킨록2 davan 다반수트 uomo정장 제이몬스터 비엘알 헤리슨 테일러센츄리 장미라사 골드핑거수트 예작 yezac 레노마 카운테스마라 듀퐁 stdupont 에스티듀퐁 란체티 lancetti 헨리하우스 에르메네질도제냐 제냐 zegna ermenegildozegna 까날리 canali 브리오니 brioni 키톤 kiton 이자이아 isaia 체사레아똘리니 라르디니 lardini 볼리올리 boglioli 타리아토레 tagliatore 벨베스트 belvest boss 휴고보스 hugoboss 보스 듀퐁셔츠 찰스티릿 찰스티릿셔츠 charlestyrwhitt tmlewin 티엠르윈 스티븐알란 파올로데마리아 크리스찬오자르 christianaujard 세르지오로시수트 페르가모수트 솔리드옴므 solidhomme 우영미 wooyoungmi 시스템옴므 systemhomme 타임옴므 timehomme 커스텀멜로우 customellow 코오롱시리즈 준지 juunj 송지오 송지오옴므 songzio 지오송지오 띠어리옴므 클럽모나코맨 클럽캠브리지 헨리코튼수트 에피그램 epigram 일꼬르소 ilcorso 올젠수트 장광효 카루소장광효 니나리치맨 지방시수트 폴스미스 paulsmith 테드베이커 tedbaker 망고 mango 마시모두띠맨',
    only: {
      OUTER: 'blazer suitJacket woolCoat trench',
      BOTTOM: 'slacks suitPants chino',
      TOP: 'shirt dressShirt knit polo',
      SHOES: 'dressShoes loafers',
      ACCESSORY: 'tie dressBelt tiePin',
      BAG: 'briefcase dressyBackpack clutch',
      SOCKS: 'dressSocks',
      SCARF: 'muffler',
      UNDERWEAR: 'undershirt',
    },
  },
]
