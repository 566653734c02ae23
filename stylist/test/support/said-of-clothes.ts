import {
  types,
  main,
  garments,
  sports,
  kits,
  places,
  wheres,
  isAt,
  isDark,
  isBridal,
  isBetter,
  isBright,
  isOdd,
  isDropped,
  isKept,
  isRight,
} from './said-words.ts'
import { type Forms, isAbout, marked } from './said-text.ts'

/**
 * Forms of clauses about steady and changing temperatures, clothes, what is missing and what changed, each with the
 * condition under which such a clause is true.
 */
export const clothesForms: Forms = {
  // Days with the same temperature all the time, and days on which it changes
  '나설 때도 돌아올 때도 {도}예요': (s, n) =>
    isAbout(n, s.out[0]?.air ?? 99) && isAbout(n, s.out.at(-1)?.air ?? 99) && s.day.span === 'plan',
  '나설 때 {도}, 돌아올 땐 {도}예요': (s, n, m) =>
    isAbout(n, s.out[0]?.air ?? 99) && isAbout(m, s.out.at(-1)?.air ?? 99) && s.day.span === 'plan',
  '{때}엔 {도}인데 {때}엔 바람 불고 {도}예요': (s, p, n, q, m) =>
    s.at(p, n, 'air', s.high) && s.at(q, m, 'air', s.low) && s.timeOf(s.high) < s.timeOf(s.low),
  '{때}엔 바람 불고 {도}, {때}엔 {도}예요': (s, p, n, q, m) =>
    s.at(p, n, 'air', s.low) && s.at(q, m, 'air', s.high) && s.timeOf(s.low) < s.timeOf(s.high),
  '이대로 지내면 돼요': (s) => s.day.span === 'home' && isRight(s),
  '겉옷 없이 나가도 돼요': (s) => isRight(s) && !s.has('OUTER') && s.day.span !== 'home',
  '더우면 소매를 걷으세요': (s) => s.has('TOP') && !s.has('TOP', 'shortSleeve|bareArms') && s.high >= 16,
  '더우면 {을} 벗으세요': (s, x) => s.wears(x, 'OUTER').some(({ clo }) => clo <= 0.3) && s.high >= 16,
  '몸이 더워지면 {을} 벗으세요': (s, x) => s.wears(x, 'OUTER').length > 0 && s.day.occasion === 'SPORT',
  '{을} 걸치면 알맞아요': (s, x) => s.wears(x, 'OUTER').length > 0 && isRight(s),
  '재킷 위에 더 걸치지 않아도 돼요': (s) =>
    isRight(s) && s.items.every((f) => f.type !== 'OUTER' || marked('tailored')(f)) && s.has('OUTER', 'tailored'),
  '{동안} {도} 안팎이에요': (s, span, n) => s.isSpan(span) && s.isAround(n),
  '{동안} {도}에서 {도} 사이예요': (s, span, n, m) => s.isSpan(span) && isAbout(n, s.low) && isAbout(m, s.high),
  '{때} {도}, 체감은 {도}예요': (s, p, n, m) => s.at(p, n) && s.at(p, m, 'felt'),
  '{때}엔 {도}인데 {때}엔 {도}예요': (s, p, n, q, m) =>
    s.at(p, n, 'air', s.high) && s.at(q, m, 'air', s.low) && s.timeOf(s.high) < s.timeOf(s.low),
  '{때}엔 {도}, {때}엔 {도}예요': (s, p, n, q, m) =>
    s.at(p, n, 'air', s.low) && s.at(q, m, 'air', s.high) && s.timeOf(s.low) < s.timeOf(s.high),
  '{때} {도}, {때} {도}예요': (s, p, n, q, m) => {
    const [one, other] = s.timeOf(s.low) < s.timeOf(s.high) ? [s.low, s.high] : [s.high, s.low]
    return s.at(p, n, 'air', one) && s.at(q, m, 'air', other)
  },
  '기온을 아직 알 수 없어요': ({ day }) => !day.known,
  '나가기 전에 바깥 공기를 한번 느껴 보세요': ({ day }) => !day.known,
  // What is put on and taken off
  '{을} 들고 나가서 그때 걸치세요': (s, x) => s.wears(x, 'OUTER').length > 0 && s.high >= 18,
  '{을} 걸치고 나가서 (?:몸이 )?더워지면 벗으세요': (s, x) => s.canTakeOff(s.wears(x, 'OUTER')) && s.high - s.low >= 4,
  '{은} 오갈 때만 걸치세요': (s, x) => s.wears(x, 'OUTER', 'dressy').length > 0 && s.day.purpose === 'WORK SITE',
  '돌아올 땐 {을} 입으세요': (s, x) => s.wears(x, 'OUTER', 'tailored').length > 0 && s.day.occasion === 'FORMAL',
  '에어컨이 세다니 {을} 챙겼어요': (s, x) =>
    s.wears(x, 'OUTER|TOP').some(({ clo }) => clo <= 0.4) && s.day.plans.has('COOL'),
  '밖에선 들고 다니면 돼요': (s) => s.high + Math.max(0, s.day.shift) >= 20,
  '{은} 그때 걸치세요': (s, x) => s.wears(x, 'OUTER').length > 0,
  '{을} 걸치고 나가세요': (s, x) => s.wears(x, 'OUTER').length > 0,
  '걸칠 것을 하나 챙기세요': (s) => !s.has('OUTER') && s.closet.some(({ type }) => type === 'OUTER'),
  '걸칠 겉옷이 옷장에 없어요': (s) => !s.owns('OUTER'),
  '냉방 센 실내에선 {을} 걸치세요': (s, x) => s.wears(x, 'OUTER|TOP').some(({ clo }) => clo <= 0.4) && s.heat >= 25,
  '에어컨이 센 자리에선 {을} 걸치세요': (s, x) => s.wears(x, 'OUTER').some(({ keptAt }) => keptAt === 'work'),
  '오가는 길엔 없어도 돼요': (s) => s.low >= 17,
  // What is missing
  '옷장에서 {옷을} 찾지 못했어요': (s, t) => !s.owns(types[t] ?? '') && !s.has(types[t] ?? ''),
  '(?:하나 등록하면 한 벌로 맞춰 드려요|등록하면 날씨에 맞춰 함께 골라 드려요)': (s) => s.outfit.missing.length > 0,
  '있는 옷 안에서 골랐어요': (s) => s.outfit.missing.length > 0,
  '(등산|러닝|헬스|구기 운동|골프|자전거|운동)에 맞는 {과}{이} (빠졌어요|옷장에 없어요)': (
    s,
    sport,
    more,
    kit,
    end,
  ) => {
    const isSport = sport === '운동' ? s.day.occasion === 'SPORT' && !s.day.isNamed : isAt(s.day, sports[sport])
    return [more, kit].every((what) => {
      const isKit = kits[what] ?? (() => true)
      return what === '' || (isSport && !s.items.some(isKit) && s.closet.some(isKit) === (end === '빠졌어요'))
    })
  },
  '(?:세탁이나 보관 중인지 확인해 보세요|있는 옷 중에서 가장 가까운 것으로 골랐어요)': ({ day }) =>
    day.occasion === 'SPORT',
  '하나 마련해 두면 편해요': ({ day }) => day.occasion === 'SPORT',
  '빌려서라도 꼭 쓰고 타세요': ({ day }) => isAt(day, 'CYCLING'),
  '(출근할 때는|학교에는|편하게 입기엔|만나는 자리에는|격식 있는 자리에는|여행에는) {이} 조금 어색해요': (
    s,
    where,
    x,
  ) =>
    s.wears(x, 'TOP|BOTTOM|DRESS|OUTER|SHOES').some((f) => isOdd(f, s.day)) && (wheres[where] ?? '') === s.day.occasion,
  '더 어울리는 {옷이} 옷장에 없어요': (s, t) => s.owned((f) => f.slot === types[t] && isBetter(f, s.day)).length === 0,
  '더 어울리는 {옷은} 세탁하거나 보관하는 중이에요': (s, t) => {
    const better = s.owned((f) => f.slot === types[t] && isBetter(f, s.day))
    return better.length > 0 && better.every(({ keptAt }) => keptAt === 'away')
  },
  // Ceremonies
  '조문이라 (?:안에는 )?(?:{과}|)어두운 옷으로 골랐어요': (s, x) =>
    isAt(s.day, 'FUNERAL') &&
    s.items.filter((f) => isBright(f) && f.type !== 'OUTER').every((f) => s.wears(x, 'TOP').includes(f)),
  '더 어두운 것이 있으면 그걸로 바꾸세요': (s) => isAt(s.day, 'FUNERAL') && s.items.some((f) => !isDark(f)),
  '조문 자리엔 {이} 튀어 보일 수 있어요': (s, x) => isAt(s.day, 'FUNERAL') && s.wears(x).some((f) => !isDark(f)),
  '{과}{은} 빈소에 들어가기 전에 벗으세요': (s, x, y) =>
    isAt(s.day, 'FUNERAL') && [x, y].every((z) => z === '' || s.wears(z, 'OUTER|SCARF').length > 0),
  '(결혼식|면접)이라 {을} 골랐어요': (s, place, x) =>
    isAt(s.day, places[place]) && s.wears(x, 'OUTER', 'tailored').length > 0,
  '식장까지는 들고 가도 돼요': (s) => isAt(s.day, 'WEDDING') && s.high >= 18,
  '들고 가서 들어가기 전에 입으세요': (s) => isAt(s.day, 'INTERVIEW') && s.high >= 18,
  '{은} 대기실에서 벗어 두세요': (s, x) => isAt(s.day, 'INTERVIEW') && s.wears(x, 'OUTER').length > 0,
  '(조문|결혼식|면접)에 입을 재킷이 옷장에 없어요': (s, place) =>
    isAt(s.day, places[place]) && !s.owns('OUTER', 'tailored'),
  '있는 옷에서 가장 단정한 것으로 골랐어요': ({ day }) => day.occasion === 'FORMAL',
  '조문에 입을 어두운 옷이 모자라요': ({ day, items }) => isAt(day, 'FUNERAL') && items.some(isBright),
  '그래서 {을} 골랐어요': (s, x) =>
    s.wears(x).some((f) => isBright(f) && s.owned((g) => g.type === f.type && isDark(g)).length === 0),
  '결혼식이라 흰옷은 피했어요': ({ day, items }) =>
    isAt(day, 'WEDDING') && !items.some((f) => garments.test(f.type) && isBridal(f)),
  '신부와 겹치지 않게요': ({ day }) => isAt(day, 'WEDDING'),
  // What changed
  '이 날씨에 맞는 조합을 모두 보여 드렸어요': ({ outfit, shown }) => outfit.exhausted && shown.includes(outfit.key),
  '처음부터 다시 보여 드릴게요': ({ outfit }) => outfit.exhausted,
  '가장 잘 맞는 조합은 다 보셨어요': ({ outfit, shown }) => outfit.widened && !shown.includes(outfit.key),
  '조금 색다른 조합을 골랐어요': ({ outfit }) => outfit.widened,
  '{}에서 {로} 바꿨어요': (s, x, y) =>
    s
      .wears(y, main)
      .some((f) => !s.before.includes(f) && s.gone(x).some((g) => g.type === f.type && s.before.includes(g))),
  '{옷을} 다른 {로} 바꿨어요': (s, t, y) =>
    s.wears(y, types[t]).some((f) => !s.before.includes(f)) &&
    s.before.some((f) => f.type === types[t] && !s.items.includes(f)),
  '((?:[0-9A-Za-z가-힣 ]+, )*){로} 바꿨어요': (s, list, y) => {
    const named = [...list.split(', '), y].map((x) => s.wears(x, main).filter((f) => !s.before.includes(f)))
    const fresh = s.items.filter((f) => main.includes(f.type) && !s.before.includes(f))
    return (
      named.slice(0, -1).every((found, at) => found.length > 0 || list.split(', ')[at] === '') &&
      fresh.every((f) => named.flat().includes(f))
    )
  },
  '{을} 더했어요': (s, x) => s.wears(x, main).some((f) => !s.before.includes(f)),
  '{옷은} 그대로예요': isKept,
  '{옷은} 뺐고 {옷은} 그대로예요': (s, gone, list) => isDropped(s, gone) && isKept(s, list),
  '{옷은} (?:뺐고 나머지는 그대로예요|뺐고 옷은 모두 바뀌었어요|뺐어요)': isDropped,
  '나머지는 그대로예요': (s) => s.items.some((f) => main.includes(f.type) && s.before.includes(f)),
  '옷은 모두 바뀌었어요': (s) => !s.items.some((f) => garments.test(f.type) && s.before.includes(f)),
}
