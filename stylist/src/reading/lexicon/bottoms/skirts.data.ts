import type { KindLexicon, KindWords } from '../types.ts'

type Lines = NonNullable<KindWords<'BOTTOM'>['with']>

/**
 * Rules for skirts of any length: the other words to find in the name (see types.ts), and the kind that is meant then.
 */
const anySkirt: Lines = [
  ['golf/golfSkirt/golfPants', 'golfSkirt'],
  ['school/schoolSkirt/schoolPants', 'schoolSkirt'],
  ['leggings/sportLeggings fleeced/boa/winter/thick/warm', 'fleecedLeggings'],
  ['fleecedLeggings', 'fleecedLeggings'],
  ['tennis/sport/running/gym/yoga/badminton/tennisSkirt', 'tennisSkirt'],
  ['skort', 'skort'],
  ['padded/down/quilted/shortPadding/lightDown/fleeced/boa/fleece', 'woolSkirt'],
  ['wool/tweed/corduroy/velvet/flannel/cashmere/fur/woolSkirt/suede', 'woolSkirt'],
  ['tweedJacket', 'woolSkirt'],
  ['leather/leatherSkirt', 'leatherSkirt'],
  ['denim/jeans/blackJeans/denimSkirt/denimJacket', 'denimSkirt'],
  ['knitted/ribbed/cable/knitSkirt/knit summer/linen/thin/cool', 'summerSkirt'],
  ['knitted/ribbed/cable/knitSkirt/knit', 'knitSkirt'],
]

/**
 * Rules for skirts whose word does not state a length: other words to find in the name, and the kind that is meant
 * then.
 */
const openSkirts: Lines = [
  ...anySkirt,
  ['suit/suitPants/interview/funeral/pencilSkirt', 'pencilSkirt'],
  ['miniSkirt/mini/short winter/thick/warm', 'woolSkirt'],
  ['miniSkirt/mini/short', 'miniSkirt'],
  ['winter/thick/warm', 'woolSkirt'],
  ['linen/resort/summerSkirt', 'summerSkirt'],
  ['lace/mesh/sheer/sequin/tulleSkirt', 'tulleSkirt'],
  ['satin/silk/satinSkirt', 'satinSkirt'],
  ['pleated/pleatedSkirt', 'pleatedSkirt'],
  ['chiffon', 'tulleSkirt'],
  ['summer/cool', 'summerSkirt'],
]

