import type { KindLexicon } from '../types.ts'

/** Outer garments against wind, rain and sun, and for sport. */
export const shells: KindLexicon<'OUTER'> = {
  windbreaker: {
    words:
      '바람막이 바람막이자켓 바람막이재킷 바람막이점퍼 바람막이잠바 바람막이집업 바람막이후드 바람막이아우터 바람마기 바람막 바막 바막이 바람먹이 바람맊이 후드바람막이 후드바람막이자켓 카라바람막이 집업바람막이 오버핏바람막이 크롭바람막이 숏바람막이 롱바람막이 얇은바람막이 봄바람막이 가을바람막이 ' +
      '나일론바람막이 경량바람막이 초경량바람막이 패커블바람막이 패커블자켓 패커블재킷 패커블점퍼 포켓터블자켓 등산바람막이 아웃도어바람막이 스포츠바람막이 운동바람막이 레트로바람막이 윈드브레이커 윈드브래이커 윈드브레이커자켓 윈드브레커 윈드블레이커 윈드자켓 윈드재킷 윈드점퍼 윈드잠바 윈드 ' +
      '윈드러너 윈드후디 윈드후드 윈드파카 윈드셸 윈드쉘 윈드쉘자켓 윈드쉴드 방풍 방풍자켓 방풍재킷 방풍점퍼 방풍잠바 방풍집업 방풍복 윈드스토퍼 윈드스토퍼자켓 블록테크 블록테크파카 블록테크집업 우븐자켓 우븐재킷 우븐점퍼 우븐집업 우븐후드집업 우븐바람막이 나일론집업 나일론후드집업 ' +
      '나일론후드자켓 나일론후드점퍼 후드점퍼 후드잠바 후드자켓 후드재킷 후드블루종 모자점퍼 모자자켓 등산자켓 등산재킷 등산점퍼 등산잠바 등산복 등산복상의 등산집업 등산후드집업 아웃도어자켓 아웃도어재킷 아웃도어점퍼 아웃도어 트레킹자켓 트래킹자켓 하이킹자켓 하이킹재킷 트레일자켓 트레일자켓후드 ' +
      '캠핑자켓 낚시자켓 낚시점퍼 고프코어자켓 고프코어바람막이 고프코어 테크자켓 마운틴자켓라이트 러닝용바람막이자켓 스포츠점퍼 운동점퍼 스트링자켓 스트링점퍼 ' +
      'windbreaker windbreakers windbreakerjacket windjacket windrunner windstopper windshell windshield windshirt windparka packablejacket hoodedjacket hikingjacket outdoorjacket trekkingjacket campingjacket wovenjacket gorpcorejacket ' +
      '윈드쟈켓 우븐윈드러너 얇은노스잠바',
    with: [
      ['golf/golfJacket', 'golfJacket'],
      ['cycling/cyclingJacket', 'cyclingJacket'],
      ['ski', 'skiJacket'],
      ['padVest/outerKnitVest/pocketVest', 'pocketVest'],
      ['padded/down/shortPadding', 'lightDown'],
      ['fleeced/boa/winter/thick/warm/fleece/softshell', 'softshell'],
      ['running/sportJacket', 'sportJacket'],
      ['waterproof', 'shell'],
      ['uv', 'sunJacket'],
      ['anorak', 'anorak'],
      ['summer/cool/mesh', 'sunJacket'],
      ['school', 'schoolJumper'],
      ['denim', 'denimJacket'],
      ['knitted', 'knitZip'],
    ],
  },
  anorak: {
    words:
      '아노락 아노락자켓 아노락재킷 아노락점퍼 아노락잠바 아노락후드 아노락바람막이 아노락파카 아노락집업 아노락반집업 아노락셔츠 아노락맨투맨 아노락아우터 아노락윈드브레이커 아노랙 아노락후디 하프집업아노락 반집업아노락 하프집업바람막이 반집업바람막이 반집업자켓 하프집업자켓 하프짚업자켓 크롭아노락 ' +
      '롱아노락 나일론아노락 코튼아노락 데님아노락 플리스아노락 여름아노락 경량아노락 오버핏아노락 풀오버자켓 풀오버바람막이 스모크자켓 스목자켓 카굴 ' +
      'anorak anoraks anorakjacket anorakparka halfzipjacket halfzipwindbreaker pulloverjacket smock smockjacket cagoule',
    with: [
      ['golf', 'golfJacket'],
      ['fleeced/boa/winter/thick/fleece', 'softshell'],
      ['padded/down', 'lightDown'],
      ['ski', 'skiJacket'],
      ['waterproof', 'shell'],
      ['cycling', 'cyclingJacket'],
    ],
  },
  shell: {
    words:
      '방수자켓 방수재킷 방수점퍼 방수잠바 방수바람막이 방수윈드브레이커 방수파카 방수아우터 방수집업 방수후드자켓 완전방수자켓 생활방수자켓 생활방수점퍼 고어텍스 고어텍스자켓 고어텍스재킷 고어텍스점퍼 고어텍스바람막이 고어텍스파카 고어텍스프로자켓 고어택스 고어자켓 고어재킷 고어텍 고어 하드쉘 하드쉘자켓 ' +
      '하드쉘재킷 하드셸 하드셸자켓 하드셀자켓 쉘자켓 쉘재킷 셸자켓 쉘파카 쉘점퍼 쉘 마운틴자켓 마운틴재킷 마운틴파카 마운틴점퍼 마운틴라이트자켓 알파인자켓 3레이어자켓 3l자켓 2l자켓 레이어자켓 이벤트자켓 드라이벤트자켓 퓨처라이트자켓 심실링자켓 레인자켓 레인재킷 레인쉘 레인점퍼 ' +
      '레인파카 레인집업 토렌쉘 토렌쉘자켓 세일링자켓 요트자켓 피셔맨자켓 방수사파리 나일론방수자켓 폭우자켓 우천자켓 ' +
      'shell shelljacket hardshell hardshelljacket goretex goretexjacket gore goretexparka waterproofjacket rainjacket rainshell rainparka mountainjacket mountainparka alpinejacket 3ljacket torrentshell sailingjacket ' +
      '레인맥스 고아텍스 고어텍스상의 고어상의 시마노고어 트리클라이밋',
    with: [
      ['ski', 'skiJacket'],
      ['padded/down/shortPadding', 'shortPadding'],
      ['softshell', 'softshell'],
      ['golf', 'golfJacket'],
      ['cycling', 'cyclingJacket'],
      ['raincoat', 'raincoat'],
    ],
  },
  raincoat: {
    words:
      '레인코트 레인코드 레인롱코트 레인트렌치 레인판초 레인판쵸 레인웨어 레인 우비 우비자켓 우비점퍼 우비코트 우비세트 우비상의 비옷 비옷자켓 비옷상의 비옷코트 우의 우의상의 우의자켓 판초우의 판초우비 판쵸우의 판쵸우비 우비판초 군용판초우의 방수코트 방수망토 방수판초 일회용우비 비닐우비 투명우비 라이더우비 ' +
      '오토바이우비 오토바이우의 배달우비 자전거우비 등산우의 등산우비 낚시우의 작업우의 골프우비 골프레인자켓 골프레인코트 골프우의 캠핑우비 장마코트 장마우비 커플우비 ' +
      'raincoat raincoats rainponcho rainwear rainslicker slicker rain ponchoraincoat raingear mackintosh 골프비옷 비옷상하 비옷윗도리 우비윗도리 우비상하 스투터하임 stutterheim 갑바 가빠',
  },
  sunJacket: {
    words:
      '자외선차단집업 자외선차단후드집업 자외선차단자켓 자외선차단점퍼 자외선차단바람막이 자외선차단가디건 자외선차단옷 자외선차단복 자외선집업 uv집업 uv자켓 uv후드집업 uv파카 uv컷집업 uv컷파카 uv컷자켓 uv차단집업 uv차단자켓 uv바람막이 uv점퍼 uv가디건 uv프로텍션 uv후디 ' +
      '여름바람막이 썬가드집업 썬후디 선후디 썬자켓 썬스크린자켓 선스크린자켓 썬블록집업 썬쉐이드후디 쿨집업 쿨후드집업 쿨후드 쿨링집업 쿨링후드집업 쿨점퍼 쿨바람막이 냉감집업 냉감후드집업 냉감점퍼 냉감바람막이 아이스집업 아이스후드집업 아이스자켓 아이스점퍼 에어리즘집업 에어리즘후드집업 에어리즘파카 에어리즘uv ' +
      '여름집업 여름후드집업 여름후집 여름점퍼 여름잠바 여름용점퍼 여름용집업 여름후드 여름용바람막이 여름바막 썸머집업 썸머점퍼 썸머후드집업 썸머바람막이 여름등산자켓 여름등산점퍼 여름패커블자켓 메쉬집업 메쉬후드집업 메쉬점퍼 메쉬바람막이 메쉬후드자켓 매쉬집업 망사점퍼 망사집업 시어집업 시스루집업 ' +
      '시스루바람막이 시스루점퍼 시어바람막이 비침바람막이 얇은집업 얇은후드집업 얇은후집 초경량집업 래쉬가드 래쉬가드집업 래쉬가드자켓 래쉬가드상의 래시가드 래시가드집업 래시가드자켓 레쉬가드 레쉬가드집업 레시가드 비치집업 비치후드집업 비치자켓 물놀이집업 워터집업 수영집업 골프쿨자켓 텐셀집업 인견집업 ' +
      'sunjacket sunhoody sunhoodie sunshirt uvjacket uvzip uvparka uvcut uvhoodie coolzip coolhoodie airismhoodie airismzip meshjacket meshzip summerzip rashguard rashguardzip rashguards beachzip ' +
      '벌레막이옷 모기장옷',
    with: [
      ['golf', 'golfJacket'],
      ['cycling', 'cyclingJacket'],
      ['cardigan', 'thinCardigan'],
      ['fleeced/winter', 'windbreaker'],
      ['padVest/outerKnitVest', 'pocketVest'],
    ],
  },
  sportJacket: {
    words:
      '러닝자켓 러닝재킷 러닝점퍼 러닝집업 러닝바람막이 러닝윈드브레이커 러닝후드집업 러닝아우터 런닝자켓 런닝재킷 런닝점퍼 런닝집업 런닝바람막이 조깅자켓 마라톤자켓 마라톤바람막이 운동자켓 운동재킷 운동집업 운동용집업 운동용자켓 운동용바람막이 운동후드집업 운동아우터 스포츠자켓 스포츠재킷 스포츠집업 스포츠아우터 ' +
      '짐자켓 짐웨어자켓 짐집업 헬스집업 헬스자켓 헬스후드집업 트레이닝바람막이 요가집업 요가자켓 요가재킷 요가복 요가복집업 요가복자켓 요가커버업 필라테스집업 필라테스자켓 필라테스복 필라테스커버업 크롭운동집업 크롭요가집업 테니스자켓 테니스집업 테니스점퍼 테니스바람막이 배드민턴자켓 배드민턴집업 배드민턴점퍼 ' +
      '축구자켓 축구집업 축구점퍼 축구바람막이 풋살자켓 농구자켓 농구집업 웜업자켓 웜업재킷 워밍업자켓 웜업집업 피스테 피스테상의 피스테자켓 액티브자켓 액티브집업 애슬레저자켓 애슬레저집업 기능성집업 기능성자켓 기능성점퍼 드라이핏자켓 드라이핏집업 디파인자켓 스쿠바집업 발레집업 발레워머 발레볼레로 땀복 땀복상의 사우나수트 ' +
      '사우나복 경량러닝자켓 ' +
      'runningjacket runjacket running runningwindbreaker sportjacket sportsjacket trainingjacketrun gymjacket workoutjacket yogajacket yogazip warmupjacket tennisjacket activejacket definejacket saunasuit activewear ' +
      '노르반',
    with: [
      ['golf', 'golfJacket'],
      ['cycling', 'cyclingJacket'],
      ['padded/down', 'lightDown'],
      ['fleeced/boa/winter/thick', 'softshell'],
      ['padVest/outerKnitVest', 'pocketVest'],
      ['uv', 'sunJacket'],
    ],
  },
  golfJacket: {
    words:
      '골프자켓 골프재킷 골프쟈켓 골프점퍼 골프잠바 골프바람막이 골프윈드브레이커 골프집업 골프후드집업 골프아우터 골프웨어자켓 골프웨어점퍼 골프웨어아우터 골프웨어 골프 골프복 골프복상의 골프아노락 골프블루종 골프방풍자켓 골프방풍니트 골프방수자켓 골프가디건 골프니트집업 골프기모집업 골프플리스 골프후리스 ' +
      '골프쉘자켓 골프하이브리드자켓 골프여름자켓 골프봄자켓 필드자켓골프 라운딩자켓 라운딩점퍼 라운딩바람막이 라운딩아우터 ' +
      'golfjacket golfwindbreaker golfjumper golfouter golfzip golfzipup golfwear golfanorak golf',
    with: [
      ['padVest/outerKnitVest/lightDownVest/quiltedVest/golfVest/knitVest', 'golfVest'],
      ['padded/down/shortPadding/lightDown/quilted', 'golfPadding'],
    ],
  },
  golfVest: {
    words:
      '골프조끼 골프베스트 골프패딩조끼 골프패딩베스트 골프다운조끼 골프다운베스트 골프경량조끼 골프경량베스트 골프니트조끼 골프니트베스트 골프방풍조끼 골프방풍베스트 골프바람막이조끼 골프퀼팅조끼 골프누빔조끼 골프후드조끼 골프웨어조끼 골프웨어베스트 골프구스베스트 골프플리스조끼 골프기모조끼 골프질렛 라운딩조끼 ' +
      '라운딩베스트 필드조끼 golfvest golfdownvest golfknitvest golfgilet golfpaddingvest',
  },
  golfPadding: {
    words:
      '골프패딩 골프패딩자켓 골프패딩점퍼 골프패딩집업 골프다운 골프다운자켓 골프다운점퍼 골프경량패딩 골프경량다운 골프경량구스 골프구스다운 골프구스 골프구스패딩 골프숏패딩 골프누빔자켓 골프누빔점퍼 골프퀼팅자켓 골프퀼팅점퍼 골프하이브리드패딩 골프하이브리드다운 골프방한점퍼 골프겨울점퍼 골프겨울자켓 골프겨울아우터 ' +
      '골프웨어패딩 골프웨어다운 골프솜패딩 골프롱패딩 라운딩패딩 필드패딩 golfpadding golfdown golfpuffer golfdownjacket golfpaddedjacket',
    with: [['padVest/outerKnitVest', 'golfVest']],
  },
  softshell: {
    words:
      '소프트쉘 소프트쉘자켓 소프트쉘재킷 소프트쉘점퍼 소프트쉘집업 소프트셸 소프트셸자켓 소프트셀 소프트셀자켓 기모바람막이 기모바람막이자켓 기모바막 기모방풍자켓 방풍기모자켓 융바람막이 융털바람막이 털바람막이 양털바람막이 뽀글이바람막이 플리스바람막이 보아바람막이 본딩바람막이 겨울바람막이 방한바람막이 ' +
      '두꺼운바람막이 기모윈드브레이커 기모등산자켓 기모등산점퍼 등산기모자켓 등산기모집업 겨울등산자켓 겨울등산점퍼 동계등산자켓 기모아웃도어자켓 기모아노락 기모후드바람막이 기모나일론자켓 기모윈드자켓 기모소프트쉘 방풍플리스자켓 방풍방한자켓 기모러닝자켓 겨울러닝자켓 기모우븐자켓 ' +
      'softshell softshelljacket fleecelinedwindbreaker fleecewindbreaker winterwindbreaker linedwindbreaker fleecelinedjacket 감마헤비 파워쉴드',
    with: [
      ['golf', 'golfJacket'],
      ['padVest/outerKnitVest', 'pocketVest'],
      ['ski', 'skiJacket'],
      ['cycling', 'cyclingJacket'],
      ['workwear', 'workJumper'],
    ],
  },
  skiJacket: {
    words:
      '스키복 스키복상의 스키복자켓 스키복세트 스키자켓 스키재킷 스키점퍼 스키잠바 스키파카 스키웨어 스키웨어상의 스키후드 스키후드티 스키패딩 스키 보드복 보드복상의 보드복자켓 보드자켓 보드재킷 보드점퍼 보드후드 보드후드티 보드웨어 보드집업 스노우보드복 스노보드복 스노우보드자켓 스노보드자켓 스노우보드재킷 스노우보드점퍼 ' +
      '스노우자켓 스노우재킷 스노우점퍼 스노우수트 스노우슈트 눈썰매복 눈썰매장옷 눈놀이복 우주복스키 ' +
      'ski skijacket skisuit skiwear skiparka snowboardjacket snowboard boardjacket snowjacket snowsuit snowwear',
    with: [['padVest', 'padVest']],
  },
}
