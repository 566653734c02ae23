/**
 * Brands and models whose name alone tells the garment. A line says: the words, then for each closet type the meanings
 * to add when the name carries no garment word of its own. `always` meanings hold whatever else the name says.
 */
export type Brand = {
  words: string
  always?: string
  TOP?: string
  BOTTOM?: string
  DRESS?: string
  OUTER?: string
  SHOES?: string
  UNDERWEAR?: string
}

export const brands: readonly Brand[] = [
  {
    words:
      '리바이스 levis 리바이 랭글러 wrangler 게스 guess 캘빈클라인진 디젤 diesel 플랙 잠뱅이 버커루 트루릴리젼 누디진 아페쎄데님',
    BOTTOM: 'jean',
    OUTER: 'denim jacket',
    TOP: 'denimShirt shirt',
  },
  { words: '눕시 nuptse 에코눕시 써밋눕시 칠리왁 chilliwack 마야 maya', always: 'padding' },
  {
    words:
      '맥머도 mcmurdo 익스페디션 expedition 스노우맨틀 스노우만트라 시타델 트릴리움 랭포드 안타티카 타이온 타이온롱 히말라야 히말라얀파카 고어텍스파카',
    OUTER: 'padding parka',
  },
  {
    words:
      '캐나다구스 캐구 canadagoose 무스너클 무스너클스 mooseknuckles 노비스 nobis 맥케이지 mackage 파라점퍼스 parajumpers 에르노 herno 듀베티카 duvetica 몽클레어 몽클레르 moncler 몽클 페트레이 피레넥스',
    OUTER: 'padding',
  },
  {
    words: '아톰 atom 아톰lt 아톰후디 세륨 cerium 프로톤 proton 고스트위스퍼러 써모볼 thermoball 컨트롤로프트',
    OUTER: 'lightdown',
  },
  {
    words:
      '베타 beta 베타lt 베타ar 베타sl 알파sv 알파ar 알파sl 제타 zeta 라미나 토렌쉘 torrentshell 클라우드버스트 마운틴자켓 마운틴재킷 마운틴파카라이트 마운틴라이트',
    OUTER: 'gore shell',
  },
  {
    words: '스쿼미시 squamish 감마 gamma 인센도 후디니 houdini 노마딕 배기스자켓 다이노테크 에어쉐드',
    OUTER: 'windbreaker',
  },
  {
    words:
      '레트로x 신칠라 synchilla retrox 데날리 denali 스냅티 r1 r2 베러스웨터 bettersweater 카이트 kyanite 델타 테디플리스',
    OUTER: 'fleece',
    TOP: 'fleece',
  },
  {
    words: '비데일 bedale 뷰포트 beaufort 애쉬비 ashby 바버 barbour 벨스타프 belstaff 트라이얼마스터',
    OUTER: 'work repellent',
  },
  {
    words: '디트로이트자켓 미시간코트 초어코트 칼하트 carhartt 디키즈 dickies 엔지니어드가먼츠',
    OUTER: 'work',
    BOTTOM: 'chino',
    TOP: 'tee',
  },
  {
    words: '벨크루저 리갈 스타디움재킷 아비렉스 avirex 알파인더스트리 알파인더스트리즈 쇼트 schott',
    OUTER: 'bomber jumper',
  },
  {
    words: '데상트 descente 다이나핏 디스커버리 내셔널지오그래픽 네셔널지오그래픽 nationalgeographic discovery',
    OUTER: 'padding',
    BOTTOM: 'sweatpants',
    TOP: 'tee',
  },
  { words: '세인트제임스 saintjames 밍콰이어 르미노어 아르모럭스 오르치발 오시발', TOP: 'tee long' },
  {
    words:
      '노스페이스 thenorthface northface tnf 블랙야크 네파 nepa k2 코오롱 코오롱스포츠 컬럼비아 columbia 아이더 밀레 마운틴하드웨어 살레와 몽벨 montbell 마무트 mammut 피엘라벤 fjallraven',
    BOTTOM: 'parachute',
    TOP: 'tee',
    SHOES: 'hiking',
  },
  { words: '아크테릭스 아크테릭스베타 arcteryx 아크', OUTER: 'gore shell', BOTTOM: 'parachute', TOP: 'tee' },
  { words: '파타고니아 patagonia 파타', OUTER: 'fleece', TOP: 'tee', BOTTOM: 'shorts' },
  { words: '히트텍 heattech 히트택', always: 'thermal' },
  { words: '에어리즘 airism', TOP: 'tee short', UNDERWEAR: 'inner' },
  {
    words:
      '젝시믹스 xexymix 안다르 andar 룰루레몬 lululemon 얼라인 align 뮬라웨어 mulawear 알로요가 aloyoga 스컬피그 원더언더',
    BOTTOM: 'leggings',
    TOP: 'tee',
    OUTER: 'track',
    always: 'sporty',
  },
  {
    words: '테크플리스 techfleece',
    OUTER: 'hoodzip techfleece',
    TOP: 'sweat techfleece',
    BOTTOM: 'sweatpants techfleece',
  },
  {
    words:
      '챔피온 champion 챔피언 라이풀 커버낫 covernat 예일 yale 하바드 무신사스탠다드맨투맨 아이앱 iab 오아이오아이 아더에러 위글위글 mlb 엠엘비 널디 nerdy 휠라 fila 카파 kappa',
    TOP: 'sweat',
    BOTTOM: 'sweatpants',
    OUTER: 'track',
  },
  {
    words:
      '라코스테 lacoste 프레드페리 fredperry 폴로랄프로렌 polorlaphlauren poloralphlauren 랄프로렌 빈폴 헤지스 타이틀리스트 pxg 말본 malbon 까스텔바작 먼싱웨어',
    TOP: 'polo',
    BOTTOM: 'chino',
    OUTER: 'jacket',
    DRESS: 'polo short',
  },
  { words: '아디컬러 파이어버드 아디브레이크 adicolor firebird', OUTER: 'track', TOP: 'track', BOTTOM: 'parachute' },
  {
    words:
      '나이키 nike 아디다스 adidas 푸마 puma 언더아머 underarmour 리복 reebok 아식스 asics 뉴발란스 newbalance 뉴발 프로스펙스',
    TOP: 'tee',
    BOTTOM: 'sweatpants',
    OUTER: 'track',
    SHOES: 'sneaker',
    always: 'brandSport',
  },
  { words: '미즈노 mizuno 브룩스 brooks 써코니 saucony 호카 hoka', SHOES: 'running' },
  {
    words:
      '골든구스 goldengoose 알렉산더맥퀸 맥퀸 커먼프로젝트 커먼프로젝츠 commonprojects 마르지엘라 아크네스니커즈 구찌에이스 베자 veja',
    SHOES: 'sneaker',
  },
  {
    words:
      '락포트 rockport 처치스 churchs 알든 alden 로크 loake 크로켓 찰스앤키스 지미추 마놀로블라닉 레페토 repetto 금강제화 에스콰이아',
    SHOES: 'dressShoe',
  },
  { words: '파라부트 paraboot 미카엘 샴보드 클락스 clarks 소다 세바고 sebago 지에이치배스 ghbass', SHOES: 'loafer' },
  { words: '스톤아일랜드 stoneisland 스톤 cp컴퍼니 cpcompany', TOP: 'sweat', OUTER: 'windbreaker', BOTTOM: 'chino' },
  {
    words:
      '스투시 stussy 슈프림 supreme 팔라스 palace 베이프 bape 칼하트윕 이미스 emis 디스이즈네버댓 thisisneverthat 마르디 마르디메크르디 mardi 메종키츠네 아미 ami 꼼데가르송 꼼데 cdg 아페쎄 apc 톰브라운 파라 도프제이슨',
    TOP: 'tee',
    OUTER: 'jacket',
  },
  {
    words:
      '폴햄 지오다노 스파오 spao 탑텐 topten 유니클로 uniqlo 자라 zara 에이치앤엠 hm 무인양품 muji 무신사스탠다드 무탠다드 musinsa 에잇세컨즈 8세컨즈 코스 cos',
  },
  {
    words: '이세이미야케 이세이 플리츠플리즈 pleatsplease 옴므플리세 homme',
    BOTTOM: 'pants thin',
    TOP: 'tee long thin',
    always: 'classic',
  },
]
