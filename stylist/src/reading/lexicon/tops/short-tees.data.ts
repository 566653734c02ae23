import type { KindLexicon } from '../types.ts'
import { anyPractice, kept, namedBeside } from './becoming.data.ts'

/** T-shirts with short sleeves or none. */
export const shortTees: KindLexicon<'TOP'> = {
  tee: {
    words:
      '크루넥 티 티셔츠 티셔쓰 티샤쓰 티샤츠 티셔스 티샤스 티셔쯔 티셧 티셔처 티쳐츠 티셔치 티셔 티셧츠 티쎠츠 티서츠 티셔츄 티샤 티쪼가리 팔티 반팔 반소매 반팔이 ' +
      '숏슬리브 쇼트슬리브 하프슬리브 반팔상의 반소매상의 흰티 흰색티 하얀티 하양티 검정티 검은티 검티 까만티 까망티 회색티 네이비티 남색티 베이지티 파란티 빨간티 ' +
      '초록티 노란티 분홍티 핑크티 블랙티 화이트티 그레이티 컬러티 면티 면티셔츠 순면티 무지티 무지면티 민무늬티 기본티 베이직티 베이식티 라운드티 라운드넥티 ' +
      '크루넥티 브이넥티 브이넥 v넥 v넥티 브이티 유넥티 유넥 u넥 u넥티 스퀘어넥티 스퀘어넥 보트넥티 보트넥 헨리넥티 헨리넥 헨리티 헨리넥티셔츠 로고티 프린팅티 프린트티 ' +
      '그래픽티 나염티 레터링티 자수티 캐릭터티 사진티 밴드티 락티 록티 굿즈티 콘서트티 빈티지티 구제티 포켓티 주머니티 박스티 박시티 오버핏티 루즈핏티 루즈티 ' +
      '빅티 쫄티 쫄쫄이티 쫄반팔 스판티 슬림티 머슬핏티 골지티 골지반팔 단가라 단가라티 줄무늬티 줄티 스트라이프티 스트라이프반팔 보더티 보더 체크티 꽃무늬티 ' +
      '땡땡이티 도트티 카모티 타이다이티 염색티 피그먼트티 피그먼트반팔 워싱티 나그랑 나그랑티 라그랑 라글란티 래글런티 레글런티 라글란 래글런 레글런 링거티 베이비티 ' +
      '아기티 퍼프티 프릴티 셔링티 셔링탑 트임티 언발티 절개티 배색티 투톤티 커플티 가족티 패밀리티 시밀러티 여름티 봄티 데일리티 이너티 레이어드티 받쳐입는티 기념티 ' +
      '기념품티 오버사이즈티 세미오버티 세미크롭티 세미크롭반팔 드롭숄더티 티즈 캡소매티 캡소매 캡슬리브 텐셀티 모달티 실켓티 수피마티 헤비코튼티 ' +
      'tee tees tshirt tshirts teeshirt teeshirts shirttee t셔츠 t셔쓰 t샤쓰 티shirt 반팔t 긴팔t t 면t 흰t 검정t 라운드t 티즈셔츠 ' +
      'boxtee graphictee logotee pockettee ringertee babytee raglan henley tee셔츠 shortsleevetee ' +
      '숏슬 숏슬티 2팩 3팩 2입 3입 5입 2pack 3pack 2packs 3packs 2p 3p 3장 2장 5장 10장 3장묶음 2장묶음 5장묶음 3매 2매 굿즈 콘서트굿즈 공식굿즈 hanes 비피 beefy 시즈널티 반티 과티 엠티티 ' +
      '헤인즈 재팬핏 재팬핏포유 헤인즈재팬핏 프루트오브더룸 프룻오브더룸 유나이티드애슬 유나이티드애슬레 유나이티드에슬레 굿온 goodon 굿웨어 goodwear 벨바신 벨바쉰 velvasheen 화이츠빌 whitesville 웨어하우스4601 조맥코이 메르츠215 메르츠1950 머즈비슈바넨 메르츠비슈바넨 제임스펄스 쓰리도츠 ut콜라보 러스터플레이팅 루스터플레이팅 엘리슨페이스 vpc 마랑제웰 이자벨마랑제웰 하드록카페 하드락카페 투어머천 ' +
      '반소데 한소데 수유티 수유상의 수유반팔 트레포일티 트레포일티셔츠',
    with: [
      ...namedBeside,
      ...kept,
      ['golf', 'golfPolo'],
      ['cycling', 'cyclingJersey'],
      ['swim', 'rashguard'],
      ['workwear', 'workTop'],
      ['hiking/outdoor/fishing !long', 'hikingTee'],
      ['hiking/outdoor/fishing', 'hikingTop'],
      [`${anyPractice} sleeveless`, 'sportTank'],
      [`${anyPractice} long/fleeced/winter/turtle/mock !short`, 'sportLongTee'],
      [anyPractice, 'sportTee'],
      ['halfZipped', 'halfZip'],
      ['zip', 'topHoodZip'],
      ['hooded', 'hoodie'],
      ['collar', 'polo'],
      ['sleeveless strappy', 'camisole'],
      ['sleeveless', 'tank'],
      ['knitted !short', 'knit'],
      ['knitted', 'shortKnit'],
      ['terry short', 'shortSweat'],
      ['terry', 'sweatshirt'],
      ['cropped !long !sevenTenths', 'cropTop'],
      ['cool/mesh/linen !long', 'coolTee'],
      ['turtle !short', 'turtleTee'],
      ['mock !short', 'mockTee'],
      ['sheer/lace/chiffon !short', 'sheerTop'],
      ['fleeced/boa/thermal !short', 'fleecedTee'],
      ['long/sevenTenths !short', 'longTee'],
      ['wool/cashmere !short !summer', 'knit'],
      ['winter/warm/thick/autumn/waffle/velvet/corduroy/flannel !short !summer', 'longTee'],
      ['denim', 'shortShirt'],
    ],
  },
  coolTee: {
    words:
      '쿨티 쿨티셔츠 냉감티 냉감티셔츠 냉감반팔 쿨반팔 쿨링티 쿨링반팔 쿨맥스티 쿨텍스티 아이스티 아이스티셔츠 아이스반팔 냉장고티 냉장고티셔츠 인견티 인견반팔 지지미티 ' +
      '메쉬티 메시티 매쉬티 메쉬반팔 에어리즘 에어리즘티 에어리즘반팔 에어리즘코튼 에어리즘코튼티 시원한티 쿨면티 린넨티 린넨티셔츠 린넨반팔 리넨티 쿨코튼티 드라이티 ' +
      '드라이반팔 드라이컬러티 인견블라우스티 풍기인견티 아사티 airism airismtee cooltee coolingtee meshtee linentee 쿨비즈티 쿨나그랑 아쿠아엑스 듀라론 듀라쿨 흡속티 젝시믹스아이스',
    with: [
      ...kept,
      ['golf', 'golfPolo'],
      ['hiking/outdoor/fishing', 'hikingTee'],
      [anyPractice, 'sportTee'],
      ['sleeveless', 'tank'],
      ['collar/polo', 'polo'],
      ['long !short', 'longTee'],
    ],
  },
  sportTee: {
    words:
      '기능성티 기능성티셔츠 기능성반팔 기능성반팔티 운동티 운동티셔츠 운동반팔 운동용티 스포츠티 스포츠티셔츠 스포츠반팔 트레이닝티 트레이닝반팔 짐티 짐웨어티 헬스티 ' +
      '헬스반팔 헬스티셔츠 러닝티 런닝티 러닝티셔츠 러닝반팔 런닝반팔 마라톤티 마라톤반팔 마라톤기념티 드라이핏 드라이핏티 드라이핏반팔 드라이핏티셔츠 드라이핏상의 드라이fit ' +
      'drifit dryfit 드라이핏러닝 땀복티 땀티 속건티 흡한속건티 퀵드라이티 배드민턴티 배드민턴티셔츠 배드민턴반팔 배드민턴상의 민턴티 탁구티 테니스티 테니스티셔츠 테니스반팔 ' +
      '축구티 풋살티 배구티 농구티 슈팅셔츠 슈팅저지 웜업티 머슬반팔 크로스핏티 요가티 요가반팔 필라테스티 필라테스반팔 컴프레션 컴프레션티 컴프레션반팔 컴프레션셔츠 ' +
      '언더레이어 압박티 압박반팔 히트기어 쿨링기능성티 레이서티 체대티 유도티 복싱티 주짓수티 매트티 운동복상의 운동복 운동상의 운동용상의 스포츠상의 스포츠웨어상의 트레이닝웨어상의 ' +
      'gymtee trainingtee runningtee performancetee sportstee activetee techtee workouttop activetop trainingtop runningtop 펌프커버 펌커 대회티 마라톤기념 코맥 cormac 코맥로고 ' +
      '드라이엑스 밀러탑',
    with: [
      ...kept,
      ['sleeveless/tank', 'sportTank'],
      ['halfZipped/halfZip/zip/topHoodZip', 'sportHalfZip'],
      ['hooded', 'hoodie'],
      ['golf', 'golfPolo'],
      ['hiking !long', 'hikingTee'],
      ['hiking', 'hikingTop'],
      ['cycling', 'cyclingJersey'],
      ['swim', 'rashguard'],
      ['long/longTee/fleeced/winter/turtle/mock/warm/thermal/turtleTee !short', 'sportLongTee'],
    ],
  },
  sportLongTee: {
    words:
      '기능성긴팔 기능성긴팔티 운동긴팔 운동긴팔티 스포츠긴팔 러닝긴팔 런닝긴팔 러닝긴팔티 러닝롱슬리브 헬스긴팔 트레이닝긴팔 드라이핏긴팔 컴프레션긴팔 ' +
      '압박긴팔 베이스레이어 베이스레이어상의 콜드기어 히트기어긴팔 언더셔츠긴팔 스킨스긴팔 요가긴팔 요가커버업 필라테스긴팔 필라테스커버업 커버업 커버업티 ' +
      '핑거홀긴팔 핑거홀티 워머티 테니스긴팔 배드민턴긴팔 축구긴팔 축구이너 풋살긴팔 골키퍼상의 골키퍼유니폼 쿨토시티 자외선차단티 자외선차단긴팔 uv긴팔 uv티 썬가드티 ' +
      '웜업탑 웜업긴팔 baselayer compressionlong longsleevesport 에어쿨링롱슬리브 안다르롱슬 운동롱슬 카필린롱',
    with: [
      ...kept,
      ['golf', 'golfTop'],
      ['hiking/outdoor', 'hikingTop'],
      ['cycling', 'cyclingJersey'],
      ['swim', 'rashguard'],
      ['halfZipped/zip', 'sportHalfZip'],
      ['sleeveless', 'sportTank'],
      ['short', 'sportTee'],
    ],
  },
  sportTank: {
    words:
      '운동나시 운동민소매 헬스나시 헬스민소매 짐나시 짐탱크 머슬나시 머슬민소매 머슬탱크 스트링거 스트링어 스트링나시 러닝나시 러닝싱글렛 싱글렛 싱글랫 ' +
      '마라톤나시 마라톤싱글렛 레이싱싱글렛 기능성나시 기능성민소매 스포츠나시 스포츠민소매 드라이핏나시 요가나시 필라테스나시 요가민소매 필라테스민소매 트레이닝나시 ' +
      '농구나시 농구민소매 크로스핏나시 컴프레션나시 컴프레션민소매 압박나시 바디빌딩나시 레이서백 레이서백나시 레이서백탑 테니스나시 테니스민소매 배드민턴나시 ' +
      'singlet stringer racerback gymtank muscletank runningtank trainingtank workouttank 드롭암',
    with: [
      ['bratop', 'bratop'],
      ['golf', 'golfPolo'],
    ],
  },
  bratop: {
    words:
      '브라탑 스포츠브라 스포츠브라탑 스브라 스포츠브라자 운동브라 운동브라탑 요가브라 요가브라탑 요가탑 요가톱 필라테스브라 필라테스브라탑 필라테스탑 필라탑 러닝브라 헬스브라 ' +
      '크롭브라탑 롱브라탑 롱라인브라탑 롱브라 브라렛 브라렛탑 브라톱 브라크롭 브라크롭탑 스포츠탑 스포츠톱 테니스브라탑 에너지브라 프리투비브라 얼라인탱크 얼라인브라 얼라인탑 ' +
      'bratop sportsbra bra bralette yogabra alignbra aligntank yogatop 브라 폴댄스브라탑 폴웨어상의 룰루에너지 플라이와이 플로우와이 라이크어클라우드 인디브라 나이키인디 스우시브라 하이서포트 미디엄서포트 크로스백탑 ' +
      '러브어라운드 플로우y',
    with: [
      ['inner/cool !sport !yoga !gym !running', 'camisole'],
      ['knitted', 'sleevelessKnit'],
    ],
  },
  cropTop: {
    words:
      '크롭탑 크롭톱 크롭티 크롭티셔츠 크롭반팔 크롭반팔티 크롭나시 크롭나시티 크롭민소매 크롭 크롭슬리브리스 배꼽티 배꼽나시 미니티 숏티 베이비돌티 베이비크롭 크롭베이비티 ' +
      '크롭골지티 골지크롭 골지크롭티 컷아웃티 컷아웃탑 컷아웃 크롭홀터 크롭뷔스티에 댄스탑 댄스티 벨리탑 언더붑 크롭쫄티 cropped croptop croptee cropt crop croptank bellytop 발레코어탑',
    with: [
      ...kept,
      ...namedBeside,
      ['sport/running/gym/yoga sleeveless', 'bratop'],
      ['sport/running/gym/yoga', 'sportTee'],
      ['knitted', 'knit'],
      ['long/longTee/sevenTenths', 'longTee'],
      ['turtle/turtleTee', 'turtleTee'],
      ['fleeced', 'fleecedTee'],
      ['zip', 'topHoodZip'],
    ],
  },
  tank: {
    words:
      '민소매 민소메 민소매티 민소매티셔츠 민소매탑 민소매톱 민소매상의 나시 나시티 나시티셔츠 나시탑 나씨 나쉬 나시t 나시반팔 소데나시 슬리브리스 슬리브레스 슬리브리쓰 슬리브리스탑 ' +
      '슬리브리스티 슬리브리스티셔츠 탱크탑 탱크톱 탱크 탱탑 면나시 면민소매 골지나시 골지민소매 골지슬리브리스 골지탱크탑 무지나시 박시나시 오버핏나시 오버핏민소매 루즈나시 ' +
      '머슬티 머슬핏나시 머슬탑 머슬핏민소매 쿨나시 냉감나시 아이스나시 인견나시 린넨나시 여름나시 라운드나시 유넥나시 u넥나시 브이넥나시 스퀘어나시 스퀘어넥나시 레이어드나시 ' +
      '나그랑나시 줄나시 단가라나시 흰나시 검정나시 쫄나시 런닝나시 런닝셔츠 난닝구 러닝셔츠 베이직나시 숏나시 롱나시 트임나시 암홀나시 홀터넥나시 홀터나시 홀터넥민소매 ' +
      '어깨패드나시 패드나시 파워숄더나시 파워숄더티 볼레로나시세트 니트탱크 tank tanktop tankt sleeveless sleevelesstop sleevelesstee muscletee muscletop wifebeater ' +
      '소매없는티 팔없는티 민나시 런닝흰 런닝구 난닝 메리야스 메리야쓰 와이프비터 무탠다드슬리브 아메리칸슬리브 란닝구 수유나시 수유탑 수유민소매 남자런닝 남성런닝 남자런닝구 흰런닝 면런닝',
    with: [
      ['pajamaTop/sleep', 'pajamaTop'],
      ['homeTop/home', 'homeTop'],
      ['knit/thinKnit/thickKnit/shortKnit/summerKnit/collarKnit/turtleKnit/sleevelessKnit !inner', 'sleevelessKnit'],
      [
        'blouse/shirt/sleevelessBlouse/shortBlouse/sheerBlouse/dressShirt/linenShirt/denimShirt !inner',
        'sleevelessBlouse',
      ],
      ['waistcoat', 'waistcoat'],
      ['knitVest', 'knitVest'],
      ['golf', 'golfPolo'],
      ['cycling', 'cyclingJersey'],
      ['swim', 'rashguard'],
      ['bratop', 'bratop'],
      ['sport/gym/yoga/tennis/badminton/basketball/soccer/climbing/sportTee/sportTank', 'sportTank'],
      ['hiking', 'sportTank'],
      ['knitted', 'sleevelessKnit'],
      ['collar', 'sleevelessBlouse'],
      ['strappy', 'camisole'],
      ['chiffon/satin/silk/tweed', 'sleevelessBlouse'],
      ['cropped/cropTop', 'cropTop'],
      ['bodysuit', 'bodysuit'],
    ],
  },
  camisole: {
    words:
      '끈나시 끈민소매 끈나시티 끈탑 끈슬리브리스 끈나시탑 캐미솔 캐미솔탑 캐미솔나시 케미솔 캐미쏠 까미솔 캐미나시 캐미 슬립탑 슬립나시 새틴나시 실크나시 새틴슬립탑 뷔스티에 뷔스티에탑 ' +
      '뷔스티에나시 뷔스티애 부스티에 뷔스티 비스티에 비스띠에 뷔스띠에 코르셋탑 코르셋 코르셋뷔스티에 튜브탑 튜브톱 베어탑 밴드탑 반도탑 홀터넥 홀터 홀터탑 홀터넥탑 홀터톱 할터넥 할터 ' +
      '홀터넥나시티 오프숄더 오프숄더탑 오프숄더티 오프숄더나시 원숄더 원숄더탑 원숄더나시 원숄더티 원쇼울더 백리스 백리스탑 등파인나시 레이스나시 레이스끈나시 레이스캐미솔 ' +
      '시스루나시 프릴나시 리본나시 스모크탑 스모킹탑 셔링나시 브라나시 브라캐미솔 브라캡나시 브라캡 캡나시 패드캐미솔 에어리즘브라탑 이너브라탑 브라내장나시 끈브라나시 란제리탑 레이어드뷔스티에 ' +
      '스트랩나시 스트랩탑 크로스나시 브라렛나시 베이비돌탑 camisole cami camitop bustier corset corsettop tubetop halter haltertop halterneck offshoulder oneshoulder sliptop bandeau strapless spaghettitop ' +
      '반두탑 나시슬립',
    with: [
      ['sleep/pajamaTop', 'pajamaTop'],
      ['swim', 'rashguard'],
      [anyPractice, 'sportTank'],
      ['long/sevenTenths blouse/shirt', 'blouse'],
      ['long/sevenTenths knit/knitted', 'knit'],
      ['long/sevenTenths/longTee', 'longTee'],
      ['knit/knitted/sleevelessKnit/thinKnit', 'sleevelessKnit'],
      ['blouse/shortBlouse', 'shortBlouse'],
      ['shirt', 'shirt'],
      ['sweatshirt', 'sweatshirt'],
      ['short', 'tee'],
      ['bodysuit', 'bodysuit'],
    ],
  },
}
