import type { KindLexicon } from '../types.ts'

/** Knitwear and vests. */
export const knits: KindLexicon<'TOP'> = {
  knit: {
    words:
      '폴로스웨터 polosweater 니트 닛트 니투 니트티 니트티셔츠 니트탑 니트톱 니트상의 니트웨어 니트류 니트스웨터 긴팔니트 니트긴팔 스웨터 스웨타 쉐터 쉐타 스웨러 스웨더 세타 세터 풀오버 풀오버니트 뜨개니트 뜨개옷 손뜨개니트 크루넥니트 라운드니트 라운드넥니트 ' +
      '브이넥니트 v넥니트 보트넥니트 유넥니트 스퀘어넥니트 오프숄더니트 울니트 울스웨터 메리노니트 메리노울니트 캐시미어니트 캐시니트 캐시미어스웨터 캐시미어 아가일니트 아가일스웨터 아가일 단가라니트 스트라이프니트 ' +
      '줄니트 줄무늬니트 배색니트 컬러블록니트 컬러니트 체크니트 꽃니트 자수니트 하트니트 로고니트 꼼데니트 메종키츠네니트 베이직니트 기본니트 데일리니트 오버핏니트 루즈핏니트 루즈니트 박시니트 크롭니트 숏니트 롱니트 언발니트 셔링니트 퍼프니트 ' +
      '벌룬니트 리본니트 레이어드니트 데미지니트 그런지니트 빈티지니트 라운드스웨터 브이넥스웨터 보카시니트 보카시 와플니트 ' +
      '지퍼니트 버튼니트 나그랑니트 래글런니트 반목니트 반폴라니트 하프넥니트 모크넥니트 반터틀니트 후드니트 니트후드 니트맨투맨 인타샤니트 벨벳니트 밀라노니트 홀가먼트니트 홀가먼트 니트앙상블 폴로니트 랄프로렌니트 스쿨니트 정장니트 ' +
      '가을니트 겨울가을니트 니트후디 커플니트 ' +
      'knit knits knitwear knitted knittop sweater sweaters pullover jumperknit cashmere cashmeresweater merinosweater vneckknit vnecksweater crewknit crewnecksweater argyle ' +
      '캐시크루 캐시미어크루 울크루 울라운드 메리노라운드 캐시라운드 캐시미어라운드 라운드울 ' +
      '쉐이터 스웨이터 램스웰 꼬배기 인타시아 헤어리 틸든 수플레 할리오브스코틀랜드 할리스코틀랜드 제이미슨 알란페인 드루모어 비스코티노 크루치아니 마르지엘라엘보우 아크네날론 날론페이스 k9601 프페k9601 몽클마글리아 쎄타 게이또옷 털옷',
    with: [
      ['inner partOfSet', 'sleevelessKnit'],
      ['sleep/pajamaTop', 'pajamaTop'],
      ['home !halfZipped', 'homeTop'],
      ['school', 'schoolShirt'],
      ['knitVest/waistcoat', 'knitVest'],
      ['golf/golfTop/golfPolo', 'golfTop'],
      ['topCardigan', 'topCardigan'],
      ['open', 'topCardigan'],
      ['zip !halfZipped', 'topCardigan'],
      ['strappy/camisole', 'sleevelessKnit'],
      ['sleeveless/tank', 'sleevelessKnit'],
      ['short', 'shortKnit'],
      ['turtle/turtleTee', 'turtleKnit'],
      ['collar/longPolo', 'collarKnit'],
      ['cable/thick/boa/heavyweight/fur/fleeced/winter/padded', 'thickKnit'],
      ['summer/linen/cool/mesh/sheer/uv/sheerTop !long', 'summerKnit'],
      ['summer/linen/cool/mesh/sheer/lace', 'summerKnit'],
      ['thin/light/ribbed/silk/satin', 'thinKnit'],
      ['spring !autumn', 'thinKnit'],
    ],
  },
  thinKnit: {
    words:
      '얇은니트 봄니트 간절기니트 골지니트 골지니트티 립니트 리브드니트 하이게이지니트 파인니트 파인게이지니트 세번수니트 12게이지니트 14게이지니트 16게이지니트 씬니트 라이트니트 실켓니트 실크니트 레이온니트 비스코스니트 텐셀니트 모달니트 ' +
      '코튼니트 면니트 순면니트 이너니트 니트이너 7부니트 칠부니트 8부니트 6부니트 여리여리니트 슬림니트 슬림핏니트 쫄니트 쫀쫀니트 스판니트 니트블라우스 슬러브니트 슬라브니트 니트롱슬리브 브이넥골지니트 랩니트 랩니트티 하찌얇은 ' +
      '얇은스웨터 가벼운니트 여리니트 finegauge finegaugeknit thinknit ribknit ribbedknit cottonknit extrafinemerino 엑스트라파인메리노 엑스트라파인메리노니트 파인메리노 하찌 하찌니트 하찌티 하찌라운드 이너용니트 ' +
      '메리노크루 워셔블울 18게이지 골지kn 존스메런디 존스메마커스 존스메보비 존스메블레넘 스메들리 캐시실크',
    with: [
      ['sleep', 'pajamaTop'],
      ['home !halfZipped', 'homeTop'],
      ['golf', 'golfTop'],
      ['topCardigan/open', 'topCardigan'],
      ['knitVest', 'knitVest'],
      ['sleeveless/tank', 'sleevelessKnit'],
      ['short', 'shortKnit'],
      ['summer/cool/linen', 'summerKnit'],
      ['turtle/turtleTee !mock', 'turtleKnit'],
      ['collar', 'collarKnit'],
      ['thick/cable/heavyweight', 'thickKnit'],
      ['winter/warm', 'knit'],
    ],
  },
  thickKnit: {
    words:
      '두꺼운니트 두툼한니트 도톰니트 도톰한니트 겨울니트 겨울스웨터 두꺼운스웨터 방한니트 헤비니트 헤비게이지니트 헤비게이지 청키니트 벌키니트 꽈배기 꽈배기니트 꽈배기스웨터 꽈베기니트 케이블 케이블니트 케이블스웨터 케이블티 왕꽈배기니트 통꽈배기니트 ' +
      '아란 아란니트 아란스웨터 피셔맨 피셔맨니트 피셔맨스웨터 피셔맨리브 어부니트 노르딕 노르딕니트 노르딕스웨터 눈꽃니트 눈꽃스웨터 눈송이니트 루돌프니트 크리스마스니트 크리스마스스웨터 어글리스웨터 페어아일 페어아일니트 페어아일스웨터 ' +
      '카우첸 카우첸니트 카우찬 쉐기독 쉐기독니트 쉐기니트 셰기독 셔기독 셔기독니트 쉐기 셰기 쉐틀랜드니트 셔틀랜드니트 쉐틀랜드울니트 로게이지 로게이지니트 로우게이지니트 3게이지니트 5게이지니트 7게이지니트 팝콘니트 방울니트 왕골지니트 ' +
      '알파카니트 알파카 야크니트 야크 알파카스웨터 밍크니트 퍼니트 털니트 기모니트 융니트 뽀글이니트 양털니트 덤블니트 인형니트 폭스니트 라쿤폭스니트 손뜨개스웨터 할머니니트 할아버지니트 그래니니트 밀리터리니트 코만도스웨터 코만도니트 ' +
      'cable cableknit cablesweater aran aransweater fisherman fishermansweater fairisle nordic shaggydog chunkyknit thickknit alpaca alpacasweater heavyknit lowgauge christmassweater uglysweater ' +
      '램스울 램스울니트 램즈울니트 램스울라운드 앙고라 앙고라니트 앙고라스웨터 앙고라쉐타 앙고라풀오버 모헤어 모헤어니트 모헤어스웨터 부클 부클니트 부클레니트 부클풀오버 몽글니트 이글루니트 폴로케이블니트 polocableknit 라쿤니트 라쿤울니트 쉐틀랜드 셔틀랜드 쉐틀랜드램스울 ' +
      '청키캐시 청키캐시크루 청키크루 청키캐시미어 로파페이사 lopapeysa 세일러크루 안데르센안데르센 앤더슨앤더슨 건지울른스 guernsey 섀기독 샤기독',
    with: [
      ['sleep', 'pajamaTop'],
      ['golf', 'golfTop'],
      ['topCardigan/open/zip', 'topCardigan'],
      ['knitVest/waistcoat', 'knitVest'],
      ['sleeveless/tank', 'sleevelessKnit'],
      ['short', 'shortKnit'],
      ['summer !winter', 'summerKnit'],
      ['thin/light', 'knit'],
      ['collar !cable !thick !winter', 'collarKnit'],
    ],
  },
  turtleKnit: {
    words:
      '터틀넥니트 터틀니트 터틀넥스웨터 니트터틀넥 니트터틀 목폴라니트 니트목폴라 폴라니트 니트폴라 니트폴라티 폴라스웨터 목니트 하이넥니트 니트하이넥 롤넥니트 롤넥스웨터 골지폴라니트 골지터틀넥니트 터틀넥골지니트 캐시미어폴라 캐시미어목폴라 ' +
      '캐시미어터틀넥 울폴라 울목폴라 울터틀넥 앙고라폴라 앙고라목폴라 메리노터틀넥 두꺼운목폴라 도톰목폴라 꽈배기폴라 꽈배기목폴라 케이블터틀넥 케이블폴라 케이블목폴라 램스울터틀넥 자라목니트 카울넥니트 루즈터틀넥니트 앙고라터틀 ' +
      'turtleneckknit turtlenecksweater turtlenecksweaters rollnecksweater highnecksweater cashmereturtleneck knitturtleneck ' +
      '도꾸리 도쿠리 도꾸리티 도꾸리니트 순모폴라 순모목폴라 캐시폴라 잡스터틀넥 독꾸리 토꾸리 도꼬리 체르웰 존스메체르웰 존스메리차즈 존스메올타 존스메캣킨 토쿠리',
    with: [
      ['golf', 'golfTop'],
      ['knitVest', 'knitVest'],
      ['sleeveless/tank', 'sleevelessKnit'],
      ['short', 'shortKnit'],
      ['summer/linen !winter', 'summerKnit'],
    ],
  },
  shortKnit: {
    words:
      '반팔니트 반팔니트티 반팔스웨터 반소매니트 반니트 니트반팔 니트반팔티 니트반소매 숏슬리브니트 하프니트 하프슬리브니트 5부니트 오부니트 반팔골지니트 골지반팔니트 반팔카라니트 카라반팔니트 반팔니트카라티 반팔케이블니트 반팔꽈배기니트 ' +
      '반팔브이넥니트 반팔라운드니트 반팔린넨니트 니트반팔카라티 반팔하찌 반팔부클 퍼프반팔니트 반팔퍼프니트 캡소매니트 여름반팔니트 여름카라니트 반팔니트폴로 반팔폴로니트 니트반팔폴로 shortknit shortsleeveknit shortsleevesweater knittee knittshirt 반팔가디건니트 ' +
      '까슬이 까슬니트 까실니트',
    with: [
      ['golf', 'golfPolo'],
      ['sleep', 'pajamaTop'],
      ['topCardigan', 'topThinCardigan'],
      ['long !short', 'thinKnit'],
      ['sleeveless', 'sleevelessKnit'],
    ],
  },
  collarKnit: {
    words:
      '카라니트 카라넥니트 칼라니트 카라스웨터 니트카라 니트카라티 니트카라티셔츠 카라니트티 폴로니트티 니트폴로 니트폴로티 니트폴로셔츠 피케니트 니트피케 니트피케티 니트셔츠 니트남방 오픈카라니트 세일러니트 세일러카라니트 ' +
      '숄카라니트 니트숄카라 카라브이넥니트 하프집업니트 반집업니트 니트반집업 니트하프집업 집업카라니트 카라집업니트 knitpolo poloknit collarknit knitshirt collarsweater 긴팔카라니트 카라긴팔니트 ' +
      '집넥니트 짚넥니트 집넥 하프집니트 반집니트 쿼터집니트 니트하프집 존스메들리카라 isis 자노네 zanone 그란사쏘 그란사소 그랑사쏘 gransasso 존스메이시스 존스메아드리안 존스메도르셋 존스메벨퍼 존스메브래드웰 존스메페이튼',
    with: [
      ['golf', 'golfTop'],
      ['topCardigan', 'topCardigan'],
      ['halfZipped', 'collarKnit'],
      ['sleeveless', 'sleevelessKnit'],
      ['short !zip !halfZipped !knitZip', 'shortKnit'],
      ['summer/linen/cool', 'shortKnit'],
      ['thick/cable/winter/boa/heavyweight', 'thickKnit'],
    ],
  },
  summerKnit: {
    words:
      '여름니트 린넨니트 리넨니트 쿨니트 냉감니트 썸머니트 섬머니트 써머니트 아이스니트 인견니트 시스루니트 메쉬니트 매쉬니트 메시니트 망사니트 그물니트티 크로쉐니트 크로셰니트 크로쉐 크로셰 코바늘니트 뜨개탑 펀칭니트 아일렛니트 까슬니트 ' +
      '까실니트 종이니트 지지미니트 린넨스웨터 여름스웨터 린넨긴팔니트 여름긴팔니트 볼레로니트 라피아니트 모달쿨니트 summerknit linenknit coolknit crochet crochettop meshknit sheerknit 썸머스웨터 나시볼레로 ' +
      '린넨kn 썸머kn 스카시 에어니트',
    with: [
      ['topCardigan', 'topThinCardigan'],
      ['knitVest', 'knitVest'],
      ['sleeveless/tank/strappy', 'sleevelessKnit'],
      ['short', 'shortKnit'],
    ],
  },
  sleevelessKnit: {
    words:
      '민소매니트 나시니트 니트나시 니트민소매 니트나시티 니트슬리브리스 슬리브리스니트 니트탱크탑 니트탱크톱 니트뷔스티에 뷔스티에니트 니트끈나시 니트캐미솔 홀터넥니트 홀터니트 니트홀터 니트홀터넥 골지니트나시 골지나시니트 폴라나시니트 목폴라나시 ' +
      '터틀넥나시 터틀넥민소매 반폴라나시 하프넥나시 하프넥슬리브리스 모크넥나시 니트튜브탑 크로쉐나시 뜨개나시 여름나시니트 린넨나시니트 슬리브리스스웨터 나시풀오버 sleevelessknit knittank sleevelesssweater knitcami 니트브라탑 니트크롭나시 카라니트나시 ' +
      '트윈니트안에거 트윈니트이너 앙상블속나시 앙상블안에',
    with: [
      ['golf', 'golfPolo'],
      ['knitVest', 'knitVest'],
      ['short', 'shortKnit'],
      ['long', 'thinKnit'],
    ],
  },
  knitVest: {
    words:
      '니트조끼 니트베스트 골프조끼 골프베스트 골프니트조끼 골프니트베스트 니트질레 조끼니트 베스트니트 조끼 쪼끼 조기니트 베스트 뷔스티에조끼 스웨터조끼 스웨터베스트 울조끼 울베스트 꽈배기조끼 꽈배기베스트 케이블조끼 케이블베스트 아가일조끼 아가일베스트 브이넥조끼 브이넥베스트 v넥조끼 v넥베스트 ' +
      '라운드조끼 가디건조끼 조끼가디건 가디건베스트 버튼조끼 버튼베스트 캐시미어조끼 캐시미어베스트 앙고라조끼 부클조끼 털조끼 퍼조끼 뽀글이조끼 양털조끼 플리스조끼 패딩조끼 패딩베스트 퀼팅조끼 누빔조끼 경량조끼 다운조끼 크롭조끼 크롭베스트 롱조끼 ' +
      '롱베스트 뜨개조끼 뜨개베스트 크로쉐조끼 린넨조끼 청조끼 데님조끼 데님베스트 가죽조끼 레더베스트 스웨이드조끼 코듀로이조끼 트위드조끼 트위드베스트 맨투맨조끼 스웻베스트 스웨트베스트 후드조끼 후드베스트 나일론조끼 유틸리티베스트 포켓조끼 ' +
      '낚시조끼 카고베스트 캠핑조끼 레이어드조끼 스쿨조끼 스쿨베스트 프레피조끼 knitvest vest sweatervest cablevest knitgilet gilet argylevest 니트쪼끼 자켓조끼 집업조끼 오버핏조끼 김장조끼 누비조끼 떠준조끼 손뜨개조끼 털실조끼 ' +
      '니트집업베스트 그래니스퀘어 쬬끼',
    with: [
      ['school/schoolShirt', 'schoolShirt'],
      ['suit/formal/interview/wedding/funeral/waistcoat', 'waistcoat'],
      ['workwear', 'workTop'],
      ['hanbokTop', 'hanbokTop'],
      ['home/sleep', 'homeTop'],
    ],
  },
  waistcoat: {
    words:
      '정장조끼 정장베스트 수트조끼 수트베스트 슈트조끼 슈트베스트 양복조끼 양복베스트 웨이스트코트 웨이스코트 웨스트코트 신사조끼 턱시도조끼 예복조끼 하객조끼 쓰리피스조끼 스리피스조끼 질레 질렛 질레조끼 롱질레 테일러드베스트 테일러드조끼 ' +
      '테일러드질레 오피스베스트 오피스조끼 홀터베스트 민소매베스트 슬리브리스베스트 포멀베스트 린넨베스트 린넨질레 정장질레 울질레 숏베스트 더블베스트 더블버튼베스트 waistcoat suitvest tailoredvest formalvest dressvest gile 베스트탑 베스트나시 수트베스트탑 ' +
      '웨스킷 더블조끼 싱글조끼 싱글베스트 트위드vt 쥘레 쵸끼 죠끼 초끼',
    with: [
      ['school', 'schoolShirt'],
      ['workwear', 'workTop'],
      ['golf', 'golfTop'],
      ['knit/knitted/cable', 'knitVest'],
    ],
  },
}
