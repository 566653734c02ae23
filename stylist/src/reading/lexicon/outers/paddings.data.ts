import type { KindLexicon } from '../types.ts'
import { vestLines } from './becoming.data.ts'

/** Padded and down garments. */
export const paddings: KindLexicon<'OUTER'> = {
  longPadding: {
    words:
      '롱패딩 롱패딩점퍼 롱패딩자켓 롱패딩코트 롱페딩 롱팽딩 롱다운 롱다운자켓 롱다운점퍼 롱다운코트 롱구스 롱구스다운 롱구스패딩 롱덕다운 롱푸퍼 롱파카 롱다운파카 롱패딩파카 롱헤비패딩 롱솜패딩 롱후드패딩 후드롱패딩 맥시패딩 맥시다운 ' +
      '맥시롱패딩 슈퍼롱패딩 엑스트라롱패딩 벤치파카 벤치코트 벤치다운 벤치패딩 벤치자켓 벤치롱패딩 벤치롱파카 벤치롱다운 벤치점퍼 벤치워머 축구롱패딩 선수롱패딩 선수용롱패딩 국대롱패딩 평창롱패딩 단체롱패딩 과롱패딩 과패딩 과돕바 돕바 돕빠 ' +
      '학교롱패딩 긴패딩 긴페딩 기장긴패딩 무릎패딩 무릎까지오는패딩 발목패딩 발목까지오는패딩 롱경량패딩 경량롱패딩 롱라이트다운 롱퀼팅패딩 미디패딩 미들롱패딩 세미롱패딩 침낭패딩 이불패딩 김밥패딩 애벌레패딩 대장급패딩 극한패딩 남극패딩 ' +
      '익스트림파카 히말라야파카 원정대패딩 롱패팅 반롱패딩 ' +
      'longpadding longpadded longpuffer longdown longdownjacket longdowncoat longpaddingjacket longgoosedown benchcoat benchparka benchdown maxipuffer longparka longpufferjacket longpaddedcoat ' +
      '롱패 김밥 단체롱 벤치롱 레스터g 레스터벤치파카 무릎기장패딩 오리털무릎기장 롱돗바 스탠다드롱 스테이튠롱',
    with: [
      ['padVest', 'padVest'],
      ['ski', 'skiJacket'],
    ],
  },
  shortPadding: {
    words:
      '패딩 페딩 패팅 팽딩 빠딩 패딩점퍼 패딩잠바 패딩자켓 패딩재킷 패딩쟈켓 패딩집업 패딩아우터 페딩점퍼 페딩자켓 숏패딩 숏페딩 쇼트패딩 숏패딩점퍼 숏다운 숏다운자켓 숏다운점퍼 숏구스 숏구스다운 숏푸퍼 숏푸퍼자켓 숏푸퍼다운 짧은패딩 크롭패딩 ' +
      '크롭다운 크롭푸퍼 크롭숏패딩 푸퍼 푸퍼자켓 푸퍼재킷 푸퍼점퍼 푸퍼다운 푸퍼패딩 퍼퍼자켓 미들패딩 미들다운 중패딩 중간패딩 하프패딩 하프다운 미디엄패딩 반패딩 다운 다운자켓 다운재킷 다운점퍼 다운잠바 다운패딩 덕다운 덕다운패딩 ' +
      '덕다운자켓 덕다운점퍼 오리털 오리털패딩 오리털잠바 오리털점퍼 오리털파카 거위털 거위털패딩 거위털점퍼 거위털잠바 구스 구스다운 구스다운자켓 구스다운점퍼 구스패딩 구스자켓 솜패딩 솜잠바 솜점퍼 솜자켓 웰론패딩 웰론점퍼 웰론 헤비패딩 헤비다운 ' +
      '헤비푸퍼 헤비구스 두꺼운패딩 빵빵패딩 빵빵한패딩 왕패딩 겨울패딩 한겨울패딩 방한패딩 방한점퍼 방한잠바 방한자켓 방한복 방한복상의 방한파카숏 후드패딩 후드다운 후드다운자켓 후드푸퍼 모자패딩 퍼패딩 털패딩 라쿤패딩 무광패딩 유광패딩 ' +
      '글로시패딩 글로시푸퍼 메탈릭패딩 글로시숏패딩 코듀로이패딩 골덴패딩 벨벳패딩 가죽패딩 레더패딩 레더푸퍼 데님패딩 청패딩 니트패딩 울패딩 플리스패딩 리버시블패딩 양면패딩 바람막이패딩 항공패딩 항공점퍼패딩 야상패딩숏 여자패딩 남자패딩 근육패딩 ' +
      '김연아패딩 등산패딩 아웃도어패딩 스포츠패딩 운동패딩 학교패딩 교복패딩 숏패팅 ' +
      'padding paddingjacket paddedjacket puffer pufferjacket shortpuffer shortpadding shortdown down downjacket downparka goosedown goosedownjacket duckdown duckdownjacket croppuffer croppedpuffer heavydown heavypadding hoodeddown insulatedjacket quiltedpuffer ' +
      '숏파카 숏패 빠카 빵빵이 히말라야 네파아르테 써리움 마야몽클',
    with: [
      ['ski', 'skiJacket'],
      ['golf/golfJacket', 'golfPadding'],
      ['padVest', 'padVest'],
      ['woolCoat/springCoat/trench/suit', 'dressyPadding'],
      ['cycling', 'cyclingJacket'],
      ['lightDown', 'lightDown'],
      ['longPadding', 'longPadding'],
      ['inner/light', 'lightDown'],
      ['thin/summer', 'lightDown'],
      ['spring autumn !thick !winter', 'lightDown'],
      ['maxi/midi', 'longPadding'],
      ['long !cropped', 'longPadding'],
      ['winterParka/parka', 'winterParka'],
      ['sleep/home', 'homeOuter'],
    ],
  },
  dressyPadding: {
    words:
      '패딩코트 페딩코트 다운코트 구스코트 구스다운코트 덕다운코트 숏패딩코트 하프패딩코트 코트형패딩 코트패딩 코트st패딩 코트스타일패딩 정장패딩 정장용패딩 정장위에입는패딩 비즈니스패딩 비즈니스다운 오피스패딩 출근용패딩 세미정장패딩 카라패딩 테일러드패딩 ' +
      '테일러패딩 블레이저패딩 패딩블레이저 패딩마이 핸드메이드패딩 울패딩코트 울다운 울다운코트 캐시미어패딩 벨티드패딩 벨티드다운 벨트패딩 허리벨트패딩 랩패딩 랩패딩코트 퍼카라패딩 여성패딩코트 노카라패딩코트 퀼팅패딩코트 트렌치패딩 패딩트렌치 하이브리드코트 ' +
      '코트다운 사파리패딩 패딩사파리 다운사파리 ' +
      'paddingcoat paddedcoat puffercoat downcoat goosedowncoat beltedpuffer beltedpadding tailoredpadding 네파아르테롱 코일리롱',
    with: [
      ['light/thin', 'lightDown'],
      ['padVest', 'padVest'],
    ],
  },
  lightDown: {
    words:
      '경량패딩 경량패딩점퍼 경량패딩자켓 경량패딩코트 경량페딩 경량다운 경량다운자켓 경량다운점퍼 경량구스 경량구스다운 경량덕다운 경량구스패딩 경량오리털 경량푸퍼 경량솜패딩 경량점퍼 경량잠바 경량자켓 경량재킷 경량후드패딩 경량집업 경량숏패딩 경량 초경량 ' +
      '초경량패딩 초경량다운 초경량구스다운 초경량자켓 초경량점퍼 라이트다운 라이트다운자켓 라이트패딩 라이트패딩자켓 라이트구스 라이트구스다운 라이트푸퍼 라이트웨이트다운 울트라라이트다운 울트라라이트패딩 울트라라이트다운자켓 울트라라이트 uld 유엘디 씬다운 ' +
      '씬패딩 씬에어 심리스다운 심리스패딩 얇은패딩 얇은다운 얇은페딩 간절기패딩 봄패딩 가을패딩 초겨울패딩 가벼운패딩 이너패딩 이너다운 이너구스 패딩이너 다운이너 패딩내피 다운내피 내피패딩 라이너패딩 라이너다운 라이너자켓 라이너점퍼 라이너 ' +
      '노카라패딩 노카라경량패딩 브이넥패딩 브이넥경량패딩 라운드패딩 라운드넥패딩 패딩가디건 가디건패딩 경량패딩가디건 다운가디건 누빔가디건 누빔패딩 누빔경량패딩 다운스웨터 나노퍼프 마이크로퍼프 마이크로다운 패커블다운 패커블패딩 포켓패딩 포켓터블패딩 ' +
      '하이브리드패딩 하이브리드다운 하이브리드자켓 하이브리드다운자켓 니트다운 니트패딩자켓 소프트다운 에어패딩 에어다운 3m패딩 신슐레이트패딩 신슐레이션자켓 인슐레이션자켓 인슐레이션 써모볼 써모자켓 ' +
      'lightdown lightpadding lightdownjacket lightweightdown lightweightpuffer ultralightdown ultralightdownjacket ultralight thindown innerdown packabledown downsweater nanopuff micropuff downcardigan hybriddown hybridjacket insulator liner linerjacket ' +
      '경량누비 수페리오 수페리어다운 superior다운 플라즈마1000 플라즈마 깔까리 쎄륨 아톰 아톰헤비 아크아톰 프로톤 코오롱키퍼',
    with: [
      ['padVest/knitVest/outerKnitVest', 'lightDownVest'],
      ['windbreaker/anorak/shell', 'windbreaker'],
      ['golf/golfJacket', 'golfPadding'],
      ['ski', 'skiJacket'],
      ['maxi', 'longPadding'],
    ],
  },
  lightDownVest: {
    words:
      '경량패딩조끼 경량조끼 경량베스트 경량패딩베스트 경량다운조끼 경량다운베스트 경량구스조끼 경량구스베스트 경량구스다운조끼 경량구스다운베스트 경량덕다운조끼 경량덕다운베스트 초경량조끼 초경량패딩조끼 초경량베스트 초경량다운베스트 라이트다운조끼 라이트다운베스트 ' +
      '라이트패딩조끼 라이트패딩베스트 라이트베스트 라이트구스베스트 울트라라이트다운베스트 울트라라이트다운조끼 울트라라이트베스트 uld베스트 uld조끼 얇은패딩조끼 얇은패딩베스트 이너패딩조끼 이너다운조끼 이너베스트 이너패딩베스트 이너조끼 다운이너조끼 내피조끼 라이너베스트 ' +
      '라이너조끼 간절기조끼 간절기패딩조끼 하이브리드베스트 하이브리드조끼 니트패딩조끼 씬다운베스트 노카라패딩조끼 브이넥패딩조끼 패커블베스트 ' +
      'lightdownvest lightweightvest ultralightvest ultralightdownvest innervest lightvest hybridvest nanopuffvest 구스깔깔이 다운깔깔이',
    with: [
      ['inner', 'lightDownVest'],
      ['golf', 'golfVest'],
    ],
  },
  padVest: {
    words:
      '패딩조끼 패딩베스트 페딩조끼 페딩베스트 패딩질렛 다운조끼 다운베스트 덕다운조끼 덕다운베스트 구스조끼 구스베스트 구스다운조끼 구스다운베스트 오리털조끼 거위털조끼 솜조끼 솜패딩조끼 솜베스트 웰론조끼 웰론베스트 푸퍼조끼 푸퍼베스트 롱패딩조끼 ' +
      '롱패딩베스트 롱다운베스트 롱조끼패딩 롱베스트패딩 숏패딩조끼 숏패딩베스트 크롭패딩조끼 크롭패딩베스트 크롭다운베스트 후드패딩조끼 후드패딩베스트 후드다운베스트 헤비다운베스트 겨울조끼 겨울베스트 방한조끼 방한베스트 털조끼 퍼조끼 퍼베스트 에코퍼조끼 ' +
      '에코퍼베스트 밍크조끼 폭스조끼 무스탕조끼 무스탕베스트 양면조끼 리버시블조끼 리버시블베스트 리버시블패딩조끼 조끼패딩 조끼 조기패딩 쪼끼 죠끼 질렛 질레 아웃도어조끼 아웃도어베스트 유광패딩조끼 글로시패딩조끼 등산조끼 등산베스트 등산패딩조끼 ' +
      '기모조끼 융조끼 발열조끼 온열조끼 열선조끼 ' +
      'padvest paddingvest paddedvest puffervest downvest goosedownvest furvest gilet insulatedvest heatedvest 크리스티 크리스티베스트 rmfb',
    with: [...vestLines, ['satin/office', 'outerWaistcoat']],
  },
}
