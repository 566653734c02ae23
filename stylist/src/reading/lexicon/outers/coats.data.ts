import type { KindLexicon, KindWords } from '../types.ts'

type Lines = NonNullable<KindWords<'OUTER'>['with']>

/**
 * Rules for names with 코트 (coat), which is one of wool if none applies: the other words to find, and the kind that is
 * meant then.
 */
const coatLines: Lines = [
  ['homeOuter', 'homeOuter'],
  ['raincoat/waterproof', 'raincoat'],
  ['mustang', 'mustang'],
  ['longPadding', 'longPadding'],
  ['padded/down/shortPadding/lightDown', 'dressyPadding'],
  ['quilted', 'quilted'],
  ['school', 'duffle'],
  ['cape', 'cape'],
  ['fur/furCoat/boa/fleece', 'furCoat'],
  ['duffle', 'duffle'],
  ['trench winter/fleeced/wool/thick', 'woolCoat'],
  ['trench leather', 'leatherJacket'],
  ['trench', 'trench'],
  ['leather', 'leatherJacket'],
  ['suede', 'suedeJacket'],
  ['denim/jeans/denimJacket', 'springCoat'],
  ['parka fleeced/boa/winter/fur', 'winterParka'],
  ['parka', 'parka'],
  ['cardigan', 'longCardigan'],
  ['linen/summer/cool/sheer/chiffon', 'robe'],
  ['dressCoat', 'dressCoat'],
  ['suit/formal/funeral/interview', 'dressCoat'],
  ['wool/cashmere/winter/thick/fleeced/warm', 'woolCoat'],
  ['tweed cropped/mini', 'tweedJacket'],
  ['tweed', 'woolCoat'],
  ['knitted/knit/cable', 'longCardigan'],
  ['spring/thin/light/cotton/nylon/springCoat', 'springCoat'],
]

