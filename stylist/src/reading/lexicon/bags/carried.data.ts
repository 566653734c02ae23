import type { KindLexicon } from '../types.ts'

/** Bags for everyday use in the city. */
export const carried: KindLexicon<'BAG'> = {
  backpack: {
    words:
      '백팩 빽팩 백펙 벡팩 배팩 백백 배낭 책가방 책가바 학생가방 학생백팩 학생책가방 학교가방 학교백팩 신학기가방 신학기백팩 통학가방 통학백팩 고등학생가방 중학생가방 대학생가방 대학생백팩 등교가방 노트북백팩 데일리백팩 캐주얼백팩 데이팩 미니백팩 미니배낭 스몰백팩 여성백팩 여자백팩 남성백팩 남자백팩 롤탑백팩 롤탑 플랩백팩 스트링백팩 복조리백팩 복조리배낭 드로스트링백팩 빅백팩 대용량백팩 여행백팩 여행용백팩 여행배낭 카메라백팩 스포츠백팩 운동백팩 메는가방 뒤로메는가방 등가방 어깨에메는가방 란도셀 란드셀 칸켄 칸켄백 르블랑백팩 스쿨백 슬링백팩 원숄더백팩 백팩가방 유치원가방 backpack backpacks rucksack rucksacks knapsack daypack schoolbag bookbag schoolbackpack laptopbackpack minibackpack rolltop rolltopbackpack kanken bagpack ' +
      '인강가방 륙색 룩색 륙쌕 가방뒤로매는 군대가방 신병가방 니꾸사꾸 니꾸사쿠 리꾸사꾸',
    with: [
      ['cycling', 'cyclingBag'],
      ['climbing/hiking', 'hikingPack'],
      ['outdoor', 'hikingPack'],
      ['tennis/badminton/soccer/basketball/gym', 'gymBag'],
      ['golf', 'golfBag'],
      ['swim', 'swimBag'],
      ['diaperBag', 'diaperBag'],
      ['leather/patent/suede', 'dressyBackpack'],
      ['office nylon', 'backpack'],
      ['suit/office/formal/briefcase', 'dressyBackpack'],
      ['straw', 'basketBag'],
      ['travelBag', 'travelBag'],
    ],
  },
  dressyBackpack: {
    words:
      '비즈니스백팩 비지니스백팩 비즈니스배낭 직장인백팩 직장인가방백팩 회사원백팩 오피스백팩 정장백팩 서류백팩 출근백팩 출퇴근백팩 출근용백팩 브리프백팩 백팩브리프케이스 노트북비즈니스백팩 스퀘어백팩 투웨이백팩 쓰리웨이백팩 3way백팩 2way백팩 3way가방 쓰리웨이백 leatherbackpack businessbackpack officebackpack workbackpack briefpack ' +
      '툴레 thule 노트북백팩',
    with: [
      ['hiking', 'hikingPack'],
      ['golf', 'golfBag'],
    ],
  },
  briefcase: {
    words:
      '서류가방 서류가바 서류백 서류케이스 브리프케이스 브리프 브리프백 브리프가방 비즈니스백 비지니스백 비즈니스가방 비지니스가방 비즈니스토트백 비즈니스크로스백 정장가방 신사가방 직장인가방 회사가방 출근가방 출근백 출퇴근가방 출퇴근백 업무용가방 사무용가방 오피스백 오피스가방 노트북가방 노트북백 노트북케이스가방 놋북가방 노트북토트백 노트북크로스백 노트북숄더백 노트북전용가방 랩탑가방 랩탑백 맥북가방 태블릿가방 아이패드가방 면접가방 도큐먼트백 다큐먼트백 도큐먼트케이스 아타셰케이스 아타쉐케이스 007가방 닥터백 왕진가방 포트폴리오백 포트폴리오 화구가방 화통 briefcase briefcases briefbag laptopbag notebookbag computerbag businessbag documentbag documentcase attache attachecase doctorbag portfolio workbag officebag macbookbag ' +
      '노트북토트 노트북브리프 공공칠가방 사무가방 보험가방 쌤소나이트서류 ' +
      '노트북전용 노트북넣는가방',
    with: [
      ['backpack', 'dressyBackpack'],
      ['pouch', 'pouch'],
    ],
  },
  leatherTote: {
    words:
      '가죽백 레더백 소가죽백 leatherbag 사피아노백 사각토트백 스퀘어토트백 정장토트백 오피스토트백 오피스토트 출근토트백 토드가죽백 스퀘어백 탑핸들백 탑핸들 핸드백 핸드빽 핸드벡 손가방 손빽 여성핸드백 여자핸드백 여성가죽가방 켈리백 버킨백 버킨 켈리 에르메스백 카퓨신 lady디올 레이디백 사첼백 사첼 사첼토트 새철백 세첼백 사철백 명품토트백 엄마가방 여성정장가방 leathertote leathertotebag leathershopper tophandle tophandlebag satchel satchelbag handbag handbags birkin kelly structuredtote worktote officetote ' +
      '루이까또즈출근 빽 외출빽 계모임빽 마담백 악어백 악어가방 타조백',
    with: [
      ['mini', 'miniBag'],
      ['canvas', 'tote'],
      ['straw', 'basketBag'],
      ['party', 'clutch'],
      ['nylon/denim/knitted', 'tote'],
    ],
  },
  tote: {
    words:
      '토트백 토트 토트가방 토드백 토트빽 토트벡 톳백 데일리토트백 미니멀토트백 미디움토트백 라지토트백 패딩백 퍼퍼백 푸퍼백 구름백 구름가방 솜사탕백 이불백 이불가방 만두백 뜨개백 크로셰백 크로쉐백 니트백 스카프백 리본백 리본토트백 데님백 청가방 누빔백 폴딩백 폴딩토트 접이식토트백 르플리아쥬 르플리아주 네버풀 리버서블백 투웨이백 2way백 투웨이토트백 책가방토트 totebag totebags tote totes canvastote canvastotebag nylontote nylontotebag dailytote paddedbag pufferbag puffertote quiltedtote crochetbag knitbag denimbag foldingtote lepliage neverfull 2waybag bigtote ' +
      '들가방 드는가방 손잡이가방 나이롱가방',
    with: [
      ['golf', 'golfBag'],
      ['straw', 'basketBag'],
      ['swim/resort', 'swimBag'],
      ['gym/sport', 'gymBag'],
      ['travel', 'travelBag'],
      ['diaperBag', 'diaperBag'],
      ['briefcase', 'briefcase'],
      ['ecoBag', 'ecoBag'],
      ['mini', 'miniBag'],
      ['leather/patent', 'leatherTote'],
      ['suit/office/formal/interview !canvas', 'leatherTote'],
    ],
  },
  ecoBag: {
    words:
      '에코백 에코벡 에코빽 애코백 에코가방 천가방 천가바 천백 면가방 면백 캔버스백 캔버스크로스백 굿즈에코백 굿즈가방 서점에코백 미니에코백 빅에코백 지퍼에코백 양면에코백 장바구니 장바구니가방 시장가방 시장바구니 접이식장바구니 접이식가방 포켓백 포켓터블백 포켓터블가방 타이벡백 타이벡가방 타이백 부직포가방 비닐백 비닐가방 pvc백 pvc가방 투명백 투명가방 네트백 그물백 그물가방 망사백 메쉬백 코스트코가방 이케아가방 이케아백 타포린백 타포린가방 종이가방 쇼핑백 봉투백 보조에코백 린넨백 ecobag ecobags clothbag canvasbag cottontote cottonbag reusablebag marketbag grocerybag netbag meshbag pvcbag clearbag shoppingbag packablebag ' +
      '교재가방천 천토트 사은품가방천 교회가방 성경가방 성가대가방 복지관가방 ' +
      '에코 에코천 에코빅 에코숄더 광목가방 광목백 캔버스에코 학과에코백 굿즈에코 책넣는천가방 접이식쇼핑백 접는장바구니 쇼핑백가방 타포린 타포린빅백 이케아장바구니 다이소장바구니 트레이더스백 코스트코백 이마트장바구니',
    with: [
      ['leather', 'leatherTote'],
      ['swim', 'swimBag'],
      ['hiking', 'hikingPack'],
    ],
  },
  shopper: {
    words:
      '쇼퍼백 쇼퍼 쇼퍼가방 쇼퍼빽 쇼퍼벡 쇼퍼토트백 쇼퍼토트 샤퍼백 빅백 빅숄더백 빅가방 빅토트백 빅쇼퍼백 대형가방 대형숄더백 큰가방 큰토트백 보부상가방 보부상백 보부상 기저귀겸용가방 대용량가방 대용량숄더백 대용량토트백 오버사이즈백 숄더쇼퍼백 shopper shopperbag shoppers shoppertote bigbag largetote oversizedbag ' +
      '장가방 장보기가방 마트가방 비니루가방 장보따리 쇼핑가방 보따리 보따리가방 구르마가방 ' +
      '시장구르마 시장구루마 시장카트 장바구니카트 구르마 구루마 구루마가방 끌차 핸드카트 쇼핑카트 장볼때가방 시장볼때 시장갈때 장보러갈때 시장갈때쓰는 마트갈때쓰는 장보는가방 큰가방검정 왕큰가방 왕가방',
    with: [
      ['straw', 'basketBag'],
      ['leather', 'leatherTote'],
      ['canvas', 'ecoBag'],
      ['diaperBag', 'diaperBag'],
      ['mini', 'miniBag'],
      ['swim', 'swimBag'],
      ['ecoBag', 'ecoBag'],
      ['backpack', 'backpack'],
      ['crossbody', 'crossbody'],
    ],
  },
  shoulderBag: {
    words:
      '숄더백 숄더 숄더가방 숄더빽 숄더벡 쇼울더백 솔더백 쇼더백 어깨가방 어깨끈가방 새틴숄더백 호보백 호보 호보가방 호보숄더백 호보벡 미니호보백 미니호보 바게트백 바게트 바게뜨백 바게트숄더백 버킷백 버켓백 바켓백 버킷가방 버킷 바스켓백가죽 복조리백 복조리가방 복주머니백 복주머니가방 드로스트링백 반달백 반달가방 하프문백 하프문 초승달백 초생달백 크루아상백 크로와상백 크로아상백 테리백 문백 보헤미안백 프린지백 술백 볼링백 볼링가방숄더 보울링백 보올링백 유틸리티백 포켓숄더백 멀티포켓백 벨티드백 스터드백 모터백 모터사이클백 르시티백 르카골 안장가방 새들백 새들 사다리꼴백 트라페즈백 러기지백 슬라우치백 주름백 셔링백 셔링가방 덤플링백 데일리백 데일리가방 데일리숄더백 언더암백 언더암 겨드랑이백 퍼백 퍼숄더백 퍼가방 벨벳백 진주백숄더 인트레치아토백 위빙백 위빙숄더백 shoulderbag shoulderbags shoulder hobo hobobag baguette baguettebag bucketbag halfmoonbag crescentbag saddlebag underarmbag bowlingbag slouchybag drawstringbag suedebag leathershoulderbag dumplingbag ' +
      '숄다백 쇼루다백 쇼루다 멜가방 어깨걸이가방',
    with: [
      ['gym/sport', 'gymBag'],
      ['golf', 'golfBag'],
      ['straw', 'basketBag'],
      ['briefcase', 'briefcase'],
      ['diaperBag', 'diaperBag'],
      ['office leather', 'leatherTote'],
      ['chainBag', 'chainBag'],
      ['mini', 'miniBag'],
      ['swim', 'swimBag'],
      ['travel', 'travelBag'],
      ['canvas', 'ecoBag'],
      ['ecoBag', 'ecoBag'],
      ['crossbody', 'crossbody'],
      ['satin/sequin/party', 'miniBag'],
    ],
  },
  crossbody: {
    words:
      '크로스백 크로스 크로스가방 크로스빽 크로스벡 크로쓰백 크로스바디백 크로스바디 크로스보디백 크로스보디 크로스숄더백 캐주얼크로스백 남성크로스백 남자크로스백 여성크로스백 여자크로스백 스퀘어크로스백 카메라백 카메라가방 카메라크로스백 박스백크로스 옆가방 옆으로메는가방 어깨크로스백 사코슈 사코쉬 사코슈백 사코쉬백 사코쉐백 사꼬슈 핸드폰가방 핸드폰백 핸드폰크로스백 휴대폰가방 휴대폰크로스백 폰백 폰가방 폰파우치백 휴대폰백 스마트폰가방 지갑크로스백 미니크로스 여행용크로스백 도난방지가방 여권가방 여권크로스백 기자가방 헬멧백 헬멧가방 포쉐트 포셰트 밀리터리크로스백 crossbody crossbodybag crossbodybags crossbag crossbags camerabag sacoche phonebag helmetbag ' +
      '어깨끈긴가방 바쿠 목에거는가방 옆으로매는가방 옆매는가방 멜빵가방 대각선가방 끈가방 손전화가방 수금가방 옆구리가방',
    with: [
      ['golf', 'golfBag'],
      ['cycling', 'cyclingBag'],
      ['diaperBag', 'diaperBag'],
      ['running/sport/hiking/outdoor', 'sling'],
      ['briefcase', 'briefcase'],
      ['chainBag', 'chainBag'],
      ['straw', 'basketBag'],
      ['mini nylon/canvas', 'crossbody'],
      ['mini', 'miniBag'],
      ['messenger', 'messenger'],
      ['suit/office', 'briefcase'],
    ],
  },
  miniBag: {
    words:
      '미니백 미니빽 미니벡 미니가방 미니숄더백 미니크로스백 미니토트백 미니토트 미니핸드백 미니버킷백 미니켈리백 미니박스백 미니사첼백 스몰백 마이크로백 마이크로미니백 작은가방 쪼꼬미백 쪼꼬미가방 손바닥가방 박스백 박스가방 비즈백 비즈가방 구슬백 구슬가방 진주백 진주가방 펄백 하객가방 하객백 하객룩가방 웨딩가방 결혼식가방 결혼식백 파티백 이브닝백 파티가방 새틴백 베니티백 배니티백 베니티케이스백 베니티 원통백 실린더백 하트백 하트가방 한복가방 한복파우치백 minibag minibags microbag smallbag beadedbag beadbag pearlbag partybag vanitybag boxbag satinbag heartbag minitote minicrossbody minishoulderbag ' +
      '쪼그만가방 꼬마가방 꼬맹이가방',
    with: [
      ['straw', 'basketBag'],
      ['running/hiking/sport', 'sling'],
      ['golf', 'golfBag'],
      ['canvas/ecoBag', 'ecoBag'],
      ['backpack', 'backpack'],
      ['chainBag', 'chainBag'],
    ],
  },
  clutch: {
    words:
      '클러치 클러치백 클러치가방 클럿치 클럿치백 클러취 클러치빽 클로치 일수가방 일수백 남성클러치 남자클러치 남성클러치백 이브닝클러치 파티클러치 웨딩클러치 하객클러치 비즈클러치 미노디에르 스트랩클러치 체인클러치 엔벨로프백 엔벨롭백 봉투클러치 손파우치 포쉐클러치 clutch clutches clutchbag eveningbag eveningclutch envelopebag minaudiere wristletclutch ' +
      '크러치백 빠띠백 크라치백 한복백 사장님가방 ' +
      '한복에드는 한복에드는가방 한복손가방 복주머니한복',
    with: [
      ['golf', 'golfBag'],
      ['straw', 'basketBag'],
      ['gym', 'gymBag'],
    ],
  },
  chainBag: {
    words:
      '체인백 체인가방 체인빽 체인벡 체인숄더백 체인크로스백 체인미니백 체인지갑백 체인플랩백 퀼팅백 퀼팅숄더백 퀼팅크로스백 플랩백 명품백 명품가방 명품빽 명품숄더백 명품크로스백 샤넬백 샤넬가방 샤넬클래식 클래식플랩 클래식플랩백 클래식미디움 보이백 woc wocbag 월렛온체인 월릿온체인 구찌백 구찌가방 마몬트 마몽백 마몬트백 디올백 레이디디올 루이비통백 루이비통가방 루이비똥가방 프라다백 프라다가방 생로랑백 입생로랑백 셀린느백 셀린백 보테가백 보테가가방 카세트백 발렌시아가백 펜디백 로에베백 퍼즐백 미우미우백 고야드백 버버리백 코치백 코치가방 chainbag chainbags chainshoulderbag flapbag quiltedbag walletonchain luxurybag designerbag classicflap boybag ' +
      '똥가방 비똥가방 쇠줄가방 쇠사슬가방 ' +
      '금장체인 체인달린 체인달린거 체인달린가방 체인줄가방 금체인가방 은체인가방 체인스트랩백',
    with: [
      ['straw', 'basketBag'],
      ['backpack', 'dressyBackpack'],
      ['tote/shopper', 'leatherTote'],
    ],
  },
  messenger: {
    words:
      '메신저백 메신져백 매신저백 메신저 메신저가방 메신져가방 메신저빽 메신저크로스백 우편배달부가방 우체부가방 우편가방 포스트맨백 크로스메신저 학생크로스백 밀리터리백 밀리터리가방 밀리터리숄더백 messenger messengerbag messengerbags postmanbag courierbag ' +
      '미니메트로 메센저백 신문가방',
    with: [
      ['cycling', 'cyclingBag'],
      ['leather/suit/office', 'briefcase'],
      ['mini', 'crossbody'],
    ],
  },
  sling: {
    words:
      '슬링백 슬링 슬링가방 슬링빽 슬링벡 슬링크로스백 원숄더백 원숄더 한쪽어깨가방 힙색 힙쌕 힙섹 힙백 힙팩 힙쎅 허리가방 허리쌕 허리색 웨이스트백 웨이스트팩 웨스트백 웨이스트 웨이스트가방 벨트백 벨트가방 범백 범백가방 바나나백 바나나가방 전대 복대가방 복대백 배가방 페니팩 패니팩 패니백 체스트백 체스트가방 가슴가방 앞가방 보디백 바디백 바디슬링 러닝벨트 런닝벨트 러닝백 런닝백 러닝가방 러닝힙색 러닝조끼 러닝베스트 마라톤벨트 조깅가방 등산힙색 낚시힙색 스포츠힙색 운동힙색 크로스힙색 sling slingbag slingbags hipsack hippack hipbag waistbag waistpack beltbag bumbag fannypack fannypacks chestbag bodybag runningbelt runningvest everywherebeltbag ' +
      '벨트쌕 한쪽매는가방 보조쌕 블랙홀미니힙 등산쌕 허리돈가방 가슴쌕 한끈가방 웨스트쌕 플립벨트',
    with: [
      ['golf', 'golfBag'],
      ['cycling', 'cyclingBag'],
      ['leather', 'crossbody'],
      ['chainBag', 'chainBag'],
    ],
  },
}
