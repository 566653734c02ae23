/** The event at an hour that a note names: leaving home, the start or end of something, and so on. */
export type Role = 'leaves' | 'starts' | 'ends' | 'offWork' | 'home' | 'none'

const about =
  '(?:쯤|즈음|경|정도|전후|반)?(?:땡|정각|딱|조금|좀|쪼금|살짝|약간)?(?:에는|에나|에야|에|엔|이나|나|는|은|이면|면|이후에|이후|넘어서|넘어야|넘어|지나서|지나야|전에는|전에|전엔|전|까지는|까진|까지|다)?(?:돼야|되야|되어야|돼서야?|되서야?)?'

/** Words for whom one takes along or how one goes: 8시에 애들 데리고 나감. */
const along = '(?:[가-힣]{0,8}(?:데리고|데리구|델꼬|데꼬|안고|업고|태우고|태워|끌고|들고|타고|메고|챙겨서?|챙기고|랑))?'

/** Places for which one leaves: 자정에 공항 출발. */
const bound = '(?:[가-힣]{2}역|[가-힣]{0,2}(?:공항|터미널|회사|학교))?(?:으로|로|에서)?'

/** Patterns of the text after an hour, each with the role that it gives to the hour; the first match counts. */
export const rolesBehind: readonly (readonly [Role, RegExp])[] = [
  [
    'none',
    new RegExp(
      `^${about}(?:조퇴|기상|일어|알람|취침|잠자|잠들|자야|자기|하원|배송|방송|마감(?!까지|조|타임|알바)|뉴스|비온|비가|비소식)`,
    ),
  ],
  [
    'leaves',
    new RegExp(`^${about}(?:집에서|집을|집)?${along}(?:${bound}출발|나[가감갈간갑갔서섬설선와옴옵]|떠나|떠남)`),
  ],
  ['leaves', /^(?:쯤|경)?(?:버스|전철|지하철|셔틀|셔틀버스|통근버스)(?:$|타)(?!.*퇴근)/],
  ['starts', /^(?:쯤|경)?까지(?:출근|등교|등원|도착|가야|와야|오래|오라|모이|모임|집합|집결|체크인|입실|입장)/],
  [
    'starts',
    /^(?:쯤|경)?까지[가-힣]{0,6}(?:역|강당|정문|후문|앞|입구|로비|운동장|광장|주차장|식장)(?:$|으?로|에(?!서)|집합|집결|도착|모)/,
  ],
  [
    'home',
    new RegExp(
      `^${about}(?:집(?:에(?!서)|으로|$|각|임|행|예정|예상|도착|옴|와|올|오|옵|감|가|갈|갑|들어|복귀|귀가|돌아|이[다야네지])|귀가|들어(?:가|오|옴|감|갈|갑|올|와|옵)|복귀)`,
    ),
  ],
  ['offWork', new RegExp(`^${about}(?:칼?퇴근|칼퇴)`)],
  ['ends', new RegExp(`^${about}(?:끝|마침|마치|종료|하교|해산|파함|파하|파할|파해|철수|쫑(?!남|났|파티))`)],
  ['ends', /^(?:반|쯤)?에[가-힣]{1,4}(?:끝|마치|마침|종료)/],
  ['ends', /^(?:쯤|즈음|경|정도)?까지/],
  ['ends', /^(?:은|는)?넘(?:을|겠|길|음)/],
  ['none', new RegExp(`^${about}도착`)],
]

/** Matches words for coming home, which are also used of visitors, deliveries and rain. */
export const comesBack = new RegExp(`^${about}(?:옴|와요|와$|옵니다|온다|올듯|올예정|올거|올것|돌아[가-힣])`)

export const arrives = new RegExp(`^${about}도착`)

/** Words before the hour at which somebody or something else comes. */
export const comers =
  /(?:손님|택배|기사님?|아저씨|배달|배송|친구들?|엄마|아빠|부모님|남편|신랑|애들?|아들|딸|손주|비|눈|[이은는]|(?<!다)가)$/

