import type { ClothesType } from '@otday/contract'

/** A class of garments as a person would label it: Iclu in clo (ISO 9920, outerwear ±20 %) and its bands of the chart. */
export type Class = {
  type: ClothesType
  clo: readonly [number, number]
  bands?: readonly number[]
  avoidInRain?: boolean
  waterproof?: boolean
  windproof?: boolean
  seasons: readonly string[]
}

const spring = ['봄', '가을']
const summer = ['여름']
const winter = ['겨울']
const cool = ['가을', '겨울']
const most = ['봄', '여름', '가을']
const all = ['봄', '여름', '가을', '겨울']

export const classes: Readonly<Record<string, Class>> = {
  t_sleeveless: { type: 'TOP', clo: [0.05, 0.12], bands: [0, 1], seasons: summer },
  t_short: { type: 'TOP', clo: [0.08, 0.16], bands: [0, 1], seasons: summer },
  t_polo: { type: 'TOP', clo: [0.13, 0.19], bands: [0, 1], seasons: most },
  t_thinshirt: { type: 'TOP', clo: [0.13, 0.2], bands: [0, 1, 2], seasons: summer },
  t_knitshort: { type: 'TOP', clo: [0.13, 0.21], bands: [1, 2], seasons: ['봄', '여름'] },
  t_long: { type: 'TOP', clo: [0.14, 0.24], bands: [1, 2, 3, 4], seasons: spring },
  t_shirt: { type: 'TOP', clo: [0.21, 0.29], bands: [2, 3, 4, 5], seasons: spring },
  t_blouse: { type: 'TOP', clo: [0.12, 0.2], bands: [1, 2, 3], seasons: spring },
  t_flannel: { type: 'TOP', clo: [0.28, 0.38], bands: [3, 4, 5, 6], seasons: cool },
  t_sweat: { type: 'TOP', clo: [0.27, 0.38], bands: [3, 4, 5], seasons: spring },
  t_hood: { type: 'TOP', clo: [0.3, 0.4], bands: [2, 3, 4, 5], seasons: spring },
  t_fleece: { type: 'TOP', clo: [0.34, 0.46], bands: [4, 5, 6, 7], seasons: cool },
  t_thinknit: { type: 'TOP', clo: [0.18, 0.27], bands: [3, 4, 5], seasons: spring },
  t_knit: { type: 'TOP', clo: [0.25, 0.36], bands: [4, 5, 6], seasons: cool },
  t_thickknit: { type: 'TOP', clo: [0.32, 0.43], bands: [5, 6, 7], avoidInRain: true, seasons: winter },
  t_mock: { type: 'TOP', clo: [0.17, 0.27], bands: [3, 4, 5, 6, 7], seasons: ['봄', '가을', '겨울'] },
  t_vest: { type: 'TOP', clo: [0.12, 0.2], bands: [2, 3, 4, 5], seasons: spring },
  b_short: { type: 'BOTTOM', clo: [0.05, 0.12], bands: [0, 1], seasons: summer },
  b_linen: { type: 'BOTTOM', clo: [0.13, 0.21], bands: [0, 1], seasons: summer },
  b_cotton: { type: 'BOTTOM', clo: [0.18, 0.25], bands: [1, 2, 3, 4, 5], seasons: spring },
  b_jean: { type: 'BOTTOM', clo: [0.21, 0.28], bands: [2, 3, 4, 5, 6], seasons: ['봄', '가을', '겨울'] },
  b_slacks: { type: 'BOTTOM', clo: [0.19, 0.26], bands: [1, 2, 3, 4, 5], seasons: spring },
  b_fleece: { type: 'BOTTOM', clo: [0.26, 0.36], bands: [5, 6, 7], seasons: winter },
  b_fleecelegging: { type: 'BOTTOM', clo: [0.16, 0.26], bands: [5, 6, 7], seasons: winter },
  b_thick: { type: 'BOTTOM', clo: [0.24, 0.32], bands: [5, 6, 7], seasons: cool },
  b_sweat: { type: 'BOTTOM', clo: [0.24, 0.32], bands: [2, 3, 4, 5], seasons: spring },
  b_pad: { type: 'BOTTOM', clo: [0.32, 0.44], bands: [7], windproof: true, seasons: winter },
  b_legging: { type: 'BOTTOM', clo: [0.1, 0.2], bands: [2, 3, 4, 5, 6], seasons: spring },
  b_mini: { type: 'BOTTOM', clo: [0.08, 0.15], bands: [0, 1, 2], seasons: ['봄', '여름'] },
  b_midi: { type: 'BOTTOM', clo: [0.13, 0.21], bands: [1, 2, 3, 4], seasons: most },
  b_woolskirt: { type: 'BOTTOM', clo: [0.13, 0.24], bands: [4, 5, 6, 7], seasons: cool },
  b_crop: { type: 'BOTTOM', clo: [0.12, 0.2], bands: [1, 2, 3], seasons: spring },
  d_sleeveless: { type: 'DRESS', clo: [0.15, 0.25], bands: [0, 1], seasons: summer },
  d_short: { type: 'DRESS', clo: [0.2, 0.3], bands: [0, 1, 2], seasons: ['봄', '여름'] },
  d_shirt: { type: 'DRESS', clo: [0.3, 0.42], bands: [2, 3, 4], seasons: spring },
  d_long: { type: 'DRESS', clo: [0.32, 0.44], bands: [3, 4, 5], seasons: ['봄', '가을', '겨울'] },
  d_knit: { type: 'DRESS', clo: [0.38, 0.52], bands: [4, 5, 6], avoidInRain: true, seasons: winter },
  o_thin: { type: 'OUTER', clo: [0.12, 0.22], bands: [1, 2, 3], seasons: summer },
  o_wind: { type: 'OUTER', clo: [0.17, 0.3], bands: [2, 3, 4], windproof: true, seasons: spring },
  o_card: { type: 'OUTER', clo: [0.22, 0.33], bands: [2, 3, 4], seasons: spring },
  o_denim: { type: 'OUTER', clo: [0.28, 0.38], bands: [3, 4], seasons: spring },
  o_blazer: { type: 'OUTER', clo: [0.3, 0.42], bands: [3, 4, 5], avoidInRain: true, seasons: spring },
  o_hoodzip: { type: 'OUTER', clo: [0.28, 0.38], bands: [3, 4], seasons: spring },
  o_jacket: { type: 'OUTER', clo: [0.28, 0.42], bands: [3, 4, 5], seasons: spring },
  o_field: { type: 'OUTER', clo: [0.36, 0.48], bands: [4, 5], seasons: spring },
  o_jumper: { type: 'OUTER', clo: [0.38, 0.52], bands: [4, 5, 6], seasons: cool },
  o_trench: { type: 'OUTER', clo: [0.36, 0.48], bands: [4, 5], windproof: true, waterproof: true, seasons: spring },
  o_leather: { type: 'OUTER', clo: [0.34, 0.46], bands: [5, 6], windproof: true, seasons: spring },
  o_suede: { type: 'OUTER', clo: [0.34, 0.46], bands: [5, 6], windproof: true, avoidInRain: true, seasons: spring },
  o_fleece: { type: 'OUTER', clo: [0.32, 0.44], bands: [5, 6], seasons: cool },
  o_quilt: { type: 'OUTER', clo: [0.34, 0.48], bands: [5, 6, 7], windproof: true, seasons: cool },
  o_lightdown: { type: 'OUTER', clo: [0.34, 0.48], bands: [5, 6], windproof: true, seasons: cool },
  o_vest: { type: 'OUTER', clo: [0.17, 0.32], bands: [4, 5, 6], seasons: cool },
  o_coat: { type: 'OUTER', clo: [0.52, 0.7], bands: [6, 7], avoidInRain: true, seasons: winter },
  o_mustang: { type: 'OUTER', clo: [0.55, 0.72], bands: [6, 7], windproof: true, avoidInRain: true, seasons: winter },
  o_shortpad: { type: 'OUTER', clo: [0.52, 0.72], bands: [6, 7], windproof: true, seasons: winter },
  o_longpad: { type: 'OUTER', clo: [0.7, 0.98], bands: [7], windproof: true, seasons: winter },
  o_rain: { type: 'OUTER', clo: [0.2, 0.32], bands: [1, 2, 3, 4, 5], windproof: true, waterproof: true, seasons: most },
  s_sneaker: { type: 'SHOES', clo: [0.03, 0.05], seasons: all },
  s_run: { type: 'SHOES', clo: [0.03, 0.05], avoidInRain: true, seasons: most },
  s_canvas: { type: 'SHOES', clo: [0.02, 0.05], avoidInRain: true, seasons: most },
  s_dress: { type: 'SHOES', clo: [0.02, 0.06], avoidInRain: true, seasons: ['봄', '가을', '겨울'] },
  s_sandal: { type: 'SHOES', clo: [0.01, 0.03], seasons: summer },
  s_boot: { type: 'SHOES', clo: [0.05, 0.1], seasons: cool },
  s_snow: { type: 'SHOES', clo: [0.06, 0.12], seasons: winter },
  s_rain: { type: 'SHOES', clo: [0.05, 0.1], waterproof: true, seasons: most },
  u_top: { type: 'UNDERWEAR', clo: [0.1, 0.2], seasons: winter },
  u_bottom: { type: 'UNDERWEAR', clo: [0.1, 0.18], seasons: winter },
  u_none: { type: 'UNDERWEAR', clo: [0, 0.08], seasons: all },
  k_thin: { type: 'SOCKS', clo: [0.01, 0.03], seasons: all },
  k_warm: { type: 'SOCKS', clo: [0.04, 0.08], seasons: winter },
  h_cap: { type: 'HAT', clo: [0, 0.02], seasons: most },
  h_beanie: { type: 'HAT', clo: [0.03, 0.06], seasons: winter },
  c_scarf: { type: 'SCARF', clo: [0.04, 0.09], seasons: winter },
  c_thin: { type: 'SCARF', clo: [0, 0.03], avoidInRain: true, seasons: spring },
  g_gloves: { type: 'ACCESSORY', clo: [0.03, 0.06], seasons: winter },
  g_none: { type: 'ACCESSORY', clo: [0, 0], seasons: all },
  a_bag: { type: 'BAG', clo: [0, 0], seasons: all },
  e_umbrella: { type: 'ETC', clo: [0, 0], waterproof: true, seasons: all },
}

