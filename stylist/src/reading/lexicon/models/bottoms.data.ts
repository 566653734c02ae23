import type { Model } from '../types.ts'

/** Trousers, shorts and skirts by line and model. */
export const bottoms: readonly Model[] = [
  {
    kind: 'thermalLegs',
    words: '히트텍 히트텍레깅스 히트텍타이즈 히트텍스패츠 heattech 히트택',
  },
  {
    kind: 'sportLeggings',
    words:
      '에어리즘레깅스 에어리즘uv레깅스 에어리즘소프트레깅스 얼라인 룰루얼라인 룰루레몬얼라인 얼라인팬츠 alignpant alignleggings 원더트레인 룰루원더트레인 ' +
      'wundertrain 원더언더 wunderunder 패스트앤프리 패스트프리 fastandfree 인스틸룰루 베이스페이스 룰루베이스페이스 블랙라벨시그니처 블랙라벨시그니쳐 ' +
      '블랙라벨시그니처380n 시그니처380n 380n 젝시믹스블랙라벨 블랙라벨360n 360n 젝시셀라 젝시믹스셀라 셀라퍼펙션 셀라퍼펙션레깅스 업텐션 젝시업텐션 ' +
      '아이스페더 에어코튼 에어코튼레깅스 안다르에어쿨링 에어쿨링지니 에어쿨링 릴레어 안다르릴레어 에어스트 안다르에어스트 시리레깅스 에어엘라핏 나이키원 ' +
      '나이키원레깅스 나이키파워 나이키젠비 젠비 zenvy 나이키유니버사 universa 알로에어리프트 에어리프트레깅스 airlift 에어리프트 알로요가에어리프트 알로에어브러쉬 알로요가에어브러쉬 에어브러쉬 에어브러시 airbrush 바이탈심리스 ' +
      'vitalseamless 짐샤크바이탈 어댑트 짐샤크어댑트 신스레깅스 hg레깅스 메리디안레깅스 컴팩션 뮬라웨어캐시미어 부스터레깅스 cwx cw쥐 xe3800 콰삭 quasac 300n 350n',
  },
  {
    kind: 'sportShorts',
    says: 'sport',
    words:
      '드라이핏쇼츠 나이키챌린저쇼츠 나이키챌린저 challengershorts 나이키스트라이드 스트라이드쇼츠 나이키템포 템포쇼츠 나이키템포쇼츠 temposhort ' +
      '나이키플렉스쇼츠 나이키폼 나이키유니폼쇼츠 페이스브레이커 pacebreaker 페이스브레이커쇼츠 라이센스투트레인 hottyhot 하티핫 핫티핫 룰루하티핫 하티핫쇼츠 ' +
      '스피드업 speedup쇼츠 스트라이더프로 스트라이더 파타스트라이더 striderpro 멀티트레일 드라이ex쇼츠 드라이핏3부 드라이핏5부 론치쇼츠 오운더런쇼츠 ' +
      'ownthrun 스쿼드라 squadra 아디다스스쿼드라 티로쇼츠 tiro쇼츠 언더아머론치 드라이핏 나이키드라이핏 drifit 드라이ex dryex 히트기어 heatgear 에어로레디 ' +
      'aeroready 클라이마라이트 2in1 투인원 플렉스스트라이드 and1',
  },
  {
    kind: 'jeans',
    words:
      '리바이스501 리바이스501xx levis501 501진 501데님 501오리지널 501original 501레귤러 501크롭 리바이스505 levis505 505데님 505레귤러 리바이스510 ' +
      '리바이스511 levis511 511슬림 511데님 리바이스512 levis512 512슬림테이퍼 512데님 리바이스513 리바이스514 리바이스516 리바이스517 levis517 리바이스527 ' +
      '리바이스541 리바이스550 levis550 550데님 리바이스560 리바이스568 리바이스569 리바이스578 리바이스502 리바이스606 리바이스646 리바이스684 리바이스711 ' +
      '리바이스720 리바이스721 리바이스724 리바이스725 리바이스312 리바이스311 리바이스실버탭 silvertab 웨지핏 wedgiefit 립케이지 리브케이지 ribcage ' +
      '리바이스립케이지 리바이스배기대드 배기대드 baggydad 리바이스스테이루즈 스테이루즈 stayloose 랭글러13mwz 13mwz 11mwz 리101 lee101 101z 라이더스lee ' +
      '팜므랭글러 apc쁘띠스탠다드 쁘띠스탠다드 petitstandard 쁘띠뉴스탠다드 petitnewstandard 뉴스탠다드 아페쎄쁘띠 프티스탠다드 이도르아페쎄 누디린딘 그림팀 ' +
      'grimtim 린딘누디 리그라 씬핀 thinfinn 누디씬핀 래드루퍼스 루퍼스 gritty잭슨 그리티잭슨 에비수2000 에비수2001 lot2001 풀카운트1101 1101데님 ' +
      '오어슬로우105 오어슬로우107 orslow105 orslow107 107데님 아크네1996 아크네2003 아크네2021m 아크네2021 아크네1981 acne1996 acne1977 acne2003 아크네1977 ' +
      '아크네1992 디젤라킨 larkee 디젤1969 d마카 dmacs디젤 90s핀치 90spinch 에이골디90s 골디크리스크로스 crisscross upsized 마더인사이더 insider마더 ' +
      '셀비지슬림스트레이트 유니클로셀비지 셀비지레귤러핏 유니클로배럴진 하이라이즈와이드진 울트라스트레치진 스키니핏데님유니클로 스트레이트진유니클로 ' +
      '게스데님찌 무탠다드데님 레귤러데님무신사 와이드데님무신사 루즈데님무신사 커브드진 터빈진 오공일 오공오 모드나인 modnine',
  },
  {
    kind: 'coolSlacks',
    words:
      '감탄팬츠 감탄바지 감탄팬츠울라이크 감탄팬츠코튼 유니클로감탄 유니클로감탄팬츠 감탄팬츠코튼라이크 감동팬츠 kandopants kando 울트라라이트감탄 ' +
      '감탄팬츠울트라라이트 에어센스팬츠 airsense',
  },
  {
    kind: 'slacks',
    words:
      '스마트앵클팬츠 스마트팬츠 스마트앵클 스마트앵클2웨이 앵클팬츠유니클로 ezy앵클팬츠 ezy앵클 이지앵클 이지앵클팬츠 smartankle 스마트스트레이트 ' +
      '유니클로스마트 턱와이드팬츠 유니클로턱와이드 유니클로턱팬츠 플리츠와이드유니클로 원턱와이드슬랙스무신사 시티레저 시티레저슬랙스 무탠다드슬랙스 무신사슬랙스 ' +
      '테이퍼드히든밴딩 테이퍼드밴딩슬랙스 와이드히든밴딩 히든밴딩슬랙스 쿨탠다드슬랙스 룰루abc abc슬림 abc클래식 abc조거룰루 커미션팬츠 룰루커미션 ' +
      '이세이플리츠팬츠 플리츠플리즈팬츠 옴므플리세팬츠 옴므플리세바지 플리츠플리즈바지 hommeplissepants 카라트리팬츠',
  },
  {
    kind: 'chino',
    words:
      '디키즈874 874오리지널 dickies874 오리지널874 디키즈873 디키즈872 더블니 칼하트더블니 칼하트b01 doubleknee b136 와이드패널 싱글니 칼하트싱글니 ' +
      'simple팬츠칼하트 칼하트심플팬츠 마스터팬츠칼하트 칼하트시드 그라미치팬츠 그라미치클라이밍 gpants g팬츠 nn팬츠 nnpants 뉴욕팬츠오어슬로우 ' +
      '퍼티그오어슬로우 us퍼티그 usarmy퍼티그 og107 베이커팬츠스탄레이 스탄레이퍼티그 스탠레이퍼티그 페인터팬츠스탄레이 베이커스탠레이 유니클로치노 ' +
      '레귤러핏치노 와이드치노유니클로 m52 m43 m52치노 프렌치워크팬츠 페인터칼하트',
  },
  {
    kind: 'cargo',
    words:
      'm47 m65팬츠 m65카고 m51카고 m51팬츠 bdu bdu팬츠 bdu카고 알파카고 aviation팬츠 칼하트에비에이션 에비에이션팬츠 레귤러카고칼하트 콜롬비아팬츠칼하트 ' +
      '유니클로카고 알로카고',
  },
  {
    kind: 'joggers',
    words:
      '테크플리스조거 테크플리스팬츠 테크플리스바지 techfleecejogger 울트라스트레치조거 드라이ex조거 abc조거 룰루abc조거 레디투룰루 readytorulu 스쿠바조거 ' +
      '댄스스튜디오조거 클럽플리스조거 클럽조거 테크플리스 나이키테크플리스 techfleece',
  },
  {
    kind: 'sweatpants',
    words:
      '클럽플리스팬츠 나이키클럽팬츠 리버스위브팬츠 리버스위브스웨트팬츠 에센셜팬츠 에센셜스웨트팬츠 챔피온스웨트팬츠 피닉스플리스 피닉스플리스팬츠 ' +
      'phoenixfleece 스투시스톡팬츠 루프휠러팬츠',
  },
  {
    kind: 'trackPants',
    words:
      '파이어버드 파이어버드트랙팬츠 sst트랙팬츠 sst트랙바지 아디브레이크 adibreak 아디컬러팬츠 베켄바우어트랙팬츠 티로 티로21 티로23 티로24 아디다스티로 ' +
      'tiro tiro23 tiro24 니들스트랙팬츠 needlestrackpant 3선트랙팬츠 아디다스트랙팬츠 스우시트랙팬츠 나이키스우시우븐 트레이닝티로 아디컬러 adicolor ' +
      'sst아디다스 아디다스sst firebird',
  },
  {
    kind: 'nylonPants',
    words:
      '댄스스튜디오 댄스스튜디오팬츠 룰루댄스스튜디오 dancestudio 소프트스트림 배기스팬츠 파타배기스팬츠 나이키우븐팬츠 나이키윈드러너팬츠 블록테크팬츠 ' +
      '바람막이바지나이키 파라슈트룰루 스카이라이즈 블록테크 blocktech',
  },
  {
    kind: 'hikingPants',
    says: 'hiking',
    words:
      '감마팬츠 감마lt팬츠 감마sl팬츠 감마라이트웨이트 gammapant 레브팬츠 lefroy 레프로이 gamma퀵드라이 테르본 terravia 테라비아팬츠 rps락팬츠 파타퀀다리 ' +
      '퀀다리 quandary 파타테라비아 하이크팬츠유니클로 울트라스트레치드라이ex하이크 비디락팬츠 컨벡션팬츠 바로커 로워알파인팬츠 마운틴팬츠노스페이스 ' +
      '파라마운트팬츠 paramountpant 프로젝트팬츠 아펙스팬츠 슬림핏하이커 몽벨마운틴팬츠 코오롱무브팬츠 감마lt 감마mx 감마 브리온 prana할레 할레 halle 스톤머큐리 론도 e9',
  },
  {
    kind: 'shorts',
    words: '배기스 배기스쇼츠 배기스5인치 배기스7인치 파타배기스 파타고니아배기스 baggies baggiesshorts 배기스라이트',
  },
  {
    kind: 'chinoShorts',
    words:
      '그라미치쇼츠 gshorts g쇼츠 칼하트쇼츠 디키즈쇼츠 치노쇼츠유니클로 폴로프렙스터 프렙스터 prepster 스트레치치노쇼츠 스투시워터쇼츠치노',
  },
  {
    kind: 'swimShorts',
    words:
      '스투시워터쇼츠 스톡워터쇼츠 stockwatershort 워터쇼츠 빌레이보드숏 보드쇼츠퀵실버 파타웨이브페어러 wavefarer 웨이브페어러 볼리쇼츠 빌레부르퀸 빌브레퀸 ' +
      'vilebrequin',
  },
  {
    kind: 'denimShorts',
    words: '리바이스501쇼츠 501쇼츠 501숏 리바이스쇼츠 501반바지 리바이스컷오프',
  },
  {
    kind: 'homePants',
    words: '스테테코 릴라코 유니클로릴라코 릴라코팬츠 relaco',
  },
  {
    kind: 'coolPants',
    words: '몸빼 몸빼바지 일바지 냉장고바지',
  },
  {
    kind: 'pleatedSkirt',
    words: '플리츠플리즈스커트 이세이스커트',
  },
  {
    kind: 'fleecedJoggers',
    words:
      '웜이지팬츠 히트텍팬츠 히트텍기모팬츠 히트텍웜이지 히트텍안감팬츠 웜라인드팬츠 윈드프루프팬츠유니클로 테크플리스조거 테크플조거 테크플 테크플리스',
  },
  {
    kind: 'fleecedJeans',
    words: '히트텍진 히트텍데님 히트텍청바지 발열데님',
  },
  {
    kind: 'fleecedSlacks',
    words: '히트텍슬랙스 히트텍스마트팬츠 히트텍스마트앵클',
  },
  {
    kind: 'sportLeggings',
    says: 'sport',
    words: '나이키프로 nikepro 콜드기어 coldgear 테크핏 techfit 컴프레션타이즈',
  },
  {
    kind: 'slacks',
    says: 'pleated thin',
    words: '플리츠플리즈 pleatsplease 옴므플리세 옴므플리쎄 hommeplisse',
  },
]
