import type { KindLexicon } from '../types.ts'
import { anyPractice, kept, namedBeside } from './becoming.data.ts'

/** T-shirts with long sleeves, turtlenecks and polo shirts. */
export const longTees: KindLexicon<'TOP'> = {
  longTee: {
    words:
      '긴팔 긴소매 긴팔이 롱슬리브 롱슬립 장소매 긴팔티셔쓰 긴팔상의 긴소매상의 칠부 칠부티 7부 7부티 7부티셔츠 칠부티셔츠 칠부소매티 7부소매티 팔부티 8부티 6부티 9부티 9부소매티 ' +
      '롱티 롱티셔츠 롱티셔쓰 빅롱티 슬라브티 슬럽티 슬럽긴팔 와플티 와플티셔츠 와플긴팔 써멀티 서멀티 써말티 쫄긴팔 골지긴팔 골지긴팔티 쫄쫄이긴팔 단가라긴팔 줄무늬긴팔 ' +
      '스트라이프긴팔 보더긴팔 브레통티 브르통티 브레통 바스크셔츠 바스크티 마린티 마린스트라이프티 마린룩티 세인트제임스티 나그랑긴팔 래글런긴팔 라글란긴팔 그래픽긴팔 ' +
      '롱슬리브티 롱슬리브티셔츠 롱슬리브탑 롱슬립티 가을티 간절기티 이너긴팔 레이어드긴팔 언발긴팔 텐셀긴팔 모달긴팔 피그먼트긴팔 피그먼트롱슬리브 워싱긴팔 스웨이드티 벨벳티 벨벳탑 벨로아티 ' +
      '벨로아상의 코듀로이티 헨리넥긴팔 배색긴팔 니트st티 니트라이크티 벌룬소매티 벌룬소매탑 퍼프긴팔티 핑거홀 워머소매티 아대티 스퀘어넥긴팔 유넥긴팔 브이넥긴팔 라운드긴팔 무지긴팔 기본긴팔 ' +
      'longsleeve longsleeves longsleevetee longtee ls티 lstee longsleevetshirt longt bretonshirt breton thermaltee waffletee 긴팔피케이티 ' +
      '롱슬 롱슬티 이너롱슬 보더롱슬 골지롱슬 레이어드롱슬 쿠폰롱슬 보더티긴팔 웨쏭 웨상 우에쏭 바스크 바스크보더 헨리넥골지 골지헨리넥 서멀와플 써멀와플 와플ls 와플롱슬 ' +
      '헨리롱 와플써멀 써멀롱 써멀헨리 스트라이프롱 생제임스 쌩제임스 밍퀴어 밍키에르 생제임스밍콰이어 메르디앙 메르디안 생제임스우에쌍 아모르럭스 아머럭스 오르시발 르미노르 르미노 메르츠206 메르츠헨리 캠버305 k126 칼하트k126 레이어드롱 쫄롱 워머롱 박스롱 프린팅롱 그래픽롱 피그먼트롱 배색롱 투인원롱 레이어드투인원 페이크레이어드 ' +
      '나가소데 수유긴팔',
    with: [
      ['hikingTop', 'hikingTop'],
      ...namedBeside,
      ...kept,
      ['golf', 'golfTop'],
      ['cycling', 'cyclingJersey'],
      ['swim', 'rashguard'],
      ['workwear', 'workTop'],
      ['hiking/outdoor/fishing/hikingTee', 'hikingTop'],
      [`${anyPractice}/sportTee/sportLongTee`, 'sportLongTee'],
      ['halfZipped', 'halfZip'],
      ['hooded', 'hoodie'],
      ['collar', 'longPolo'],
      ['sheer/lace/mesh/sheerTop', 'sheerTop'],
      ['turtle/turtleTee', 'turtleTee'],
      ['mock/mockTee', 'mockTee'],
      ['knitted', 'knit'],
      ['fleeced/boa/thermal/fleecedTee', 'fleecedTee'],
      ['denim', 'denimShirt'],
      ['linen', 'linenShirt'],
      ['chiffon/satin/silk', 'blouse'],
      ['terry', 'sweatshirt'],
    ],
  },
  fleecedTee: {
    words:
      '기모티 기모티셔츠 기모긴팔 기모긴팔티 기모라운드티 융티 융긴팔 밍크티 밍크기모티 본딩티 피치기모티 털티 털긴팔 방한티 겨울티 겨울긴팔 겨울긴팔티 기모나그랑 기모이너티 기모쫄티 ' +
      '극세사티 보아티 뽀글이티 양털티 발열티 발열긴팔 발열티셔츠 웜티 웜긴팔 웜티셔츠 히트텍긴팔 히트텍티 히트텍 히트텍크루넥 히트텍엑스트라웜 히트텍라운드 기모탑 기모상의 기모스판티 기모텐셀티 ' +
      '기모카라티 기모피케티 fleecetee heattech warmtee 소프트기모티 기모단가라 기모스트라이프티 따뜻한티 내복티 기모티반목',
    with: [
      ['sleep', 'pajamaTop'],
      ['home', 'homeTop'],
      ['turtle/mock/turtleTee', 'turtleTee'],
      ['sport/running/gym', 'sportLongTee'],
      ['hiking', 'hikingTop'],
      ['golf', 'golfTop'],
      ['hoodie', 'fleecedHoodie'],
      ['sweatshirt', 'fleecedSweatshirt'],
      ['halfZip', 'fleecedSweatshirt'],
      ['shirt/flannelShirt', 'flannelShirt'],
    ],
  },
  sheerTop: {
    words:
      '시스루 시스루탑 시스루티 시스루티셔츠 씨스루 씨스루탑 시쓰루 시스루긴팔 시스루반팔 시스루상의 시스루톱 쉬어탑 시어탑 쉬어티 시어티 쉬어롱슬리브 쉬어긴팔 망사티 망사탑 망사긴팔 메쉬탑 메시탑 ' +
      '메쉬긴팔 매쉬탑 메쉬롱슬리브 레이스탑 레이스티 레이스긴팔 레이스톱 레이스이너 레이스터틀넥 레이스폴라 레이스목폴라 시스루터틀넥 시스루폴라 튤탑 튤티 오간자탑 쉬폰탑 쉬폰티 시폰티 ' +
      '레이스반폴라 시스루이너 레이어드시스루 크로쉐탑 뜨개시스루 그물티 그물니트 네트탑 네트니트 피쉬넷탑 비치는티 비침티 seethrough seethroughtop sheertop meshtop lacetop fishnet 시스루가디건 시스루볼레로 시스루메쉬티 메쉬레이어드탑 ' +
      '아사이너 스팽글탑',
    with: [
      ['sleep', 'pajamaTop'],
      ['blouse/sheerBlouse/shirt', 'sheerBlouse'],
      ['topCardigan/topThinCardigan', 'topThinCardigan'],
      ['knit/thinKnit/summerKnit', 'summerKnit'],
      ['strappy', 'camisole'],
      ['sleeveless', 'camisole'],
      ['sport', 'sportTee'],
    ],
  },
  turtleTee: {
    words:
      '목폴라 목폴라티 목폴라티셔츠 목폴 목폴라이너 목플라 목폴라긴팔 폴라 폴라티 폴라티셔츠 폴라넥 폴라넥티 폴라긴팔 폴라이너 터틀넥 터틀넥티 터틀넥티셔츠 터틀 터틀티 터틀랙 터들넥 터틀넥이너 ' +
      '터틀넥긴팔 터틀넥탑 터틀네크 목티 목긴티 목티셔츠 하이넥 하이넥티 하이넥이너 하이넥탑 하이넥긴팔 롤넥 롤넥티 골지폴라 골지폴라티 골지목폴라 골지터틀넥 골지하이넥 기모폴라 기모폴라티 ' +
      '기모목폴라 기모터틀넥 기모하이넥 융폴라 본딩폴라 히트텍터틀넥 히트텍목폴라 히트텍하이넥 발열목폴라 발열터틀넥 웜터틀넥 쫄폴라 쫄목폴라 스판폴라 레이어드목폴라 이너목폴라 이너폴라 면폴라 ' +
      '면목폴라 코튼터틀넥 텐셀목폴라 모달목폴라 단가라폴라 스트라이프목폴라 스트라이프터틀넥 줄폴라 벨벳폴라 벨벳터틀넥 루즈폴라 셔링폴라 폴라나시 turtleneck turtle turtlenecktee highneck rollneck poloneck ' +
      '풀오버터틀넥티 자라목티 목도리티 카울넥 카울넥티 카울넥탑 목높은티 모달폴라 코튼폴라',
    with: [
      ['sleep', 'pajamaTop'],
      ['knit/thinKnit/thickKnit/knitted/cable/cashmere/wool/turtleKnit !sleeveless !short', 'turtleKnit'],
      ['shortKnit', 'shortKnit'],
      ['knit/knitted sleeveless', 'sleevelessKnit'],
      ['knit/knitted short', 'shortKnit'],
      ['sleevelessKnit', 'sleevelessKnit'],
      ['sweatshirt/fleecedSweatshirt', 'sweatshirt'],
      ['fleeceTop', 'fleeceTop'],
      ['knitVest', 'knitVest'],
      ['blouse', 'blouse'],
      ['golf', 'golfTop'],
      ['hiking', 'hikingTop'],
      [anyPractice, 'sportLongTee'],
      ['halfZip/halfZipped', 'halfZip'],
      ['sheerTop/sheer/lace/mesh', 'sheerTop'],
      ['sleeveless', 'tank'],
      ['short', 'tee'],
      ['cropped cropTop', 'cropTop'],
    ],
  },
  mockTee: {
    words:
      '반목 반목티 반목티셔츠 반목폴라 반목폴라티 반목긴팔 반목이너 반폴라 반폴라티 반폴라티셔츠 반폴라넥 반터틀 반터틀넥 반터틀티 반터틀넥티 하프넥 하프넥티 하프넥이너 하프넥긴팔 ' +
      '모크넥 모크넥티 모크넥티셔츠 모크터틀 모크터틀넥 목크넥 모크넥긴팔 세미폴라 세미목폴라 세미터틀 세미터틀넥 세미하이넥 숏넥 숏터틀넥 미니터틀넥 골지반폴라 골지반목 ' +
      '골지하프넥 골지모크넥 기모반목 기모반폴라 기모반목티 기모모크넥 기모하프넥 히트텍반목 발열반목 차이나넥티 차이나카라티 스탠드넥티 텐셀반폴라 모달반폴라 스판반폴라 레이어드반목 ' +
      'mockneck mock mockturtle mockturtleneck halfneck mocknecktee 반하이넥 로우터틀넥 낮은목폴라 목넥롱 보틀넥 퍼넬넥 깔때기넥',
    with: [
      ['sleep', 'pajamaTop'],
      ['knit/thinKnit/knitted/cashmere/wool !sleeveless !short', 'knit'],
      ['thickKnit', 'thickKnit'],
      ['shortKnit', 'shortKnit'],
      ['knit/knitted sleeveless', 'sleevelessKnit'],
      ['sleevelessKnit', 'sleevelessKnit'],
      ['knit/knitted short', 'shortKnit'],
      ['sweatshirt', 'sweatshirt'],
      ['blouse', 'blouse'],
      ['golf', 'golfTop'],
      ['hiking', 'hikingTop'],
      [anyPractice, 'sportLongTee'],
      ['halfZip/halfZipped', 'halfZip'],
      ['sheerTop/sheer/lace', 'sheerTop'],
      ['sleeveless', 'tank'],
      ['short', 'tee'],
      ['fleeced/boa', 'turtleTee'],
    ],
  },
  polo: {
    words:
      '카라티 카라티셔츠 카라티셔쓰 칼라티 칼라티셔츠 카라넥티 카라넥 카라반팔 카라반팔티 카라탑 카라 칼라 카라남방티 폴로 폴로티 폴로티셔츠 폴로셔츠 폴로셔쓰 폴로샤츠 폴로넥 폴로반팔 피케 피케티 ' +
      '피케티셔츠 피케셔츠 피케이셔츠 피케이 피케이티 피케이티셔츠 피크티 픽케 피켓티 피케반팔 피캐티 피쿼티 피퀘 피퀘티 피퀘티셔츠 피퀘셔츠 pk pk티 pk셔츠 pk티셔츠 pkt 쿨피케 쿨피케티 냉감카라티 쿨카라티 ' +
      '쿨폴로 에어리즘폴로셔츠 드라이카노코 드라이폴로셔츠 카노코 스트라이프카라티 단가라카라티 오픈카라티 오픈카라티셔츠 버튼카라티 집업카라티 지퍼카라티 배색카라티 자수카라티 ' +
      '스쿨카라티 크롭카라티 골지카라티 세일러카라티 셔츠카라티 랄프폴로티 라코스테카라티 라코스테피케 꼼데카라티 테리폴로 테리카라티 니트라이크카라티 ' +
      'polo poloshirt polotee pique piqueshirt piquetee collartee collar collaredtee 로고피케 헨리카라티 닥스티 pk반팔 라꼬스떼 라꼬스테 선스펠리비에라 스키퍼 스키퍼넥',
    with: [
      ['check !short !knitted !golf !sport', 'shirt'],
      ['check fleeced/flannel/wool/thick/winter', 'flannelShirt'],
      ['linen !knitted !short', 'linenShirt'],
      ['linen banded', 'linenShirt'],
      ['pajamaTop/sleep', 'pajamaTop'],
      ['homeTop/home', 'homeTop'],
      ['gymUniform', 'gymUniform'],
      ['school/schoolShirt', 'schoolShirt'],
      ['workwear/workTop', 'workTop'],
      ['rugbyTee', 'rugbyTee'],
      ['collarKnit/knit/thinKnit/thickKnit/knitted/cable/cashmere/wool !sleeveless !short', 'collarKnit'],
      ['summerKnit', 'shortKnit'],
      ['shortKnit', 'shortKnit'],
      ['knit/knitted sleeveless', 'sleevelessKnit'],
      ['knit/knitted', 'shortKnit'],
      ['topCardigan', 'topCardigan'],
      ['alohaShirt', 'alohaShirt'],
      ['shortBlouse/blouse', 'blouse'],
      ['dressShirt', 'dressShirt'],
      ['shirt/shortShirt/linenShirt/denimShirt !shortShirt !polo', 'shirt'],
      ['hoodie', 'hoodie'],
      ['sweatshirt/fleecedSweatshirt', 'rugbyTee'],
      ['golf/golfPolo', 'golfPolo'],
      ['golfTop', 'golfTop'],
      ['hiking/hikingTee !long', 'hikingTee'],
      ['hiking/hikingTop', 'hikingTop'],
      ['cycling', 'cyclingJersey'],
      ['soccer/team', 'jersey'],
      ['sport/running/gym/badminton/tennis/sportTee !long', 'sportTee'],
      ['sport/running/gym/badminton/tennis', 'sportLongTee'],
      ['sleeveless', 'sleevelessBlouse'],
      ['fleeced/boa !short', 'longPolo'],
      ['long/sevenTenths/winter/autumn/thick/longTee/velvet/corduroy !short !summer', 'longPolo'],
    ],
  },
  longPolo: {
    words:
      '긴팔카라티 긴팔카라티셔츠 카라긴팔 카라긴팔티 긴팔피케 긴팔피케티 긴팔피케티셔츠 긴팔폴로 긴팔폴로티 긴팔폴로셔츠 긴팔pk티 긴팔pk 피케긴팔 폴로긴팔 롱슬리브폴로 롱슬리브피케 긴소매카라티 ' +
      '긴소매피케 칠부카라티 7부카라티 가을카라티 와플카라티 벨벳카라티 코듀로이카라티 기모카라 카라긴팔셔츠티 longpolo longsleevepolo longsleevepoloshirt 라코스테l1312 l1312 프레드페리m3636 m3636',
    with: [
      ['sleep', 'pajamaTop'],
      ['school', 'schoolShirt'],
      ['workwear', 'workTop'],
      ['golf', 'golfTop'],
      ['hiking/outdoor', 'hikingTop'],
      ['sport/running/tennis/badminton', 'sportLongTee'],
      ['knit/knitted/collarKnit', 'collarKnit'],
      ['rugbyTee', 'rugbyTee'],
      ['short', 'polo'],
    ],
  },
  golfPolo: {
    words:
      '골프티 골프티셔츠 골프카라티 골프카라티셔츠 골프반팔 골프반팔티 골프피케 골프피케티 골프피케티셔츠 골프폴로 골프폴로셔츠 골프폴로티 골프pk 골프pk티 골프셔츠 골프상의 골프나시 골프민소매 골프민소매티 골프슬리브리스 ' +
      '골프웨어상의 골프반팔카라티 골프반집업반팔 골프냉감티 골프쿨티 골프여름티 골프웨어 골프복 골프옷 골프니트반팔 파크골프티 golfpolo golftee golfshirt golftshirt golfpoloshirt golfsleeveless',
    with: [
      [
        'long/longTee/fleeced/winter/warm/turtle/mock/halfZipped/zip/knitted/knit/topCardigan/hoodie/sweatshirt/boa !short !sleeveless',
        'golfTop',
      ],
    ],
  },
  golfTop: {
    words:
      '골프긴팔 골프긴팔티 골프긴팔티셔츠 골프긴팔카라티 골프긴팔피케 골프이너 골프이너티 골프냉감이너 골프쿨이너 골프기모이너 골프목폴라 골프폴라 골프폴라티 골프터틀넥 골프반목 골프반목티 골프하이넥 골프하프넥 골프니트 ' +
      '골프스웨터 골프맨투맨 골프후드 골프후드티 골프집업 골프반집업 골프하프집업 골프반집업티 골프가디건 골프기모티 골프기모 골프겨울티 골프바람막이상의 골프아노락 ' +
      '골프플리스 골프미드레이어 golflongsleeve golfknit golfsweater golftop golfhalfzip golfinner 라운딩이너 필드이너 골프아이스이너',
    with: [['short !long !halfZipped', 'golfPolo']],
  },
}