/** Names as people type them, by class; one name per line part, separated by `|`. */
export const names: Readonly<Record<string, string>> = {
  t_sleeveless:
    '화이트 골지 나시|머슬핏 슬리브리스|린넨 민소매 블라우스|블랙 홀터넥 탑|끈나시 아이보리|탱크탑 그레이|니트 슬리브리스 탑|캐미솔 레이스|나이키 러닝 싱글렛|크롭 나시 2p|U넥 민소매티',
  t_short:
    '무지 반팔티 화이트|오버핏 그래픽 반소매 티셔츠|쿨 코튼 반팔|스투시 로고 티셔츠 블랙|나이키 드라이핏 반팔|에어리즘 오버사이즈 티|크롭 반팔 티 스카이|Basic T-shirt white|다이노 프린트 반팔티 (XL)|유니클로 U 크루넥 반팔|라운드 숏슬리브 티|반팔 3장 세트|피그먼트 하프 슬리브|메종키츠네 폭스 반팔티|스트라이프 반팔 네이비',
  t_polo:
    'PK 카라 반팔 티셔츠|프레드페리 피케 티셔츠|랄프로렌 폴로 셔츠 반팔|카라티 네이비|골프 카라 반팔티|polo shirt green|빈폴 PK 티셔츠 화이트|피케셔츠 차콜',
  t_thinshirt:
    '린넨 셔츠 화이트|하와이안 셔츠|오픈카라 반팔셔츠|시어서커 셔츠 블루|여름 체크 남방 반팔|린넨 반팔 남방|써머 린넨 셔츠 베이지|얇은 린넨 긴팔 셔츠|쿨링 반소매 와이셔츠',
  t_knitshort: '반팔 니트 아이보리|하프슬리브 니트 브라운|여름 니트 반소매|쿨 니트 반팔 카라|썸머 반팔 가디건형 니트',
  t_long:
    '스트라이프 롱슬리브|무지 긴팔티 그레이|단가라 긴팔 티셔츠|슬림핏 긴소매 티|래글런 긴팔|세인트제임스 스트라이프 긴팔|얇은 긴팔 이너티|헨리넥 긴팔 티셔츠|롱슬리브 티 차콜|Long sleeve tee|워싱 긴팔 레이어드 티|U넥 긴팔 티 블랙',
  t_shirt:
    '옥스포드 셔츠 스카이블루|화이트 드레스 셔츠|체크 남방|데님 셔츠 중청|스트라이프 셔츠 블루|오버핏 코튼 셔츠|버튼다운 셔츠 화이트|와이셔츠 하늘색|폴로 랄프로렌 옥스포드 셔츠|루즈핏 포플린 셔츠|White oxford shirt|난방 체크|청남방',
  t_blouse:
    '쉬폰 블라우스|리본 블라우스 아이보리|퍼프 소매 블라우스|새틴 블라우스 베이지|시스루 블라우스|스퀘어넥 블라우스 화이트|프릴 브라우스',
  t_flannel:
    '플란넬 셔츠 레드|헤비 플란넬 체크 셔츠|기모 체크 남방|코듀로이 셔츠 브라운|울 셔츠 차콜|두꺼운 체크 셔츠|골덴 남방 카키',
  t_sweat:
    '챔피온 리버스위브 맨투맨|오버핏 스웨트셔츠 멜란지|MTM 로고 네이비|커버낫 어센틱 로고 크루넥 스웻셔츠|하프집업 맨투맨|쿼터집 스웨트|그레이 스웻 셔츠|맨 투 맨 블랙|아더에러 맨투맨티|헤비웨이트 맨투맨 크림|예일 2 TONE 아치 맨투맨|sweatshirt gray',
  t_hood:
    '오버사이즈 후드티 그레이|후디 블랙|나이키 클럽 후디|무지 후드 티셔츠|칼하트 후드|hoodie navy|피그먼트 후드 차콜|이지 후드티|스투시 후디 크림',
  t_fleece:
    '기모 후드티|기모 맨투맨 네이비|융털 맨투맨|밍크기모 터틀넥 맨투맨|기모 후드 티셔츠 블랙|양기모 스웨트셔츠|플리스 풀오버|뽀글이 맨투맨|후리스 하프집업|본딩 기모 후디',
  t_thinknit:
    '얇은 라운드 니트|메리노 울 얇은 니트|썸머 긴팔 니트|얇은 브이넥 스웨터|슬림 얇은 니트 폴라|시스루 니트 긴팔|라이트 니트 풀오버',
  t_knit:
    '라운드 니트 네이비|브이넥 니트 카멜|카라 니트 브라운|스트라이프 니트|오버핏 스웨터 그레이|부클 니트|아가일 니트|모헤어 니트 핑크|보카시 니트',
  t_thickknit:
    '꽈배기 니트 아이보리|케이블 스웨터 크림|울 터틀넥 니트|캐시미어 니트 그레이|헤비 니트 스웨터|피셔맨 니트 네이비|두꺼운 목폴라 니트|램스울 라운드 니트|노르딕 니트|알파카 니트 베이지|폴로 케이블 니트',
  t_mock:
    '목폴라 티 블랙|반폴라 긴팔 티|터틀넥 티셔츠 화이트|모크넥 티|하이넥 이너 티|폴라티 아이보리|turtleneck black|골지 폴라|반목 긴팔',
  t_vest: '니트 조끼 네이비|케이블 니트 베스트|울 니트 조끼|아가일 베스트|브이넥 조끼 그레이',
  b_short:
    '반바지 블랙|데님 숏팬츠|나이키 우븐 쇼츠|카고 반바지|하프 데님 팬츠|린넨 반바지|스웨트 쇼츠|버뮤다 데님|5부 슬랙스|핫팬츠|배기스 쇼츠|치노 숏츠 베이지|축구 반바지|수영복 바지|숏 팬츠 그레이',
  b_linen:
    '린넨 팬츠 베이지|쿨 슬랙스|여름 밴딩 팬츠|린넨 와이드 슬랙스|시어서커 팬츠|아이스 조거 팬츠 여름용|냉감 치노|인견 바지|얇은 여름 바지',
  b_cotton:
    '치노 팬츠 베이지|면바지 카키|카고 팬츠|코튼 팬츠 아이보리|퍼티그 팬츠|디키즈 874|워크 팬츠 브라운|베이커 팬츠|원턱 치노|면 바지 네이비|와이드 코튼 팬츠|카펜터 팬츠',
  b_jean:
    '청바지|흑청 데님|와이드 데님 팬츠|생지 데님|연청 일자 청바지|스키니진 블랙|부츠컷 청바지|리바이스 511|블랙진|중청 와이드 진|모드나인 데님|슬림 테이퍼드 진|플랙진 진청|Levi’s 505|jeans|크롭 데님 팬츠|워싱 데님 팬츠|찢청',
  b_slacks:
    '슬랙스 블랙|와이드 슬랙스 차콜|원턱 슬랙스|무신사 스탠다드 슬랙스|테이퍼드 슬랙스 베이지|핀턱 와이드 팬츠|정장 바지 네이비|투턱 팬츠|세미와이드 슬렉스|수트 팬츠|트라우저 그레이|히든밴딩 슬랙스',
  b_fleece:
    '기모 청바지|기모 바지|기모 트레이닝 팬츠|밍크 기모 슬랙스|융 팬츠|기모 조거팬츠|본딩 팬츠|웜 기모 슬랙스 블랙|플리스 팬츠|겨울 청바지',
  b_fleecelegging: '밍크 레깅스|융털 레깅스|기모 치랭스|겨울용 레깅스|두꺼운 레깅스',
  b_thick:
    '코듀로이 팬츠|골덴 바지 브라운|울 팬츠|두꺼운 면바지|와이드 코듀로이|모직 바지|트위드 팬츠|헤링본 울 슬랙스 겨울',
  b_sweat:
    '조거 팬츠|스웻 팬츠 블랙|츄리닝 바지|트레이닝 팬츠|추리닝|쭈리 팬츠|아디다스 트레이닝 바지|나이키 테크플리스 조거|와이드 스웨트팬츠|sweatpants grey|라운지 팬츠',
  b_pad: '다운 팬츠|스키 바지|패딩 바지|누빔 바지|솜바지',
  b_legging: '레깅스 블랙|요가 팬츠|젝시믹스 블랙라벨|안다르 에어쿨링 레깅스|룰루레몬 얼라인|부츠컷 레깅스',
  b_mini: '미니스커트 블랙|테니스 스커트 화이트|데님 미니 스커트|플리츠 미니 스커트|짧은 치마|숏 스커트|스코트',
  b_midi:
    '플리츠 스커트|롱 스커트 블랙|데님 롱스커트|쉬폰 롱치마|미디 스커트|A라인 스커트|머메이드 스커트|뱅딩 스커트 베이지|청치마 롱|H라인 스커트',
  b_woolskirt:
    '울 미니스커트|코듀로이 스커트|니트 스커트|트위드 스커트|모직 치마|기모 스커트|체크 울 롱스커트|겨울 미니 스커트',
  b_crop: '7부 슬랙스|칠부 바지|8부 팬츠|7부 면바지',
  d_sleeveless:
    '민소매 원피스|뷔스티에 원피스|슬립 원피스|나시 롱 원피스|슬리브리스 드레스 블랙|끈 나시 원피스|홀터넥 원피스|린넨 민소매 원피스',
  d_short:
    '반팔 원피스|플라워 쉬폰 원피스|린넨 원피스|티셔츠 원피스|여름 원피스 화이트|퍼프 미니원피스|꽃무늬 여름 원피스|카라 반팔 원피스|반팔 점프수트',
  d_shirt: '셔츠 원피스|청 원피스|데님 원피스|긴팔 쉬폰 원피스|체크 셔츠 원피스|트렌치 원피스|점프수트',
  d_long:
    '긴팔 원피스 블랙|트위드 원피스|벨벳 긴팔 원피스|하객룩 원피스|오피스 원피스|후드 원피스|맨투맨 원피스|목폴라 원피스',
  d_knit: '니트 원피스|울 원피스 겨울|케이블 니트 원피스|기모 원피스|골지 니트 롱 원피스|캐시미어 니트 드레스',
  o_thin:
    '여름 가디건|린넨 자켓|시스루 가디건|쿨 로브|썸머 자켓|린넨 블레이저|여름 볼레로|얇은 여름 셔츠 자켓|UV 차단 여름 후드집업',
  o_wind:
    '바람막이|나이키 윈드러너|윈드브레이커 네이비|나일론 자켓|아노락|경량 바람막이|초경량 윈드자켓|후드 바람막이 그레이|코치 자켓|나일론 후드 점퍼|스톤아일랜드 나일론 자켓|노스페이스 바람막이|windbreaker|패커블 자켓',
  o_card:
    '가디건|니트 가디건 그레이|라운드 가디건 아이보리|브이넥 카디건|크롭 가디건|톰브라운 가디건|cardigan|메리노 가디건 네이비|꼼데가르송 가디건|루즈핏 가디건 베이지',
  o_denim: '데님 자켓|청재킷|리바이스 트러커 자켓|청 자켓 중청|오버핏 데님 재킷|흑청 자켓|데님 트러커',
  o_blazer:
    '블레이저 네이비|수트 자켓|울 블레이저|정장 마이|테일러드 자켓 블랙|더블 자켓|싱글 블레이저|오버핏 블레이저 그레이|울 자켓|체크 블레이저',
  o_hoodzip:
    '후드집업|후드 집업 블랙|짚업 후디|스웻 집업|후집 그레이|기본 후드짚업|챔피온 집업|나이키 테크플리스 후드집업',
  o_jacket:
    '자켓 블랙|셔츠 자켓|워크 자켓|초어 재킷|코튼 자켓 베이지|트위드 자켓|코듀로이 자켓|숏 재킷|해링턴 자켓|트랙 자켓|칼라리스 자켓|저지 집업 아디다스',
  o_field:
    '야상|M-65 필드 자켓|야상 점퍼 카키|사파리 자켓|밀리터리 야상|M65|바버 비데일|왁스 자켓|칼하트 디트로이트 자켓',
  o_jumper:
    'MA-1|항공점퍼 블랙|블루종|봄버 자켓|바시티 자켓|야구점퍼|스타디움 점퍼|과잠|점퍼 네이비|보머 재킷|잠바|알파인더스트리 MA1',
  o_trench: '트렌치코트|트렌치 코트 베이지|버버리 트렌치|롱 트렌치|바바리코트|맥코트',
  o_leather:
    '가죽 자켓|라이더 자켓|레더 재킷|비건 레더 블레이저|바이커 자켓|양가죽 라이더|쇼트 라이더 자켓|레더 블루종',
  o_suede: '스웨이드 자켓|세무 자켓|스웨이드 트러커|스웨이드 점퍼 브라운',
  o_fleece:
    '플리스 자켓|후리스|뽀글이|양털 자켓|노스페이스 플리스|보아 플리스 집업|파타고니아 레트로X|플리스 집업 베이지|테디 자켓|쉐르파 자켓|후리스 집업|유니클로 후리스',
  o_quilt: '퀼팅 자켓 카키|누빔 자켓|깔깔이|퀼팅 점퍼|누빔 점퍼 네이비|바버 퀼팅 자켓',
  o_lightdown:
    '경량패딩|라이트 다운|유니클로 경량 패딩|경량 구스다운 자켓|초경량 다운|아크테릭스 아톰 LT|파타고니아 나노퍼프|경량 패딩 점퍼 블랙|얇은 패딩|씬다운',
  o_vest: '패딩 조끼|경량 패딩 베스트|다운 베스트|플리스 조끼|숏 패딩 조끼|눕시 베스트',
  o_coat:
    '울 코트|더블 코트|핸드메이드 코트|캐시미어 코트|더플 코트|떡볶이 코트|롱 코트 블랙|체스터필드 코트|피코트|발마칸 코트|싱글 코트 차콜|코트|숏 코트|맥시 코트|퍼 코트|울 하프 코트',
  o_mustang: '무스탕|무스탕 자켓|시어링 자켓|무톤 코트|양가죽 무스탕|쉐어링 무스탕',
  o_shortpad:
    '숏패딩|패딩|푸퍼 자켓|덕다운 점퍼|노스페이스 눕시 1996|구스다운 패딩|숏 푸퍼|크롭 패딩|몽클레르 마야|캐나다구스 칠리왁|다운 자켓|오리털 점퍼|몽클레어 패딩|후드 패딩|나이키 숏 다운 재킷|써밋 눕시',
  o_longpad:
    '롱패딩|벤치파카|롱 패딩 블랙|벤치 코트|롱 다운 코트|구스 롱패딩|디스커버리 롱패딩|캐나다구스 익스페디션 파카|벤치 다운|롱파카|패딩 롱코트|무릎 덮는 롱 패딩',
  o_rain:
    '레인코트|우비|방수 자켓|고어텍스 자켓|레인 재킷|판초 우의|아크테릭스 베타 LT|하드쉘 자켓|파타고니아 토렌쉘|노스페이스 고어텍스 마운틴 자켓|비옷',
  s_sneaker:
    '에어포스 1|스니커즈|운동화 화이트|아디다스 삼바|뉴발란스 574|독일군|나이키 덩크 로우|아디다스 슈퍼스타|단화|조던 1 로우|골든구스|오니츠카타이거|가죽 스니커즈|뉴발 992 그레이|커먼프로젝트 아킬레스',
  s_run: '런닝화|러닝화 나이키 페가수스|호카 본디|아식스 젤카야노|메쉬 운동화|아디다스 울트라부스트|온러닝 클라우드',
  s_canvas: '컨버스 척 70|반스 올드스쿨|캔버스화|컨버스 하이|반스 어센틱|슬립온|에스파드리유|캔버스 스니커즈',
  s_dress:
    '구두|로퍼 블랙|페니 로퍼|하이힐|더비 슈즈|옥스포드 슈즈|펌프스 베이지|플랫슈즈|메리제인|정장 구두|몽크스트랩|블로퍼|미들힐|처치스 더비|킬힐',
  s_sandal: '샌들|쪼리|슬리퍼|버켄스탁 아리조나|크록스|아딜렛 슬라이드|스트랩 샌들|테바 샌들|쓰레빠|플립플랍',
  s_boot: '첼시부츠|워커|닥터마틴 1460|앵클 부츠|팀버랜드 6인치|블런드스톤|롱부츠|레드윙 부츠|부티|웨스턴 부츠',
  s_snow: '방한화|어그 부츠|스노우부츠|패딩 부츠|털 부츠|방한 부츠|어그 클래식 미니|양털 부츠|소렐 부츠',
  s_rain: '장화|레인부츠|헌터 숏 부츠|고무장화|락피쉬 레인부츠',
  u_top: '히트텍|발열내의|내복 상의|히트텍 터틀넥|히트텍 엑스트라웜 긴팔|동내의 상의|기모 내의',
  u_bottom: '히트텍 하의|히트텍 레깅스|내복 바지|발열내의 하의|동내의 바지|히트텍 타이즈',
  u_none: '팬티|드로즈 3팩|브라|스포츠 브라|런닝|사각팬티',
  k_thin: '양말|발목양말|페이크삭스|중목 양말 화이트|나이키 양말|스니커즈 양말|스타킹',
  k_warm: '수면양말|기모 양말|울 양말|두꺼운 양말|털양말|등산 양말|겨울 양말',
  h_cap: '볼캡|버킷햇|야구모자|뉴에라 캡|밀짚모자|MLB 모자|썬캡|스냅백|벙거지|캠프캡|라탄 햇',
  h_beanie: '비니|털모자|니트 비니|군밤장수 모자|귀달이 모자|바라클라바|겨울 모자|와치캡|퍼 버킷햇|니트 모자',
  c_scarf: '목도리|머플러|울 머플러 그레이|캐시미어 머플러|체크 목도리|넥워머|니트 머플러|아크네 머플러',
  c_thin: '실크 스카프|트윌리|쁘띠스카프|반다나|쉬폰 스카프',
  g_gloves: '장갑|가죽 장갑|니트 장갑|벙어리장갑|스마트폰 터치 장갑|울 장갑',
  g_none: '손목시계|벨트|목걸이|귀걸이|선글라스|팔찌|안경|넥타이핀',
  a_bag: '백팩|크로스백|에코백|토트백|숄더백|메신저백|캔버스 토트|클러치|힙색|이스트팩',
  e_umbrella: '우산|3단 우산|자동 우산|비닐우산|접이식 우산',
}
