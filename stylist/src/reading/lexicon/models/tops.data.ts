import type { Model } from '../types.ts'

/** Tops by line and model. */
export const tops: readonly Model[] = [
  {
    kind: 'longTee',
    words:
      '히트텍 히트텍티 heattech 히트택 온에어티 온에어 웜테크 이너웜 힛탠다드 힛탠 세인트제임스우에쌍 우에쌍 오우에상 웨쌍 우에쌍기도 guildo ouessant ' +
      '메리디안세인트제임스 세인트제임스나발 세인트제임스길드 르미노어보더 오르치발보더 b211 나발 길도 생제임스나발 생제임스길도 ls 우에상 naval',
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
    kind: 'sportLongTee',
    says: 'sport',
    words:
      '드라이핏긴팔 드라이핏하프집 콜드기어 콜드기어모크 coldgear ua콜드기어 나이키프로웜 나이키프로긴팔 알파스킨 techfit 테크핏 컴프레션셔츠 히트기어긴팔 ' +
      '스위프틀리긴팔 나이키프로 히트기어ls 브레스써모 브레스서모 breaththermo 스위프틀리ls 하이퍼웜 프로웜',
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
      '칼하트체이스후드 k121 칼하트k121 나이키에센셜후디 hd 아치후디 fog후드',
  },
  {
    kind: 'shirt',
    words:
      '폴로옥스포드 폴로옥스퍼드 옥스포드커스텀 폴로커스텀핏셔츠 브룩스브라더스옥스포드 브룩스브라더스ocbd ocbd 유니클로옥스포드 유니클로옥스퍼드 꼼데셔츠 ' +
      '꼼데포에버 꼼데가르송셔츠 이지케어 이지케어셔츠 슈퍼논아이론 논아이론 논아이런 nonironshirt bd ox 브로드 엑스트라파인브로드 미디엄브로드',
  },
  {
    kind: 'dressShirt',
    words:
      '슈퍼논아이론셔츠 슈퍼논아이론드레스 논아이언 논아이론 노아이론 노아이언 논아이언셔츠 논다림질 noniron 파인클로스 파인클로스슈퍼논아이론 논아이론저지 링클프리셔츠',
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
      'r1 r1후디 r1후드 r1에어 r1티 r1풀오버 파타r1 파타고니아r1 폴로하프집 베러스웨터14집 마이크로디 micro디 마이크로d 파타마이크로d 100글레이셔 tka글레이셔 글레이셔하프집 신칠라 스냅티 스냅t 신칠라스냅티 synchilla ' +
      '데날리 리모플리스 후리스하프집 r1에어 r1air r1플리스',
  },
  {
    kind: 'sheerTop',
    words: '플리츠플리즈상의 플리츠플리즈탑 옴므플리세탑 옴므플리세티',
  },
  {
    kind: 'topHoodZip',
    words: '테크플리스 나이키테크플리스 techfleece',
  },
  {
    kind: 'longTee',
    says: 'pleated thin',
    words: '플리츠플리즈 pleatsplease',
  },
  {
    kind: 'fleecedHoodie',
    words: '테크플리스후디 테크플리스후드 테크플후드 테크플후디',
  },
  {
    kind: 'blouse',
    words: 'bl 리본타이 보우타이bl',
  },
]