/** Coats and parkas. */
export const coats: KindLexicon<'OUTER'> = {
  woolCoat: {
    words:
      '코트 코드 코우트 콧트 겨울코트 겨울용코트 한겨울코트 롱코트 맥시코트 롱울코트 긴코트 숏코트 하프코트 반코트 크롭코트 숏울코트 미디코트 미니코트 울코트 울롱코트 울하프코트 울숏코트 울혼방코트 울블렌드코트 울핸드메이드코트 모직코트 모직 ' +
      '모직롱코트 모직하프코트 양모코트 멜톤코트 캐시미어코트 캐시미어롱코트 캐시코트 캐시미어핸드메이드코트 핸드메이드코트 핸드메이드 핸메코트 핸메 핸드메이드롱코트 핸드메이드하프코트 핸드메이드숏코트 알파카코트 알파카 수리알파카코트 낙타코트 카멜코트 낙타색코트 ' +
      '카멜색코트 오버코트 오버핏코트 오버핏울코트 오버사이즈코트 루즈핏코트 발마칸 발마칸코트 울발마칸코트 발마칸롱코트 스탠카라코트 스탠카라 라글란코트 래글런코트 나그랑코트 로브코트 로브스타일코트 랩코트 벨티드코트 벨트코트 싱글코트 싱글울코트 더블코트 ' +
      '더블브레스트코트 더블울코트 더블롱코트 더블버튼코트 피코트 p코트 피코드 리퍼코트 네이비코트 해군코트 하운드투스코트 헤링본코트 글렌체크코트 체크코트 체크울코트 트위드코트 부클코트 부클레코트 노카라코트 카라리스코트 케이프카라코트 퍼카라코트 ' +
      '퍼트리밍코트 후드코트 후드울코트 모자코트 코쿤코트 벌룬코트 a라인코트 h라인코트 플레어코트 원버튼코트 투버튼코트 히든버튼코트 지퍼코트 집업코트 울집업코트 하이넥코트 터틀넥코트 머플러코트 스카프코트 숄코트 솔리드코트 남자코트 여자코트 기모코트 ' +
      '두꺼운코트 방한코트 퀼팅안감코트 누빔안감코트 본딩코트 외투 겨울외투 ' +
      'coat coats woolcoat longcoat halfcoat shortcoat overcoat winterovercoat wintercoat handmadecoat cashmerecoat peacoat wrapcoat robecoat beltedcoat balmacaan balmacaancoat camelcoat cocooncoat doublecoat singlecoat hoodedcoat reefer meltoncoat ulster ulstercoat ' +
      '체스터 체스터헤링본 오바 모직오바 싱글롱 더블롱 울싱글롱 울80롱 싱글롱울 핸메롱 핸메반코트 오바쿠',
    with: coatLines,
  },
  dressCoat: {
    words:
      '정장코트 정장용코트 정장위코트 체스터필드 체스터필드코트 채스터필드코트 체스터 체스터코트 체스터롱코트 울체스터코트 테일러드코트 테일러코트 테일러드울코트 테일러드롱코트 싱글체스터코트 더블체스터코트 싱글테일러드코트 비즈니스코트 오피스코트 수트코트 슈트코트 ' +
      '신사코트 신사복코트 예복코트 장례식코트 검정정장코트 폴로코트 크롬비코트 양복코트 ' +
      'chesterfield chesterfieldcoat chestercoat chester tailoredcoat dresscoat crombie crombiecoat topcoat polocoat suitcoat formalcoat',
    with: [
      ['padded/down', 'dressyPadding'],
      ['thin/spring/linen/summer', 'springCoat'],
    ],
  },
  duffle: {
    words:
      '떡볶이코트 떡볶이 떡볶이울코트 떡볶기코트 떡뽁이코트 떡복이코트 떡볶기 더플 더플코트 더플울코트 더플롱코트 더플하프코트 더플숏코트 더플후드코트 더블코트떡볶이 토글코트 토글 토글울코트 단추코트떡볶이 교복코트 학생코트 스쿨코트 ' +
      'duffle duffel dufflecoat duffelcoat togglecoat schoolcoat 떡코',
    with: [['padded/down', 'dressyPadding']],
  },
  furCoat: {
    words:
      '퍼코트 퍼자켓 퍼재킷 퍼점퍼 퍼집업 퍼아우터 퍼롱코트 퍼숏코트 퍼후드코트 퍼후드자켓 털코트 털자켓 털재킷 털점퍼 털잠바 털외투 에코퍼 에코퍼코트 에코퍼자켓 에코퍼재킷 에코퍼점퍼 에코퍼롱코트 에코퍼숏자켓 에코퍼후드 페이크퍼 페이크퍼코트 페이크퍼자켓 ' +
      '인조퍼코트 인조모피 인조모피코트 인조털코트 밍크 밍크코트 밍크자켓 밍크롱코트 밍크숏자켓 밍크하프코트 밍크가디건 통밍크 뉴트리아 폭스퍼코트 폭스코트 폭스자켓 여우털코트 라쿤코트 라쿤퍼코트 라쿤자켓 세이블코트 친칠라코트 토끼털 토끼털코트 토끼털자켓 ' +
      '래빗퍼 래빗퍼자켓 래빗퍼코트 렉스코트 렉스자켓 모피 모피코트 모피자켓 테디코트 테디베어코트 테디롱코트 테디하프코트 뽀글이코트 뽀글이롱코트 뽀글이하프코트 뽀글코트 양털코트 양털롱코트 양털하프코트 보아코트 플리스코트 후리스코트 덤블코트 덤블롱코트 ' +
      '퍼케이프코트 퍼크롭자켓 레오파드퍼자켓 호피퍼코트 시어링퍼코트 ' +
      'furcoat furjacket fakefur fakefurcoat fauxfur fauxfurcoat fauxfurjacket ecofur minkcoat mink foxfurcoat rabbitfurjacket teddycoat teddybearcoat sherpacoat boacoat shaggycoat ' +
      '휘메일',
    with: [
      ['padVest', 'padVest'],
      ['mustang', 'mustang'],
      ['leather/suede', 'mustang'],
    ],
  },
  mustang: {
    words:
      '무스탕 무스땅 무스탄 무스탕자켓 무스탕재킷 무스탕쟈켓 무스탕코트 무스탕점퍼 무스탕잠바 무스탕롱코트 무스탕하프코트 무스탕하프자켓 무스탕숏자켓 무스탕크롭자켓 무스탕후드 무스탕집업 무스탕라이더 무스탕라이더자켓 숏무스탕 롱무스탕 하프무스탕 크롭무스탕 ' +
      '리버시블무스탕 양면무스탕 스웨이드무스탕 에코무스탕 페이크무스탕 인조무스탕 양털무스탕 덤블무스탕 램스킨무스탕 퍼무스탕 무톤 무톤자켓 무톤재킷 무톤코트 무통자켓 무통 무통코트 에코무톤 페이크무톤 쉬어링 쉬어링자켓 쉬어링재킷 쉬어링코트 시어링 시어링자켓 ' +
      '시어링코트 셔링무스탕 에코쉬어링 페이크쉬어링 가죽무스탕 레더무스탕 양가죽무스탕 가죽양털자켓 가죽퍼자켓 스웨이드양털자켓 세무양털자켓 털가죽자켓 b3 b3자켓 비쓰리 항공무스탕 토스카나 토스카나무스탕 ' +
      'mustang mustangjacket mustangcoat mouton moutonjacket moutoncoat shearling shearlingjacket shearlingcoat b3jacket sheepskinjacket sheepskincoat toscana ' +
      '도스카나 또스카나',
    with: [['padVest', 'padVest']],
  },
  trench: {
    words:
      '트렌치 트렌치코트 트랜치 트랜치코트 트렌츠코트 트런치코트 츄렌치코트 트렌치자켓 트렌치재킷 트렌치점퍼 하프트렌치 하프트렌치코트 숏트렌치 숏트렌치코트 숏트렌치자켓 크롭트렌치 크롭트렌치코트 크롭트렌치자켓 롱트렌치 롱트렌치코트 맥시트렌치코트 ' +
      '오버핏트렌치코트 오버핏트렌치 싱글트렌치 싱글트렌치코트 더블트렌치 더블트렌치코트 벨티드트렌치코트 루즈핏트렌치코트 린넨트렌치코트 데님트렌치코트 데님트렌치 체크트렌치 봄트렌치코트 가을트렌치코트 여름트렌치 바바리 바바리코트 바바리자켓 버버리코트 버바리코트 ' +
      '버버리트렌치코트 베이지트렌치코트 클래식트렌치코트 개버딘코트 트렌치가디건 트렌치점프 후드트렌치코트 나일론트렌치코트 핸드메이드트렌치 ' +
      'trench trenchcoat trenchjacket shorttrench croptrench longtrench burberrycoat barbarycoat 버바리 런던포그',
    with: [
      ['padded/down', 'dressyPadding'],
      ['winter/fleeced/wool/thick/fur', 'woolCoat'],
      ['leather', 'leatherJacket'],
      ['padVest/outerKnitVest', 'outerKnitVest'],
    ],
  },
  springCoat: {
    words:
      '봄코트 가을코트 봄가을코트 간절기코트 환절기코트 얇은코트 가벼운코트 라이트코트 봄자켓코트 맥코트 맥 싱글맥코트 면코트 코튼코트 코튼롱코트 나일론코트 나일론롱코트 폴리코트 더스터코트 더스터 로브자켓코트 카코트 스프링코트 봄롱코트 봄하프코트 봄숏코트 ' +
      '가을롱코트 가을하프코트 데님코트 데님롱코트 청코트 린넨코트롱 발마칸면코트 코튼발마칸코트 면발마칸코트 나일론발마칸코트 윈드코트 후드면코트 필드코트 워크코트 쇼트코트봄 저지코트 스쿠바코트 코치코트 야상코트 사파리코트 스웨이드코트봄 솔라로코트 개버딘맥코트 ' +
      '하프맥코트 두루마기 생활한복코트 한복코트 철릭코트 한복두루마기 ' +
      'springcoat mac maccoat duster dustercoat cottoncoat carcoat autumncoat fallcoat lightcoat denimcoat nyloncoat 맥코트네이비',
    with: [
      ['wool/cashmere/winter', 'woolCoat'],
      ['fleeced/boa/winter/fur/thick', 'winterParka'],
      ['padded/down', 'dressyPadding'],
      ['linen/summer', 'robe'],
    ],
  },
  parka: {
    words:
      '야상 야상점퍼 야상잠바 야상자켓 야상재킷 야상쟈켓 야상집업 야상파카 야상바람막이 롱야상 숏야상 하프야상 크롭야상 후드야상 얇은야상 여름야상 봄야상 가을야상 봄가을야상 간절기야상 면야상 코튼야상 린넨야상 카키야상 밀리터리야상 밀리터리자켓 밀리터리재킷 ' +
      '밀리터리점퍼 밀리터리파카 미군야상 군용야상 군대야상 국방색야상 국방야상 스트링야상 오버핏야상 m65 m65자켓 m65야상 m65필드자켓 m51 m51파카 m51야상 m43 m41 m47 m48파카 피쉬테일 피쉬테일파카 피시테일 피시테일파카 피쉬테일야상 개파카 ' +
      '필드자켓 필드재킷 필드점퍼 필드파카 필드 사파리 사파리자켓 사파리재킷 사파리점퍼 사파리잠바 롱사파리 헌팅자켓 헌터자켓 정글자켓 정글퍼티그 정글퍼티그자켓 bdu자켓 bdu 퍼티그자켓 밀리터리셔츠자켓 모즈파카 스노우파카 봄파카 얇은파카 코튼파카 면파카 ' +
      '유틸리티자켓 유틸리티점퍼 카고자켓 데님야상 청야상 전투복야상 방상외피 ' +
      'fieldjacket fieldparka militaryjacket militaryparka fishtail fishtailparka m65jacket m51parka safari safarijacket huntingjacket utilityjacket cargojacket mods modsparka ' +
      '야전상의',
    with: [
      ['workwear', 'workJumper'],
      ['padded/down/lightDown/shortPadding', 'winterParka'],
      ['fleeced/boa/winter/fur/thick/warm/fleece/furCoat/quilted', 'winterParka'],
      ['padVest/outerKnitVest', 'pocketVest'],
    ],
  },
  winterParka: {
    words:
      '파카 파커 퍼카 파카점퍼 파카자켓 파카코트 파카패딩 패딩파카 다운파카 구스파카 구스다운파카 덕다운파카 헤비파카 헤비다운파카 숏파카 하프파카 미들파카 겨울파카 방한파카 후드파카 후드다운파카 퍼파카 라쿤파카 퍼후드파카 털파카 겨울야상 기모야상 야상패딩 ' +
      '패딩야상 털야상 퍼야상 밍크야상 라쿤야상 라쿤퍼야상 양털야상 뽀글이야상 누빔야상 내피야상 내피있는야상 야상내피 야상내피포함 방한야상 두꺼운야상 렉스야상 토끼털야상 폭스야상 폭스퍼야상 융야상 보아야상 덕다운야상 구스야상 다운야상 겨울사파리 기모사파리 ' +
      '털사파리 사파리다운 n3b n3b파카 n3b패딩 엔쓰리비 n2b n2b파카 n1데크 n1데크자켓 데크자켓 n1자켓 데크재킷 스노클파카 알래스카파카 아틱파카 엑스페디션파카 마운틴다운파카 겨울방한외투 사파리파카 ' +
      'parka parkas winterparka downparkas furparka hoodedparka snorkelparka arcticparka n3bparka n2bjacket deckjacket n1deck paddedparka ' +
      '3in1 쓰리인원 3in1자켓 내피분리 내피분리형 돗바 도빠 똣바 돗빠',
    with: [
      ['raincoat/waterproof', 'shell'],
      ['anorak', 'anorak'],
      ['windbreaker/windproof/summer/mesh', 'windbreaker'],
      ['light !padded !down !fleeced !boa !winter !lightDown', 'windbreaker'],
      ['padVest', 'padVest'],
      ['longPadding', 'longPadding'],
      ['thin/cool/light/spring/cotton/nylon/linen !padded !down !fleeced !winter', 'parka'],
      ['maxi padded/down', 'longPadding'],
    ],
  },
}
