import type { KindLexicon, KindWords } from '../types.ts'
import { cloths, jackets, padded, purposes, soft } from './becoming.data.ts'

type Lines = NonNullable<KindWords<'OUTER'>['with']>

/**
 * Rules for names with 자켓 (jacket), which is a blazer if none applies: the other words to find, and the kind that is
 * meant then.
 */
const jacketLines: Lines = [
  ...purposes,
  ['schoolBlazer', 'schoolBlazer'],
  ['quilted light', 'quilted'],
  ['quilted !down', 'quilted'],
  ...padded,
  ['hiking/outdoor/climbing fleeced/boa/winter/thick/warm', 'softshell'],
  ['running/gym/yoga/tennis/badminton/soccer/basketball', 'sportJacket'],
  ...soft,
  ['waterproof', 'shell'],
  ...jackets,
  ...cloths,
  ['suitJacket', 'suitJacket'],
  ['partOfSet !sport', 'suitJacket'],
  ['formal wool !winter !thick !warm', 'suitJacket'],
  ['blazer linen', 'linenJacket'],
  ['blazer summer/cool/thin', 'coolBlazer'],
  ['blazer wool/winter/cashmere', 'woolJacket'],
  ['blazer', 'blazer'],
  ['hiking/climbing', 'windbreaker'],
  ['outdoor/fishing', 'windbreaker'],
  ['school', 'schoolBlazer'],
  ['boa', 'fleece'],
  ['uv', 'sunJacket'],
  ['sport', 'trackJacket'],
  ['windproof', 'windbreaker'],
  ['nylon', 'coachJacket'],
  ['hooded/hoodie fleeced/winter', 'winterParka'],
  ['hooded/hoodie', 'windbreaker'],
  ['shirt/shirtJacket/overshirt/flannelShirt/denimShirt', 'shirtJacket'],
  ['knitted/cable/knit/cashmere zip', 'knitZip'],
  ['knitted/cable/knit/cardigan', 'knitJacket'],
  ['jersey trackPants', 'trackJacket'],
  ['suit/interview/funeral linen/summer/cool', 'suitJacket'],
  ['suit/interview/funeral', 'suitJacket'],
  ['workwear', 'workJumper'],
  ['linen', 'linenJacket'],
  ['corduroy', 'cottonJacket'],
  ['camo', 'parka'],
  ['summer/cool', 'coolBlazer'],
  ['fleeced/winter/thick/warm/padded', 'woolJacket'],
  ['wool/cashmere/flannel', 'woolJacket'],
  ['blouson', 'blouson'],
  ['cotton/canvas/repellent', 'cottonJacket'],
  ['zip', 'blouson'],
  ['thin', 'coolBlazer'],
]

