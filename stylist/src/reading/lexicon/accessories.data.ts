import type { KindLexicon } from './types.ts'

/**
 * Words by which Koreans name accessories, by kind, and the kinds that are meant if other words stand in the same name
 * (see types.ts).
 */
export const accessories: KindLexicon<'ACCESSORY'> = {
  tie: {
    words:
      '넥타이 넥타이류 넥타 냇타이 낵타이 네타이 넥타이세트 타이 울타이 울넥타이 슬림타이 슬림넥타이 스키니타이 스키니넥타이 와이드타이 솔리드타이 솔리드넥타이 단색넥타이 자동넥타이 지퍼넥타이 지퍼타이 클립온타이 정장넥타이 정장타이 수동넥타이 예복넥타이 결혼식넥타이 면접넥타이 출근넥타이 교복넥타이 학생넥타이 7폭넥타이 8폭넥타이 볼로타이 스트링타이 루프타이 애스콧타이 크라바트 아스콧타이 tie ties necktie neckties silktie knittie slimtie skinnytie regimentaltie bolotie bolo ' +
      '레지멘탈 자가드타이 자카드타이 레지멘탈타이 네꾸다이 네꾸다이실크 네쿠다이',
    with: [
      ['funeral', 'darkTie'],
      ['tiePin', 'tiePin'],
    ],
  },
  darkTie: {
    words:
      '검정넥타이 검은넥타이 까만넥타이 블랙넥타이 검정타이 블랙타이 검정색넥타이 까만타이 흑넥타이 조문넥타이 조문용넥타이 장례식넥타이 상갓집넥타이 초상집넥타이 상복넥타이 상주넥타이 문상넥타이 근조넥타이 무지블랙타이 blacktie blacknecktie funeraltie mourningtie ' +
      '조문용타이 조문타이 ' +
      '',
  },
  bowTie: {
    words:
      '나비넥타이 나비넥타이세트 나비타이 보우타이 보타이 보우넥타이 보우타이세트 리본타이 리본넥타이 턱시도타이 예복보타이 웨딩보타이 연주자보타이 bowtie bowties butterflytie ribbontie 나비네꾸다이 조나비 교복나비 연주나비',
  },
  dressBelt: {
    words:
      '정장벨트 정장용벨트 정장밸트 정장허리띠 정장혁대 남성정장벨트 남자정장벨트 수트벨트 양복벨트 양복허리띠 비즈니스벨트 드레스벨트 자동벨트 자동버클벨트 자동버클 오토벨트 오토락벨트 오토버클벨트 로라벨트 롤러벨트 신사벨트 신사혁대 구두벨트 사피아노벨트 에나멜벨트 버클정장벨트 출근벨트 면접벨트 벨트지갑세트 dressbelt suitbelt formalbelt businessbelt automaticbelt ratchetbelt ' +
      '에르메스h h벨트 양면벨트 허리끈양복 헉대',
    with: [['golf', 'belt']],
  },
  belt: {
    words:
      '벨트 밸트 벨트류 벨트띠 허리띠 허리벨트 혁대 요대 캐주얼벨트 캐쥬얼벨트 청바지벨트 청벨트 빈티지벨트 위빙벨트 위빙가죽벨트 꼬임벨트 엮임벨트 브레이디드벨트 카우보이벨트 웨스턴벨트 징벨트 스터드벨트 체인벨트 체인허리띠 진주벨트 리본벨트 스카프벨트 빅벨트 와이드벨트 얇은벨트 슬림벨트 스키니벨트 여성벨트 여자벨트 남성벨트 남자벨트 원피스벨트 코트벨트 트렌치벨트 자켓벨트 밴드벨트 코르셋벨트 코르셋 오비벨트 셔링벨트 버클벨트 h벨트 h버클벨트 명품벨트 구찌벨트 에르메스벨트 몽블랑벨트 페라가모벨트 골프벨트 골프가죽벨트 리버서블벨트 양면벨트 더블링벨트 디링벨트 d링벨트 오링벨트 하네스 하네스벨트 키즈벨트 belt belts leatherbelt waistbelt chainbelt widebelt braidedbelt wovenbelt westernbelt studbelt corsetbelt harness golfbelt ' +
      'htc 반도허리 벨뜨 벨드 밸드',
    with: [
      ['gym/running/soccer/basketball/baseball', 'sportSupport'],
      ['suspenders', 'suspenders'],
      ['workwear/camo/climbing/hiking/outdoor/sport/nylon/canvas/banded/cotton', 'webBelt'],
      ['suit/formal/interview/wedding/office/funeral/dressShoes', 'dressBelt'],
    ],
  },
  webBelt: {
    words:
      '웨빙벨트 웨빙밸트 웨빙 웨빈벨트 천벨트 천허리띠 면벨트 밴딩벨트 스판벨트 고무줄벨트 탄력벨트 신축벨트 군용벨트 군인벨트 군대벨트 밀리터리벨트 전술벨트 택티컬벨트 택티컬 스트링벨트 끈벨트 로프벨트 스트랩벨트 산업벨트 인더스트리얼벨트 롱벨트 등산벨트 아웃도어벨트 작업벨트 공구벨트 안전벨트 클라이밍벨트 버클없는벨트 노버클벨트 매직벨트 벨크로벨트 webbelt webbingbelt canvasbelt fabricbelt elasticbelt stretchbelt tacticalbelt militarybelt nylonbelt workbelt toolbelt',
    with: [['golf', 'belt']],
  },
  watch: {
    words:
      '시계 시게 손목시계 손목시게 팔목시계 메탈시계 메탈워치 가죽줄시계 정장시계 드레스워치 예물시계 명품시계 오토매틱 오토매틱시계 기계식시계 쿼츠시계 쿼츠 크로노그래프 크로노시계 다이버시계 다이버워치 필드워치 파일럿워치 여성시계 여자시계 남성시계 남자시계 여성손목시계 남성손목시계 남자손목시계 여자손목시계 커플시계 팔찌시계 뱅글시계 사각시계 원형시계 스퀘어시계 빈티지시계 쥬얼리시계 패션시계 회중시계 간호사시계 시계줄 나토밴드 나토스트랩 카시오 카시오시계 로렉스 롤렉스 롤렉스시계 오메가 오메가시계 까르띠에시계 까르띠에탱크 태그호이어 iwc 론진 론진시계 티쏘 티쏘시계 해밀턴 해밀턴시계 세이코 세이코시계 시티즌 시티즌시계 다니엘웰링턴 다웰 다니엘웰링턴시계 스와치 스와치시계 문스와치 파네라이 튜더 브라이틀링 파텍필립 오데마피게 파슬시계 포실시계 스톤헨지시계 로즈몽 로즈몽시계 로이드시계 미도시계 프레드릭콘스탄트 watch watches wristwatch dresswatch automaticwatch metalwatch leatherwatch chronograph ' +
      '지샥 gshock 섭마 서브마리너 수능시계 데이저스트 시마스터 스피드마스터 로렉쓰 g샥 세이꼬 너스워치 데이데이트 ' +
      '워치 와치 왓치 손목워치 메탈왓치',
    with: [
      ['running/sport/gym/cycling/swim/golf/hiking/fishing/workwear', 'smartWatch'],
      ['smartWatch', 'smartWatch'],
    ],
  },
  smartWatch: {
    words:
      '스마트워치 스마트와치 스마트시계 애플워치 애플와치 애플워치울트라 애플워치se 애플워치스트랩 애플워치줄 애플워치밴드 애플워치에르메스 갤럭시워치 갤럭시왓치 갤럭시와치 갤워치 갤럭시워치스트랩 갤럭시핏 갤럭시링 샤오미밴드 미밴드 스마트밴드 스마트링 핏빗 핏비트 가민 가민워치 가민시계 가민포러너 포러너 피닉스시계 순토 순토시계 코로스 코로스시계 폴라시계 어메이즈핏 gps시계 gps워치 러닝시계 러닝워치 런닝시계 운동시계 스포츠시계 스포츠워치 수영시계 등산시계 골프시계 골프거리측정기시계 만보기 만보기시계 전자시계 디지털시계 디지탈시계 디지털손목시계 고무시계 우레탄시계 실리콘시계 지샥 지쇼크 지샥시계 지쇽 카시오전자시계 베이비지 돌핀시계 루미녹스 타이맥스 타이멕스 군인시계 군대시계 군용시계 수능시계 smartwatch smartwatches applewatch galaxywatch garmin fitbit suunto coros gshock babyg digitalwatch sportwatch sportswatch runningwatch fitnessband miband smartring ' +
      '어프로치s70 어프로치s62 보이스캐디t9',
  },
  necklace: {
    words:
      '목걸이 목거리 목걸리 목거이 목걸이세트 네크리스 네클리스 넥클리스 넥레스 네크레스 팬던트 펜던트 펜던트목걸이 팬던트목걸이 체인목걸이 체인넥클리스 금목걸이 은목걸이 14k목걸이 18k목걸이 24k목걸이 순금목걸이 백금목걸이 서지컬목걸이 써지컬목걸이 다이아목걸이 큐빅목걸이 크리스탈목걸이 스와로브스키목걸이 하트목걸이 십자가목걸이 이니셜목걸이 로켓목걸이 군번줄 도그택 초커 초커목걸이 쵸커 롱목걸이 롱네크리스 레이어드목걸이 볼드목걸이 볼체인 볼체인목걸이 비즈목걸이 원석목걸이 탄생석목걸이 자개목걸이 조개목걸이 우드목걸이 키링목걸이 스네이크체인 스네이크목걸이 뱀줄목걸이 테니스목걸이 t바목걸이 티바목걸이 남자목걸이 남성목걸이 여성목걸이 여자목걸이 커플목걸이 우정목걸이 커스텀목걸이 알함브라목걸이 염주목걸이 묵주목걸이 명찰목걸이 볼드체인 쥬얼리세트 주얼리세트 보석세트 예물세트 necklace necklaces pendant pendants choker chokers chain chains chainnecklace locket dogtag jewelryset jewelleryset ' +
      '쿠반체인 체인은도금 쿠바체인 은체인 체인50cm 실버체인 고로스 고로페더 페더펜던트 네꾸레스 금줄 파이텐',
    with: [
      ['pearls', 'pearls'],
      ['keyring', 'keyring'],
      ['mask/glasses', 'keyring'],
    ],
  },
  earrings: {
    words:
      '귀걸이 귀거리 귀걸리 귀고리 귀거이 귀거리세트 귀걸이세트 이어링 이어링스 이어링세트 드롭귀걸이 드롭이어링 드랍귀걸이 드롭이어링세트 롱귀걸이 롱이어링 링귀걸이 링이어링 후프귀걸이 후프이어링 후프 원터치링 원터치귀걸이 원터치이어링 원터치링귀걸이 침귀걸이 은침귀걸이 은침이어링 티타늄귀걸이 볼귀걸이 스터드귀걸이 스터드이어링 클립귀걸이 클립온귀걸이 클립이어링 귀찌 귀찌귀걸이 노피어싱귀걸이 무피어싱귀걸이 논홀귀걸이 이어커프 이어커프스 이어커프귀걸이 피어싱 피어스 귀피어싱 바벨피어싱 서지컬귀걸이 써지컬귀걸이 서지컬피어싱 써지컬피어싱 라블렛 금귀걸이 은귀걸이 14k귀걸이 18k귀걸이 다이아귀걸이 큐빅귀걸이 큐빅이어링 크리스탈귀걸이 스와로브스키귀걸이 하트귀걸이 리본귀걸이 꽃귀걸이 나비귀걸이 별귀걸이 볼드귀걸이 볼드이어링 태슬귀걸이 언발귀걸이 언발란스귀걸이 비즈귀걸이 자개귀걸이 원석귀걸이 체인귀걸이 한복귀걸이 웨딩귀걸이 하객귀걸이 남자귀걸이 여성귀걸이 여자귀걸이 earring earrings hoop hoops hoopearrings studs dropearrings dropearring piercing piercings earcuff earcuffs clipons ' +
      '귀뚫이',
    with: [['pearls', 'pearls']],
  },
  ring: {
    words:
      '반지 반지세트 가락지 쌍가락지 링 은반지 금반지 실버링 골드링 14k반지 18k반지 순금반지 커플링 커플반지 결혼반지 웨딩링 웨딩반지 약혼반지 예물반지 다이아반지 다이아링 큐빅반지 큐빅링 볼드반지 볼드링 레이어드링 레이어드반지 실반지 실링반지 너클링 너클반지 시그넷링 인장반지 오픈링 오픈반지 체인링 체인반지 비즈반지 비즈링 우정반지 탄생석반지 원석반지 묵주반지 서지컬반지 써지컬반지 써지컬링 애끼반지 핑키링 애착반지 남자반지 여성반지 졸업반지 유색반지 ring rings signetring weddingring couplering engagementring bandring ' +
      '유비와 ' +
      '웨딩밴드 웨딩밴드반지 가드링 쓰리링 트리플링 삼색링 러브링밴드 민자반지 민자링 다이아민자 18k커플링 14k커플링 새끼반지 엄지반지 검지링 투톤링 꽃반지 돌반지 약혼링 프로포즈링 다이아1부 다이아3부 다이아5부',
    with: [
      ['pearls', 'pearls'],
      ['earrings', 'earrings'],
    ],
  },
  bracelet: {
    words:
      '팔찌 팔지 팔치 브레이슬릿 브레이슬렛 브레슬릿 브레슬렛 뱅글 뱅글팔찌 금팔찌 은팔찌 14k팔찌 18k팔찌 순금팔찌 체인팔찌 비즈팔찌 원석팔찌 염주팔찌 염주 단주 묵주팔찌 묵주 매듭팔찌 실팔찌 소원팔찌 우정팔찌 커플팔찌 참팔찌 참브레이슬릿 판도라팔찌 판도라 게르마늄팔찌 자석팔찌 건강팔찌 테니스팔찌 테니스브레이슬릿 커프팔찌 큐빅팔찌 하트팔찌 이니셜팔찌 서지컬팔찌 써지컬팔찌 남자팔찌 여성팔찌 러브팔찌 까르띠에러브 알함브라팔찌 발찌 앵클릿 앵클렛 발목찌 bracelet bracelets bangle bangles anklet anklets cuffbracelet tennisbracelet charmbracelet beadbracelet ' +
      '합장주 부레슬렛 팔고리',
    with: [
      ['pearls', 'pearls'],
      ['watch', 'watch'],
    ],
  },
  brooch: {
    words:
      '브로치 브롯치 브로찌 브로취 부로치 브로우치 부르치 큐빅브로치 꽃브로치 코사지 코르사주 코르사지 꼬사지 옷핀 옷핀브로치 옷장식핀 카디건클립 가디건클립 가디건핀 숄핀 스카프링 스카프핀 스카프클립 머플러핀 라펠핀 라펠칩 부토니에 부토니에르 부트니에 정장핀 코트브로치 자켓브로치 한복브로치 노리개 리본브로치 자개브로치 뱃지브로치 brooch brooches corsage lapelpin scarfring scarfpin boutonniere scarfclip ' +
      '부로찌 부롯치 코사쥬',
    with: [['pearls', 'pearls']],
  },
  pearls: {
    words:
      '진주 진주목걸이 진주귀걸이 진주이어링 진주팔찌 진주반지 진주브로치 진주세트 진주쥬얼리 진주주얼리 진주네크리스 진주초커 진주드롭귀걸이 진주롱목걸이 진주침귀걸이 담수진주 담수진주목걸이 담수진주귀걸이 담수진주팔찌 해수진주 아코야 아코야진주 남양진주 흑진주 핵진주 스와진주 스와로브스키진주 크리스탈진주 미키모토 펄목걸이 펄귀걸이 펄팔찌 펄이어링 펄네크리스 펄반지 인조진주 못난이진주 pearl pearls pearlnecklace pearlearrings pearlearring pearlbracelet pearlring ' +
      '타사키 진주6mm',
    with: [
      ['hairAccessory', 'hairAccessory'],
      ['belt', 'belt'],
    ],
  },
  hairAccessory: {
    words:
      '머리핀 머리삔 머리핀세트 헤어핀 헤어삔 해어핀 헤어핀세트 핀 삔 똑딱핀 똑딱이핀 실핀 실삔 집게핀 집게삔 집개핀 헤어집게 올림머리집게핀 대왕집게핀 집게 꼬리빗핀 자동핀 바나나핀 바나나집게핀 프렌치핀 비녀 비녀핀 뒤꽂이 댕기 배씨댕기 떨잠 아얌 조바위 헤어클립 헤어크랩 헤어끈 머리끈 머리고무줄 고무줄 헤어고무줄 포니테일 포니테일홀더 헤어타이 헤어링 곱창 곱창밴드 곱창끈 곱창머리끈 슈슈 스크런치 스크런치끈 머리띠 머리띠세트 볼드머리띠 진주머리띠 리본머리띠 큐빅머리띠 꼬임머리띠 헤어밴드 해어밴드 헤어벤드 헤드밴드 헤어반다나 헤어스카프 헤어리본 머리리본 리본핀 리본집게핀 리본머리핀 진주핀 진주머리핀 큐빅핀 큐빅머리핀 꽃핀 하트핀 별핀 나비핀 티아라 왕관 화관 헤어코사지 헤어액세서리 헤어악세사리 헤어악세서리 헤어악세 머리장식 헤어피스 가발 부분가발 앞머리가발 통가발 붙임머리 헤어롤 땋은머리띠 터번 터번헤어밴드 세안밴드 세안헤어밴드 hairpin hairpins hairclip hairclips hairclaw clawclip clawclips hairtie hairties scrunchie scrunchies hairband hairbands headband headbands barrette barrettes tiara hairaccessory hairaccessories hairribbon bobbypin ponytailholder wig ' +
      '머리망 헤어망 승무원망 간호사머리망 식당머리망 조리머리망 뒤꼬지 리본망 ' +
      '머리묶는 머리묶는끈 머리묶는거 머리묶는고무줄 묶는끈 앞머리집게 앞머리핀 반묶음핀 포니테일끈 헤어슈슈 헤어집게핀',
    with: [
      ['tie', 'tiePin'],
      ['sport/running/tennis/soccer/yoga/gym/basketball/badminton', 'sportSupport'],
    ],
  },
  sunglasses: {
    words:
      '선글라스 썬글라스 선글래스 썬글래스 선그라스 썬그라스 선글라쓰 썬글라쓰 선글라 썬글라 선글 썬글 선구리 썬구리 색안경 라이방 보잉선글라스 보잉 보잉썬글라스 보잉안경선글라스 뿔테선글라스 캣아이선글라스 캣츠아이선글라스 틴트선글라스 틴트안경 미러선글라스 편광선글라스 변색선글라스 접이식선글라스 오버사이즈선글라스 빅선글라스 사각선글라스 원형선글라스 무테선글라스 하금테선글라스 여성선글라스 여자선글라스 남성선글라스 남자선글라스 운전선글라스 운전용선글라스 클립온선글라스 클립선글라스 명품선글라스 젠틀몬스터선글라스 젠몬선글라스 레이밴 레이밴선글라스 레이벤 웨이페어러 애비에이터 에비에이터 레이밴웨이페어러 y2k선글라스 sunglass sunglasses sunnies shades rayban wayfarer wayfarers aviator aviators clubmaster tintedglasses ' +
      '편광 편광선글 편광안경 변색 라이반 레이방 나이방',
    with: [
      ['sport/running/cycling/golf/hiking/fishing/ski/swim/tennis/baseball/outdoor', 'sportGlasses'],
      ['sportGlasses', 'sportGlasses'],
    ],
  },
  sportGlasses: {
    words:
      '고글 고굴 스포츠고글 스포츠선글라스 스포츠썬글라스 스포츠글라스 스포츠안경 스포츠글래스 러닝고글 러닝선글라스 런닝고글 자전거고글 자전거선글라스 사이클고글 싸이클고글 라이딩고글 라이딩선글라스 등산고글 등산선글라스 낚시선글라스 편광고글 낚시편광 골프선글라스 골프고글 스키고글 보드고글 스노우보드고글 스키보드고글 수경 물안경 수영안경 수영고글 수영수경 패킹수경 노패킹수경 미러수경 도수수경 스노클 스노쿨 스노클마스크 스노쿨마스크 오리발마스크 농구고글 축구고글 농구안경 축구안경 운동안경 보안경 보호안경 작업고글 변색고글 오클리 오클리고글 오클리선글라스 루디프로젝트 루디고글 goggle goggles sportsunglasses sportssunglasses sportglasses sportsglasses cyclingglasses swimgoggles swimminggoggles skigoggles snowgoggles oakley snorkel ' +
      '서트로 자브레이커 루디 루디컷라인 컷라인 루디디펜더 트랄릭스 스피드크래프트 노패킹 블레이드제로 마우이짐 굿르',
  },
  glasses: {
    words:
      '안경 안겅 안경테 안경태 안경류 뿔테 뿔테안경 뿔테안경테 금테 금테안경 은테 은테안경 무테 무테안경 반무테 반무테안경 하금테 하금테안경 티타늄안경 티타늄테 메탈안경 메탈테 동글이안경 동그란안경 원형안경 사각안경 캣아이안경 블루라이트안경 블루라이트차단안경 청광안경 패션안경 도수없는안경 알없는안경 도수안경 근시안경 돋보기 돋보기안경 노안안경 독서안경 컴퓨터안경 변색안경 여성안경 남성안경 남자안경 여자안경 큰안경 오버사이즈안경 안경줄 안경체인 선글라스줄 콘택트렌즈 렌즈 서클렌즈 glasses eyeglasses eyewear spectacles readingglasses bluelightglasses frames ' +
      '블루라이트 금자안경 가네코 긴시 올리버피플스 린드버그안경테 모스콧 렘토쉬 돗보기 메가네 다초점 다촛점 누진다초점 돋배기',
    with: [
      ['sport/swim/running/cycling/basketball/soccer', 'sportGlasses'],
      ['keyring', 'keyring'],
    ],
  },
  gloves: {
    words:
      '장갑 일반장갑 장깝 장갚 짱갑 글러브 글로브 글러브스 겨울장갑 털장갑 털실장갑 울장갑 벙어리장갑 손모아장갑 엄지장갑 벙어리 손가락장갑 핑거장갑 반장갑 반손가락장갑 핑거리스 핑거리스장갑 손가락없는장갑 손끝트임장갑 오픈핑거장갑 스마트폰장갑 터치장갑 터치스크린장갑 터치글러브 스마트터치장갑 플리스장갑 후리스장갑 뽀글이장갑 양털장갑 퍼장갑 스웨이드장갑 세무장갑 리본장갑 여성장갑 여자장갑 남성장갑 남자장갑 커플장갑 운전장갑 운전용장갑 롱장갑 긴장갑 발열장갑 히트텍장갑 방울장갑 끈달린장갑 겨울글러브 손토시 방한토시 방한팔토시 털토시 니트토시 니트워머 핸드워머 손목워머 핑거워머 glove gloves mitten mittens mitts knitgloves woolgloves touchgloves fingerlessgloves wintergloves handwarmer handwarmers wristwarmers fingerless ' +
      '플리스터치장갑 떼부꾸로 데부꾸로 레이스장갑 데부쿠로',
    with: [
      ['golf', 'golfGlove'],
      ['ski', 'padGloves'],
      ['sport/running/cycling/hiking fleeced/padded/warm/winter/thermal', 'padGloves'],
      ['padGloves', 'padGloves'],
      ['cycling/gym/soccer/baseball/climbing/running/sport/basketball/fishing/swim/yoga', 'sportGloves'],
      ['hiking/outdoor', 'padGloves'],
      ['workwear fleeced/padded/warm/winter/thermal', 'padGloves'],
      ['workwear', 'sportGloves'],
      ['padded/down/waterproof/boa', 'padGloves'],
      ['leather/suede', 'leatherGloves'],
      ['warm/thermal/windproof', 'padGloves'],
      ['uv/summer/cool', 'armSleeves'],
      ['lace/sheer/mesh/satin', 'unknownAccessory'],
      ['rubber', 'sportGloves'],
    ],
  },
  leatherGloves: {
    words:
      '페커리장갑 드라이빙장갑 드라이빙글러브 정장장갑 신사장갑 무스탕장갑 시어링장갑 leathergloves leatherglove lambskingloves drivinggloves',
    with: [
      ['golf', 'golfGlove'],
      ['cycling/gym/baseball', 'sportGloves'],
      ['ski', 'padGloves'],
      ['workwear fleeced/padded/warm/winter/thermal', 'padGloves'],
      ['workwear', 'sportGloves'],
    ],
  },
  padGloves: {
    words:
      '방한장갑 방한글러브 방한용장갑 스키장갑 스키글러브 보드장갑 스노우보드장갑 스노보드장갑 스키보드장갑 누빔장갑 퀼팅장갑 등산장갑 등산글러브 등산방한장갑 아웃도어장갑 눈장갑 눈썰매장갑 스노우장갑 썰매장갑 군용장갑 군인장갑 동계장갑 오토바이방한장갑 바이크방한장갑 발열방한장갑 열선장갑 낚시방한장갑 두꺼운장갑 혹한기장갑 삼지장갑 skigloves skiglove snowgloves snowboardgloves thermalgloves paddedgloves pufferglove puffergloves waterproofgloves hikinggloves downmittens downgloves',
    with: [
      ['golf', 'golfGlove'],
      ['summer/cool/uv/mesh/short/spring', 'sportGloves'],
    ],
  },
  sportGloves: {
    words:
      '운동장갑 운동글러브 스포츠장갑 스포츠글러브 헬스장갑 헬스글러브 헬스반장갑 웨이트장갑 짐장갑 크로스핏장갑 리프팅글러브 리프팅장갑 그립장갑 풀업장갑 철봉장갑 자전거장갑 사이클장갑 싸이클장갑 라이딩장갑 자전거반장갑 라이딩글러브 mtb장갑 킥보드장갑 인라인장갑 바이크장갑 오토바이장갑 러닝장갑 런닝장갑 러닝글러브 마라톤장갑 축구장갑 골키퍼장갑 키퍼장갑 골키퍼글러브 키퍼글러브 축구방한장갑 필드플레이어장갑 야구글러브 야구장갑 배팅장갑 배팅글러브 포수미트 복싱글러브 권투글러브 복싱장갑 mma글러브 오픈핑거글러브 격투기글러브 샌드백글러브 클라이밍장갑 암벽장갑 빌레이장갑 낚시장갑 서핑장갑 다이빙장갑 수상스키장갑 승마장갑 요가장갑 배드민턴장갑 볼링장갑 볼링아대 당구장갑 럭비장갑 작업장갑 작업용장갑 목장갑 면장갑 코팅장갑 반코팅장갑 3m장갑 안전장갑 용접장갑 니트릴장갑 위생장갑 비닐장갑 설거지장갑 원예장갑 sportgloves sportsgloves gymgloves gymglove liftinggloves workoutgloves cyclinggloves runninggloves battinggloves goalkeepergloves boxinggloves baseballglove workgloves bikegloves climbinggloves ridinggloves ' +
      '헬스그립 슈퍼그립 3m슈퍼그립 엑스트라코팅 파워그립 베르사그립 ' +
      '반손가락 반핑거 하프핑거 하프핑거장갑 등산반장갑 등산반손가락장갑 손가락반장갑 등산여름장갑 여름등산장갑 트레킹장갑 자전거반손가락 반손가락자전거장갑',
    with: [
      ['fleeced/padded/warm/winter/thermal', 'padGloves'],
      ['golf', 'golfGlove'],
      ['fur/wool/knitted/boa/cashmere', 'gloves'],
    ],
  },
  golfGlove: {
    words:
      '왼손장갑 양피장갑 골프장갑 골프글러브 골프왼손장갑 골프양손장갑 양손골프장갑 골프양피장갑 골프합피장갑 골프반장갑 골프방한장갑 골프겨울장갑 파크골프장갑 네일골프장갑 네일장갑 필드장갑 라운딩장갑 golfglove golfgloves 퓨어터치 웨더소프 스타소프트 ' +
      '양손장갑 양손골프 손등뚫린장갑 손등오픈장갑 손톱뚫린장갑 네일오픈장갑 손끝오픈골프장갑 합피장갑 기능성골프장갑 오른손장갑골프 캐디장갑 ' +
      '풋조이장갑 타이틀리스트장갑 타이틀장갑 캘러웨이장갑 테일러메이드장갑 pxg장갑 지포어장갑 말본장갑 스릭슨장갑 혼마장갑 볼빅장갑 젝시오장갑 핑장갑 브리지스톤장갑 아디다스골프장갑 나이키골프장갑 미즈노골프장갑 footjoyglove titleistglove',
  },
  armSleeves: {
    words:
      '팔토시 토시 쿨토시 쿨팔토시 쿨암토시 냉감토시 냉감팔토시 아이스토시 여름토시 여름팔토시 손등토시 골프토시 골프팔토시 골프손등토시 낚시토시 러닝토시 러닝팔토시 등산토시 자전거토시 라이딩토시 운전토시 팔커버 암커버 암슬리브 암슬리브즈 암가드 팔슬리브 어깨토시 손가락토시 문신토시 타투토시 농사토시 작업토시 일토시 다리토시 쿨다리토시 선장갑 여름장갑 여름운전장갑 망사장갑 쿨장갑 냉감장갑 armsleeve armsleeves armcover armcovers coolsleeves uvsleeves armguard uvgloves ' +
      '슈팅슬리브 암워머 팔워머 armwarmer armwarmers 팔도시 토수 우데누끼 우데누키 아쿠아엑스 아쿠아x',
    with: [['winter/warm/thermal/fleeced/knitted/fur/boa/wool/cashmere', 'gloves']],
  },
  suspenders: {
    words:
      '서스펜더 서스펜더스 서스팬더 써스펜더 멜빵 맬빵 멜방 멜빵벨트 남자멜빵 정장멜빵 바지멜빵 와이어멜빵 셔츠가터 셔츠스테이 셔츠홀더 양말가터 암밴드 소매밴드 소매가터 suspender suspenders braces shirtstays sleevegarters ' +
      '서스펜다 맬방',
  },
  tiePin: {
    words:
      '넥타이핀 넥타이삔 넥타이클립 넥타이바 타이핀 타이클립 타이바 타이택 타이핀세트 커프스 커프스버튼 커프스링크 커프링크 커프스링크세트 커프스단추 커프링크스 커프스세트 카프스 카라핀 칼라핀 칼라바 카라바 칼라스테이 카라스테이 행커치프 행거치프 헹커치프 행커칩 행거칩 포켓치프 포켓칩 포켓스퀘어 치프 수트핀 tiepin tiepins tieclip tieclips tiebar tiebars tietack cufflink cufflinks cuffs collarpin collarbar pocketsquare pocketsquares ' +
      '카후스 카우스 카후스보턴 카우스보턴 카우스버튼 가후스 가우스보땅 카우스보당 까후스',
  },
  sportSupport: {
    words:
      '보호대 무릎보호대 무릅보호대 발목보호대 손목보호대 팔꿈치보호대 허리보호대 정강이보호대 종아리보호대 어깨보호대 엉덩이보호대 허벅지보호대 관절보호대 목보호대 스키보호대 보드보호대 인라인보호대 자전거보호대 마우스피스 마우스가드 낭심보호대 신가드 신가드스타킹 축구신가드 아대 손목아대 무릎아대 발목아대 팔꿈치아대 농구아대 배드민턴아대 테니스아대 손목밴드 손목땀밴드 땀밴드 스포츠손목밴드 리스트밴드 리스트랩 손목스트랩 스트랩헬스 헬스스트랩 리프팅스트랩 리프팅벨트 헬스벨트 역도벨트 웨이트벨트 니랩 니슬리브 무릎슬리브 종아리슬리브 카프슬리브 카프가드 컴프레션슬리브 엘보가드 엘보밴드 팔꿈치밴드 테이핑 스포츠테이프 키네시오테이프 복대 복대벨트 골반벨트 골반교정기 허리교정기 자세교정기 자세교정밴드 자세밴드 어깨밴드 모래주머니 스포츠헤어밴드 스포츠헤드밴드 러닝헤어밴드 운동헤어밴드 운동머리띠 러닝벨트 런닝벨트 러닝암밴드 암밴드폰 러닝파우치 심박벨트 힙밴드 핸드랩 핸드랩붕대 복싱붕대 support kneesupport kneebrace kneepad kneepads kneesleeve kneesleeves shinguard shinguards elbowpad elbowpads wristband wristbands wristwrap wristwraps liftingbelt liftingstraps calfsleeve calfsleeves anklebrace sweatband sweatbands protector mouthguard runningbelt ' +
      '무릎보호데 테니스엘보 정강이대 사포트 파울컵',
  },
  mask: {
    words:
      '마스크 마스끄 kf94 kf80 kf94마스크 kf80마스크 덴탈마스크 새부리마스크 새부리형마스크 황사마스크 미세먼지마스크 비말마스크 면마스크 천마스크 패션마스크 여름마스크 냉감마스크 일회용마스크 방진마스크 방독면 방한마스크 귀달이마스크 스포츠마스크 등산마스크 자전거마스크 골프마스크 페이스마스크 페이스커버 페이스가드 썬마스크 입마개 복면 버프 넥게이터 안대 수면안대 mask masks facemask facemasks n95 sleepmask eyemask facecover ' +
      '마스카 입가리개 덴탈 1급방진 방진1급',
    with: [['keyring', 'keyring']],
  },
  keyring: {
    words:
      '키링 키홀더 키체인 키고리 열쇠고리 키케이스 자동차키링 차키케이스 차키링 인형키링 가방키링 아크릴키링 가방고리 백참 백참키링 참 참장식 가방참 가방인형 인형 가방장식 가방스트랩 폰스트랩 폰줄 핸드폰줄 핸드폰고리 핸드폰스트랩 핸드폰목걸이 휴대폰줄 폰목걸이 폰케이스 핸드폰케이스 휴대폰케이스 아이폰케이스 갤럭시케이스 에어팟케이스 버즈케이스 이어폰케이스 그립톡 이어폰 무선이어폰 에어팟 에어팟맥스 헤드폰 헤드셋 버즈 갤럭시버즈 지갑 지갑류 반지갑 장지갑 중지갑 동전지갑 카드지갑 카드홀더 카드케이스 머니클립 목걸이지갑 여권지갑 여권케이스 명함지갑 명함케이스 남성지갑 여성지갑 남자지갑 여자지갑 월렛 파우치 화장품파우치 안경집 안경케이스 안경닦이 선글라스케이스 사원증 사원증줄 사원증케이스 사원증목걸이 목걸이형카드지갑 카드목걸이 명찰 이름표 네임택 네임텍 러기지택 러기지텍 캐리어네임택 뱃지 배지 핀뱃지 핀버튼 캔뱃지 와펜 패치 지비츠 신발끈 운동화끈 슈레이스 깔창 키높이깔창 마스크스트랩 마스크줄 마스크목걸이 라이터 거울 손거울 향수 텀블러 보조배터리 만년필 볼펜 책갈피 수건 손수건 keyring keyrings keychain keychains keyholder bagcharm bagcharms charm charms phonecase phonestrap wallet wallets cardholder cardwallet coinpurse moneyclip pouch badge badges pinbadge patch shoelace shoelaces insole insoles airpods headphones headphone earphones earbuds nametag luggagetag lanyard jibbitz ' +
      '쇳대고리 쇠때고리 열쇠꾸러미 열쇠걸이 열쇠줄 열대고리 ' +
      '라부부 인형키홀더 가방꾸미기 파츠 베어브릭키링 실바니안키링 젤리캣 젤리캣키링 카카오키링 산리오키링 폰꾸 가방키링인형 팝마트 팝마트키링',
  },
  unknownAccessory: {
    words:
      '액세서리 악세사리 악세서리 액세사리 악세살이 악세 액세 액서세리 엑세서리 잡화 패션잡화 소품 패션소품 장신구 쥬얼리 주얼리 보석 귀금속 금붙이 장식 코스튬주얼리 은제품 커스텀주얼리 바디체인 바디쥬얼리 한복장신구 웨딩장갑 웨딩베일 베일 페이크카라 페이크칼라 레이어드카라 레이어드칼라 넥카라 케이프카라 카라 소매커프스 페이크소매 가터링 다리체인 어깨끈 브라끈 브라스트랩 투명끈 발찌세트 스카프 머플러 목도리 쁘띠스카프 넥워머 숄 모자 비니 볼캡 버킷햇 베레모 캡모자 귀마개 귀도리 우산 장우산 단우산 양산 우양산 레그워머 발토시 부채 손선풍기 가방 accessory accessories jewelry jewellery jewel bodychain veil scarf muffler hat umbrella parasol',
    with: [
      ['pearls', 'pearls'],
      ['sport/running/gym/cycling', 'sportSupport'],
    ],
  },
}
