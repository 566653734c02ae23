import type { KindLexicon, KindWords } from '../types.ts'
import { cloths, jackets, padded, purposes, soft } from './becoming.data.ts'

type Lines = NonNullable<KindWords<'OUTER'>['with']>

/**
 * Rules for names with 점퍼 (jumper), which is a blouson if none applies: the other words to find, and the kind that is
 * meant then.
 */
const jumperLines: Lines = [
  ...purposes,
  ['school/team', 'schoolJumper'],
  ['workwear', 'workJumper'],
  ['quilted !down', 'quilted'],
  ...padded,
  ['hiking/outdoor/climbing/fishing fleeced/boa/winter/thick/warm', 'softshell'],
  ['running/gym/yoga/tennis/badminton/soccer/basketball', 'sportJacket'],
  ...soft,
  ...jackets,
  ...cloths,
  ['baseball', 'varsity'],
  ['boa', 'fleece'],
  ['waterproof', 'shell'],
  ['uv', 'sunJacket'],
  ['hiking/climbing/outdoor/fishing/windproof', 'windbreaker'],
  ['knitted/knit', 'knitZip'],
  ['wool/cashmere', 'varsity'],
  ['winter/warm', 'shortPadding'],
  ['fleeced/thick', 'bomber'],
  ['sport', 'trackJacket'],
  ['hooded/hoodie', 'windbreaker'],
  ['summer/cool/mesh/sheer', 'sunJacket'],
  ['nylon/light/thin', 'coachJacket'],
  ['camo', 'parka'],
  ['corduroy/cotton/canvas/linen', 'cottonJacket'],
]

