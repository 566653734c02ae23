import type { KindLexicon } from '../types.ts'
import { purposes } from './becoming.data.ts'

/** Trousers of cotton, linen, corduroy and nylon. */
export const everydayTrousers: KindLexicon<'BOTTOM'> = {
  chino: {
    words:
      '면바지 면바자 면팬츠 면하의 순면바지 면스판바지 면스판팬츠 코튼팬츠 코튼바지 코튼와이드팬츠 코튼와이드 면와이드팬츠 면와이드바지 치노 치노팬츠 치노바지 치노스 찌노팬츠 치노면바지 와이드치노 와이드치노팬츠 ' +
      '슬림치노 베이지면바지 퍼티그 퍼티그팬츠 퍼티그바지 파티그 파티그팬츠 퍼티크팬츠 베이커팬츠 베이커바지 페인터팬츠 페인터바지 카펜터팬츠 카펜터바지 카펜터 워크팬츠 워크바지 더블니팬츠 더블니 더블니바지 ' +
      '그루카팬츠 그루카 구르카팬츠 구르카 거카팬츠 트윌팬츠 트윌바지 개버딘팬츠 개버딘바지 옥스포드팬츠 옥스퍼드팬츠 캔버스팬츠 덕팬츠 덕캔버스팬츠 컬러팬츠 컬러면바지 컬러바지 일자바지 일자팬츠 일자핏바지 ' +
      '일자핏팬츠 스트레이트팬츠 스트레이트바지 테이퍼드팬츠 테이퍼드바지 슬림팬츠 슬림바지 슬림핏바지 슬림핏팬츠 레귤러팬츠 세미와이드면바지 캐주얼바지 캐주얼팬츠 캐쥬얼바지 데일리팬츠 데일리바지 외출바지 ' +
      '나들이바지 봄바지 가을바지 봄가을바지 간절기바지 피그먼트팬츠 피그먼트바지 워싱면바지 워싱코튼팬츠 아메카지팬츠 아미팬츠 오피서팬츠 오피서치노 원턱치노 투턱치노 투턱면바지 원턱면바지 체크바지 체크팬츠 ' +
      '스트라이프팬츠 스트라이프바지 줄무늬바지 ' +
      'chino chinos chinopants cottonpants cottontrousers fatiguepants bakerpants painterpants carpenterpants workpant gurkha gurkhapants straightpants taperedpants twillpants doubleknee doublekneepants khakis ' +
      '닥커스 도커스 dockers 오종바지 5종바지 홈쇼핑면바지 워크웨어팬츠 워크웨어바지 트위스티드팬츠 트위스티드워크웨어팬츠 트위스티드워크웨어 르메르트위스티드팬츠 르메르트위스티드워크웨어팬츠 퍼티그투턱 투턱퍼티그 투턱퍼티그팬츠 원턱퍼티그 원턱퍼티그팬츠 퍼티그원턱 투턱페인터팬츠 투턱워크팬츠 투턱코튼팬츠 원턱코튼팬츠 치노투턱 치노원턱 싱글니팬츠 싱글니워크팬츠 뱅뱅면바지 잠뱅이면바지 리바이스면바지 리바이스치노 캘빈면바지 게스면바지 버커루면바지 에드윈면바지 뱅뱅치노 잠뱅이치노 뱅뱅면스판바지 잠뱅이면스판바지 면스판 면스판일자 면스판일자바지 스판면바지 면일자바지 면와이드 면통바지 와이드면바지 워크와이드팬츠 베이커와이드팬츠 퍼티그와이드 퍼티그와이드팬츠 와이드퍼티그 페인터와이드팬츠 카펜터와이드팬츠 커브드치노 벌룬치노 배럴치노 더블니와이드 코튼일자팬츠 코튼일자바지 코튼스트레이트팬츠 코튼테이퍼드팬츠 코튼트윌팬츠 피그먼트와이드팬츠',
    with: [
      ['overalls', 'overalls'],
      ['shorts/short/mini/chinoShorts', 'chinoShorts'],
      ...purposes,
      ['denim/jeans/ripped fleeced/boa/winter/warm', 'fleecedJeans'],
      ['denim cotton !jeans', 'chino'],
      ['denim/jeans', 'jeans'],
      ['whiteJeans', 'whiteJeans'],
      ['fleecedJoggers', 'fleecedJoggers'],
      ['fleeced/boa/warm/fleece/fleecedSlacks', 'fleecedSlacks'],
      ['linen/linenPants', 'linenPants'],
      ['corduroy', 'corduroy'],
      ['leather', 'leatherPants'],
      ['wool/tweed/flannel', 'woolSlacks'],
      ['school', 'schoolPants'],
      ['suit/suitPants', 'suitPants'],
      ['slacks', 'slacks'],
      ['leggings', 'leggings'],
      ['sweatpants', 'sweatpants'],
      ['nylon/nylonPants', 'nylonPants'],
      ['running/gym', 'sportPants'],
      ['home/homePants', 'homePants'],
      ['sevenTenths/cropPants', 'cropPants'],
    ],
  },
  linenPants: {
    words:
      '린넨바지 린넨팬츠 린넨 린넨하의 리넨 리넨바지 리넨팬츠 린낸바지 마바지 마팬츠 마소재바지 마혼방바지 모시바지 삼베바지 린넨와이드팬츠 린넨와이드바지 린넨와이드 린넨밴딩팬츠 린넨밴딩바지 린넨일자팬츠 린넨일자바지 ' +
      '린넨트라우저 린넨배기팬츠 린넨카고팬츠 린넨조거팬츠 린넨조거 린넨이지팬츠 린넨면바지 린넨코튼팬츠 린넨라이크팬츠 아사바지 아사면바지 아사팬츠 거즈팬츠 거즈바지 시어서커팬츠 시어서커바지 시어써커팬츠 ' +
      '시어써커바지 시어서커밴딩팬츠 여름바지 여름팬츠 여름면바지 여름와이드팬츠 여름밴딩팬츠 여름밴딩바지 썸머와이드팬츠 얇은바지 얇은면바지 시원한바지 와플팬츠 와플바지 크링클팬츠 크링클바지 요루바지 요루팬츠 ' +
      '비치와이드팬츠 휴양지바지 리조트팬츠 레이스팬츠 시스루팬츠 크로셰팬츠 ' +
      'linen linenpants linenwidepants summerpants seersuckerpants gauzepants crinklepants resortpants 린넨통바지 투턱린넨팬츠 원턱린넨팬츠 린넨투턱 린넨원턱 린넨핀턱 린넨핀턱팬츠 린넨와이드슬랙',
    with: [
      ['shorts/short/mini/chinoShorts', 'chinoShorts'],
      ['midiSkirt/longSkirt', 'summerSkirt'],
      ['suit/suitPants/interview', 'coolSlacks'],
      ['slacks', 'coolSlacks'],
      ['golf/golfPants', 'golfPants'],
      ['hiking/hikingPants', 'hikingPants'],
      ['sleep/pajamaPants', 'pajamaPants'],
      ['home/homePants', 'homePants'],
      ['joggers/sweatpants/trackPants', 'nylonPants'],
      ['cargo/nylonPants !linen', 'nylonPants'],
      ['bandSlacks cool !linen', 'coolSlacks'],
      ['coolSlacks !linen', 'coolSlacks'],
      ['school/schoolPants', 'schoolPants'],
      ['sport/gym/running', 'sportPants'],
      ['jeans/denim', 'jeans'],
      ['coolPants', 'coolPants'],
    ],
  },
  corduroy: {
    words:
      '코듀로이 코듀로이바지 코듀로이팬츠 코듀로이슬랙스 코듀로이와이드팬츠 코듀로이밴딩팬츠 코듀로이조거팬츠 코듀로이카고팬츠 코드로이 코드로이바지 코드로이팬츠 코듀 코듀팬츠 코듀바지 코듀로이진 코르덴 코르덴바지 코르덴팬츠 ' +
      '코르텐바지 골덴 골덴바지 골덴팬츠 골덴슬랙스 골덴와이드팬츠 골뎅 골뎅바지 골댄바지 고르덴바지 골덴기모바지 기모골덴바지 기모코듀로이 기모코듀로이팬츠 기모코듀로이바지 골지벨벳팬츠 벨벳팬츠 벨벳바지 벨뱃팬츠 ' +
      '비로드바지 비로도바지 우단바지 몰스킨팬츠 몰스킨바지 겨울코듀로이팬츠 ' +
      'corduroy corduroys corduroypants corduroytrousers cord cords cordpants velvetpants moleskinpants 고르덴 고루뎅 고루덴바지 코르뎅바지',
    with: [
      ['overalls', 'overalls'],
      ['shorts/short/mini', 'chinoShorts'],
      ['midiSkirt/miniSkirt/longSkirt', 'woolSkirt'],
      ['sleep/pajamaPants', 'pajamaPants'],
    ],
  },
  cargo: {
    words:
      '카고 카고팬츠 카고바지 카고펜츠 카르고팬츠 카고와이드팬츠 카고와이드 와이드카고 와이드카고팬츠 카고면바지 카고코튼팬츠 카고슬랙스 카고밴딩팬츠 코튼카고팬츠 멀티카고 벌룬카고팬츠 스트링카고팬츠 건빵바지 건빵팬츠 ' +
      '건빵 군복바지 군대바지 군복팬츠 밀리터리팬츠 밀리터리바지 밀리터리카고 카모팬츠 카모바지 카모카고팬츠 카무플라주팬츠 얼룩무늬바지 디지털무늬바지 유틸리티팬츠 유틸리티바지 포켓팬츠 포켓바지 멀티포켓팬츠 ' +
      '멀티포켓바지 빅포켓팬츠 사이드포켓팬츠 주머니바지 주머니많은바지 왕주머니바지 bdu팬츠 비디유팬츠 m65팬츠 m51팬츠 스노우카모팬츠 ' +
      'cargo cargos cargopants cargotrousers militarypants camopants utilitypants pocketpants bdupants 필드팬츠 m65필드팬츠 퍼티그 퍼티그팬츠 bdu 카고bdu m65군바지 군바지 m65바지 ' +
      '왕건이바지 카코바지 투턱카고 투턱카고팬츠 원턱카고 원턱카고팬츠 카고투턱',
    with: [
      ['shorts/short/mini', 'shorts'],
      ['midiSkirt/longSkirt/miniSkirt', 'midiSkirt'],
      ['outdoor nylon !hiking/climbing/fishing/fleeced/boa/winter/thick/warm/padded/down/softshell', 'nylonPants'],
      ['outdoor !hiking/climbing/fishing/fleeced/boa/winter/thick/warm/padded/down/softshell', 'cargo'],
      ...purposes,
      ['denim/jeans fleeced/boa/winter/warm', 'fleecedJeans'],
      ['denim/jeans/blackJeans', 'jeans'],
      ['fleeced/boa/winter/warm/fleece', 'fleecedJeans'],
      ['linen', 'linenPants'],
      ['nylon/nylonPants/windproof', 'nylonPants'],
      ['joggers', 'joggers'],
      ['sweatpants/terry', 'sweatpants'],
      ['corduroy', 'corduroy'],
      ['leather', 'leatherPants'],
      ['whiteJeans', 'whiteJeans'],
      ['summer/cool/thin', 'nylonPants'],
      ['sevenTenths', 'cropPants'],
    ],
  },
  nylonPants: {
    words:
      '나일론팬츠 나일론바지 나이론바지 나이론팬츠 나일론하의 나일론와이드팬츠 나일론와이드 나일론카고팬츠 나일론카고 나일론조거 나일론조거팬츠 나일론트레이닝 나일론트랙팬츠 나일론스트링팬츠 나일론벌룬팬츠 나일론이지팬츠 ' +
      '나일론밴딩팬츠 나일론코튼팬츠 파라슈트 파라슈트팬츠 파라슈트바지 파라슈트카고 파라슈트카고팬츠 패러슈트 패러슈트팬츠 파라슛팬츠 파라슈츠팬츠 낙하산바지 낙하산팬츠 우븐팬츠 우븐바지 우븐와이드팬츠 ' +
      '우븐카고팬츠 우븐조거 우븐조거팬츠 바스락 바스락팬츠 바스락바지 바스락와이드팬츠 바스락조거팬츠 바스락카고팬츠 윈드팬츠 윈드바지 윈드브레이커팬츠 윈드브레이커바지 바람막이바지 바람막이팬츠 바막바지 바막팬츠 ' +
      '스트링팬츠 스트링바지 스트링와이드팬츠 스트링와이드 스트링조거팬츠 타슬란팬츠 타슬란바지 립스탑팬츠 립스탑바지 고프코어팬츠 고프코어바지 테크웨어팬츠 테크팬츠 패커블팬츠 경량팬츠 라이트팬츠 메탈릭팬츠 ' +
      '방풍바지 방풍팬츠 여름조거팬츠 쿨조거 쿨조거팬츠 냉감조거팬츠 아이스조거팬츠 여름카고팬츠 ' +
      'parachute parachutepants nylonpants nylontrousers windpants wovenpants techpants windbreakerpants stringpants nyloncargo gorpcorepants',
    with: [
      ['shorts/short/mini', 'shorts'],
      ['midiSkirt/longSkirt/miniSkirt', 'longSkirt'],
      ['outdoor !hiking/climbing/fishing/fleeced/boa/winter/thick/warm/padded/down/softshell/waterproof', 'nylonPants'],
      ...purposes,
      ['fleeced/boa/winter/warm/thick/fleece', 'fleecedJoggers'],
      ['waterproof', 'rainPants'],
      ['running/gym/soccer', 'sportPants'],
      ['denim', 'jeans'],
      ['coolPants', 'coolPants'],
    ],
  },
}
