import type { Model } from '../types.ts'

/** Outer garments by line and model. */
export const outers: readonly Model[] = [
  {
    kind: 'shortPadding',
    says: 'down',
    words:
      '눕시 눕씨 눕시패딩 눕시자켓 눕시다운 에코눕시 리마스터눕시 노벨티눕시 노스눕시 노스페이스눕시 눕시온볼 눕시온플래쉬 화이트라벨눕시 1996눕시 ' +
      '1996에코눕시 96눕시 레트로눕시 nuptse 1996nuptse econuptse 써밋눕시 히말라얀눕시 칠리왁 칠리왁봄버 chilliwack 캐나다구스칠리왁 캐구칠리왁 몽클마야 ' +
      '몽클레어마야 몽클레르마야 maya 마야70 몽클바디 badyx bady 몽클레르배디 카디널패딩 몽클레어클로에 몽클레르클루니 클로에몽클 폴리에다 코르비어 몬브리슨 ' +
      'ecrins 에크랭 에크린 판갈 캐시우스 발루몽클 아우스터 코스탈숏패딩 노스페이스슈퍼눕시 푸퍼온 푸퍼코트숏 바이슨패딩 버티칼다운 큐빅패딩 코듀라눕시 ' +
      '클라우드눕시 클라우드구스 씬볼패딩 씬볼 스투시눕시 로프티다운 구스푸퍼 코오롱헤스티아숏 k2씬다운 디스커버리숏마운틴 밀포드 밀포드숏 테라다운 숏마운틴 ' +
      '라마리스 레스터숏다운 레스터g 내셔널지오그래픽타루가 타루가 카이만x 타루가숏 게스숏다운 커버낫푸퍼 피츠로이다운 피츠로이 fitzroy 파타피츠로이 ' +
      '다운재킷파타 벨팍 벨파크 rab버즈 무스탱다운 코타니 몽벨퍼머프로스트 퍼마프로스트 permafrost 아크테릭스토룬 토리움 토리움ar 아크테릭스토리움 thorium ' +
      '폴로구스다운 폴로푸퍼 엘캡 polo엘캡 elcap gorham 고햄 타미구스',
  },
  {
    kind: 'longPadding',
    says: 'down',
    words:
      '안타티카롱 안타티카롱패딩 레스터벤치파카 벤치파카 디스커버리벤치파카 히말라얀롱 평창롱패딩 평창패딩 수지패딩 아이유패딩 익스플로링 익스플로링코트 ' +
      '익스플로링다운 타이온롱 에보다운 에보롱다운 이글루롱패딩 k2아그네스 포디엄 코볼드롱 프리미아 네파프리미아 네파프리미아롱 알라스카롱 알라스카롱다운 ' +
      '카이만롱 타루가롱 팀다운 팀다운롱 나이키팀다운 축구롱패딩 스탠드업다운롱 롱벤치 매티슨롱 레스터롱 디자나몽클 에르민 에르민몽클 플라메트 몽클레르에르민 ' +
      '몽클롱 모카루크 barbel 레스터g 레스터',
  },
  {
    kind: 'winterParka',
    words:
      '안타티카 안타티카파카 코오롱안타티카 안타티카프리미어 antarctica 맥머도 맥머도파카 맥머도3 노스페이스맥머도 mcmurdo 익스페디션 익스페디션파카 ' +
      '캐구익스페디션 expeditionparka 스노우맨틀 스노우만트라 snowmantra 시타델 시타델파카 citadel 랭포드 랭포드파카 langford 트릴리움 트릴리움파카 trillium ' +
      '로잘린 rosclair 로즈클레어 쉘번 쉘번파카 shelburne kensington 칼튼파카 카슨파카 carson 크로프턴 크로프톤 crofton 와이댐 와이덤 wyndham 맥밀란 ' +
      'macmillan 에모리파카 emory 샤토파카 chateau 휘슬러파카 whistler 빅토리아파카 매케이지에드워드 에드워드파카 3q파카 무스너클3q 무스너클스털링 스털링파카 ' +
      'stirling 발리스틱봄버 무스발리스틱 무스너클발리스틱 노비스야테시 야테시 yatesy 헤리티지파카 노비스헤리티지 라이트리지 카라반스키파카 콜드베이 coldbay ' +
      '파라점퍼스고비 파라점퍼스롱베어 롱베어 고비패딩 에이헤이 타이온 타이온파카 히말라얀 히말라얀파카 써밋히말라얀 himalayan 바시티카파카 고어텍스파카 ' +
      '코타비토 k2코볼드 코볼드 cobold 알피니스트다운 알래스카파카 노스페이스마운틴파카다운 데크파카 n3b n2b n3b파카 n2b파카 알파n3b 스노클파카 디나리프 ' +
      '씨어쉘리스 therme 테르메 테르메파카 아크테릭스테르메 therme파카 파이어비ar 파이어비 firebee 듀얼파카 트레스파카 tres3in1 프로즌레인지 파타프로즌레인지 ' +
      '그란데파카 울리치아틱 아틱파카 arcticparka 울리치파카 울리치아틱파카 퍼마후로스트 퍼마프로스트 permafrost',
  },
  {
    kind: 'lightDown',
    words:
      '울트라라이트다운 울라다 ultralightdown uld 경량구스다운유니클로 퍼프테크 푸프테크 pufftech 아톰lt 아톰라이트 아톰ar 아톰sl 아톰sv 아톰후디 아톰후드 ' +
      '아톰자켓 아톰헤비웨이트 atomlt atomhoody atomar 아크테릭스아톰 세륨 세륨lt 세륨sv 세륨후디 아크테릭스세륨 cerium 프로톤lt 프로톤fl 프로톤후디 protonlt ' +
      '아크테릭스프로톤 나노퍼프 나노펖 파타나노퍼프 nanopuff 나노에어 파타나노에어 nanoair 마이크로퍼프 micropuff 다운스웨터 파타다운스웨터 downsweater ' +
      '다스라이트 dasparka 다스파카 고스트위스퍼러 고스트위스퍼 ghostwhisperer 써모볼 써모볼에코 thermoball 노스페이스써모볼 컨트롤로프트 온볼 온볼자켓 ' +
      '에코온볼 씬에어 심리스다운 알파인라이트다운 플라즈마1000 몽벨플라즈마 라이트알파인다운 수페리어다운 몽벨슈페리어 superiordown 하이브리지 ' +
      '하이브리지라이트 hybridge 캐구하이브리지 크로프톤라이트 롯지 lodge캐구 헤스티아경량 립스톱경량 자이로스코프 마이크로라이트랩 랩마이크로라이트 ' +
      'microlight 세렌다르마 베네시스 보일경량 플레이스다운 클래식다운맥머도경량',
  },
  {
    kind: 'padVest',
    words:
      '눕시베스트 눕시조끼 에코눕시베스트 1996눕시베스트 프리스타일베스트 캐구프리스타일 freestylevest 개럴베스트 바디워머 티브베스트 tib베스트 몽클티브 ' +
      '몽클레어티브 노벨티눕시베스트',
  },
  {
    kind: 'lightDownVest',
    words:
      '울트라라이트다운베스트 나노퍼프베스트 다운스웨터베스트 아톰베스트 아톰lt베스트 세륨베스트 써모볼베스트 씬에어베스트 하이브리지베스트 타이온이너 ' +
      '타이온베스트 taion',
  },
  {
    kind: 'shell',
    says: 'waterproof',
    words:
      '베타lt 베타ar 베타sl 베타sv 베타자켓 아크베타 아크테릭스베타 betalt betaar betasl beta자켓 알파sv 알파ar 알파sl 알파fl 아크알파 alphasv alphaar 제타sl ' +
      '제타lt 제타ar zetasl 아크제타 laminashell 토렌쉘 토렌셀 토렌쉘3l 파타토렌쉘 torrentshell 클라우드버스트 마운틴자켓노스 마운틴재킷노스 1990마운틴자켓 ' +
      '1986마운틴자켓 1994레트로마운틴라이트 레트로마운틴라이트 마운틴라이트 마운틴라이트자켓 마운틴파카라이트 mountainlight mountainjacket gtx마운틴 ' +
      '드라이존자켓 드라이벤트자켓 레졸브 리졸브 resolve2 노스페이스리졸브 스톰크루저 몽벨스톰크루저 stormcruiser 레인댄서 raindancer 버사라이트 versalite ' +
      '컬럼비아워터타이트 watertight 아우터드라이 outdry 슈퍼알파 트리올렛 triolet 파타트리올렛 컬사이트 calcite 그라나이트크레스트 granitecrest 슬라브 ' +
      '슬라브고어 페드로 솔라노 마이크로고어 칼리달 지어텍스자켓 고어텍스윈드 고어텍스자켓노스',
  },
  {
    kind: 'windbreaker',
    words:
      '스쿼미시 스쿼미쉬 스쿼미시후디 아크스쿼미시 아크테릭스스쿼미시 squamish 인센도 incendo 후디니 후디니자켓 파타후디니 houdini 윈드러너 나이키윈드러너 ' +
      '윈드러너자켓 windrunner 윈드쉘나이키 나이키윈드쉘 윈드체이서 tx퍼포먼스 윈드블락tnf 타나플렉스 엠시아웃터 포켓터블파카 유니클로포켓터블 포켓터블uv ' +
      '블록테크 blocktech 유니클로블록테크 배기스자켓 bagguesjacket 배기스재킷 에어쉐드 airshed 에어셰드프로 파타에어쉐드 다이노테크 아이스웨어바람막이 ' +
      '코오롱웨더코트 웨더코트 웨더자켓 웨더윈드자켓 네이스윈드자켓 시에라윈드 시에라윈드자켓 퍼텍스윈드 칼키윈드 칼라라이트윈드 피크프리크 헤론후디 ' +
      '이즐리하이크 노스페이스베르토 cyclone사이클론 사이클론자켓 윈드월 windwall 카르코윈드 아디다스바람막이3선 마나산스톤 나일론메탈스톤 나일론메탈 ' +
      '크링클렙스 crinklereps 스톤크링클렙 가먼트다이드크링클 멤브라나 스킨터치나일론 고글자켓 고글후드 cp고글 고글집업 크롬r',
  },
  {
    kind: 'anorak',
    words:
      '1990아노락 데날리아노락 노스아노락 신칠라아노락 이시스아노락 이지스아노락 마운틴아노락 판타스틱아노락 fanorak 파노락 스투시아노락 슈프림하프집풀오버',
  },
  {
    kind: 'softshell',
    words:
      '감마lt 감마mx 감마sl 감마후디 gammalt gammamx 아크감마 아크테릭스감마 r1테크페이스 r1techface 아펙스바이오닉 apexbionic 소프트쉘r1 트리클라이메이트 레트로x 레트로엑스 retrox',
  },
  {
    kind: 'trackJacket',
    words:
      '파이어버드 파이어버드트랙탑 아디컬러 아디컬러트랙탑 sst트랙탑 sst트랙 sst트랙자켓 베켄바우어 베켄바우어트랙탑 adicolor firebird beckenbauer ' +
      '트레포일트랙탑 트라이아고 트레블트랙탑 트랙탑아디다스 니들스트랙자켓 니들스트랙탑 아디브레이크자켓 슈퍼스타트랙탑 tiro자켓 티로자켓 티로24 티로23 ' +
      '티로트랙자켓 프랑스트랙탑',
  },
  {
    kind: 'hoodZip',
    words:
      '테크플리스 나이키테크플리스 테크플리스윈드러너 테크플리스후드 techfleece 테크플리스풀집업 클럽플리스풀집 클럽풀집후디 에센셜풀집 스쿠바 스쿠버후디 ' +
      '룰루스쿠바 스쿠바오버사이즈 스쿠바후디 scubahoodie scubafullzip scubaoversized',
  },
  {
    kind: 'sportJacket',
    says: 'sport',
    words:
      '디파인 디파인자켓 룰루디파인 룰루레몬디파인 definejacket 디파인크롭 디파인룬 룰루레몬스쿠바 에어핏자켓안다르 에어로스위프트자켓 임파서블리라이트 ' +
      'implightjacket 스트라이크자켓나이키 트레일자켓나이키',
  },
  {
    kind: 'fleece',
    words:
      '샤미스 샤미스자켓 몽벨샤미스 샤미즈자켓 chameece 레트로x 레트로엑스 딥파일 파타레트로x 파타고니아레트로x 클래식레트로x retrox classicretrox 신칠라 신칠라스냅t 신칠라스냅티 스냅t 스냅티 파타신칠라 ' +
      'synchilla synchillasnapt snapt 로스가토스 losgatos 베러스웨터 배러스웨터 베터스웨터 bettersweater 파타베러스웨터 r1에어 r1air r1후디 r1플리스 ' +
      'r2테크페이스 r2플리스 r2자켓 레트로파일 retropile 리툴 retool 루미너스 루나프로스트 lunarfrost 데날리 데날리자켓 데날리플리스 노스페이스데날리 denali ' +
      '에코데날리 플리스데날리 1994데날리 리모플리스 플레이그린플리스 비엔토플리스 세이브더어스 노스페이스플리스후디 보아플리스 카이야나이트 카이나이트 ' +
      'kyanite 아크카이나이트 covert 코버트가디건 코버트후디 코반트 델타lt 델타자켓 deltalt 로고플리스 알파플리스 알파파일 폴라텍알파 임팩트플리스 ' +
      '클래식플리스스노우피크 마이크로그리드플리스 테디플리스 털보플리스 후리스풀집 후리스풀집업 유니클로후리스 플러피얀 플러피얀후리스 fluffyyarn ' +
      '시어링플리스스투시',
  },
  {
    kind: 'fleeceVest',
    words: '레트로x베스트 신칠라베스트 데날리베스트 베러스웨터베스트 딥파일베스트 레트로x조끼 파타뽀글이조끼',
  },
  {
    kind: 'cottonJacket',
    says: 'repellent',
    words:
      '비데일 비데일sl 바버비데일 bedale 뷰포트 바버뷰포트 beaufort 애쉬비 애쉬비왁스 바버애쉬비 ashby 보더바버 바버보더 바버듀락 바버트랜스포트 ' +
      '트랜스포트왁스 인터내셔널왁스 바버인터내셔널 spey 스페이자켓 바버스페이 트라이얼마스터 trialmaster 벨스타프트라이얼 로드마스터벨 바버뷰들릭 바버아만다 ' +
      '카달리 바버캐슬',
  },
  {
    kind: 'cottonJacket',
    words:
      '디트로이트자켓 칼하트디트로이트 og디트로이트 detroitjacket 초어코트 초어코트칼하트 미시간코트 미시건코트 칼하트미시간 chorecoat 액티브자켓칼하트 ' +
      '칼하트액티브자켓 아이젠하워자켓 아이젠하워 디키즈아이젠하워 eisenhower 디키즈인슐레이티드 bm덕자켓 베이커자켓 베르동자켓 moleskin몰스킨자켓 베트라 ' +
      'vetra 르몽생미셸 lemontstmichel 베드포드 베드포드자켓 bedford ey로버 로이터 크루저자켓 필슨크루저 mackinaw 맥키노크루저 로이드코치 버클리자켓',
  },
  {
    kind: 'quilted',
    words:
      '바버리델 리데스데일 바버리데스데일 liddesdale 파우더퀼팅 바버파우더 바버차오 바버헤리티지리데스 헤론퀼팅 버버리퀼팅 퍼스퀼팅 랜즈다운 heywood ' +
      '데이비스퀼팅 헤리티지퀼팅 리버시블퀼팅 방상내피 밀리터리라이너 m65라이너 m65내피 온몸깔깔이',
  },
  {
    kind: 'denimJacket',
    words:
      '트러커자켓 트러커 리바이스트러커 타입3트러커 리바이스타입3 쉐르파트러커 셰르파트러커 truckerjacket typeiii 리바이스557 리바이스70505 70506 리바이스507 ' +
      '리바이스506 507xx 506xx 랭글러11mw 11mjz 124mj lee101j 101j',
  },
  {
    kind: 'bomber',
    words:
      'ma1 엠에이원 알파ma1 cwu cwu45 cwu36p l2b b15 b10 g1자켓 a2자켓 a2 봄버칠리왁라이트 b3 n1데크 n1데크자켓 데크자켓 n1deck 스카잔 스카쟌 수카잔 슈카잔 ' +
      '요코스카',
  },
  {
    kind: 'leatherJacket',
    words:
      '라이더퍼펙토 쇼트퍼펙토 perfecto 원스타자켓 쇼트618 쇼트641 더블라이더 싱글라이더 아크네멀야 아크네메이트 메이트라이더 벨라케라 발마라이더 ' +
      '올세인츠발편 발편 balfern 달비라이더 dalby 카고라이더 l01',
  },
  {
    kind: 'mustang',
    words: '아크네벨로시트 벨로시트 velocite 무스탕벨로시트 b3무스탕 b3플라이트 아빌렉스b3 롤링다이스',
  },
  {
    kind: 'trench',
    words:
      '켄싱턴트렌치 버버리켄싱턴 첼시트렌치 버버리첼시 웨스트민스터트렌치 버버리웨스트민스터 워터루 카이트림 바바리 버버리트렌치 kensingtontrench ' +
      '가버딘트렌치',
  },
  {
    kind: 'woolCoat',
    words:
      '마담코트 막스마라마담 마담101801 101801 막스마라101801 막스마라마누엘라 manuela 루드밀라 막스마라루드밀라 ludmilla 테디베어코트 막스마라테디 ' +
      '막스마라테디베어 teddybearcoat 테디코트막스 막스마라릴리아 라브로 labbro 캐시미어마담 애슐리막스마라 프렌지막스마라 아크네아바드 바이레도코트 ' +
      '골든구스체스터 로로피아나코트 글로버올울코트',
  },
  {
    kind: 'duffle',
    words:
      '글로버올 글로버올더플 몬티더플 글로버올몬티 몽고메리더플 gloverall glovarall 런던트래디션 londontradition 오리지널몽고메리 montgomery',
  },
  {
    kind: 'blouson',
    words:
      '클래식버버리퀼팅2 아바커스 g9 바라쿠타g9 바라쿠타 baracuta 해링턴 해링턴자켓 harrington 바스윈드 매킨토시 mackintosh 벨리에 벨루조 멀튼 ' +
      '파이오니어블루종 쿨리너',
  },
  {
    kind: 'parka',
    words:
      'm65 m51 m43 jungle퍼티그자켓 정글퍼티그 피쉬테일 피시테일 피쉬테일파카 개파카 fishtail m65필드자켓 알파m65 m47파카 e65 프레가디 모즈코트 모즈파카',
  },
  {
    kind: 'cardigan',
    words:
      '니들스모헤어 모헤어가디건니들스 아미하트가디건 아미가디건 꼼데가디건 꼼데하트가디건 메종키츠네가디건 톰브라운가디건 4바가디건 마르디가디건 폴로가디건 ' +
      '노르딕레터카디건 아크네페이스가디건 이자벨마랑가디건',
  },
  {
    kind: 'suitJacket',
    words: '4바수트 톰브라운수트 유니클로감탄자켓 감탄자켓세트',
  },
  {
    kind: 'coolBlazer',
    words:
      '감탄자켓 감탄재킷 유니클로감탄재킷 컴포트자켓유니클로 컴포트재킷 스마트재킷 와이어리스자켓 니트블레이저유니클로 무탠다드블레이저 쿨맥스자켓 에어재킷',
  },
  {
    kind: 'sunJacket',
    words:
      'uv프로텍션 uv프로텍션파카 uv컷파카 에어리즘uv 에어리즘후디 에어리즘파카 에어리즘uv파카 에어리즘메쉬파카 에어리즘uvcut 에어리즘uv컷',
  },
  {
    kind: 'golfJacket',
    words: '라운딩바람막이 pxg바람막이 타이틀리스트윈드 지포어윈드',
  },
]