/** Casual jackets. */
export const casualJackets: KindLexicon<'OUTER'> = {
  bomber: {
    words:
      '항공점퍼 항공잠바 항공자켓 항공재킷 항공쟈켓 항공 항공블루종 항공바람막이 항공집업 항공야상 ma1 ma1점퍼 ma1자켓 ma1항공점퍼 엠에이원 봄버 봄버자켓 봄버재킷 봄버점퍼 봄버잠바 보머 보머자켓 보머재킷 보머점퍼 보머잠바 붐버자켓 크롭봄버 크롭항공점퍼 오버핏항공점퍼 ' +
      '숏항공점퍼 숏봄버 새틴봄버 새틴봄버자켓 새틴항공점퍼 나일론봄버 나일론봄버자켓 울봄버 울봄버자켓 울항공점퍼 스카쟌 스카잔 스카쟌자켓 스카잔점퍼 수카잔 스카쟌점퍼 요코스카점퍼 자수항공점퍼 자수점퍼 플라이트자켓 플라이트재킷 플라이트점퍼 l2b l2b자켓 cwu45 cwu ' +
      '파일럿자켓 에비에이터자켓 b15 b10 b15자켓 비텐자켓 탱커자켓 탱커스자켓 탱커재킷 기모점퍼 기모잠바 털잠바항공 본딩점퍼 두꺼운점퍼 두꺼운잠바 기모청자켓 양털청자켓 털청자켓 보아청자켓 기모데님자켓 뽀글이청자켓 양털데님자켓 보아데님자켓 패딩청자켓 셔파자켓 ' +
      'bomber bomberjacket bombers ma1jacket ma1bomber flightjacket pilotjacket aviatorjacket sukajan souvenirjacket tankerjacket tankersjacket satinbomber sherpatrucker sherpajacketdenim ' +
      '항잠',
    with: [
      ['padVest', 'padVest'],
      ['mustang/leather fur/boa/mustang', 'mustang'],
      ['leather', 'leatherJacket'],
      ['suede', 'suedeJacket'],
      ['padded/down/shortPadding light', 'lightDown'],
      ['shortPadding', 'shortPadding'],
      ['denim !fleeced !boa', 'denimJacket'],
      ['summer/cool/thin/light', 'coachJacket'],
      ['school', 'schoolJumper'],
      ['workwear', 'workJumper'],
      ['golf', 'golfJacket'],
      ['knitted', 'knitZip'],
    ],
  },
  varsity: {
    words:
      '바시티 바시티자켓 바시티재킷 바시티점퍼 바시티블루종 버시티 버시티자켓 버시티점퍼 발시티자켓 바씨티자켓 레더바시티 울바시티 울바시티자켓 크롭바시티 크롭바시티자켓 나일론바시티 바시티가디건 스타디움 스타디움자켓 스타디움재킷 스타디움점퍼 스타디움잠바 야구점퍼 야구잠바 야구자켓 ' +
      '야구잠바자켓 베이스볼점퍼 베이스볼자켓 베이스볼재킷 베이스볼블루종 새틴야구점퍼 레터맨자켓 레터맨재킷 레터맨 대학점퍼 미국대학점퍼 아메리칸자켓 칼리지자켓 어워드자켓 ' +
      'varsity varsityjacket stadium stadiumjacket baseballjacket letterman lettermanjacket collegejacket awardjacket 과잠 골든베어 golden bear 야잠 야구짬바',
    with: [
      ['cardigan', 'cardigan'],
      ['school/team', 'schoolJumper'],
      ['padded/down', 'shortPadding'],
    ],
  },
  coachJacket: {
    words:
      '코치자켓 코치재킷 코치점퍼 코치잠바 코치쟈켓 코치블루종 코치 코치셔츠 코치윈드브레이커 나일론코치자켓 나일론자켓 나일론재킷 나일론점퍼 나일론잠바 나일론블루종 나일론셔츠자켓 나일론크롭자켓 나일론아우터 나일론봄버얇은 스냅자켓 스냅점퍼 스냅버튼자켓 스냅버튼점퍼 똑딱이점퍼 똑딱이자켓 ' +
      '얇은점퍼 얇은잠바 가벼운점퍼 가벼운잠바 봄점퍼 봄잠바 봄블루종 간절기점퍼 간절기잠바 여름블루종 얇은블루종 폴리점퍼 바스락점퍼 바스락자켓 바스락블루종 타슬란자켓 타슬란점퍼 파라슈트자켓 립스탑자켓 드리즐러자켓 드리즐러 스윙탑나일론 ' +
      'coach coachjacket coachesjacket nylonjacket nylonblouson drizzler drizzlerjacket snapjacket',
    with: [
      ...purposes,
      ['padded/down/shortPadding', 'lightDown'],
      ['fleeced/boa/winter/thick', 'bomber'],
      ['waterproof', 'shell'],
      ['hooded/hoodie', 'windbreaker'],
      ['running/sport', 'sportJacket'],
      ['knitted', 'cardigan'],
      ['padVest/outerKnitVest', 'pocketVest'],
    ],
  },
  blouson: {
    words:
      '블루종 블루종자켓 블루종점퍼 블루존 블루죵 블루종재킷 블르종 카라블루종 오버핏블루종 크롭블루종 코튼블루종 울블루종 체크블루종 세미블루종 하프블루종 투웨이블루종 숏블루종 새틴블루종 점퍼 잠바 쟘바 잠바떼기 점버 쟘퍼 점파 짐퍼 잠바자켓 점프 잠퍼 집업점퍼 집업자켓 집업재킷 짚업자켓 ' +
      '지퍼자켓 지퍼재킷 지퍼점퍼 집업블루종 카라점퍼 카라잠바 카라집업점퍼 해링턴 해링턴자켓 해링턴재킷 헤링턴자켓 해링톤자켓 스윙탑 스윙탑자켓 g9 g9자켓 바라쿠타자켓 아저씨점퍼 아빠점퍼 아빠잠바 아버지점퍼 어른점퍼 춘추점퍼 춘추잠바 봄가을점퍼 봄가을잠바 가을점퍼 가을잠바 신사점퍼 ' +
      '비즈니스점퍼 캐주얼점퍼 캐쥬얼점퍼 데일리점퍼 숏점퍼 크롭점퍼 크롭집업자켓 오버핏점퍼 남성점퍼 여성점퍼 코듀로이점퍼 코듀로이블루종 골덴점퍼 골덴잠바 체크점퍼 스웨트자켓 하이넥점퍼 하이넥자켓 하이넥블루종 ' +
      'blouson blousons blousonjacket jumper jumpers zipjacket zipupjacket harrington harringtonjacket g9jacket swingtop barracutajacket casualjacket 얇은잠바 ' +
      '봄잠바 짬바 점바 잠빠 쟌바 부르종',
    with: jumperLines,
  },
  denimJacket: {
    words:
      '청자켓 청재킷 청쟈켓 청자킷 청잠바 청점퍼 청자캣 청재캣 청마이 청집업 청가디건 청남방자켓 청조끼자켓 오버핏청자켓 크롭청자켓 숏청자켓 롱청자켓 워싱청자켓 연청자켓 연청재킷 중청자켓 중청재킷 진청자켓 진청재킷 흑청자켓 흑청재킷 생지자켓 생지데님자켓 생지청자켓 흰청자켓 검정청자켓 ' +
      '데님자켓 데님재킷 데님쟈켓 데님점퍼 데님잠바 데님 데님아우터 데님블루종 데님집업 데님트러커 데님트러커자켓 데님트러커재킷 데님워크자켓 데님셔츠자켓 데님크롭자켓 데님숏자켓 데님봄버 데님블레이저자켓 데님후드자켓 데님후드집업 데님초어자켓 데님카라자켓 크롭데님자켓 크롭데님재킷 크롭데님 ' +
      '오버핏데님자켓 워싱데님자켓 블랙데님자켓 화이트데님자켓 셀비지데님자켓 진자켓 진재킷 진점퍼 트러커 트러커자켓 트러커재킷 트러커점퍼 트럭커자켓 웨스턴데님자켓 타입1자켓 타입2자켓 타입3자켓 데님가디건 ' +
      'denim denimjacket denimjackets jeanjacket jeansjacket trucker truckerjacket blackdenimjacket croppeddenimjacket denimblouson denimtrucker 데님jk 청jk',
    with: [
      ['boa/padded/fur', 'bomber'],
      ['padVest/outerKnitVest/knitVest', 'quiltedVest'],
      ['leather', 'leatherJacket'],
      ['suede', 'suedeJacket'],
      ['corduroy', 'cottonJacket'],
      ['tweed', 'tweedJacket'],
    ],
  },
  cottonJacket: {
    words:
      '면자켓 면재킷 면점퍼 면잠바 면블루종 면아우터 코튼자켓 코튼재킷 코튼점퍼 코튼블레이저 워크자켓 워크재킷 워크점퍼 워크쟈켓 워크웨어자켓 워크 초어자켓 초어재킷 초어코트 초어 프렌치워크자켓 프렌치워크 커버올자켓 커버올 커버올재킷 커버올점퍼 디트로이트 디트로이트자켓 ' +
      '디트로이트재킷 산타페자켓 미시간코트 덕자켓 덕캔버스자켓 덕재킷 캔버스자켓 캔버스재킷 페인터자켓 카펜터자켓 엔지니어자켓 레일로드자켓 몰스킨자켓 몰스킨재킷 치노자켓 트윌자켓 트윌재킷 개버딘자켓 피그먼트자켓 피그먼트점퍼 가먼트다잉자켓 코듀로이자켓 코듀로이재킷 코듀로이 코듀로이트러커자켓 ' +
      '코듀로이워크자켓 코듀로이집업 코드로이자켓 골덴 골덴자켓 골덴재킷 골뎅자켓 골뎅마이 코르덴자켓 코르덴재킷 왁스자켓 왁스재킷 왁스드자켓 왁스점퍼 왁스드코튼자켓 왁스코튼자켓 왁스 오일드자켓 오일자켓 바버자켓 비데일자켓 뷰포트자켓 팩토리자켓 카바나자켓 아메카지자켓 빈티지자켓 포켓자켓 ' +
      '생활한복자켓 생활한복재킷 개량한복자켓 한복자켓 쾌자 저고리자켓 한복저고리 생활한복상의 개량한복상의 ' +
      'cottonjacket workjacket chore chorejacket chorecoat coverall coveralljacket detroit detroitjacket duckjacket canvasjacket moleskinjacket corduroyjacket corduroy waxjacket waxedjacket waxedcottonjacket barnjacket barncoat engineerjacket painterjacket frenchworkjacket ' +
      '워크jk 코튼jk',
    with: [
      ['workwear', 'workJumper'],
      ['padVest/outerKnitVest', 'quiltedVest'],
      ['padded/down/shortPadding', 'shortPadding'],
      ['boa/fur', 'bomber'],
      ['denim/jeans', 'denimJacket'],
      ['leather', 'leatherJacket'],
      ['suede', 'suedeJacket'],
      ['quilted', 'quilted'],
      ['linen', 'linenJacket'],
      ['fleeced/winter/thick', 'bomber'],
      ['shirt', 'shirtJacket'],
      ['golf', 'golfJacket'],
    ],
  },
  shirtJacket: {
    words:
      '셔츠자켓 셔츠재킷 셔츠쟈켓 셔츠아우터 셔츠점퍼 셔츠잠바 셔켓 셔킷 샤켓 셔츠형자켓 셔츠코트 오버셔츠 오버샤쓰 오버셔츠자켓 남방자켓 남방점퍼 두꺼운셔츠 두꺼운남방 헤비셔츠 울셔츠 울셔츠자켓 울오버셔츠 울남방 모직셔츠 모직남방 플란넬셔츠 플란넬셔츠자켓 플란넬 플란넬남방 플란넬체크셔츠 ' +
      '기모셔츠 기모남방 기모체크남방 기모체크셔츠 털남방 패딩셔츠 퀼팅셔츠 누빔셔츠 누빔남방 본딩셔츠 코듀로이셔츠 코듀로이셔츠자켓 코듀로이남방 골덴셔츠 골덴남방 골덴셔츠자켓 체크셔츠 체크남방 체크셔츠자켓 체크셔켓 체크오버셔츠 타탄체크셔츠 타탄체크남방 데님셔츠 데님오버셔츠 데님남방 청남방 ' +
      '청셔츠 청난방 셔츠 샤쓰 셔쓰 남방 난방 남방셔츠 cpo자켓 cpo셔츠 cpo셔츠자켓 씨피오자켓 밀리터리셔츠 워크셔츠 유틸리티셔츠 포켓셔츠자켓 웨스턴셔츠 덤블셔츠 플리스셔츠 집업셔츠 지퍼셔츠 카고셔츠 후드셔츠 후드남방 크롭셔츠자켓 트러커셔츠 ' +
      'shirt shirts shirtjacket shirtsjacket shacket overshirt overshirts flannelshirt flannel denimshirt workshirt cposhirt cpojacket woolshirt corduroyshirt checkshirt heavyshirt',
    with: [
      ['sport/hiking/outdoor', 'windbreaker'],
      ['denim/jeans/blackJeans fleeced/boa', 'bomber'],
      ['padVest/outerKnitVest', 'quiltedVest'],
      ['leather', 'leatherJacket'],
      ['suede', 'suedeJacket'],
      ['padded/down', 'quilted'],
      ['linen/summer/cool/sheer/thin/chiffon/short/mesh/light/silk/satin', 'summerShirtOuter'],
      ['linenShirt/shortShirt/alohaShirt/blouse', 'summerShirtOuter'],
      ['stripe', 'summerShirtOuter'],
    ],
  },
}
