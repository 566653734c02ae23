import { type Facts, has } from '../reading/facts.ts'
import { kinds } from '../reading/kinds.data.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import { type Found, plain, wordsOf } from '../reading/words.ts'

/** Most syllables of a name in a sentence. */
const longest = 10
/** Most syllables of color, distinguishing word and noun together. */
const easy = 8

const nouns = new Set(['덧신', '서류가방', '점퍼스커트', '니삭스', '신발주머니'])

/** Returns one noun for a label that names several: 블루종·점퍼 becomes 블루종, 플란넬·기모 셔츠 only 셔츠. */
function spokenLabel(label: string): string {
  const [first = label, ...others] = label
    .replace(/\(.*\)/, '')
    .trim()
    .split('·')
  const last = others.at(-1)
  if (last === undefined || first.includes(' ') || nouns.has(first) || !last.includes(' ')) return first
  return last.split(' ').at(-1) ?? first
}

/** Labels by kind, whatever the type: an umbrella may be filed under accessories. */
const labels: ReadonlyMap<string, string> = new Map(
  Object.values(kinds).flatMap((rows) => Object.entries(rows).map(([kind, [label]]) => [kind, spokenLabel(label)])),
)

const vague: Readonly<Record<string, string>> = {
  unknownEtc: '소품',
  thing: '소품',
  comfortShoes: '컴포트화',
  winterParka: '파카',
  thermalTop: '내복',
  thermalBottom: '내복 바지',
  coolBlazer: '여름 재킷',
  lowHeels: '구두',
}
const labelOf = ({ kind }: Facts) => vague[kind] ?? labels.get(kind) ?? '옷'

const distinctive: ReadonlySet<Modifier> = new Set<Modifier>([
  ...(['check', 'stripe', 'dot', 'floral', 'animal', 'camo', 'argyle', 'paisley', 'tieDye', 'sequin'] as const),
  ...([
    'linen',
    'wool',
    'cashmere',
    'knitted',
    'denim',
    'corduroy',
    'leather',
    'suede',
    'tweed',
    'satin',
    'silk',
  ] as const),
  ...([
    'chiffon',
    'lace',
    'mesh',
    'velvet',
    'canvas',
    'waffle',
    'flannel',
    'fleeced',
    'boa',
    'quilted',
    'cable',
  ] as const),
  ...([
    'thick',
    'thin',
    'short',
    'long',
    'sleeveless',
    'wide',
    'pleated',
    'turtle',
    'hooded',
    'cropped',
    'maxi',
    'midi',
  ] as const),
])

/**
 * `letters`: the letters and digits of a name without spaces, which are what positions of `wordsOf` count; `begins`:
 * for each letter, whether a written word begins there.
 */
type Letters = { letters: string; begins: readonly boolean[] }

function lettersOf(name: string): Letters {
  const begins: boolean[] = []
  let letters = ''
  let isOpen = true
  for (const letter of plain(name)) {
    const isLetter = /[0-9a-z가-힣]/.test(letter)
    if (isLetter) {
      letters += letter
      begins.push(isOpen)
    }
    isOpen = !isLetter
  }
  return { letters, begins }
}

const written = ({ letters, begins }: Letters, start: number, end: number) =>
  Array.from(letters.slice(start, end), (letter, at) => (at > 0 && begins[start + at] ? ` ${letter}` : letter)).join('')

const isSpoken = (text: string) => /^[가-힣 ]+$/.test(text)
const syllables = (text: string) => text.replaceAll(' ', '').length

type Stretch = { text: string; start: number }

/** Whether a match is a part of a longer unknown word: 캐시 in 캐시블렌드. */
function isFragment({ letters, begins }: Letters, words: readonly Found[], start: number, end: number): boolean {
  const opens = begins[start] || words.some((word) => word.end === start)
  const closes = end === letters.length || begins[end] || words.some((word) => word.start === end)
  return !opens || !closes
}

const namesPiece = (word: Found, { type, kind }: Facts) =>
  word.kinds[type] !== undefined || Object.values(word.kinds).includes(kind)

