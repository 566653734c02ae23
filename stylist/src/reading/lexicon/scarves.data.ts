import type { KindLexicon } from './types.ts'

/**
 * Words by which Koreans name scarves, by kind, and the kinds that are meant if other words stand in the same name (see
 * types.ts).
 */
export const scarves: KindLexicon<'SCARF'> = {
  muffler: {
    words:
      '머플러 머풀러 머플로 머플라 머플르 머플러스카프 목도리 목두리 목돌이 목도래 울머플러 울목도리 울스카프 케이블머플러 꽈배기머플러 꽈배기목도리 프린지머플러 술머플러 무지머플러 단색머플러 바람개비머플러 미니머플러 쁘띠머플러 쁘띠목도리 숏머플러 롱머플러 롱목도리 홀머플러 끼우는목도리 끼우는머플러 타이머플러 넥타이머플러 겨울머플러 겨울목도리 겨울스카프 남자머플러 남성머플러 여성머플러 여자머플러 커플머플러 방한머플러 방한목도리 인피니티머플러 루프머플러 스누드 스누드머플러 응원머플러 구단머플러 후드머플러 버버리머플러 아크네머플러 아크네스카프 아미머플러 폴로머플러 muffler mufflers woolmuffler woolscarf woolscarves cashmeremuffler cashmerescarf knitscarf knitmuffler wintermuffler winterscarf checkmuffler snood infinityscarf paddedscarf pufferscarf ' +
      '마후라 마우라 마흐라 목댕기 마풀러 머프라',
    with: [
      ['bigScarf', 'bigScarf'],
      ['neckWarmer', 'neckWarmer'],
      ['fur', 'furScarf'],
      ['silk/chiffon/satin', 'silkScarf'],
      ['cool', 'coolScarf'],
      ['linen/summer', 'thinScarf'],
      ['wide/oversize', 'bigScarf'],
      ['cotton/thin/spring/lace/sheer', 'thinScarf'],
      ['sport/running/cycling', 'neckWarmer'],
      ['silkScarf', 'silkScarf'],
    ],
  },
  bigScarf: {
    words:
      '숄 숄머플러 숄스카프 숄더숄 숄케이프 숄더워머 어깨숄 무릎숄 스톨 스톨머플러 스톨스카프 빅머플러 빅스카프 빅숄 빅목도리 대형머플러 대형스카프 대형숄 큰머플러 큰목도리 큰스카프 오버사이즈머플러 와이드머플러 와이드스카프 파시미나 파쉬미나 파시미나숄 캐시미어숄 울숄 울스톨 니트숄 뜨개숄 체크숄 겨울숄 블랭킷 블랭킷머플러 블랭킷스카프 블랑켓 블랑켓머플러 블랭킷숄 블랭캣머플러 담요머플러 담요목도리 담요스카프 담요숄 무릎담요머플러 망토 망토숄 망토머플러 케이프 케이프숄 케이프머플러 판초 판쵸 판초숄 볼레로 볼레로숄 담요 무릎담요 블랭킷담요 사무실숄 사무실담요 여행용숄 shawl shawls stole stoles pashmina pashminas blanketscarf blanketshawl bigscarf oversizedscarf oversizedmuffler blanket cape poncho wrap ' +
      '쇼울 쇼올',
    with: [
      ['fur', 'furScarf'],
      ['chiffon/silk/satin/lace/sheer/linen/summer/cool/resort', 'thinScarf'],
      ['thin', 'thinScarf'],
    ],
  },
  silkScarf: {
    words:
      '쁘띠스카프 쁘띠 프띠스카프 쁘티스카프 프티스카프 쁘디스카프 트윌리 트윌리스카프 트윌스카프 트위리 까레 까레스카프 까레90 카레스카프 넥카치프 정사각스카프 정사각형스카프 사각스카프 방도 방도스카프 스키니스카프 스키니 리본스카프 리본타이 리본넥타이 스트링스카프 넥스카프 목스카프 꽃무늬스카프 페이즐리스카프 승무원스카프 명품스카프 에르메스스카프 에르메스트윌리 미니스카프 롱실크스카프 애스콧타이 애스콧 크라바트 크라벳 넥타이 넥타이스카프 타이 silkscarf silkscarves twilly twillies carre satinscarf petitscarf petitescarf skinnyscarf neckscarf squarescarf bandeau ascot cravat tie necktie ' +
      '스카후 카레90',
    with: [
      ['wool/cashmere/knitted/fleeced/warm/winter', 'muffler'],
      ['cool', 'coolScarf'],
      ['cotton/linen', 'thinScarf'],
    ],
  },
  thinScarf: {
    words:
      '스카프 스까프 스카푸 스케프 스카프류 스카프머플러 얇은스카프 얇은머플러 얇은목도리 면스카프 면머플러 거즈스카프 가제스카프 마스카프 봄스카프 봄머플러 가을스카프 간절기스카프 간절기머플러 사계절스카프 롱스카프 긴스카프 크로셰스카프 뜨개스카프 네트스카프 플리츠스카프 주름스카프 삼각스카프 트라이앵글스카프 삼각숄 뜨개삼각숄 여성스카프 여자스카프 남성스카프 남자스카프 엄마스카프 넥카라 페이크카라 페이크칼라 레이어드카라 케이프카라 카라케이프 카라 thinscarf cottonscarf linenscarf lightscarf gauzescarf lacescarf longscarf trianglescarf fakecollar collar springscarf ' +
      '마후라나비',
    with: [
      ['neckWarmer', 'neckWarmer'],
      ['sportBuff', 'sportBuff'],
      ['fur', 'furScarf'],
      ['bigScarf', 'bigScarf'],
      ['boa', 'muffler'],
      ['silk/satin/chiffon', 'silkScarf'],
      ['wool/cashmere/knitted/winter/warm/thick/fleeced/padded/thermal/cable/down/tweed', 'muffler'],
      ['muffler', 'muffler'],
      ['cool/uv/summer', 'coolScarf'],
      ['hiking/cycling/running/sport/fishing/golf/outdoor', 'sportBuff'],
      ['mini', 'silkScarf'],
      ['office/suit/formal', 'silkScarf'],
    ],
  },
  coolScarf: {
    words:
      '여름스카프 여름머플러 여름목도리 쿨스카프 쿨머플러 쿨타월 쿨타올 쿨타올스카프 쿨링타월 쿨링타올 냉감스카프 냉감타월 냉감수건 냉감머플러 냉감목도리 아이스스카프 아이스타월 아이스머플러 아이스목도리 아이스넥 아이스넥링 아이스링 넥쿨러 넥쿨링 쿨넥 쿨넥스카프 쿨넥밴드 쿨링스카프 쿨링넥 쿨링밴드 목쿨러 목냉각 얼음스카프 얼음목도리 목수건 스포츠타월 스포츠타올 골프쿨스카프 쿨토시 넥토시 넥커버 목가리개 햇빛가리개 인견스카프 여름숄 쿨워머 coolscarf coolingscarf coolingtowel cooltowel icescarf neckcooler coolingneck icering summerscarf uvscarf neckcover ' +
      '냉수건 목얼음 얼음수건',
    with: [['mask', 'sportBuff']],
  },
  neckWarmer: {
    words:
      '넥워머 넥워모 넥웜머 넥웨머 넥와머 넥워머목도리 목워머 목토시 방한목토시 방한넥워머 방한워머 워머 웜머 털넥워머 털워머 퍼넥워머 니트워머 울넥워머 울워머 스키넥워머 스키워머 보드워머 등산넥워머 러닝넥워머 러닝워머 골프넥워머 골프워머 자전거넥워머 군용넥워머 군인넥워머 군대넥워머 오토바이넥워머 발열넥워머 히트텍넥워머 히트텍워머 후드워머 후드넥워머 후디워머 바라클라바 발라클라바 바라클라바워머 버튼워머 단추워머 스트링워머 스트링넥워머 목폴라워머 터틀워머 페이크폴라 페이크터틀넥 페이크넥 페이크목폴라 반폴라워머 안면워머 페이스워머 방한마스크 방한스카프 neckwarmer neckwarmers warmer neckgaiterfleece fleeceneckwarmer balaclava hoodwarmer paddedneckwarmer dickey fakeneck fauxturtleneck ' +
      '넥워마 목보온대 목덮개 목싸개 목폴라토시',
    with: [['uv/cool/summer/mesh', 'sportBuff']],
  },
  sportBuff: {
    words:
      '버프 바프 버브 등산버프 스포츠버프 자전거버프 낚시버프 러닝버프 골프버프 여름버프 쿨버프 냉감버프 메리노버프 멀티스카프 멀티스카프버프 멀티버프 멀티넥 멀티워머 멀티반다나 등산스카프 등산용스카프 스포츠스카프 스포츠마스크 스포츠멀티스카프 기능성스카프 튜브스카프 튜브반다나 넥튜브 넥게이터 넥가이터 넥게이트 게이터 넥케이터 넥가드 낚시마스크 자전거마스크 라이딩마스크 등산마스크 두건 등산두건 자전거두건 헤드스카프 헤드웨어 buff buffs multiscarf tubescarf neckgaiter neckgaiters gaiter necktube multifunctionalscarf headwear ' +
      '골프마스크 안면마스크 쿨안면 안면가리개 골프안면마스크',
    with: [['fleeced/boa/fur/wool/winter/warm/thermal', 'neckWarmer']],
  },
  furScarf: {
    words:
      '퍼머플러 퍼목도리 퍼스카프 퍼숄 퍼스톨 퍼카라 퍼칼라 퍼넥 퍼넥카라 퍼케이프 털목도리 털머플러 털스카프 털카라 털숄 밍크숄 밍크카라 밍크넥 폭스숄 여우목도리 페이크퍼머플러 인조털목도리 양털머플러 양털목도리 무스탕머플러 furscarf furmuffler furstole furcollar furshawl minkscarf minkmuffler foxscarf fauxfurscarf fauxfurmuffler shearlingscarf',
  },
  bandana: {
    words:
      '반다나 반다나스카프 반다나두건 밴대나 밴다나 반디나 반단나 손수건 손수건스카프 행커치프 헹커치프 포켓치프 포켓스퀘어 행거치프 카우보이스카프 스카우트스카프 헤어스카프 헤어반다나 삼각두건 머릿수건 bandana bandanas bandanna handkerchief hankie kerchief pocketsquare hairscarf headscarf ' +
      '페이즐리빨강 손수겅 한카치 항카치 항카찌 머리수건 땀수건 테누구이 데누구이 산악회수건 세무항카치 농사수건',
    with: [
      ['silk/satin', 'silkScarf'],
      ['sport/hiking/cycling/running', 'sportBuff'],
    ],
  },
  unknownScarf: {
    words: '스카프머플러류 목에두르는것 목감는것 방한용품 방한소품 넥웨어 넥액세서리 scarf scarfs scarves neckwear',
    with: [
      ['fur', 'furScarf'],
      ['bigScarf', 'bigScarf'],
      ['silkScarf', 'silkScarf'],
      ['muffler', 'muffler'],
      ['thinScarf', 'thinScarf'],
      ['boa', 'muffler'],
      ['silk/satin/chiffon', 'silkScarf'],
      ['oversize/wide', 'bigScarf'],
      ['wool/cashmere/knitted/winter/warm/thick/fleeced/padded/cable/thermal', 'muffler'],
      ['cool/uv', 'coolScarf'],
      ['summer/linen/cotton/thin/lace/sheer/spring', 'thinScarf'],
      ['hiking/cycling/running/sport/fishing/ski', 'neckWarmer'],
      ['check', 'muffler'],
      ['floral/dot/paisley/animal/patterned', 'thinScarf'],
    ],
  },
}
