import type { KindLexicon } from '../types.ts'
import { purposes } from './becoming.data.ts'

/** Slacks and suit trousers. */
export const slacks: KindLexicon<'BOTTOM'> = {
  slacks: {
    words:
      '슬랙스 슬렉스 슬랙쓰 슬렉쓰 슬랙 슬렉 슬락스 슬랙스팬츠 슬랙스바지 슬렉스바지 슬랙스하의 슬랙바지 슬랙팬츠 슬랙수 슬랭스 면슬랙스 일자슬랙스 와이드슬랙스 세미와이드슬랙스 부츠컷슬랙스 나팔슬랙스 ' +
      '테이퍼드슬랙스 스트레이트슬랙스 배기슬랙스 크롭슬랙스 앵클슬랙스 슬림슬랙스 하이웨스트슬랙스 턱슬랙스 원턱슬랙스 투턱슬랙스 핀턱슬랙스 롱슬랙스 9부슬랙스 구부슬랙스 스판슬랙스 벨트슬랙스 데일리슬랙스 ' +
      '트라우저 트라우저스 트라우져 트라우져스 트루저 트루져 트라우저팬츠 트라우즈 와이드트라우저 턱팬츠 턱바지 원턱 원턱팬츠 원턱바지 투턱 투턱팬츠 투턱바지 투턱와이드팬츠 원턱와이드팬츠 쓰리턱팬츠 ' +
      '핀턱 핀턱팬츠 핀턱바지 핀턱와이드팬츠 핀턱와이드 핀턱일자팬츠 감탄팬츠 감탄바지 감탄슬랙스 스마트팬츠 스마트앵클팬츠 스마트바지 오피스팬츠 오피스바지 출근바지 출근팬츠 회사바지 세미정장바지 세미정장팬츠 ' +
      '부츠컷팬츠 부츠컷바지 세미부츠컷팬츠 세미부츠컷바지 부츠컷 세미부츠컷 시가렛팬츠 펜슬팬츠 셋업슬랙스 폰테팬츠 폰테바지 기본슬랙스 쿨탠다드슬랙스 새틴팬츠 새틴바지 새틴와이드팬츠 ' +
      '새틴슬랙스 자카드팬츠 사이드지퍼슬랙스 트윌슬랙스 코튼슬랙스 면혼방슬랙스 ' +
      'slack slacks trouser trousers tailoredtrousers wideslacks wideslack tailoredpants officepants smartpants anklepants pontepants satinpants ' +
      '기지바지 기지 일자정장바지 일자바지 쓰봉 양복쓰봉 트래블러팬츠 pt토리노 인코텍스 로타 검정바지출근 일자검정바지 sl 즈봉 쯔봉 스봉 사지바지 세퍼레이트팬츠 세퍼레이트슬랙스 포멀슬랙스 와이드정장슬랙스 슬랙쓰바지 슬랙와이드 와이드슬렉스 일자슬렉스 부츠컷슬렉스 핀턱슬렉스 투턱슬렉스 원턱슬렉스 테이퍼드슬렉스 크롭슬렉스 검정슬렉스 검슬랙 검슬 블랙슬랙 롱슬렉스 다리길어보이는슬랙스 데일리슬렉스 롱와이드슬랙스 커브드슬랙스 벌룬슬랙스 배럴슬랙스 카고슬렉스 사이드턱팬츠 딥턱팬츠 딥턱슬랙스 더블턱팬츠 더블턱슬랙스 노턱팬츠 노턱슬랙스 버튼슬랙스 랩슬랙스 하이웨스트팬츠 하이웨이스트팬츠 하이웨이스트슬랙스 하이웨스트바지',
    with: [
      ['miniSkirt', 'miniSkirt'],
      ['longSkirt', 'longSkirt'],
      ['pencilSkirt', 'pencilSkirt'],
      ['midiSkirt', 'midiSkirt'],
      ['shorts/chinoShorts/short/mini', 'chinoShorts'],
      ['thermalLegs', 'fleecedSlacks'],
      ['leggings/sportLeggings', 'leggings'],
      ['fleecedLeggings', 'fleecedLeggings'],
      ...purposes,
      ['suit/suitPants/interview/funeral', 'suitPants'],
      ['fleecedSlacks', 'fleecedSlacks'],
      ['fleeced/boa/warm/fleece/thermal', 'fleecedSlacks'],
      ['summer/cool/linen/thin/sheer/chiffon/linenPants/coolPants', 'coolSlacks'],
      ['wool/cashmere/tweed/flannel/woolSlacks', 'woolSlacks'],
      ['corduroy/velvet', 'corduroy'],
      ['winter/thick', 'fleecedSlacks'],
      ['leather/leatherPants', 'leatherPants'],
      ['denim/jeans', 'jeans'],
      ['school/schoolPants', 'schoolPants'],
      ['skort', 'skort'],
      ['banded/bandSlacks/joggers/sweatpants', 'bandSlacks'],
      ['cropPants', 'cropPants'],
      ['running/gym', 'sportPants'],
    ],
  },
  suitPants: {
    words:
      '정장바지 정장팬츠 정장하의 정장슬랙스 정장아래 정장 여자정장바지 남자정장바지 남성정장바지 여성정장바지 여름정장바지 겨울정장바지 양복 양복바지 양복하의 양복팬츠 수트 수트바지 수트팬츠 수트하의 수트슬랙스 슈트 ' +
      '슈트바지 슈트팬츠 슈트하의 슈트슬랙스 드레스팬츠 드레스슬랙스 드레스트라우저 기지바지 기지 기지슬랙스 신사바지 신사복 신사복바지 신사복하의 면접바지 면접슬랙스 면접용바지 예복 예복바지 턱시도 턱시도팬츠 ' +
      '턱시도바지 상복바지 장례식바지 하객바지 정장세트 정장한벌 쓰리피스하의  투피스바지 투피스하의 콤비바지 핀스트라이프팬츠 핀스트라이프슬랙스 제복바지 ' +
      'suitpants suittrousers dresspants dresstrousers dressslacks suit formalpants tuxedopants suitbottom businesspants pt 마이바지',
    with: [
      ['midiSkirt/miniSkirt/pencilSkirt/longSkirt', 'pencilSkirt'],
      ['short/mini/shorts/chinoShorts', 'chinoShorts'],
      ['golf/golfPants', 'golfPants'],
      ['school', 'schoolPants'],
      ['hiking', 'hikingPants'],
      ['fleeced/boa/warm', 'fleecedSlacks'],
      ['workwear', 'workPants'],
    ],
  },
  coolSlacks: {
    words:
      '여름슬랙스 여름용슬랙스 썸머슬랙스 섬머슬랙스 쿨슬랙스 쿨링슬랙스 쿨맥스슬랙스 냉감슬랙스 아이스슬랙스 에어슬랙스 쿨비즈슬랙스 쿨비즈팬츠 쿨비즈바지 쿨밴딩슬랙스 쿨와이드슬랙스 여름와이드슬랙스 ' +
      '여름밴딩슬랙스 인견슬랙스 린넨슬랙스 리넨슬랙스 마슬랙스 린넨라이크슬랙스 시어서커슬랙스 시어써커슬랙스 얇은슬랙스 라이트슬랙스 메쉬슬랙스 쿨팬츠 쿨링팬츠 냉감팬츠 쿨와이드팬츠 쿨밴딩팬츠 ' +
      '썸머팬츠 쉬폰팬츠 시폰팬츠 쉬폰바지 쉬폰와이드팬츠 하늘하늘바지 찰랑바지 찰랑팬츠 찰랑와이드팬츠 에어팬츠 에어와이드팬츠 시원한슬랙스 아사슬랙스 ' +
      'coolslacks summerslacks linenslacks linentrousers summertrousers coolpants chiffonpants 얼음슬랙스 얼음바지 냉장고슬랙스 쿨에어슬랙스 쿨에어팬츠 쿨에어바지 쿨에어슬렉스 탑텐쿨에어슬랙스 탑텐쿨에어팬츠 에어로쿨슬랙스 드라이슬랙스 쿨맥스바지정장 쿨비즈슬렉스 여름슬렉스 썸머슬렉스 쿨슬렉스 냉감슬렉스 린넨슬렉스 쿨터치슬랙스 쿨탄슬랙스',
    with: [
      ['shorts/short/mini', 'chinoShorts'],
      ['golf', 'golfPants'],
      ['hiking', 'hikingPants'],
      ['joggers/sweatpants', 'nylonPants'],
      ['sport/running/gym', 'sportPants'],
      ['linen/linenPants', 'linenPants'],
      ['cargo/nylonPants', 'nylonPants'],
      ['chino', 'chino'],
    ],
  },
  fleecedSlacks: {
    words:
      '기모슬랙스 기모슬렉스 기모정장바지 기모정장팬츠 기모양복바지 기모슬랙스팬츠 기모와이드슬랙스 기모밴딩슬랙스 기모밴딩팬츠 기모밴딩바지 기모와이드팬츠 기모와이드바지 기모부츠컷 기모부츠컷팬츠 기모부츠컷바지 ' +
      '기모부츠컷슬랙스 기모일자바지 기모일자팬츠 기모배기팬츠 기모배기바지 기모면바지 기모치노 기모치노팬츠 기모코튼팬츠 기모스판바지 기모투턱 기모핀턱팬츠 기모기지바지 기모감탄팬츠 융슬랙스 융바지 융털슬랙스 ' +
      '융면바지 밍크슬랙스 밍크바지 밍크기모슬랙스 본딩슬랙스 본딩바지 본딩팬츠 본딩면바지 겨울슬랙스 윈터슬랙스 방한슬랙스 웜슬랙스 발열슬랙스 히트슬랙스 두꺼운슬랙스 도톰슬랙스 겨울면바지 겨울정장기모바지 ' +
      'fleeceslacks fleecedslacks warmslacks winterslacks fleecelinedslacks fleecelinedtrousers fleecelinedchinos 방풍팬츠기모 히트텍방풍팬츠 방풍팬츠 웜팬츠 히트텍팬츠겉 ' +
      '오종바지기모 기모면스판 홈쇼핑기모바지 기모sl 기모슬 일자기모 기모슬렉스와이드 기모밴딩슬렉스 기모일자슬랙스 융와이드슬랙스 융와이드팬츠 융밴딩팬츠 융밴딩바지 밍크밴딩팬츠 밍크밴딩바지 밍크일자바지 밍크융바지 극세사밴딩바지 털밴딩바지 본딩슬렉스 본딩밴딩팬츠 본딩와이드팬츠 본딩일자팬츠 겨울밴딩팬츠 겨울밴딩바지 겨울밴딩슬랙스 겨울와이드팬츠 겨울와이드슬랙스 겨울일자바지 웜밴딩팬츠 발열슬렉스',
    with: [
      ['golf', 'golfPants'],
      ['hiking', 'warmHikingPants'],
      ['sweatpants/joggers', 'fleecedJoggers'],
      ['jeans', 'fleecedJeans'],
    ],
  },
  woolSlacks: {
    words:
      '모직바지 모직팬츠 모직슬랙스 울바지 울팬츠 울슬랙스 울와이드팬츠 울와이드슬랙스 울트라우저 울정장바지 울혼방팬츠 울혼방슬랙스 양모바지 캐시미어팬츠 캐시미어바지 캐시미어슬랙스 플란넬팬츠 플란넬바지 플란넬슬랙스 ' +
      '후란넬팬츠 후란넬슬랙스 헤링본팬츠 헤링본바지 헤링본슬랙스 트위드팬츠 트위드바지 트위드슬랙스 글렌체크팬츠 하운드투스팬츠 서지팬츠 색스니팬츠 겨울모직바지 두꺼운모직바지 멜톤팬츠 ' +
      'woolpants wooltrousers woolslacks flannelpants flanneltrousers tweedpants tweedtrousers herringbonepants 라사바지 나사바지',
    with: [
      ['shorts/short/mini', 'woolSkirt'],
      ['summer', 'slacks'],
      ['golf', 'golfPants'],
      ['school', 'schoolPants'],
      ['skort', 'skort'],
    ],
  },
  bandSlacks: {
    words:
      '밴딩슬랙스 밴딩팬츠 밴딩바지 밴딩 밴드바지 밴드팬츠 밴드슬랙스 벤딩팬츠 벤딩바지 벤딩슬랙스 고무줄바지 고무줄슬랙스 고무줄팬츠 고무바지 고무밴드바지 허리밴딩바지 허리밴딩팬츠 허리밴딩슬랙스 풀밴딩팬츠 ' +
      '뒷밴딩팬츠 뒷밴딩슬랙스 뒷밴딩바지 사이드밴딩팬츠 밴딩와이드팬츠 밴딩와이드슬랙스 밴딩일자팬츠 밴딩배기팬츠 밴딩배기바지 밴딩면바지 밴딩치노 밴딩치노팬츠 밴딩코튼팬츠 밴딩부츠컷팬츠 이지팬츠 이지슬랙스 ' +
      '이지바지 이지앵클팬츠 이지와이드팬츠 이지밴딩팬츠 컴포트팬츠 컴포트슬랙스 스트링슬랙스 조거슬랙스 슬랙스조거 슬랙스조거팬츠 조거슬랙스팬츠 트레이닝슬랙스 스웨트슬랙스 스판바지 스판팬츠 스판슬랙스밴딩 ' +
      '편한슬랙스 편안한슬랙스 노밴드바지 엄마바지 엄마팬츠 할머니고무줄바지 효도바지 맘편한바지 임부바지 임부팬츠 임산부바지 임부복바지 임부슬랙스 플리츠팬츠 플리츠바지 주름팬츠 주름바지 플리츠와이드팬츠 ' +
      '니트밴딩팬츠 텐션팬츠 매직팬츠 매직바지 마법바지 ' +
      'bandingpants bandedpants easypants easyslacks elasticpants comfortpants pullonpants maternitypants pleatspants pleatedpants 허리고무 허리고무줄 허리밴드 스판쓰봉 고무줄쓰봉 ' +
      '마담바지 밴딩슬렉스 뒷밴딩슬렉스 허리밴딩슬렉스 히든밴딩 히든밴딩팬츠 히든밴딩바지 세미밴딩팬츠 반밴딩팬츠 반밴딩슬랙스 텐션업팬츠 텐션업바지 무릎편한바지 배편한바지 뱃살커버바지 뱃살커버팬츠 올밴딩팬츠 올밴딩슬랙스 통밴딩팬츠 통밴딩바지 나인부밴딩',
    with: [
      ['pleatedSkirt', 'pleatedSkirt'],
      ['denimSkirt', 'denimSkirt'],
      ['satinSkirt', 'satinSkirt'],
      ['knitSkirt', 'knitSkirt'],
      ['woolSkirt', 'woolSkirt'],
      ['tulleSkirt', 'tulleSkirt'],
      ['leatherSkirt', 'leatherSkirt'],
      ['summerSkirt', 'summerSkirt'],
      ['pencilSkirt', 'pencilSkirt'],
      ['miniSkirt', 'miniSkirt'],
      ['longSkirt', 'longSkirt'],
      ['midiSkirt', 'midiSkirt'],
      ['shorts/short/mini', 'shorts'],
      ...purposes,
      ['denim/jeans fleeced/boa/winter', 'fleecedJeans'],
      ['denim/jeans', 'jeans'],
      ['sweatpants/fleecedJoggers/joggers fleeced/boa/winter/thick/warm', 'fleecedJoggers'],
      ['fleeced/boa/warm/winter/thick/fleece/fleecedSlacks', 'fleecedSlacks'],
      ['linen/linenPants', 'linenPants'],
      ['nylon/nylonPants/windproof', 'nylonPants'],
      ['sweatpants/terry', 'sweatpants'],
      ['coolPants', 'coolPants'],
      ['summer/cool/thin', 'coolSlacks'],
      ['corduroy', 'corduroy'],
      ['leather', 'leatherPants'],
      ['wool/tweed', 'woolSlacks'],
      ['suitPants/suit', 'suitPants'],
      ['joggers', 'joggers'],
      ['trackPants', 'trackPants'],
      ['home/homePants', 'homePants'],
      ['sport/gym/running', 'sportPants'],
      ['cargo', 'cargo'],
      ['sevenTenths/cropPants', 'cropPants'],
      ['knitted', 'widePants'],
    ],
  },
}