/** Words by which Koreans name skirts, by kind (see types.ts). */
export const skirts: KindLexicon<'BOTTOM'> = {
  miniSkirt: {
    words:
      '미니스커트 미니치마 미니스컷 미니 초미니 초미니스커트 초미니치마 마이크로미니 마이크로미니스커트 마이크로스커트 숏스커트 숏치마 쇼트스커트 짧은치마 짧은스커트 짧은스컷 a라인미니스커트 a라인미니 에이라인미니스커트 h라인미니스커트 ' +
      'h라인미니 미니랩스커트 랩미니스커트 플리츠미니스커트 미니플리츠스커트 플리츠미니 미니플리츠 주름미니스커트 미니주름스커트 미니주름치마 짧은주름치마 플레어미니스커트 미니플레어스커트 벌룬미니스커트 벌룬미니 캉캉미니스커트 ' +
      '티어드미니스커트 프릴미니스커트 러플미니스커트 언발미니스커트 카고미니스커트 체크미니스커트 체크미니치마 로우라이즈미니스커트 벨트미니스커트 스쿨룩치마 스쿨룩스커트 교복st스커트 나일론미니스커트 트레이닝미니스커트 ' +
      '스웨트미니스커트 새틴미니스커트 레이스미니스커트 코튼미니스커트 린넨미니스커트 y2k스커트 가터스커트 ' +
      'miniskirt miniskirts shortskirt microskirt microminiskirt minipleatedskirt pleatedminiskirt balloonminiskirt 미니sk 플리츠미니sk 카고치마 a라인미니sk 체크미니sk 타탄미니 ' +
      '짧은스카트',
    with: [
      ...anySkirt,
      ['shorts/unknownBottom', 'skort'],
      ['suit/suitPants/interview', 'pencilSkirt'],
      ['winter/thick/warm', 'woolSkirt'],
    ],
  },
  midiSkirt: {
    words:
      '치마 스커트 스커드 스컷트 스커트치마 스컬트 치매바지 미디스커트 미디치마 미디스컷 미디움스커트 무릎치마 무릎스커트 무릎길이치마 무릎길이스커트 중간치마 a라인 a라인스커트 a라인치마 a라인미디스커트 에이라인 에이라인스커트 ' +
      '에이라인치마 머메이드 머메이드스커트 머메이드치마 머메이드미디스커트 인어스커트 랩스커트 랩치마 랩스타일스커트 랩미디스커트 플레어스커트 플레어치마 플래어스커트 플레어미디스커트 후레아스커트 후레아치마 후레어스커트 서클스커트 ' +
      '고데스커트 고데치마 튤립스커트 언발스커트 언발란스스커트 언밸런스스커트 언발치마 헴라인스커트 비대칭스커트 트임스커트 트임치마 앞트임스커트 뒤트임스커트 슬릿스커트 절개스커트 버튼스커트 단추스커트 벨티드스커트 벨트스커트 ' +
      '밴딩스커트 밴딩치마 밴드치마 고무줄치마 고무줄스커트 핀턱스커트 핀턱치마 턱스커트 벌룬스커트 벌룬치마 코쿤스커트 레이어드스커트 체크스커트 체크치마 타탄체크스커트 꽃무늬치마 꽃치마 꽃무늬스커트 플라워스커트 플로럴스커트 ' +
      '도트스커트 땡땡이치마 물방울치마 페이즐리스커트 나염치마 코튼스커트 코튼미디스커트 면스커트 면치마 피그먼트스커트 스트링스커트 셔링스커트 러플스커트 프릴스커트 프릴치마 자카드스커트 자가드스커트 카고스커트 카고치마 포켓스커트 ' +
      '퀼로트미디스커트 나일론스커트 트레이닝스커트 스웨트스커트 파라슈트스커트 유틸리티스커트 임부스커트 임부치마 외출치마 ' +
      'skirt skirts midiskirt midiskirts alineskirt aline flareskirt flaredskirt mermaidskirt wrapskirt cottonskirt balloonskirt cargoskirt asymmetricskirt slitskirt floralskirt checkskirt ' +
      'sk 미디sk a라인sk h라인sk 머메이드sk 플레어sk 랩sk 스카트 후레아 후레아스카트 무릎덮는치마 무릎덮는스커트 무릎밑치마 무릎아래치마 무릎아래스커트 종아리치마 종아리스커트 종아리까지오는치마 코튼a라인스커트 핀턱미디스커트 턱스커트미디 벌룬미디스커트 카고미디스커트 배기스커트 코쿤치마 튤립치마 도트치마 페이즐리치마 자수스커트 자수치마 나비치마 꽃무늬미디스커트 나들이치마 교회치마 모임치마',
    with: [
      ...openSkirts,
      ['hanbok/hanbokPants/hanbokTop', 'longSkirt'],
      ['overalls', 'denimSkirt'],
      ['shorts/unknownBottom', 'skort'],
      ['home/sleep', 'homePants'],
      ['leggings', 'leggings'],
      ['office/formal/workPants/workwear', 'pencilSkirt'],
      ['long/maxi/longSkirt', 'longSkirt'],
    ],
  },
  longSkirt: {
    words:
      '롱스커트 롱치마 롱스컷 긴치마 긴스커트 맥시스커트 맥시치마 롱a라인스커트 a라인롱스커트 플레어롱스커트 롱플레어스커트 롱랩스커트 랩롱스커트 롱머메이드스커트 머메이드롱스커트 티어드스커트 티어드롱스커트 티어드치마 캉캉스커트 ' +
      '캉캉치마 캉캉롱스커트 켄켄스커트 칸칸이치마 집시치마 집시스커트 히피치마 보헤미안스커트 보헤미안치마 에스닉스커트 에스닉치마 밴딩롱스커트 롱밴딩스커트 롱벌룬스커트 벌룬롱스커트 코튼롱스커트 면롱스커트 체크롱스커트 꽃무늬롱스커트 ' +
      '플라워롱스커트 셔링롱스커트 언발롱스커트 카고롱스커트 롱카고스커트 나일론롱스커트 스트링롱스커트 스웨트롱스커트 트레이닝롱스커트 저지롱스커트 저지스커트 발목치마 통치마 월남치마 항아리치마 ' +
      '한복치마 생활한복치마 개량한복치마 허리치마 철릭치마 철릭스커트 한복스커트 생활한복스커트 개량한복스커트 한복허리치마 말기치마 ' +
      'longskirt longskirts maxiskirt maxiskirts longaline tieredskirt bohoskirt gypsyskirt jerseyskirt 롱sk 맥시sk 티어드롱 티어드롱sk 캉캉롱 플레어롱 주름롱 롱스카트 긴스카트 발목스커트 발목까지오는치마 바닥쓸이치마 폭넓은치마 폭넓은롱치마 에이라인롱스커트 핀턱롱스커트 피그먼트롱스커트 슬릿롱스커트 트임롱스커트 버튼롱스커트 프릴롱스커트 러플롱스커트 배기롱스커트 도트롱스커트 페이즐리롱스커트 자수롱스커트 레이어드롱스커트 코쿤롱스커트 파라슈트롱스커트 유틸리티롱스커트 홈쇼핑롱스커트',
    with: [
      ...anySkirt,
      ['winter/thick/warm', 'woolSkirt'],
      ['linen/resort/summer/cool/thin/summerSkirt', 'summerSkirt'],
      ['lace/mesh/sheer/sequin/tulleSkirt', 'tulleSkirt'],
      ['satin/silk/satinSkirt', 'satinSkirt'],
      ['pleated/pleatedSkirt', 'pleatedSkirt'],
      ['chiffon', 'tulleSkirt'],
    ],
  },
  pleatedSkirt: {
    words:
      '플리츠 플리츠스커트 플리츠치마 플리츠롱스커트 플리츠미디스커트 플리츠맥시스커트 롱플리츠스커트 롱플리츠 미디플리츠스커트 플리즈스커트 프리츠스커트 플리츠랩스커트 랩플리츠스커트  주름치마 주름스커트 주름롱스커트 주름롱치마 ' +
      '롱주름스커트 롱주름치마 주름미디스커트 잔주름치마 잔주름스커트 맞주름스커트 맞주름치마 통주름치마 아코디언스커트 아코디언치마 아코디온스커트 새틴플리츠스커트 쉬폰플리츠스커트 샤플리츠스커트 사이드플리츠스커트 언발플리츠스커트 ' +
      '체크플리츠스커트 선레이플리츠 플리츠플레어스커트 플리세 플리츠스컷 ' +
      'pleat pleats pleated pleatedskirt pleatskirt pleatsskirt accordionskirt pleatedmidiskirt pleatedmaxiskirt 플리츠sk 주름sk 플리츠플리즈치마 이세이미야케치마 플리츠플리즈 플리츠플리즈롱 ' +
      '플리츠플리즈롱sk 주름스카트',
    with: [
      ...anySkirt,
      ['miniSkirt/mini/short winter/thick', 'woolSkirt'],
      ['miniSkirt/mini/short', 'miniSkirt'],
      ['winter/thick/warm', 'woolSkirt'],
      ['slacks/widePants/bandSlacks', 'bandSlacks'],
    ],
  },
  denimSkirt: {
    words:
      '청치마 청스커트 청스컷 청미니스커트 청미니 청미니치마 미니청치마 롱청치마 청롱스커트 청롱치마 긴청치마 짧은청치마 청플리츠 청주름치마 데님스커트 데님치마 데님스컷 데님미니스커트 데님미니 데님미니치마 미니데님스커트 데님롱스커트 롱데님스커트 ' +
      '데님맥시스커트 데님미디스커트 미디데님스커트 데님랩스커트 데님머메이드스커트 데님플리츠스커트 데님카고스커트 데님카고미니스커트 데님a라인스커트 데님h라인스커트 데님플레어스커트 데님티어드스커트 데님트임스커트 데님벌룬스커트 데님언발스커트 ' +
      '데님펜슬스커트 생지스커트 생지데님스커트 워싱데님스커트 진스커트 진치마 연청치마 연청스커트 연청롱스커트 중청치마 중청스커트 진청치마 진청스커트 흑청치마 흑청스커트 흑청롱스커트 블랙데님스커트 블랙진스커트 화이트데님스커트 ' +
      '흰청치마 청치마바지 데님멜빵스커트 멜빵청치마 청멜빵치마 멜빵치마 멜빵스커트 ' +
      'denimskirt denimskirts jeanskirt jeansskirt denimminiskirt denimmaxiskirt denimmidiskirt denimlongskirt 데님sk 데님롱sk 데님미니sk 청sk 청스카트 청치매',
    with: [
      ['fleeced/boa', 'woolSkirt'],
      ['tennis/golf', 'golfSkirt'],
    ],
  },
  knitSkirt: {
    words:
      '니트스커트 니트치마 니트롱스커트 니트롱치마 롱니트스커트 니트미디스커트 니트미니스커트 니트머메이드스커트 니트플리츠스커트 니트플레어스커트 니트h라인스커트 니트a라인스커트 니트랩스커트 니트밴딩스커트 골지스커트 골지치마 골지롱스커트 골지니트스커트 ' +
      '골지니트치마 골지미디스커트 립스커트 립니트스커트 케이블스커트 케이블니트스커트 꽈배기스커트 울니트스커트 캐시미어니트스커트 앙고라스커트 하찌스커트 와플스커트 뜨개스커트 뜨개치마 ' +
      'knitskirt knittedskirt ribskirt ribbedskirt ribknitskirt knitmaxiskirt knitmidiskirt 니트sk 니트투피스밑에꺼 니트투피스치마 니트펜슬스커트 골지h라인스커트 골지니트롱스커트 울니트롱스커트 뜨개스커트겨울 니트주름치마',
    with: [
      ['golf', 'golfSkirt'],
      ['summer/linen/cool', 'summerSkirt'],
    ],
  },
  woolSkirt: {
    words:
      '울스커트 울치마 울미니스커트 울롱스커트 울미디스커트 울플리츠스커트 울랩스커트 울혼방스커트 모직스커트 모직치마 모직미니스커트 모직롱스커트 겨울치마 겨울스커트 겨울롱스커트 겨울미니스커트 겨울용치마 기모스커트 기모치마 기모롱스커트 ' +
      '기모미니스커트 기모플리츠스커트 기모데님스커트 기모청치마 융스커트 융치마 트위드스커트 트위드치마 트위드미니스커트 트위드미디스커트 트위드롱스커트 트위드a라인스커트 트위드h라인스커트 부클스커트 부클레스커트 부클미니스커트 ' +
      '코듀로이스커트 코듀로이치마 코듀로이미니스커트 코듀로이롱스커트 코듀로이미디스커트 골덴스커트 골덴치마 골덴미니스커트 코르덴치마 벨벳스커트 벨벳치마 벨벳롱스커트 비로드치마 벨로아스커트 헤링본스커트 헤링본치마 헤링본미니스커트 ' +
      '하운드투스스커트 글렌체크스커트 울체크스커트 체크울스커트 캐시미어스커트 플란넬스커트 퍼스커트 털치마 에코퍼스커트 무스탕스커트 스웨이드스커트 스웨이드치마 스웨이드미니스커트 스웨이드롱스커트 세무스커트 세무치마 쎄무치마 ' +
      '패딩스커트 패딩치마 패딩미니스커트 패딩롱스커트 롱패딩스커트 다운스커트 누빔스커트 누빔치마 누빔롱스커트 퀼팅스커트 퀼팅치마 플리스스커트 뽀글이스커트 양털스커트 본딩스커트 니트패딩스커트 킬트 킬트스커트 ' +
      'woolskirt tweedskirt corduroyskirt velvetskirt suedeskirt paddedskirt quiltedskirt winterskirt boucleskirt kiltskirt kilt herringboneskirt ' +
      '울sk 트위드sk 코듀로이sk 골덴sk 기모sk 모직스카트 울a라인스커트 울h라인스커트 모직h라인스커트 모직a라인스커트 모직플리츠스커트 모직주름치마 모직체크치마 모직미디스커트 겨울미디스커트 겨울플리츠스커트 겨울주름치마 겨울h라인스커트 겨울a라인스커트 겨울체크치마 겨울체크스커트 기모h라인스커트 기모a라인스커트 기모미디스커트 기모주름치마 기모체크치마 밍크스커트 밍크치마 밍크롱스커트 융롱스커트 본딩롱스커트 본딩치마 코듀로이플레어스커트 코듀로이플리츠스커트 벨벳미니스커트 벨벳미디스커트 벨벳플리츠스커트 트위드랩스커트 타탄울스커트 하운드투스치마 글렌체크치마 퍼미니스커트',
    with: [
      ['golf', 'golfSkirt'],
      ['school', 'schoolSkirt'],
    ],
  },
  pencilSkirt: {
    words:
      '정장치마 정장스커트 정장미디스커트 정장미니스커트 여자정장치마 h라인 h라인스커트 h라인치마 h라인미디스커트 h라인롱스커트 에이치라인 에이치라인스커트 에이치라인치마 펜슬스커트 펜슬치마 팬슬스커트 롱펜슬스커트 펜슬미디스커트 오피스스커트 오피스치마 ' +
      '오피스룩스커트 출근치마 출근스커트 회사치마 수트스커트 수트치마 슈트스커트 슈트치마 타이트스커트 타이트치마 타이트미디스커트 면접치마 면접스커트 면접용치마 상복치마 장례식치마 하객스커트 하객치마 테일러드스커트 셋업스커트 투피스스커트 ' +
      '투피스치마 투피스하의치마 슬림스커트 세미정장치마 세미정장스커트 승무원스커트 승무원치마 ' +
      'pencilskirt pencilskirts suitskirt hline hlineskirt officeskirt tailoredskirt tightskirt formalskirt 회색정장치마 타이트스카트 따이트 양장스카트 유니폼치마 유니폼스커트 근무복치마 근무복스커트 근무치마 제복치마 은행유니폼치마 스튜어디스치마 사무복치마 사무복스커트 셋업치마 정장h라인 h라인정장치마 롱h라인스커트 롱타이트스커트 밴딩h라인스커트 h라인밴딩스커트 뒤트임h라인 뒤트임정장치마 슬릿h라인 세미정장h라인 머메이드정장스커트 예복치마 예복스커트 상견례치마 상견례스커트 총회치마',
    with: [
      ['golf/golfPants', 'golfSkirt'],
      ['school', 'schoolSkirt'],
      ['denim/jeans', 'denimSkirt'],
      ['knitted/ribbed/knit', 'knitSkirt'],
      ['leather', 'leatherSkirt'],
      ['wool/tweed/corduroy/velvet/fleeced/suede/winter/thick/padded', 'woolSkirt'],
      ['satin/silk', 'satinSkirt'],
      ['lace/sheer', 'tulleSkirt'],
      ['mini/miniSkirt/short suit/suitPants', 'pencilSkirt'],
      ['mini/miniSkirt/short', 'miniSkirt'],
    ],
  },
  satinSkirt: {
    words:
      '새틴스커트 새틴치마 새틴롱스커트 새틴미디스커트 새틴맥시스커트 새틴머메이드스커트 새틴머메이드 새틴플레어스커트 새틴랩스커트 새틴슬립스커트 새틴밴딩스커트 새틴a라인스커트 사틴스커트 사틴롱스커트 세틴스커트 셰틴스커트 실크스커트 실크치마 실크롱스커트 ' +
      '물실크스커트 물실크치마 실키스커트 실키롱스커트 공단스커트 공단치마 슬립스커트 슬립롱스커트 슬립치마 레이온스커트 레이온롱스커트 비스코스스커트 텐셀스커트 광택스커트 글로시스커트 새틴벌룬스커트 ' +
      'satinskirt satinskirts silkskirt slipskirt satinmidiskirt satinmaxiskirt satinslipskirt rayonskirt 새틴sk 새틴롱sk 실크sk',
    with: [
      ['hanbok/hanbokPants', 'longSkirt'],
      ['fleeced/boa', 'woolSkirt'],
      ['mini/miniSkirt/short', 'miniSkirt'],
    ],
  },
  tulleSkirt: {
    words:
      '튤스커트 튤치마 튤롱스커트 튤미디스커트 튤미니스커트 튤레이어드스커트 튜튜 튜튜스커트 튀튀스커트 튀튀 샤스커트 샤치마 샤롱스커트 샤미디스커트 샤샤스커트 샤샤치마 샤미니스커트 노방스커트 노방치마 망사스커트 망사치마 망사롱스커트 메쉬스커트 메쉬롱스커트 ' +
      '레이스 레이스스커트 레이스치마 레이스롱스커트 레이스미디스커트 레이스미니치마 레이스펜슬스커트 레이스머메이드스커트 오간자스커트 오간자치마 오간자롱스커트 시스루스커트 시스루치마 시스루롱스커트 쉬어스커트 쉬폰스커트 쉬폰치마 쉬폰롱스커트 ' +
      '쉬폰미디스커트 쉬폰미니스커트 쉬폰플레어스커트 쉬폰티어드스커트 시폰스커트 시폰치마 시폰롱스커트 쉬퐁스커트 스팽글스커트 스팽글치마 시퀸스커트 비즈스커트 글리터스커트 발레코어스커트 공주치마 공주스커트 펀칭스커트 아일렛스커트 ' +
      'tulle tulleskirt tulleskirts tutu tutuskirt laceskirt laceskirts chiffonskirt meshskirt organzaskirt sheerskirt sequinskirt eyeletskirt 튤sk 레이스sk 샤sk 튤 튤롱 튤미디 튤미니 발레코어튤 샤롱 망사롱 노방롱 튤레이어드 튤캉캉 튤캉캉스커트 샤튤스커트 튤플리츠스커트 글리터튤스커트 레이스롱 레이스미디',
    with: [
      ['fleeced/boa/wool/winter', 'woolSkirt'],
      ['summer/cool/resort', 'summerSkirt'],
      ['shorts/unknownBottom', 'shorts'],
      ['leggings', 'leggings'],
    ],
  },
  leatherSkirt: {
    words:
      '가죽치마 가죽스커트 가죽미니스커트 가죽미니치마 가죽롱스커트 가죽미디스커트 가죽h라인스커트 가죽a라인스커트 가죽플리츠스커트 가죽랩스커트 가죽머메이드스커트 레더스커트 레더치마 레더미니스커트 레더롱스커트 레더미디스커트 레더플리츠스커트 ' +
      '래더스커트 레자스커트 레자치마 레쟈스커트 인조가죽치마 인조가죽스커트 에코레더스커트 비건레더스커트 비건가죽스커트 페이크레더스커트 양가죽스커트 가죽숏팬츠 가죽반바지 가죽쇼츠 레더쇼츠 레더숏팬츠 레더반바지 레자숏팬츠 레더버뮤다팬츠 ' +
      'leatherskirt leatherskirts leatherminiskirt fauxleatherskirt pleatherskirt leathershorts fauxleathershorts 레더sk 가죽sk',
  },
  summerSkirt: {
    words:
      '여름스커트 여름치마 여름롱스커트 여름롱치마 여름용치마 썸머스커트 썸머롱스커트 섬머스커트 린넨스커트 린넨치마 린넨롱스커트 린넨롱치마 린넨미디스커트 린넨랩스커트 린넨플레어스커트 린넨밴딩스커트 린넨캉캉스커트 리넨스커트 리넨롱스커트 ' +
      '마스커트 인견치마 인견스커트 인견롱치마 모시치마 삼베치마 아사스커트 아사치마 아사롱스커트 거즈스커트 거즈치마 시어서커스커트 시어써커스커트 비치스커트 비치치마 비치랩스커트 파레오 사롱 사롱스커트 휴양지스커트 휴양지치마 휴양지롱스커트 ' +
      '바캉스스커트 리조트스커트 나염롱스커트 나염스커트 크로셰스커트 크로쉐스커트 냉감스커트 쿨스커트 얇은롱스커트 얇은스커트 얇은치마 여름캉캉스커트 여름플레어스커트 ' +
      'summerskirt linenskirt linenmaxiskirt beachskirt resortskirt sarong pareo crochetskirt gauzeskirt 린넨sk 린넨롱 린넨롱sk 여름주름치마 여름플리츠스커트 여름a라인스커트 여름치마바지롱 여름꽃무늬치마 여름미디스커트 여름랩스커트 시원한치마 시원한스커트 인견롱스커트 지지미스커트 지지미치마 리플스커트 리플치마 요루스커트 크링클스커트 크링클롱스커트 나염치마롱 에스닉롱스커트여름 물놀이치마 커버업스커트 비키니커버업스커트 비치커버업스커트',
    with: [
      ['golf', 'golfSkirt'],
      ['tennis/sport', 'tennisSkirt'],
      ['mini/miniSkirt/short', 'miniSkirt'],
      ['suit/suitPants', 'pencilSkirt'],
      ['school', 'schoolSkirt'],
    ],
  },
  skort: {
    words:
      '치마바지 바지치마 치마반바지 반바지치마 치마숏팬츠 스커트팬츠 스커트바지 스커트반바지 스커트쇼츠 스커트숏팬츠 팬츠스커트 바지스커트 큐롯 큐롯팬츠 큐롯바지 큐롯스커트 큐롯치마 큐롯반바지 큘롯 큘롯팬츠 퀼로트 퀼로트팬츠 쿨롯 쿨롯팬츠 ' +
      '스코트 스콧 스컷팬츠 스컷 스커츠 랩반바지 랩쇼츠 랩숏팬츠 랩스커트팬츠 랩스커트반바지 속바지치마 속바지스커트 속바지일체형스커트 속바지달린치마 속바지있는치마 치마속바지일체형 플리츠치마바지 플리츠큐롯 주름치마바지 데님치마바지 ' +
      '린넨치마바지 면치마바지 여름치마바지 치마처럼보이는바지 ' +
      'skort skorts culotte culottes shortskort pantskirt skirtpants skirtpant shortsskirt 치바 규롯 플리츠치랭스 속바지달린스커트 속바지내장스커트 속바지내장치마 속바지일체형치마 속바지세트치마 반바지속바지스커트 랩치마반바지 스커트형반바지 치마형반바지 치마같은바지 치마같은반바지 데님스커트팬츠 데님스코트 플리츠스커트팬츠 카고스커트팬츠 코튼스커트팬츠 버블스커트팬츠 벌룬스커트팬츠 숏스커트팬츠 미니스커트팬츠 미니스커트바지',
    with: [
      ['golf/golfPants', 'golfSkirt'],
      ['tennis/sport/running/gym/badminton/tennisSkirt', 'tennisSkirt'],
      ['school', 'schoolSkirt'],
      ['long/maxi/longSkirt/wide', 'widePants'],
      ['wool/tweed/winter/fleeced/corduroy/thick', 'woolSkirt'],
      ['leather', 'leatherSkirt'],
      ['home/sleep', 'homePants'],
    ],
  },
}