/** Matches the word for "by" or "until" an hour: 회사 9시까지. */
export const until = /^(?:쯤|경)?까지/

/** Matches coming out of work or school, not leaving home, at such an hour. */
export const comesOut = new RegExp(`^${about}나(?:옴|와|옵|올)`)

/** Matches words before the hour of coming home, whatever follows the hour. */
export const comingHome =
  /(?:집(?:에|에는|엔|에?오면|에?가면|에?도착|에?도착시간|에?도착하면|에?들어오면|도착은|오니|오니까)|(?:갔다|다녀|돌아|들어)오면|집행|귀가(?:하면|시간)?)$/

/** Patterns of the text before an hour, each with the role that it gives to the hour; the first match counts. */
export const rolesBefore: readonly (readonly [Role, RegExp])[] = [
  ['leaves', /(?:출발|나가는시간)(?:시간)?[은는이]?$/],
  ['leaves', /(?<!퇴근)(?:카풀|셔틀|셔틀버스|통근버스|통근차)[은는이]?$/],
  ['offWork', /퇴근(?:시간|하면)?[은는이]?$/],
  ['home', /귀가(?:시간)?[은는이]?$/],
  ['ends', /(?:종료|마감|끝나는시간|마치는시간|끝나면|마치면|끝|하교|하교시간)[은는이]?$/],
]

/** Words behind an hour with which the day begins. */
export const beginsDay = /^(?:쯤|경|까지|에|엔|반)?(?:출근|등교|등원|기상|조출|출동|회진|조회)/

/** Matches words for evenings that end late. */
export const nightly = /밤|야간|심야|새벽|마감|막차|야근|회식|2차|3차|에나집|이나집|에나들/

export const nightShift = /야간(?!개장)|나이트|심야|밤근무|밤샘|밤알바/

/** Words between the two hours of a span. */
export const spans = /^(?:부터|에서)$/

/** Words with which twelve means until midnight, not until noon. */
export const untilMidnight =
  /스카|독서실|도서관|열람실|알바|공부|과제|카페|피방|pc방|작업|연습|버틴|버텨|팀플|술|밤|회식|야근|콘서트|영화|모임|마감/

/** Words for the hours, from twelve down. */
export const hourWords = ['열두', '열한', '열', '아홉', '여덟', '일곱', '여섯', '다섯', '네', '세', '두', '한'] as const

export const spokenHour =
  /(^|[^가-힣]|오전|오후|아침|점심|저녁|밤|새벽|낮|에)(열두|열한|열|아홉|여덟|일곱|여섯|다섯|네|세|두|한) ?시(?!간)/g

/** Matches 기차 3시반차, which is a train and not half a day off. */
export const trainHour =
  /((?:ktx|srt|기차|열차|무궁화호?|버스|비행기|뱅기)[가-힣 ]{0,6}\d{1,2} ?시 ?반) ?차(?![가-힣])/g

export const timePattern =
  /(?:(오전|오후|아침|점심|저녁|밤|새벽|낮)(?:에|엔|은)? ?)?(?<!\d)(\d{1,2})(?: ?시(?![간험작점]|각[을은이에])(?: ?(반)(?![차나티])| ?([0-5]?\d) ?분| ?([0-5]\d)(?![\da-z가-힣]))?|:([0-5]\d)(?!\d))/g

const clock = '\\d{1,2}(?: ?시(?: ?(?:반|[0-5]?\\d분))?|:[0-5]\\d)'

/**
 * Matches two hours with a dash between, with or without 시. A second number without it must not count something else:
 * 3-4명 and 2-3km are no hours.
 */
export const span = new RegExp(
  `(?<![\\d:/.#-]|제 ?|d)(${clock}|\\d{1,2}) ?(?:[~–-]|to) ?(${clock}|\\d{1,2}(?![일월년명개번층호박교학세살도분권장점대위차주회인원만조팀기탄편곡%반]|[\\d.:/-]| ?시간| ?(?:km|키로|kg|k(?![a-z]))))(?!간)`,
  'g',
)
