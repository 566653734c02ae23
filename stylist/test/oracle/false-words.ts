import { mostDegreesSaid } from '@otday/common/felt-degrees'
import type { Outfit } from '../../src/choosing/recommend.ts'
import type { Day } from '../../src/day/day.ts'
import type { Claim, Sentence } from '../../src/explaining/claims.ts'

/** Hours of the day that a word may stand for before a temperature. */
const parts: Readonly<Record<string, readonly [from: number, to: number]>> = {
  새벽: [0, 4],
  아침: [5, 9],
  오전: [10, 11],
  낮: [12, 16],
  저녁: [17, 20],
  밤: [21, 23],
}

const hoursOfDay = 24
const clockHour = (half: string, hour: string) => Number(hour) + (half === '오후' ? 12 : 0)
const times = /(새벽|오전|낮|오후) (\d+)(?:~(\d+))?시(?:~(새벽|오전|낮|오후) (\d+)시)?/g

/** Hours out that the text names. */
function hoursNamed(text: string, { out }: Day): readonly number[] {
  const ranges = [...text.matchAll(times)].map(([, half = '', from = '', near, otherHalf, far]) => {
    const first = clockHour(half, from)
    const last = far && otherHalf ? clockHour(otherHalf, far) : near ? clockHour(half, near) : first
    return [first, last < first ? last + hoursOfDay : last] as const
  })
  const isNamed = (hour: number) => ranges.some(([from, to]) => hour >= from && hour <= to)
  return out.map(({ hour }) => hour).filter((hour) => isNamed(hour) || isNamed(hour - hoursOfDay))
}

const whens = new Set<Claim['is']>(['falls', 'chance', 'windy', 'hot', 'right'])

function wrongHours(text: string, day: Day, claims: readonly Claim[]): readonly string[] {
  const named = hoursNamed(text, day)
  if (named.length === 0) return times.test(text) ? ['names hours nobody is out'] : []
  const claimed = claims.flatMap((claim) =>
    claim.is === 'hourly' ? [claim.hour] : 'hours' in claim && whens.has(claim.is) ? [...claim.hours] : [],
  )
  const strange = named.filter((hour) => !claimed.includes(hour))
  const unnamed = claimed.filter((hour) => !named.includes(hour))
  const throughout = claims.some((claim) => claim.is === 'falls' && claim.throughout)
  if (strange.length > 0 && !text.includes('사이')) return [`names hours it does not claim: ${strange.join()}`]
  return unnamed.length > 0 && !throughout ? [`does not name ${unnamed.join()}`] : []
}

function wrongDegrees(text: string, claims: readonly Claim[]): readonly string[] {
  const said = [...text.matchAll(/(?:(?<!오늘 )(새벽|아침|오전|낮|저녁|밤) )?(?:바람에 )?(체감(?:은)? )?(−?)(\d+)°/g)]
  return said.flatMap(([whole, part, felt, minus, digits]) => {
    const degrees = Number(digits) * (minus ? -1 : 1)
    const fits = claims.some((claim) => {
      if (claim.is === 'feels') return !felt && Math.min(mostDegreesSaid, Math.max(1, Math.ceil(claim.by))) === degrees
      if (claim.is === 'about' || claim.is === 'dayLow') return claim.degrees === degrees && !felt
      if (claim.is !== 'air' && claim.is !== 'felt') return false
      const [from, to] = parts[part ?? ''] ?? [0, 23]
      const isInPart = claim.hour % hoursOfDay >= from && claim.hour % hoursOfDay <= to
      return claim.degrees === degrees && (claim.is === 'felt') === (felt !== undefined) && isInPart
    })
    return fits ? [] : [`claims no ${whole}`]
  })
}

/** Words that are false in a sentence unless it has a claim of one of the kinds beside them. */
const backed: readonly (readonly [words: RegExp, kinds: readonly Claim['is'][]])[] = [
  [/강해|강한|강풍|세찬/, ['windy']],
  [/폭염|한파|대설/, ['level']],
  [/추워요|오래 나가 있지/, ['short']],
  [/더워요$/, ['over']],
  [/나가서 더워지면 벗으세요/, ['right']],
  [/겉옷 없이/, ['noOuter']],
  [/이대로 지내|걸치면 알맞아요|더 걸치지 않아도|겉옷 없이/, ['enough']],
  [/챙기면 좋아요/, ['owned']],
  [/소매를/, ['longSleeves']],
  [/햇볕이 강하/, ['sunny']],
  [/바람 불고|바람이 불고/, ['breezy']],
  [/[춥덥]게 느낄/, ['feels']],
  [/막아 줘요/, ['keeps']],
  [/바꿨어요/, ['changed', 'new']],
  [/더했어요$/, ['new']],
  [/뺐/, ['dropped']],
  [/그대로예요|모두 바뀌었/, ['stays']],
  [/집에 온 뒤에도|자정까지/, ['goesOn']],
  [/두고 .*골랐어요/, ['leftHome']],
  [/튀어 보/, ['pale']],
  [/어두운 옷으로/, ['allDark', 'darkInside']],
  [/흰옷은 피했/, ['notBridal']],
  [/옷장에 없|신발이 없어서|모자라요/, ['notOwned', 'noKit', 'noBetter', 'lacks']],
  [/어색해요/, ['odd']],
  [/세탁하거나 보관/, ['noBetter']],
  [/\d+%/, ['chance']],
  [/시간당/, ['hourly']],
  [/많이 (?:와요|오고)/, ['pours']],
  [/(비|소나기)가 (?:많이 )?(?:와요|오고)/, ['falls']],
  [/젖지 않는 (?!신발이 없)|덜 스미는/, ['dryShoes', 'owned']],
  [/올 때 신는/, ['keptFor']],
  [/(눈|진눈깨비)[이가] 와요/, ['falls']],
]

const raw = /[()[\]{}<>【】]|1\+1|(?!mm)[A-Za-z]{2,}|undefined|NaN| {2}|\.\./

export function falseWords(outfit: Outfit, day: Day, { headline, reason, claims }: Sentence): readonly string[] {
  const text = `${headline}. ${reason}`
  const kinds = new Set(claims.map(({ is }) => is))
  const faults = backed
    .filter(
      ([words, needed]) =>
        [headline, reason].some((part) => words.test(part)) && !needed.some((kind) => kinds.has(kind)),
    )
    .map(([words]) => `says ${words} without a claim`)
  const names = claims.flatMap((claim) =>
    claim.is === 'worn' && !text.includes(claim.name) ? [`does not name ${claim.name}`] : [],
  )
  const level = claims.flatMap((claim) =>
    claim.is === 'level' && claim.of !== 'downpour' && !text.includes(claim.level) ? ['hides its level'] : [],
  )
  const spokenOf = new Set(
    claims.flatMap((claim) => (claim.is === 'worn' || claim.is === 'waterproof' ? [claim.id] : [])),
  )
  const isDry =
    /방수/.test(text) &&
    !kinds.has('new') &&
    !kinds.has('owned') &&
    !outfit.items.some(({ id, waterproof }) => waterproof && spokenOf.has(id))
  const rest = raw.test(text) || headline.trim() === '' || reason.trim() === '' ? [`is not clean: ${text}`] : []
  return [
    ...faults,
    ...names,
    ...level,
    ...(isDry ? ['calls something waterproof that is not'] : []),
    ...rest,
    ...wrongHours(text, day, claims),
    ...wrongDegrees(text, claims),
  ]
}