/** Whether a text names a cut, such as 크루넥, 릴렉스핏. */
const isCut = (text: string) => /((?<!터틀)넥|핏|기장|\d부)$/.test(text)

/** Whether a word implies a kind but is not used to name the piece. */
const isTrait = ({ word }: Found) =>
  isCut(word) ||
  /^(와이드|밴딩|기모|고탄력|핸드메이드|핀턱|투턱|세미|카라|삼선|고어텍스|야크|로우|미드|하이|일자|탑|캐시|세미와이드|첼시)$/.test(
    word,
  )

/** Words of shops for fits, finishes and lines, which nobody says. */
const ofShops = new Set(
  (
    '드라이핏 드라이 릴렉스드 릴렉스 클래식 어센틱 로고 빅로고 아치로고 링클프리 엑스트라웜 밴딩 본딩 본드 스트레치 쿨코튼 에어쿨링 테크 파라슈트 와치 캐시 고탄력 ' +
    '핸드메이드 핀턱 투턱 원턱 논슬립 리버스위브 에브리데이 오버핏 슬림핏 굿즈 베이직 에센셜 스탠다드 컴포트 프리미엄 라이트웨이트 하이게이지 여리핏'
  ).split(' '),
)

const withoutShop = (text: string) => {
  const words = text.split(' ')
  return words.filter((word, at) => at === words.length - 1 || !ofShops.has(word)).join(' ')
}

/** Matches models that are said without a noun. */
const saidAlone = /슈퍼스타|스탠스미스|컨버스|올드스쿨|크록스|버켄스탁|버켄|닥터마틴|닥마|에어리즘/

/** Whether a word is used only where there is no better one: 반팔, 중청. */
const isLast = ({ word, color }: Found) =>
  (color !== null && word.length <= 2) || /^(반팔|긴팔|반소매|긴소매|민소매|커버올)$/.test(word)

/** Returns the last word for the piece itself, with the letters written together with it: 밀짚모자, 흰티. */
function headOf(words: readonly Found[], f: Facts): Stretch | null {
  const named = words.filter((word) => namesPiece(word, f) && !isTrait(word))
  const head = named.findLast((word) => !isLast(word)) ?? named.at(-1)
  if (!head) return null
  const letters = lettersOf(f.name)
  let { start } = head
  while (!letters.begins[start]) {
    const before = words.find(({ end, brand }) => end === start && brand === null)
    if (!before || head.end - before.start > longest) break
    start = before.start
  }
  const text = withoutShop(written(letters, start, head.end))
  const [, noun = ''] = /^(\S+) (?:긴팔|반팔|긴소매|반소매)$/.exec(text) ?? []
  if (wordsOf(noun).some((word) => namesPiece(word, f) && !isTrait(word) && !isLast(word))) return { text: noun, start }
  const isWhole = text.length > 1 || !isFragment(letters, words, start, head.end)
  return isWhole && isSpoken(text) && head.end - start <= longest ? { text, start } : null
}

/** Returns a model that people say instead of the kind: 눕시, 어그. */
function modelOf({ name, type, kind }: Facts): string | null {
  if (type === 'SCARF') return null
  const [model = null] = /눕시|어그(?!리)|삼바|가젤|에어포스|후리스|히트텍/.exec(lettersOf(name).letters) ?? []
  // 히트텍 비슷한 거 is another maker's, and nobody calls a long coat 눕시.
  if (model === '히트텍' && /히트텍\s*(?:비슷|말고|같|느낌|스타일|아님|아닌|st)/i.test(name)) return null
  return model === '눕시' && kind === 'longPadding' ? null : model
}

/** Words for cloth, weight or purpose that a name puts after its noun. */
const behindNoun = '초경량|경량|모직|캐시미어|린넨|가죽|레더|스웨이드|골지'
const endsTrailing = new RegExp(`(?:^| )(?:${behindNoun})$`)
const isTrailing = (text: string) => endsTrailing.test(text)

