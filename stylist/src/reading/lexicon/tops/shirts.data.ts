import type { KindLexicon } from '../types.ts'

/** Words by which Koreans name shirts, by kind (see types.ts). */
export const shirts: KindLexicon<'TOP'> = {
  shirt: {
    words:
      'bd옥스 옥스bd 옥스남방 후드셔츠 후드남방 셔츠 셔쓰 샤쓰 샤츠 셔츄 셔쯔 셔스 샤스 셔츠류 셔처 쎠츠 샤쯔 서츠 셔츠남방 셔츠형상의 남방 난방 남방셔츠 난방셔츠 남방티 남방이 긴남방 얇은남방 캐주얼셔츠 캐쥬얼셔츠 체크셔츠 체크남방 체크난방 ' +
      '깅엄셔츠 깅엄체크셔츠 타탄체크셔츠 타탄셔츠 마드라스셔츠 마드라스체크셔츠 윈도우체크셔츠 글렌체크셔츠 스트라이프셔츠 스트라이프남방 줄무늬셔츠 줄무늬남방 줄셔츠 줄남방 세로줄셔츠 핀스트라이프셔츠 ' +
      '옥스포드 옥스퍼드 옥스포드셔츠 옥스퍼드셔츠 옥스포드남방 옥스퍼드남방 옥스셔츠 옥스남방 ocbd 버튼다운 버튼다운셔츠 버튼다운남방 버튼업셔츠 버튼업 포플린셔츠 포플린 브로드셔츠 트윌셔츠 코튼셔츠 코튼남방 면셔츠 ' +
      '면남방 순면셔츠 흰셔츠 흰남방 흰색셔츠 하얀셔츠 화이트셔츠 블루셔츠 파란셔츠 하늘색셔츠 소라셔츠 핑크셔츠 블랙셔츠 검정셔츠 검은셔츠 베이지셔츠 무지셔츠 무지남방 기본셔츠 베이직셔츠 오버핏셔츠 오버핏남방 ' +
      '오버사이즈셔츠 루즈핏셔츠 루즈핏남방 박시셔츠 박시남방 세미오버셔츠 롱셔츠 롱남방 크롭셔츠 크롭남방 숏셔츠 보이핏셔츠 보이프렌드셔츠 남친셔츠 아빠셔츠 랩셔츠 언발셔츠 셔링셔츠 핀턱셔츠 퍼프셔츠 프릴셔츠 ' +
      '배색셔츠 콤비셔츠 패치워크셔츠 절개셔츠 헨리넥셔츠 헨리셔츠 풀오버셔츠 아노락셔츠 차이나카라 차이나카라셔츠 차이나셔츠 차이나카라남방 만다린셔츠 스탠카라셔츠 스탠드카라셔츠 밴드카라셔츠 밴드카라 노카라셔츠 ' +
      '노카라남방 라운드카라셔츠 피터팬카라셔츠 세일러셔츠 히든버튼셔츠 히든셔츠 투포켓셔츠 포켓셔츠 밀리터리셔츠 웨스턴셔츠 카우보이셔츠 파자마셔츠 셔츠파자마st 나염셔츠 프린트셔츠 페이즐리셔츠 도트셔츠 ' +
      '땡땡이셔츠 꽃무늬셔츠 플라워셔츠 레오파드셔츠 호피셔츠 자수셔츠 로고셔츠 워싱셔츠 피그먼트셔츠 텐셀셔츠 레이온셔츠 모달셔츠 나일론셔츠 우븐셔츠 바스락셔츠 구김셔츠 링클셔츠 링클프리셔츠 주름셔츠 플리츠셔츠 ' +
      '스판셔츠 슬림핏셔츠 슬림셔츠 봄셔츠 봄남방 가을셔츠 가을남방 간절기셔츠 데일리셔츠 레이어드셔츠 니트셔츠레이어드 머슬핏셔츠 랄프로렌셔츠 폴로랄프로렌셔츠 폴로옥스포드셔츠 폴로남방 폴로옥스포드 칠부셔츠 7부셔츠 7부남방 칠부남방 ' +
      '긴팔셔쓰 롱슬리브셔츠 긴소매셔츠 커플셔츠 기본남방 랩남방 단추남방 셔츠탑 투톤셔츠 ' +
      'shirt shirts buttondown buttonup buttondownshirt buttonupshirt oxford oxfordshirt checkshirt stripeshirt stripedshirt bandcollarshirt casualshirt poplinshirt westernshirt overfitshirt 카라셔츠 칼라셔츠 카라남방 ' +
      '와이셔 포플린오버셔츠 커스텀핏bd 옥스포드버튼다운 ' +
      '옥포드 톰브옥포 밴드넥 19세기bd 19센추리bd eg19th 엔지니어드bd 인디비주얼라이즈 인디비bd 기트먼 기트맨 기트먼빈티지 gitman bigyank 락마운트 rockmount 딕키즈574 카마쿠라 가마쿠라 카마쿠라빈티지 야에카컴포트 핀엑스 핀엑스트윌 워시드핀엑스 아워레가시보로우드 보로우드bd 보로우bd 르메르트위스티드 포터리컴포트 엑스트라파인 엑스트라파인코튼 익스트라파인 버버리노바 꼼데가르송포에버 칼하트매디슨 시리즈bd 아웃스탠딩bd 니들스웨스턴 니들스7컷 니들스세븐컷 리빌드바이니들스 니들스리본컷 흰옥스 소라옥스 블루옥스 하늘옥스 폴로bd 폴로커스텀핏bd 폴로슬림핏bd 폴로클래식핏bd 폴로옥스퍼드 폴로체크 폴로스트라이프셔츠 빈폴bd 헤지스bd 타미bd 라코스테bd 유니클로bd',
    with: [
      ['schoolShirt/school', 'schoolShirt'],
      ['hanbokTop', 'hanbokTop'],
      ['sleep/pajamaTop', 'pajamaTop'],
      ['home/homeTop', 'homeTop'],
      ['workwear/workTop', 'workTop'],
      ['golf !long', 'golfPolo'],
      ['golf', 'golfTop'],
      ['hiking/fishing short', 'hikingTee'],
      ['hiking/fishing', 'hikingTop'],
      ['cycling', 'cyclingJersey'],
      ['sport/running/gym/soccer/baseball/basketball/badminton short', 'sportTee'],
      ['baseball/soccer', 'jersey'],
      ['rugbyTee', 'rugbyTee'],
      ['alohaShirt !long', 'alohaShirt'],
      ['sleeveless', 'sleevelessBlouse'],
      ['dressShirt', 'dressShirt'],
      ['suit/interview/funeral/wedding', 'dressShirt'],
      ['blouse/shortBlouse', 'blouse'],
      ['fleeced/flannel/boa/padded/quilted/wool/cashmere/corduroy/fur !short', 'flannelShirt'],
      ['knit/knitted/collarKnit !short', 'collarKnit'],
      ['knit/knitted', 'shortKnit'],
      ['sheer/lace/mesh', 'sheerBlouse'],
      ['satin/silk/chiffon', 'blouse'],
      ['leather/suede', 'overshirt'],
      ['resort !long', 'alohaShirt'],
      ['short', 'shortShirt'],
      ['linen', 'linenShirt'],
      ['denim', 'denimShirt'],
      ['winter/thick/warm', 'flannelShirt'],
      ['summer !spring', 'linenShirt'],
      ['cool/uv', 'linenShirt'],
    ],
  },
  dressShirt: {
    words:
      '와이셔츠 와이샤쓰 와이샤츠 와이셔쓰 와이셔쯔 와셔츠 와이서츠 와이샤스 와이셔스 y셔츠 y셔쓰 y샤쓰 yshirt 드레스셔츠 드레스셔쓰 드레스샤츠 드래스셔츠 정장셔츠 정장셔쓰 정장남방 정장와이셔츠 양복셔츠 양복와이셔츠 수트셔츠 ' +
      '슈트셔츠 비즈니스셔츠 비지니스셔츠 오피스셔츠 출근셔츠 회사셔츠 면접셔츠 하객셔츠 예복셔츠 턱시도셔츠 윙카라셔츠 윙칼라셔츠 커프스셔츠 프렌치커프스셔츠 더블커프스셔츠 와이드카라셔츠 와이드스프레드셔츠 ' +
      '세미와이드셔츠 레귤러카라셔츠 논아이론셔츠 노아이론셔츠 링클프리와이셔츠 구김방지셔츠 이지케어셔츠 맞춤셔츠 슬림핏와이셔츠 흰와이셔츠 긴팔와이셔츠 긴와이셔츠 스판와이셔츠 도비셔츠 헤링본셔츠 솔리드와이셔츠 ' +
      '드레스남방 dressshirt dressshirts formalshirt businessshirt suitshirt tuxedoshirt noniron noironshirt 드셔 와샤 ' +
      '와이사쓰 와이사츠 세미와이드카라 컷어웨이 커터웨이 원피스칼라 더블커프스 프렌치커프스 논다림 노다림 링클프리 구김프리 이지아이언 이지아이론 슬림핏와이 레귤러핏와이 헤링본와이 토마스메이슨 140수 st듀퐁 파코라반 기라로쉬 벨그라비아 찰스틸윗 턴불앤아서 턴불 토마스핑크 루이지보렐리 보렐리 핀아몬테 피나몬테 바르바나폴리 기로버 guyrover 산탄젤로 살바토레피콜로 샤르베 charvet 보스슬림핏 스튜디오톰보이와이 무탠다드와이 에잇세컨즈와이',
    with: [
      ['school', 'schoolShirt'],
      ['sleep', 'pajamaTop'],
      ['short/shortShirt/shortDressShirt', 'shortDressShirt'],
    ],
  },
  shortDressShirt: {
    words:
      '반팔와이셔츠 반팔와이셔쓰 반팔y셔츠 반팔와이샤츠 와이셔츠반팔 반팔정장셔츠 반팔드레스셔츠 반소매와이셔츠 반소매드레스셔츠 쿨비즈셔츠 쿨비즈와이셔츠 쿨와이셔츠 여름와이셔츠 여름정장셔츠 하절기와이셔츠 반팔비즈니스셔츠 ' +
      '반와이셔츠 shortsleevedressshirt 반팔오피스셔츠 쿨비즈와이',
    with: [['long !short', 'dressShirt']],
  },
  shortShirt: {
    words:
      '반팔남방 반팔난방 반팔셔쓰 반팔샤츠 반남방 반셔츠 반소매남방 하프셔츠 하프슬리브셔츠 숏슬리브셔츠 반팔체크셔츠 반팔체크남방 반팔데님셔츠 반팔청남방 반팔스트라이프셔츠 반팔옥스포드셔츠 반팔린넨셔츠 반팔오픈카라셔츠 ' +
      '오픈카라 오픈카라셔츠 오픈칼라 오픈칼라셔츠 오픈카라남방 오픈카라반팔셔츠 캠프카라 캠프카라셔츠 캠프셔츠 캠프칼라셔츠 캠프칼라 볼링셔츠 볼링 쿠바셔츠 쿠반셔츠 쿠반카라셔츠 쿠반카라 쿠반칼라셔츠 과야베라 구아야베라 이탈리안카라셔츠 ' +
      '여름남방 여름체크셔츠 시어서커반팔셔츠 시어서커반팔 지지미셔츠 지지미남방 5부셔츠 5부남방 반팔워크셔츠 워크반팔셔츠 메쉬셔츠 쿨셔츠 쿨남방 냉감셔츠 아사셔츠 ' +
      'shortsleeveshirt campshirt campcollar bowlingshirt bowling cubanshirt cubancollar opencollar opencollarshirt guayabera halfshirt ' +
      '씨어서커 딕키즈1574 eg캠프 엔지니어드캠프',
    with: [
      ['schoolShirt/school', 'schoolShirt'],
      ['sleep/pajamaTop', 'pajamaTop'],
      ['home/homeTop', 'homeTop'],
      ['workwear', 'workTop'],
      ['alohaShirt', 'alohaShirt'],
      ['resort/floral', 'alohaShirt'],
      ['hiking/fishing', 'hikingTee'],
      ['suit/interview/funeral/dressShirt !long', 'shortDressShirt'],
      ['knit/knitted/collarKnit', 'shortKnit'],
      ['sleeveless', 'sleevelessBlouse'],
      ['long linen', 'linenShirt'],
      ['long', 'shirt'],
    ],
  },
  linenShirt: {
    words:
      '린넨셔츠 린넨남방 린넨난방 리넨셔츠 리넨남방 린넨긴팔셔츠 린넨카라셔츠 린넨차이나셔츠 린넨차이나카라셔츠 린넨헨리넥셔츠 린넨헨리넥 린넨오버핏셔츠 마셔츠 마남방 모시남방 모시셔츠 삼베셔츠 시어서커셔츠 시어써커셔츠 ' +
      '시어서커남방 여름긴팔셔츠 여름긴팔남방 여름셔츠 거즈셔츠 이중거즈셔츠 쿨린넨셔츠 린넨상의 린넨긴팔 요루셔츠 썸머셔츠 인견셔츠 인견남방 자외선차단셔츠 선셔츠 썬셔츠 ' +
      'linenshirt seersuckershirt gauzeshirt sunshirt 린넨자켓셔츠 린넨로브셔츠 린넨차이나넥',
    with: [
      ['sleep', 'pajamaTop'],
      ['home', 'homeTop'],
      ['knit/summerKnit/shortKnit/knitted', 'summerKnit'],
      ['topCardigan/topThinCardigan', 'topThinCardigan'],
      ['blouse/shortBlouse', 'shortBlouse'],
      ['sleeveless/tank', 'sleevelessBlouse'],
      ['short', 'shortShirt'],
      ['resort floral', 'alohaShirt'],
    ],
  },
  alohaShirt: {
    words:
      '하와이안셔츠 하와이안 하와이안남방 하와이언셔츠 하와이셔츠 하와이안반팔 하와이남방 하와이티 알로하 알로하셔츠 알로하남방 알로하반팔 야자수셔츠 야자수남방 트로피컬셔츠 트로피칼셔츠 휴양지셔츠 휴양지남방 바캉스셔츠 리조트셔츠 ' +
      '비치셔츠 꽃남방 꽃무늬남방 꽃무늬반팔셔츠 플라워반팔셔츠 화려한셔츠 야자수 aloha alohashirt hawaiian hawaiianshirt resortshirt beachshirt tropicalshirt vacationshirt 서핑셔츠 ' +
      '썬서프 선서프 sunsurf 레인스푸너 reynspooner 토리리차드 토리리처드 카하라 듀크카하나모쿠 와코마리아 와코마리아레오파드',
    with: [
      ['sleep', 'pajamaTop'],
      ['long !short', 'linenShirt'],
    ],
  },
  denimShirt: {
    words:
      '데님셔츠 데님남방 데님난방 데님샤츠 청남방 청난방 청셔츠 청셔쓰 청샤츠 청남방셔츠 진셔츠 진남방 청상의 데님상의 데님탑 샴브레이 샴브레이셔츠 샴브레이남방 샴브레이 챔브레이셔츠 챔브레이 웨스턴데님셔츠 데님웨스턴셔츠 ' +
      '연청셔츠 중청셔츠 진청셔츠 흑청셔츠 연청남방 진청남방 흑청남방 블랙데님셔츠 화이트데님셔츠 라이트데님셔츠 인디고셔츠 텐셀데님셔츠 데님오버셔츠 denimshirt chambray chambrayshirt jeanshirt denimtop 리바이스웨스턴 웨스턴데님 ' +
      '샴브 샴브레이워크셔츠 샴브워크셔츠 캠브레이 섐브레이 펄스냅 스냅웨스턴 바스토우 바스토우웨스턴 소투스 소투스웨스턴 27mw 리웨스턴',
    with: [
      ['sleeveless', 'sleevelessBlouse'],
      ['knitVest/waistcoat', 'waistcoat'],
      ['fleeced/boa', 'flannelShirt'],
      ['short', 'shortShirt'],
      ['blouse', 'blouse'],
    ],
  },
  flannelShirt: {
    words:
      '플란넬셔츠 플란넬 플란넬남방 플란넬체크셔츠 플란넬체크 플라넬셔츠 플라넬 플라넬남방 후란넬셔츠 후란넬남방 후라노셔츠 비엘라셔츠 비엘라 비옐라셔츠 네루셔츠 기모셔츠 기모남방 기모난방 기모체크셔츠 기모체크남방 기모청남방 ' +
      '기모데님셔츠 기모옥스포드셔츠 기모코듀로이셔츠 기모와이셔츠 본딩셔츠 본딩남방 융남방 융셔츠 누빔남방 누빔셔츠 누비남방 패딩셔츠 패딩남방 퀼팅셔츠 퀼팅남방 솜남방 울셔츠 울남방 울체크셔츠 모직셔츠 모직남방 헤비셔츠 헤비체크셔츠 ' +
      '헤비플란넬 헤비남방 코듀로이셔츠 코듀로이남방 코르덴셔츠 골덴셔츠 골덴남방 골뎅셔츠 고르뎅남방 스웨이드셔츠 덤블셔츠 양털셔츠 뽀글이셔츠 보아셔츠 밍크기모남방 털남방 겨울셔츠 겨울남방 두꺼운셔츠 두꺼운남방 씨피오셔츠 캐시미어셔츠 ' +
      'flannel flannelshirt cordshirt corduroyshirt woolshirt paddedshirt viyella 럼버잭체크 버팔로체크 럼버체크 파이브브라더 fivebrother ' +
      '프란넬 그런지체크 럼버잭 펜들톤 샤모아 chamois 브러쉬드체크 알라스칸가이드 알래스칸가이드',
    with: [
      ['sleep', 'pajamaTop'],
      ['home', 'homeTop'],
      ['knitVest', 'knitVest'],
    ],
  },
  overshirt: {
    words:
      '걸치는셔츠 걸치는남방 겉옷용셔츠 아우터용셔츠 아우터로입는셔츠 겉옷처럼입는셔츠 겉옷남방 오버셔츠 오버남방 셔츠자켓 셔츠재킷 셔츠쟈켓 셔츠자킷 셔켓 셔킷 쉐킷 쉐켓 샤켓 남방자켓 남방재킷 남방점퍼 셔츠점퍼 셔츠아우터 아우터셔츠 아우터남방 겉옷셔츠 워크셔츠 워크남방 유틸리티셔츠 cpo cpo셔츠 밀리터리셔츠자켓 퍼티그셔츠 ' +
      '파티그셔츠 사파리셔츠 야상셔츠 야상남방 데님셔츠자켓 코듀로이셔츠자켓 집업셔츠 지퍼셔츠 헤비오버셔츠 가죽셔츠 레더셔츠 트러커셔츠 자켓 재킷 쟈켓 자킷 쟈킷 블레이저 점퍼 잠바 점버 블루종 아우터 겉옷 코트 야상 청자켓 청재킷 ' +
      'overshirt shacket shirtjacket cposhirt workshirt jacket blazer jumper 트위드자켓 노카라자켓 숏자켓 크롭자켓 뷔스티에자켓 usncpo 셰켓 og107 정글퍼티그 퍼티그 코듀로이오버 스톤아일랜드오버',
    with: [
      ['topCardigan/knit/knitted', 'topCardigan'],
      ['sport/running/gym/windproof', 'sportHalfZip'],
      ['golf', 'golfTop'],
      ['hiking', 'hikingTop'],
      ['workwear', 'workTop'],
      ['short', 'shortShirt'],
      ['linen', 'linenShirt'],
    ],
  },
}
