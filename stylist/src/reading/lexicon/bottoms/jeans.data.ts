import type { KindLexicon } from '../types.ts'
import { purposes } from './becoming.data.ts'

/** Words by which Koreans name jeans, by kind (see types.ts). */
export const jeans: KindLexicon<'BOTTOM'> = {
  jeans: {
    words:
      '청바지 청바자 청빠지 쳥바지 청바치 진바지 진팬츠 진즈 청팬츠 데님 대님 데님팬츠 데님바지 대님팬츠 데님진 데님청바지 데님하의 데님트라우저 블루데님 블루진 인디고진 인디고데님 인디고청바지 ' +
      '생지 생지데님 생지청바지 생지진 생지팬츠 로데님 로우데님 논워싱데님 셀비지 셀비지데님 셀비지진 셀비지청바지 셀비지팬츠 셀비찌 ' +
      '일자청바지 일자진 일자데님 일자핏청바지 일자핏진 스트레이트진 스트레이트데님 스트레이트핏진 스트레이트청바지 세미와이드진 세미와이드데님 세미와이드청바지 와이드진 와이드데님 와이드청바지 ' +
      '와이드핏진 통청바지 통큰청바지 통넓은청바지 배기진 배기데님 배기청바지 배기핏진 보이핏진 보이핏청바지 보이진 보이프렌드진 보이프렌드데님 보이프랜드진 걸프렌드진 남친진 남친핏청바지 ' +
      '맘진 맘핏진 맘핏청바지 대디진 대드진 대디데님 테이퍼드진 테이퍼드데님 테이퍼드청바지 테이퍼진 슬림진 슬림데님 슬림핏진 슬림핏청바지 슬림스트레이트진 스키니 스키니진 스키니데님 스키니청바지 ' +
      '스키니팬츠 스키니바지 스끼니 스키니핏진 부츠컷진 부츠컷데님 부츠컷청바지 세미부츠컷진 세미부츠컷데님 세미부츠컷청바지 부츠진 나팔청바지 나팔진 나팔데님 플레어진 플레어데님 플레어청바지 벨보텀진 ' +
      '하이웨스트진 하이웨이스트진 하이라이즈진 하이진 로우라이즈진 로라이즈진 로우웨스트진 로우진 골반청바지 골반진 배꼽청바지 크롭진 크롭데님 크롭청바지 9부진 9부청바지 구부청바지 앵클진 롱진 롱데님 ' +
      '벌룬진 벌룬데님 벌룬청바지 벌룬핏진 커브드진 커브드데님 커브진 커브핏진 배럴진 배럴데님 배럴핏진 배럴레그진 말발굽진 항아리진 항아리청바지 텀블진 카펜터진 카펜터데님 카펜터청바지 카고진 카고데님 ' +
      '카고청바지 포켓진 포켓데님 투턱진 투턱데님 원턱진 원턱데님 핀턱진 핀턱데님 핀턱청바지 버튼진 버튼플라이진 밴딩진 밴딩청바지 밴딩데님 밴딩데님팬츠 고무줄청바지 스판진 스판청바지 스판데님 ' +
      '신축청바지 워싱진 워싱데님 워싱청바지 애시드진 스노우진 돌청 돌청바지 돌청진 스톤워싱진 빈티지진 빈티지데님 빈티지청바지 구제청바지 구제진 더티진 더티워싱진 물나염데님 브리치진 탈색청바지 ' +
      '연청 연청바지 연청진 연청데님 연청팬츠 연청색바지 라이트블루진 하늘색청바지 하늘청바지 스카이진 소라진 소라청바지 소라데님 아이스진 아이스데님 아이스블루진 중청 중청바지 중청진 중청데님 중청팬츠 ' +
      '진청 진청바지 진청진 진청데님 진청팬츠 진한청바지 다크블루진 다크진 다크데님 남청바지 코팅진 코팅데님 코팅청바지 오일진 레귤러진 레귤러핏진 루즈진 루즈핏진 루즈데님 릴렉스진 릴렉스핏진 오버핏진 ' +
      '오버핏데님 이지진 이지데님 스탠다드진 베이직진 데일리진 컴포트진 아메카지데님 트윈스티치진 절개진 절개데님 배색데님 패치워크진 프레이드진 밑단컷팅진 컷팅진 커팅진 지퍼진 트임진 슬릿진 ' +
      '모달청바지 모달데님 텐셀데님 텐셀청바지 쿨진 쿨데님 쿨청바지 쿨링데님 썸머진 썸머데님 여름청바지 여름데님 린넨데님 린넨청바지 에어데님 얇은청바지 라이트데님 제깅스 젝잉스 청레깅스 데님레깅스 데님조거 ' +
      '데님조거팬츠 청조거 데님슬랙스 데님트레이닝 데님와이드팬츠 데님와이드 데님배기팬츠 데님카고팬츠 데님파라슈트 임부청바지 임산부청바지 임부진 컬러진 컬러데님 베이지진 브라운진 브라운데님 카키진 ' +
      '네이비진 핑크진 핑크데님 샌드데님 오트밀데님 워크데님 더블니데님 더블니진 엔지니어드진 뒤틀린진 ' +
      'jean jeans denim denims denimpants denimtrousers denimjeans bluejeans momjeans dadjeans boyfriendjeans baggyjeans widejeans straightjeans ' +
      'skinnyjeans slimjeans bootcutjeans flarejeans carpenterjeans cargojeans selvedge selvage selvedgedenim rawdenim jeggings 연청와이드 중청와이드 흑청테이퍼드 ' +
      '제이콥코헨 jacobcohen 622 죠다쉬 죠다쉬청 빅올진 빅올데님 빅올진스 스투시빅올 bigoljean bigoljeans 스투시데님 스투시진 써드컷 서드컷 thirdcut 3rdcut 퍼스트컷 firstcut 세컨드컷 secondcut 아워레가시써드컷 데님투턱 데님원턱 데님핀턱 트위스티드진 트위스티드데님 논페이드데님 논페이드진 콘밀데님 콘밀진 카이하라데님 카이하라진 스카이워싱데님 오버다잉데님 오버다이드데님 가먼트다잉데님 샌드워싱데님 캣워싱데님 브러쉬데님 고양이수염청바지 캣브러쉬진 데님스트레이트팬츠 데님스트레이트 데님일자 데님일자팬츠 데님부츠컷 데님나팔 데님나팔바지 데님플레어팬츠 데님벌룬팬츠 데님스키니 데님맘핏 청바지와이드 청바지일자 청바지스키니 청바지부츠컷 청바지나팔 칼럼진 파사드진 아치진 볼륨진 컬럼진 위크데이스페이스 위크데이로웨 위크데이에이스 위크데이갤럭시 90s배기진 90s진 와이드레그진 와이드레그데님 스토브파이프진 로우슬렁진 로슬렁진 스테이루즈진 릴렉스데님 릴렉스스트레이트진 힙합청바지 힙합데님 똥싼청바지 인생청바지 웨이스트밴딩데님 노단추청바지 고무밴드청바지 뒷밴딩청바지 뒷밴딩데님 허리밴딩청바지 허리밴딩데님 통큰데님 통데님 통진 통넓은데님 라이딩진 라이딩청바지 라이딩데님 바이커진 바이커데님 바이커청바지 모터사이클진 오토바이청바지 모토진 바이크진 케블라진 케블라데님',
    with: [
      ['overalls', 'overalls'],
      ['denimSkirt/miniSkirt/midiSkirt/longSkirt/pleatedSkirt', 'denimSkirt'],
      ['shorts/denimShorts/chinoShorts/short/mini', 'denimShorts'],
      ['fleecedJeans', 'fleecedJeans'],
      ['fleeced/boa/winter/warm/thermal/padded/fleece/down/thermalLegs', 'fleecedJeans'],
      ['ripped/rippedJeans', 'rippedJeans'],
      ['blackJeans', 'blackJeans'],
      ['whiteJeans', 'whiteJeans'],
      ['sleep/pajamaPants', 'pajamaPants'],
    ],
  },
  rippedJeans: {
    words:
      '찢청 찢청바지 찢진 찢진바지 찢어진청바지 찢어진바지 찢어진진 찢어진데님 찢어진팬츠 찢바지 찟청 찢정 찢흑청 찢연청 디스트로이드진 디스트로이진 디스트로이드데님 디스트로이데님 데미지진 데미지데님 데미지청바지 ' +
      '데미지팬츠 구멍청바지 구멍난청바지 구멍난바지 구멍진 갈갈이청바지 갈기갈기청바지 넝마청바지 거지청바지 무릎찢청 무릎찢어진청바지 무릎트임진 무릎컷팅진 무릎컷팅청바지 빈티지찢청 헤진청바지 해진청바지 ' +
      '크래쉬진 크러시진 컷아웃진 rippedjeans rippeddenim distressedjeans destroyedjeans damagejeans damagedjeans crushjeans tornjeans 찢 블랙진찢',
    with: [
      ['shorts/short/mini', 'denimShorts'],
      ['skort/midiSkirt/miniSkirt', 'denimSkirt'],
    ],
  },
  blackJeans: {
    words:
      '흑청 흑청바지 흑청진 흑청데님 흑청팬츠 흑진 흑데님 흑생지 흑생지데님 검청 검청바지 검정청바지 검정색청바지 검은청바지 검은색청바지 까만청바지 까만색청바지 검정진 검정데님 검은데님 검정스키니 검은스키니 ' +
      '블랙진 블랙데님 블랙데님팬츠 블랙청바지 블랙진팬츠 블랙생지 블랙생지데님 블랙와이드진 블랙와이드데님 블랙스키니 블랙스키니진 블랙슬림진 블랙일자진 블랙배기진 블랙부츠컷진 블랙워싱진 블랙워싱데님 ' +
      '워싱흑청 연흑청 그레이진 그레이데님 그레이데님팬츠 그레이청바지 그레이워싱진 회색청바지 회청바지 회청 회색진 차콜진 차콜데님 차콜청바지 챠콜진 챠콜데님 먹색청바지 먹청 먹데님 먹색데님 애쉬진 ' +
      'blackjean blackjeans blackdenim greyjeans grayjeans greydenim graydenim charcoaljeans 블랙배기 흑청와이드 흑청일자 흑청부츠컷 흑청스키니 흑청배기 흑청슬림 흑와이드데님 먹청와이드 회청와이드 회청데님 회청진 연흑청와이드 중흑청 진회청 그레이와이드데님 그레이와이드진 그레이배기진 그레이워싱데님 블랙워싱 블랙스트레이트진 블랙부츠컷데님 블랙밴딩데님',
    with: [
      ['shorts/denimShorts/short/mini', 'denimShorts'],
      ['fleeced/boa/winter/warm/padded/fleece', 'fleecedJeans'],
      ['ripped/rippedJeans', 'rippedJeans'],
      ['overalls', 'overalls'],
    ],
  },
  whiteJeans: {
    words:
      '흰청바지 흰색청바지 하얀청바지 하얀색청바지 흰데님 흰진 화이트진 화이트데님 화이트데님팬츠 화이트청바지 화이트팬츠 화이트바지 화이트면바지 화이트치노 화이트코튼팬츠 화이트와이드팬츠 화이트스키니 ' +
      '백바지 백진 백색바지 백면바지 흰바지 흰색바지 하얀바지 하얀색바지 흰면바지 흰색면바지 하얀면바지 흰팬츠 흰와이드팬츠 흰카고팬츠 아이보리진 아이보리데님 아이보리청바지 아이보리면바지 크림진 크림데님 ' +
      '크림청바지 크림면바지 크림색면바지 오프화이트진 오프화이트데님 에크루진 에크루데님 에크루팬츠 스노우화이트진 미색면바지 ' +
      'whitejean whitejeans whitedenim whitepants whitechino whitechinos ecrujeans ecrudenim creamjeans ivoryjeans offwhitejeans',
    with: [
      ['shorts/short/mini denim/jeans', 'denimShorts'],
      ['shorts/short/mini', 'chinoShorts'],
      ...purposes,
      ['fleeced/boa/warm', 'fleecedJeans'],
      ['linen/linenPants', 'linenPants'],
      ['suit/suitPants', 'suitPants'],
      ['slacks', 'slacks'],
      ['sweatpants/joggers', 'sweatpants'],
      ['trackPants', 'trackPants'],
      ['sport/running/gym', 'sportPants'],
      ['leggings', 'leggings'],
      ['corduroy', 'corduroy'],
      ['rippedJeans', 'rippedJeans'],
    ],
  },
  fleecedJeans: {
    words:
      '기모청바지 기모청 기모진 기모데님 기모데님팬츠 기모데님바지 융청바지 융진 융데님 융털청바지 밍크청바지 밍크진 밍크데님 밍크기모청바지 털청바지 털진 양털청바지 보아청바지 보아데님 본딩청바지 본딩진 본딩데님 ' +
      '겨울청바지 겨울데님 겨울진 방한청바지 방한데님 패딩청바지 패딩진 솜청바지 웜데님 웜진 히트진 히트데님 발열청바지 발열데님 플리스청바지 플리스데님 후리스청바지 뽀글이청바지 윈터진 윈터데님 ' +
      '기모스키니 기모스키니진 기모일자진 기모일자청바지 기모와이드진 기모와이드데님 기모와이드청바지 기모부츠컷진 기모부츠컷청바지 기모배기진 기모슬림진 기모스트레이트진 기모밴딩진 기모밴딩청바지 기모흑청 ' +
      '기모연청 기모중청 기모진청 기모블랙진 기모생지 기모카고진 이중기모청바지 안감기모청바지 쭈리기모청바지 기모제깅스 기모맘진 기모돌청 ' +
      'fleecejeans fleecelinedjeans fleecedjeans warmjeans winterjeans linedjeans fleecelineddenim brusheddenim heattechjeans 청바지밍크',
    with: [['shorts/short', 'denimShorts']],
  },
}