/**
 * Rules by which the words of a name are put in the order of speech: 초경량 바람막이, never 바람막이 초경량. The first match counts.
 */
const turned: readonly (readonly [written: RegExp, spoken: string])[] = [
  [/^.*양산 ?우산 ?겸용$/, '양산 겸용 우산'],
  [new RegExp(`^(.+) (${behindNoun})$`), '$2 $1'],
  [/(?<=부츠) 레인$/, ''],
]

function ordered(text: string): string {
  const [written, spoken] = turned.find(([one]) => one.test(text)) ?? []
  return written === undefined || spoken === undefined ? text : text.replace(written, spoken)
}

/** Matches words that name the piece by themselves: 울코트 반코트 is one coat. */
const isNoun = /(?:코트|자켓|재킷|점퍼|잠바|부츠|장화|막이)$/

/**
 * Returns the distinguishing word closest before the noun (`head`) that leaves the name within `longest` syllables;
 * null if there is none.
 */
function beforeHead(words: readonly Found[], head: Stretch, { name, type }: Facts): string | null {
  const letters = lettersOf(name)
  const left = longest - syllables(head.text)
  for (const { modifiers, start, end, brand, kinds: named, color } of words.toReversed()) {
    const text = written(letters, start, end)
    const isDistinctive =
      modifiers.some((one) => distinctive.has(one)) ||
      (named[type] !== undefined &&
        color === null &&
        !isCut(letters.letters.slice(start, end)) &&
        (!isNoun.test(text) || isTrailing(head.text)))
    if (
      isFragment(letters, words, start, end) ||
      end > head.start ||
      brand !== null ||
      !isDistinctive ||
      !isSpoken(text) ||
      isCut(text) ||
      ofShops.has(text)
    )
      continue
    const length = end - start
    if (length <= left && length >= 2 && !head.text.includes(text)) return text
  }
  return null
}

/** Whether 자주 is the brand JAJU and not the color (a reddish purple): only where a name begins with it. */
const isShopOwn = ({ word, start }: Found) => word === '자주' && start === 0

function colored(name: string, words: readonly Found[]): string {
  // 얇은 네이비 가디건, never 네이비 얇은 가디건.
  if (/^[가-힣]+[은는운한] /.test(name)) return name
  const isColor = ({ color, kinds: named, word }: Found) =>
    color !== null && Object.keys(named).length === 0 && isSpoken(word) && !/^[검흰백회]{2}$/.test(word)
  const found = words.find((one) => isColor(one) && !/[거것]$/.test(one.word) && !isShopOwn(one))?.word
  // 자주 alone would be understood as 'often'.
  const color = found === '자주' ? '자주색' : found
  const fits = color !== undefined && color.length + syllables(name) <= longest && !name.includes(color)
  return fits ? `${color} ${name}` : name
}

/** Removes 방수 (waterproof) from the name of a piece that is not waterproof. */
const honest = (name: string, { waterproof }: Facts) =>
  waterproof ? name : name.replace(/(완전|생활)?방수\s*/g, '').trim()

/** Makes the spoken name without a cache: see `speechName`. */
export function madeName(f: Facts): string {
  const words = wordsOf(f.name).filter(({ aside }) => !aside)
  const label = honest(labelOf(f), f) || '옷'
  const model = modelOf(f)
  if (model !== null) return colored(model, words)
  const head = headOf(words, f)
  if (!head) return colored(saidAlone.exec(lettersOf(f.name).letters)?.[0] ?? label, words)
  const before = beforeHead(words, head, f)
  const text = ordered(head.text)
  if (has(f, 'thermal') && /내복/.test(text)) return text.replace(/ ?(?:상하|상의|하의)$/, '')
  const spoken = before === null ? text : ordered(`${before} ${text}`)
  // A name of color, distinguishing word and noun is shortened if it is long, as nobody says three long words.
  const said = colored(spoken, words)
  return (
    honest(before === null || syllables(said) <= easy ? said : colored(isTrailing(text) ? before : text, words), f) ||
    label
  )
}
