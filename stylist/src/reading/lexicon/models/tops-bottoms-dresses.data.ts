import type { Model } from '../types.ts'

/** Tops, bottoms and dresses by line and model. */
export const topsBottomsDresses: readonly Model[] = [
  {
    kind: 'longTee',
    words:
      '히트텍 히트텍티 heattech 히트택 온에어티 온에어 웜테크 이너웜 힛탠다드 힛탠 세인트제임스우에쌍 우에쌍 오우에상 웨쌍 우에쌍기도 guildo ouessant ' +
      '메리디안세인트제임스 세인트제임스나발 세인트제임스길드 르미노어보더 오르치발보더 b211',
  },
  {
    kind: 'turtleTee',
    words: '히트텍터틀넥 히트텍터틀 히트텍하이넥 히트텍폴라 히트텍소프트터치터틀 소프트터치터틀넥',
  },
  {
    kind: 'fleecedTee',
    words: '히트텍플리스 히트텍플리스터틀 히트텍플리스티 히트텍기모 히트텍울트라웜플리스',
  },
  {
    kind: 'thermalLegs',
    words: '히트텍 히트텍레깅스 히트텍타이즈 히트텍스패츠 heattech 히트택',
  },
  {
    kind: 'coolTee',
    words:
      '에어리즘 에어리즘티 에어리즘코튼 에어리즘코튼오버사이즈 에어리즘코튼티 에어리즘오버사이즈 airism airismcotton 에어리즘메쉬티 쿨탠다드 쿨탄다드 ' +
      '무신사쿨탠다드 쿨에어 쿨에어티 탑텐쿨에어 쿨테크 스파오쿨테크 쿨피케티 쿨텍티 쿨텐다드',
  },
  {
    kind: 'polo',
    words:
      '에어리즘폴로 에어리즘카라티 드라이ex폴로 드라이ex카라 에어리즘코튼피케 l1212 라코스테l1212 lacostel1212 m12프레드페리 m3600 프레드페리m12 twintipped ' +
      '트윈팁 커스텀슬림핏 폴로커스텀핏 클래식핏폴로',
  },
  {
    kind: 'camisole',
    words: '에어리즘브라탑 에어리즘브라캐미솔 브라탑유니클로',
  },
  {
    kind: 'sportLeggings',
    words:
      '에어리즘레깅스 에어리즘uv레깅스 에어리즘소프트레깅스 얼라인 룰루얼라인 룰루레몬얼라인 얼라인팬츠 alignpant alignleggings 원더트레인 룰루원더트레인 ' +
      'wundertrain 원더언더 wunderunder 패스트앤프리 패스트프리 fastandfree 인스틸룰루 베이스페이스 룰루베이스페이스 블랙라벨시그니처 블랙라벨시그니쳐 ' +
      '블랙라벨시그니처380n 시그니처380n 380n 젝시믹스블랙라벨 블랙라벨360n 360n 젝시셀라 젝시믹스셀라 셀라퍼펙션 셀라퍼펙션레깅스 업텐션 젝시업텐션 ' +
      '아이스페더 에어코튼 에어코튼레깅스 안다르에어쿨링 에어쿨링지니 에어쿨링 릴레어 안다르릴레어 에어스트 안다르에어스트 시리레깅스 에어엘라핏 나이키원 ' +
      '나이키원레깅스 나이키파워 나이키젠비 젠비 zenvy 나이키유니버사 universa 알로에어리프트 에어리프트레깅스 airlift 알로에어브러쉬 airbrush 바이탈심리스 ' +
      'vitalseamless 짐샤크바이탈 어댑트 짐샤크어댑트 신스레깅스 hg레깅스 메리디안레깅스 컴팩션 뮬라웨어캐시미어 부스터레깅스',
  },
  {
    kind: 'sportTee',
    says: 'sport',
    words:
      '드라이핏 드라이핏티 나이키드라이핏 나이키프로탑 드라이핏탑 드라이핏마일러 마일러 나이키마일러 나이키라이즈365 라이즈365 rise365 drifit nikedrifit ' +
      '에어로스위프트 에어로쿨아디다스 클라이마라이트 클라이마쿨 climalite climacool 에어로레디 aeroready 프라임그린티 히트기어 heatgear 언더아머테크 ua테크 ' +
      '테크20 스포츠스타일 ua시티 드라이ex 드라이이엑스 dryex 드라이ex티 플레이드라이 모션드라이 메탈벤트 메탈벤트테크 메탈벤트테크20 메탈벤트숏슬리브 ' +
      'metalvent swiftlytech 스위프틀리 스위프트리 스위프틀리테크 룰루스위프틀리 바이탈심리스티 캡쿨 카프쿨 캡쿨데일리 캐필린쿨 캐필린 파타캐필린 capilene ' +
      'capilenecool 에어로타입티 퍼텍스드라이 스피드드라이',
  },
  {
    kind: 'sportShorts',
    says: 'sport',
    words:
      '드라이핏쇼츠 나이키챌린저쇼츠 나이키챌린저 challengershorts 나이키스트라이드 스트라이드쇼츠 나이키템포 템포쇼츠 나이키템포쇼츠 temposhort ' +
      '나이키플렉스쇼츠 나이키폼 나이키유니폼쇼츠 페이스브레이커 pacebreaker 페이스브레이커쇼츠 라이센스투트레인 hottyhot 하티핫 핫티핫 룰루하티핫 하티핫쇼츠 ' +
      '스피드업 speedup쇼츠 스트라이더프로 스트라이더 파타스트라이더 striderpro 멀티트레일 드라이ex쇼츠 드라이핏3부 드라이핏5부 론치쇼츠 오운더런쇼츠 ' +
      'ownthrun 스쿼드라 squadra 아디다스스쿼드라 티로쇼츠 tiro쇼츠 언더아머론치 드라이핏 나이키드라이핏 drifit 드라이ex dryex 히트기어 heatgear 에어로레디 ' +
      'aeroready 클라이마라이트',
  },
  {
    kind: 'sportLongTee',
    says: 'sport',
    words:
      '드라이핏긴팔 드라이핏하프집 콜드기어 콜드기어모크 coldgear ua콜드기어 나이키프로웜 나이키프로긴팔 알파스킨 techfit 테크핏 컴프레션셔츠 히트기어긴팔 ' +
      '스위프틀리긴팔 나이키프로',
  },
  {
    kind: 'sportHalfZip',
    says: 'sport',
    words:
      '나이키엘리먼트 엘리먼트하프집 element하프집 나이키페이서 패이서 아크로미크런 r1풀오버 캡써말 캐필린써멀 스킨더트렌드하프집 로스트레이크',
  },
  {
    kind: 'bratop',
    words: '스우시브라탑 얼라인탱크 얼라인탑 aligntank 젝시브라탑 블랙라벨브라탑 시그니처브라탑',
  },
  {
    kind: 'tee',
    words:
      '꼼데하트티 꼼데플레이티 플레이꼼데 꼼데플레이 아미하트 하트로고티 아미하트티 마르디플라워티 플라워마르디 마르디메크르디플라워 폭스헤드티 키츠네폭스 ' +
      '메종키츠네폭스 스투시월드투어 월드투어티 스투시8볼 8볼 슈프림박스로고티 박스로고티 에센셜티 베어티 k87 칼하트k87 칼하트포켓티 k87포켓티 챔피온t1011 ' +
      't1011 t425 유니클로u티 유니클로u크루넥 u크루넥 그래픽ut 유니클로ut ut유니클로 ut티 길단5000 길단76000 gildan76000 aa1301 1301티 수피마코튼티 ' +
      '슈피마코튼티 굿윌티',
  },
  {
    kind: 'sweatshirt',
    words:
      '리버스위브 챔피온리버스위브 챔피언리버스위브 reverseweave 클럽플리스 나이키클럽플리스 클럽플리스크루 clubfleece 테크플리스크루 에센셜스웨트 ' +
      '마르디플라워맨투맨 아미하트맨투맨 루프휠러 loopwheeler 4바맨투맨 톰브라운맨투맨',
  },
  {
    kind: 'hoodie',
    words:
      '리버스위브후드 클럽플리스후디 나이키클럽후드 에센셜후드 에센셜후디 베이직후디스투시 스톡로고후드 stocklogo 슈프림박로 박스로고후드 트레포일후디 ' +
      '칼하트체이스후드 k121 칼하트k121 나이키에센셜후디',
  },
  {
    kind: 'shirt',
    words:
      '폴로옥스포드 폴로옥스퍼드 옥스포드커스텀 폴로커스텀핏셔츠 브룩스브라더스옥스포드 브룩스브라더스ocbd ocbd 유니클로옥스포드 유니클로옥스퍼드 꼼데셔츠 ' +
      '꼼데포에버 꼼데가르송셔츠 이지케어 이지케어셔츠 슈퍼논아이론 논아이론 논아이런 nonironshirt',
  },
  {
    kind: 'dressShirt',
    words: '슈퍼논아이론셔츠 슈퍼논아이론드레스 파인클로스 파인클로스슈퍼논아이론 논아이론저지 링클프리셔츠',
  },
  {
    kind: 'linenShirt',
    words: '프리미엄린넨셔츠 프리미엄리넨 유니클로린넨 프렌치린넨셔츠유니클로',
  },
  {
    kind: 'flannelShirt',
    words: '피요르드플란넬 fjordflannel 파타플란넬 유니클로플란넬 펜들턴 pendleton 보드셔츠펜들턴 페어크로프트',
  },
  {
    kind: 'thickKnit',
    words:
      '수플레얀 수플레얀니트 souffleyarn 로게이지유니클로 피셔맨니트이네스 인버알란 inverallan 아란크래프트 arancrafts 케리울렌밀 폴로케이블 폴로꽈배기 ' +
      '제이미슨스 jamiesons 쉐기독 셰기독 쉐기독니트 shaggydog jpress제이프레스 제이프레스쉐기독 드레익스셰기',
  },
  {
    kind: 'knit',
    words:
      '엑스트라파인메리노 엑파메 메리노크루넥 익스트라파인메리노 extrafinemerino 존스메들리 존스메들리니트 johnsmedley 워셔블밀라노립 밀라노립스웨터 ' +
      '밀라노립니트 램스울크루 램스울크루넥 캐시미어크루넥 폴로위메르 아크네페이스니트 아미하트니트 메종키츠네니트 톰브라운4바니트 톰브라운니트',
  },
  {
    kind: 'fleeceTop',
    words:
      '폴로하프집 베러스웨터14집 마이크로디 micro디 마이크로d 파타마이크로d 100글레이셔 tka글레이셔 글레이셔하프집 신칠라 스냅티 스냅t 신칠라스냅티 synchilla ' +
      '데날리 리모플리스 후리스하프집',
  },
  {
    kind: 'sheerTop',
    words: '플리츠플리즈상의 플리츠플리즈탑 옴므플리세탑 옴므플리세티',
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
      '게스데님찌 무탠다드데님 레귤러데님무신사 와이드데님무신사 루즈데님무신사 커브드진 터빈진',
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
      '유니클로스마트 턱와이드팬츠 유니클로턱와이드 유니클로턱팬츠 플리츠와이드유니클로 원턱와이드슬랙스무신사 시티레저슬랙스 무탠다드슬랙스 무신사슬랙스 ' +
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
      '파라마운트팬츠 paramountpant 프로젝트팬츠 아펙스팬츠 슬림핏하이커 몽벨마운틴팬츠 코오롱무브팬츠',
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
    words: '웜이지팬츠 히트텍팬츠 히트텍기모팬츠 히트텍웜이지 히트텍안감팬츠 웜라인드팬츠 윈드프루프팬츠유니클로',
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
    kind: 'dress',
    words: '플리츠플리즈원피스 플리츠플리즈드레스 이세이원피스 이세이미야케원피스',
  },
  {
    kind: 'slipDress',
    words: '브라원피스 에어리즘브라원피스 브라캐미솔원피스',
  },
  {
    kind: 'summerDress',
    words: '에어리즘원피스 에어리즘코튼원피스 울트라스트레치에어리즘원피스',
  },
  {
    kind: 'shirtDress',
    words: 'apc주스 폴로셔츠원피스 라코스테카라원피스 라코스테피케원피스',
  },
  {
    kind: 'topHoodZip',
    words: '테크플리스 나이키테크플리스 techfleece',
  },
  {
    kind: 'sportLeggings',
    says: 'sport',
    words: '나이키프로 콜드기어 coldgear 테크핏 techfit 컴프레션타이즈',
  },
  {
    kind: 'dress',
    says: 'pleated',
    words: '플리츠플리즈 pleatsplease',
  },
  {
    kind: 'slacks',
    says: 'pleated thin',
    words: '플리츠플리즈 pleatsplease 옴므플리세 옴므플리쎄 hommeplisse',
  },
  {
    kind: 'longTee',
    says: 'pleated thin',
    words: '플리츠플리즈 pleatsplease',
  },
]