/** Blazers and tailored jackets, leather and suede. */
export const tailored: KindLexicon<'OUTER'> = {
  blazer: {
    words:
      '자켓 재킷 쟈켓 자킷 쟈킷 재캣 자캣 재켓 쟈캣 자케트 자캩 재킫 자켙 블레이저 블레이져 블래이저 블레이저자켓 블레이져자켓 브레이저 블레저 블레이제 브레이져자켓 블레이즈 테일러드 테일러드자켓 테일러드재킷 테일러자켓 테일러재킷 테일러드블레이저 테일러드쟈켓 ' +
      '싱글자켓 싱글재킷 싱글블레이저 싱글쟈켓 더블자켓 더블재킷 더블블레이저 더블쟈켓 더블버튼자켓 원버튼자켓 원버튼블레이저 투버튼자켓 투버튼블레이저 쓰리버튼자켓 골드버튼자켓 금장자켓 금장블레이저 금장버튼자켓 마이 마이자켓 콤비 콤비자켓 콤비재킷 콤비마이 ' +
      '세미정장자켓 세미정장재킷 세미정장마이 캐주얼자켓 캐주얼재킷 캐쥬얼자켓 캐주얼마이 캐주얼블레이저 오피스자켓 오피스재킷 오피스룩자켓 출근자켓 출근용자켓 출근재킷 데일리자켓 베이직자켓 기본자켓 오버핏자켓 오버핏재킷 오버핏블레이저 오버핏마이 오버사이즈자켓 ' +
      '오버사이즈블레이저 루즈핏자켓 루즈핏블레이저 박시자켓 박시블레이저 크롭자켓 크롭재킷 크롭블레이저 크롭테일러드자켓 숏자켓 숏재킷 숏블레이저 롱자켓 롱재킷 롱블레이저 하프자켓 슬림자켓 슬림핏자켓 슬림핏블레이저 노카라자켓 노카라재킷 카라리스자켓 라운드자켓 ' +
      '라운드넥자켓 카라자켓 숄카라자켓 차이나카라자켓 피크드라펠자켓 벨티드자켓 벨트자켓 페플럼자켓 볼륨자켓 퍼프자켓 셋업자켓 셋업재킷 셋업마이 셋업블레이저 체크자켓 체크재킷 체크블레이저 체크마이 스트라이프자켓 스트라이프블레이저 핀스트라이프자켓 가르마자켓 ' +
      '봄자켓 봄재킷 가을자켓 가을재킷 봄가을자켓 봄가을재킷 간절기자켓 간절기재킷 간절기블레이저 아우터자켓 여성자켓 남성자켓 남자자켓 여자자켓 하객자켓 하객룩자켓 새틴자켓 새틴블레이저 벨벳자켓 벨벳재킷 벨벳블레이저 코듀로이블레이저 코듀로이마이 골덴마이 ' +
      '데님블레이저 데님테일러드자켓 저지블레이저 저지자켓블레이저 니트블레이저 스웨트블레이저 ' +
      'blazer blazers jacket jackets tailored tailoredjacket singleblazer doubleblazer singlejacket doublejacket overfitblazer oversizedblazer cropblazer cropjacket croppedjacket sportcoat sportjacketblazer sportscoat velvetblazer corduroyblazer odjacket ' +
      'jk 노카라jk 테일러드jk 더블jk 싱글jk 가다마에 우와끼 쟈케트 싱글브레스티드 더블브레스티드 싱글브레스트 더블브레스트 투버튼싱글',
    with: jacketLines,
  },
  suitJacket: {
    words:
      '정장자켓 정장재킷 정장쟈켓 정장마이 정장상의 정장윗도리 정장웃도리 정장블레이저 정장 정장세트 정장한벌 정장아우터 여자정장자켓 남자정장자켓 남성정장자켓 여성정장자켓 여름정장자켓 겨울정장자켓 양복 양복자켓 양복재킷 양복상의 양복마이 양복윗도리 양복웃도리 ' +
      '수트 수트자켓 수트재킷 수트마이 수트상의 수트블레이저 슈트 슈트자켓 슈트재킷 슈트마이 슈트상의 슈트블레이저 면접자켓 면접재킷 면접마이 면접정장 면접용자켓 예복 예복자켓 예복재킷 턱시도 턱시도자켓 턱시도재킷 연미복 신사복 신사복자켓 신사복상의 장례식자켓 ' +
      '상복 상복자켓 상복상의 비즈니스자켓 비즈니스수트 투피스자켓 투피스상의 쓰리피스 쓰리피스자켓 제복자켓 제복상의 승무원자켓 ' +
      'suit suits suitjacket suitblazer tuxedo tuxedojacket dinnerjacket formaljacket businessjacket interviewjacket dressjacket 면접jk 정장jk 면접룩jk 우와기 양복우와기 ' +
      '세비로 기성복 양장윗도리',
    with: [
      ['school', 'schoolBlazer'],
      ['padded/down', 'dressyPadding'],
      ['woolCoat/springCoat', 'dressCoat'],
      ['outerKnitVest/padVest/outerWaistcoat/waistcoat', 'outerWaistcoat'],
      ['ski', 'skiJacket'],
    ],
  },
  tweedJacket: {
    words:
      '트위드자켓 트위드재킷 트위드쟈켓 트위드 트위드블레이저 트위드마이 트위드가디건 트위드가디건자켓 트위드니트자켓 트위드크롭자켓 트위드숏자켓 트위드노카라자켓 트위드집업 트위드점퍼 트위드아우터 트위드베스트자켓 트위이드자켓 트위트자켓 크롭트위드 크롭트위드자켓 ' +
      '크롭트위드재킷 숏트위드자켓 금장트위드자켓 노카라트위드자켓 노카라트위드 여름트위드자켓 겨울트위드자켓 봄트위드자켓 울트위드자켓 트위드셋업자켓 트위드하객자켓 블랙트위드자켓 반팔트위드자켓 부클자켓 부클재킷 부클레자켓 부클레재킷 부클트위드자켓 부클블레이저 ' +
      '샤넬자켓 샤넬st자켓 샤넬스타일자켓 샤넬풍자켓 샤넬트위드자켓 해리스트위드 해리스트위드자켓 해리스트위드블레이저 ' +
      'tweed tweedjacket tweedblazer bouclejacket harristweed chaneljacket croppedtweed 트위드jk',
    with: [['padVest/outerKnitVest/knitVest', 'outerWaistcoat']],
  },
  linenJacket: {
    words:
      '린넨자켓 린넨재킷 린넨쟈켓 린넨블레이저 린넨마이 린넨 린넨콤비 린넨콤비자켓 린넨테일러드자켓 린넨싱글자켓 린넨더블자켓 린넨정장자켓 린넨노카라자켓 린넨크롭자켓 린넨숏자켓 린넨셋업자켓 린넨점퍼 린넨집업 린넨코트 린넨롱자켓 린넨아우터 린넨라이크자켓 린넨혼방자켓 ' +
      '리넨자켓 리넨재킷 리넨블레이저 마자켓 마소재자켓 마혼방자켓 마마이 모시자켓 인견자켓 시어서커자켓 시어써커자켓 시어서커재킷 시어서커블레이저 지지미자켓 아사자켓 여름자켓 여름재킷 여름용자켓 여름쟈켓 썸머자켓 썸머재킷 한여름자켓 얇은자켓 얇은재킷 ' +
      '반팔자켓 반팔재킷 반소매자켓 7부자켓 칠부자켓 여름점퍼자켓 여름아우터 ' +
      'linen linenjacket linenblazer seersuckerjacket seersuckerblazer summerjacket shortsleevejacket linencoat',
    with: [
      ['cardigan', 'thinCardigan'],
      ['shirt', 'summerShirtOuter'],
      ['suitJacket', 'suitJacket'],
      ['golf', 'golfJacket'],
      ['padVest/outerKnitVest', 'outerWaistcoat'],
    ],
  },
  coolBlazer: {
    words:
      '여름블레이저 여름용블레이저 썸머블레이저 섬머블레이저 여름마이 쿨블레이저 쿨자켓 쿨재킷 쿨비즈자켓 쿨비즈재킷 쿨비즈블레이저 쿨링자켓 냉감자켓 냉감재킷 냉감블레이저 쿨맥스자켓 얇은블레이저 얇은마이 라이트블레이저 라이트자켓 여름테일러드자켓 여름콤비 여름콤비자켓 ' +
      '여름싱글자켓 여름더블자켓 여름세미정장자켓 감탄자켓 감탄재킷 감탄블레이저 쿨울자켓 여름울자켓 메쉬자켓 메쉬블레이저 에어자켓 에어블레이저 시원한자켓 스판자켓여름 반팔블레이저 ' +
      'summerblazer coolblazer lightblazer cooljacket coolmaxjacket',
    with: [
      ['golf', 'golfJacket'],
      ['sport/hooded/windbreaker', 'windbreaker'],
      ['suit/suitJacket', 'suitJacket'],
      ['cycling', 'cyclingJacket'],
    ],
  },
  woolJacket: {
    words:
      '울자켓 울재킷 울쟈켓 울블레이저 울블레이져 울마이 울싱글자켓 울더블자켓 울노카라자켓 울크롭자켓 울숏자켓 울하프자켓 울콤비 울콤비자켓 울테일러드자켓 울혼방자켓 울혼방블레이저 모직자켓 모직재킷 모직블레이저 모직마이 모직콤비 양모자켓 캐시미어자켓 캐시미어재킷 ' +
      '캐시미어블레이저 핸드메이드자켓 핸드메이드재킷 핸드메이드블레이저 핸메자켓 알파카자켓 헤링본자켓 헤링본재킷 헤링본블레이저 헤링본마이 하운드투스자켓 하운드투스재킷 하운드투스블레이저 글렌체크자켓 글렌체크블레이저 플란넬자켓 플란넬블레이저 울체크자켓 체크울자켓 ' +
      '겨울자켓 겨울재킷 겨울용자켓 겨울블레이저 겨울마이 겨울콤비 기모자켓 기모재킷 기모블레이저 기모마이 두꺼운자켓 두꺼운재킷 두꺼운마이 본딩자켓 도톰자켓 융자켓 멜톤자켓 울셔츠자켓블레이저 ' +
      'wooljacket woolblazer wooljackets cashmerejacket cashmereblazer herringbonejacket herringboneblazer houndstoothjacket houndstoothblazer flannelblazer winterjacket winterblazer ' +
      '울jk 홈스팡',
    with: [
      ...purposes,
      ['padded/down/shortPadding', 'shortPadding'],
      ['hiking/outdoor/climbing', 'softshell'],
      ['running/gym/sport', 'sportJacket'],
      ['hooded/windproof/windbreaker', 'softshell'],
      ['fleece/boa', 'fleece'],
      ['leather', 'leatherJacket'],
      ['denim', 'denimJacket'],
      ['tweed', 'tweedJacket'],
      ['suit/suitJacket', 'suitJacket'],
    ],
  },
  leatherJacket: {
    words:
      '가죽자켓 가죽재킷 가죽쟈켓 가죽잠바 가죽점퍼 가죽 가죽옷 가죽코트 가죽롱코트 가죽트렌치코트 가죽트렌치 가죽하프코트 가죽블레이저 가죽마이 가죽블루종 가죽집업 가죽봄버 가죽항공점퍼 가죽셔츠자켓 가죽셔츠 가죽크롭자켓 가죽숏자켓 가죽사파리 가죽야상 가죽워크자켓 가죽트러커자켓 ' +
      '라이더 라이더자켓 라이더재킷 라이더쟈켓 라이더스 라이더스자켓 라이더스재킷 라이더가죽자켓 가죽라이더 가죽라이더자켓 싱글라이더 싱글라이더자켓 더블라이더 더블라이더자켓 더블라이더스 크롭라이더 크롭라이더자켓 롱라이더 카라라이더자켓 바이커 바이커자켓 바이커재킷 ' +
      '레더 레더자켓 레더재킷 레더점퍼 레더블레이저 레더코트 레더트렌치 레더트렌치코트 레더블루종 레더봄버 레더라이더 레더셔츠 레더셔츠자켓 레더크롭자켓 래더자켓 레자 레자자켓 레자재킷 레자잠바 레쟈자켓 인조가죽자켓 인조가죽재킷 비건레더자켓 비건레더재킷 비건가죽자켓 ' +
      '에코레더자켓 에코레더재킷 페이크레더자켓 페이크레더재킷 양가죽자켓 양가죽재킷 소가죽자켓 램스킨자켓 램스킨 고트스킨자켓 카우하이드자켓 호스하이드자켓 카페레이서 카페레이서자켓 퍼펙토 모토자켓 모터사이클자켓 a2 a2자켓 a2가죽자켓 g1자켓 크랙레더자켓 빈티지가죽자켓 ' +
      '워싱가죽자켓 가죽바시티 오토바이자켓가죽 ' +
      'leather leatherjacket leatherjackets leathercoat leatherblazer rider riders riderjacket ridersjacket biker bikerjacket motojacket motorcyclejacket caferacer perfecto lambskinjacket fauxleatherjacket veganleatherjacket a2jacket leatherbomber leatherblouson leathertrench ' +
      '레더jk 라이더jk 라이다스',
    with: [
      ['mustang', 'mustang'],
      ['fur/boa', 'mustang'],
      ['padded/down/shortPadding', 'shortPadding'],
      ['cycling', 'cyclingJacket'],
      ['denim', 'denimJacket'],
      ['suede', 'suedeJacket'],
      ['padVest/outerKnitVest', 'quiltedVest'],
      ['tweed', 'tweedJacket'],
    ],
  },
  suedeJacket: {
    words:
      '스웨이드자켓 스웨이드재킷 스웨이드쟈켓 스웨이드 스웨이드점퍼 스웨이드잠바 스웨이드블루종 스웨이드집업 스웨이드코트 스웨이드트렌치 스웨이드트렌치코트 스웨이드라이더 스웨이드라이더자켓 스웨이드트러커 스웨이드트러커자켓 스웨이드셔츠 스웨이드셔츠자켓 스웨이드워크자켓 ' +
      '스웨이드봄버 스웨이드블레이저 스웨이드크롭자켓 스웨이드숏자켓 스웨이드바시티 스웨이드하프코트 스웨이드사파리 스웨이드필드자켓 스웨이드아우터 스웨드자켓 에코스웨이드자켓 에코스웨이드 페이크스웨이드자켓 인조스웨이드자켓 세무 세무자켓 세무재킷 세무잠바 세무점퍼 ' +
      '세무코트 쎄무 쎄무자켓 쎄무잠바 섀미자켓 누벅자켓 샤무드자켓 샤무드 웨스턴자켓 프린지자켓 ' +
      'suede suedejacket suedeblouson suedetrucker suedecoat suederider suedebomber fauxsuedejacket nubuckjacket westernjacket fringejacket',
    with: [
      ['fur/boa/mustang', 'mustang'],
      ['padVest/outerKnitVest', 'quiltedVest'],
    ],
  },
}
