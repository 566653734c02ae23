import { warm, isDryShoe, heatOf, levels, isSize, coldOf, isUnder } from './said-words.ts'
import { type Forms, groupOf, isAbout, isRain, isSnow, isWet, marked, wetness } from './said-text.ts'

/**
 * Forms of clauses about rain, snow, wind, heat and cold, each with the condition under which such a clause is true.
 */
export const weatherForms: Forms = {
  // Rain
  '종일 {내림이} {끝}': (s, w, end) => s.out.length >= 8 && s.out.every(groupOf(w)) && s.falls(w, end),
  '(?:{을} 받쳐 입고 )?(?:{을} 신고 )?{과}{을} 챙기세요': (s, under, legs, x, y) =>
    isUnder(s, under, legs) && [x, y].every((z) => z === '' || s.wears(z, '', `umbrella|${warm}`).length > 0),
  '{을} 입고 나가세요': (s, x) => s.wears(x, 'OUTER', 'rainOnly').length > 0 && s.out.some(isRain),
  '{은} 두고 (?:물이 덜 스미는 |젖지 않는 )?{로} 골랐어요': (s, x, y) => {
    const on = Math.min(9, ...s.wears(y, 'SHOES').map((f) => wetness(f)))
    return s.gone(x).some((f) => f.type === 'SHOES' && s.closet.includes(f) && wetness(f, s.day.high) > on)
  },
  '{은} 두고 비 올 때 신는 {로} 골랐어요': (s, x, y) =>
    s.wears(y, 'SHOES').some(({ says }) => says.has('forRain')) && s.gone(x).some(({ type }) => type === 'SHOES'),
  '{은} 두고 눈 올 때 신는 {로} 골랐어요': (s, x, y) =>
    s.wears(y, 'SHOES').some(({ says }) => says.has('forSnow')) && s.gone(x).some(({ type }) => type === 'SHOES'),
  '비 올 때 신는 {로} 골랐어요': (s, x) =>
    s.wears(x, 'SHOES').some(({ says }) => says.has('forRain')) && s.out.some(isRain),
  '눈 올 때 신는 {로} 골랐어요': (s, x) =>
    s.wears(x, 'SHOES').some(({ says }) => says.has('forSnow')) && s.out.some(isWet),
  '(?:물이 덜 스미는|젖지 않는) {로} 골랐어요': (s, x) =>
    s.wears(x, 'SHOES').some((f) => wetness(f) <= 1.5) && s.out.some(isRain),
  '{이} 젖을 수 있으니 길에선 {을} 신으세요': (s, x, y) =>
    s.wears(x, 'SHOES').length > 0 &&
    s.gone(y).some((f) => f.type === 'SHOES' && wetness(f) <= 1.5) &&
    s.out.some(isWet),
  '{시}에 {내림이} {끝}': (s, h, w, end) => s.just(h, groupOf(w)) && s.falls(w, end),
  '{시} 사이에 오락가락 {내림이} {끝}': (s, h, w, end) => s.spans(h, groupOf(w)) && s.falls(w, end),
  '{동안} 계속 {내림이} {끝}': (s, span, w, end) => s.isSpan(span) && s.out.every(groupOf(w)) && s.falls(w, end),
  '우산도 챙기세요': (s) => !s.has('', 'umbrella') && s.out.some(isWet),
  '(?:방수되는 )?{이} 비를 막아 줘요': (s, x) => s.wears(x, 'OUTER').some(({ waterproof }) => waterproof),
  '차에 우산 하나 두고 다니세요': (s) => s.day.plans.has('CAR') && !s.has('', 'umbrella'),
  '{이} 젖을 수 있으니 물 고인 데는 피하세요': (s, x) =>
    s.wears(x, 'SHOES').some((f) => !isDryShoe(s.day)(f)) && s.out.some(isRain),
  '젖지 않는 신발이 없어서 {을} 골랐어요': (s, x) =>
    s.wears(x, 'SHOES').length > 0 && s.owned(isDryShoe(s.day)).length === 0,
  '물 고인 데는 피하세요': (s) => s.out.some(isRain),
  '{시}엔 시간당 (\\d+)mm까지 쏟아져요': (s, h, mm) => {
    const most = Math.max(0, ...s.out.filter(isRain).map(({ amount }) => amount))
    return Math.floor(most) === Number(mm) && most >= 30 && s.hours(h).some(({ amount }) => amount === most)
  },
  '그때는 안에서 기다리세요': (s) => s.out.some(isRain),
  '{시}(?:쯤| 사이) (비|눈이나 비) 올 확률이 (\\d+)%예요': (s, h, what, percent) => {
    const [first, last] = [s.hours(h)[0], s.hours(h).at(-1)]
    const most = Math.max(...s.out.map(({ probability }) => probability))
    const others = s.out.filter(
      ({ probability }) => probability > Math.min(first?.probability ?? 0, last?.probability ?? 0),
    )
    const isAll =
      Math.round(most) === Number(percent) &&
      others.every((hour) => hour.hour >= (first?.hour ?? 99) && hour.hour <= (last?.hour ?? 0))
    return isAll && !s.out.some(isWet) && (what === '비' || s.low <= 3)
  },
  '혹시 몰라 {을} 챙겼어요': (s, x) => s.wears(x, '', 'umbrella').length > 0,
  '혹시 모르니 작은 우산을 챙겨 주세요': (s) => !s.has('', 'umbrella'),
  // Snow
  '{이} 젖고 미끄러울 수 있으니 조심해서 걸으세요': (s, x) =>
    s.wears(x, 'SHOES').some((f) => !isDryShoe(s.day)(f)) && s.out.some(isSnow),
  '길이 미끄러울 수 있으니 천천히 걸으세요': (s) => s.out.some(isSnow),
  '덜 미끄러운 {을} 골랐어요': (s, x) => s.wears(x, 'SHOES', 'grips').length > 0,
  '따뜻한 {로} 골랐어요': (s, x) => s.wears(x, 'SHOES', 'warmShoe').length > 0,
  '대설 {단계} 수준이에요': (s, level) => {
    const cm = s.out.reduce((sum, { falling, amount }) => sum + (falling === 'SNOW' ? amount : 0), 0)
    return level === (cm >= 20 ? '경고' : cm >= 5 ? '주의' : '')
  },
  // Wind
  '기온보다 서늘하게 느껴져요': (s) => s.day.cold < 21 && s.out.some(({ wind }) => wind >= 9),
  '{동안} 바람이 불고 {시}엔 강해요': (s, span, h) =>
    s.isSpan(span) && s.out.every(({ wind }) => wind >= 6) && s.just(h, ({ wind }) => wind >= 9),
  '{동안} 바람이 불고 {시} 사이엔 강해요': (s, span, h) =>
    s.isSpan(span) && s.out.every(({ wind }) => wind >= 6) && s.spans(h, ({ wind }) => wind >= 9),
  '{시}에 바람이 강해요': (s, h) => s.just(h, ({ wind }) => wind >= 9),
  '{시} 사이에 바람이 강해요': (s, h) => s.spans(h, ({ wind }) => wind >= 9),
  '{동안} 바람이 강해요': (s, span) => s.isSpan(span) && s.out.every(({ wind }) => wind >= 9),
  '{이} 바람을 막아 줘요': (s, x) => s.wears(x, 'OUTER').some(({ windproof }) => windproof),
  '우산이 뒤집히지 않게 꼭 잡으세요': (s) => s.has('', 'umbrella'),
  '{이} 날아가지 않게 눌러쓰세요': (s, x) => s.wears(x, 'HAT').length > 0,
  '{을} 잘 여미세요': (s, x) => s.wears(x, 'OUTER').length > 0,
  '{때} 바람에 체감은 {도}예요': (s, p, n) => s.at(p, n, 'felt', s.feltLow) && s.feltLow < s.low - 1,
  // Heat
  '{로} 가볍게 (?:입으세요|입고 .+)': (s, x) =>
    s.wears(x, 'TOP').some(({ clo }) => clo <= 0.2) && !s.has('OUTER') && s.heat >= 31,
  '{은} 들고 나가서 안에서만 걸치세요': (s, x) => s.wears(x, 'OUTER|TOP').some(({ clo }) => clo <= 0.4) && s.heat >= 31,
  '{은} 밖에선 들고 다니세요': (s, x) => s.wears(x, 'OUTER').length > 0 && s.heat >= 31,
  '{을} 입고 갈아입을 옷도 챙기세요': (s, x) => s.wears(x, '', 'swim').length > 0 && s.day.plans.has('WET'),
  '마실 물을 챙기세요': (s) => s.heat >= 31,
  '햇볕이 강하니 (?:물을 넉넉히 챙기세요|선크림을 바르고 나가세요)': (s) => s.day.sunny && s.heat >= 23,
  '햇볕이 강하니 {을} 챙기면 좋아요': (s, x) =>
    s.day.sunny && s.gone(x).some(marked('sunHat|parasol|cap')) && s.heat >= 23,
  '{시}에 체감 {도}까지 올라요': (s, h, n) =>
    s.just(h, ({ felt }) => heatOf(felt) === heatOf(s.heat)) &&
    isAbout(n, s.heat) &&
    heatOf(Number(n)) === heatOf(s.heat),
  '{시}에 체감 {도} 가까이 올라요': (s, h, n) =>
    s.just(h, ({ felt }) => heatOf(felt) === heatOf(s.heat)) && isAbout(n, s.heat) && s.heat < Number(n),
  '폭염 {단계} 단계예요': (s, level) => levels[heatOf(s.heat) - 1] === level,
  '(?:물을 챙겨 다니세요|물을 자주 드세요|그늘에서 자주 쉬세요|한낮엔 그늘이나 실내로 피하세요|바깥일은 되도록 미루세요)':
    (s) => s.heat >= 31,
  '{때} {도}, 햇볕이 따가울 수 있어요': (s, p, n) => s.day.sunny && s.at(p, n, 'air', s.high) && p !== '밤',
  '{로} 햇볕을 가리세요': (s, x) => s.wears(x, '', 'sunHat|parasol').length > 0,
  '{때} {도}, (?:{은} )?{크기} 더워요': (s, p, n, x, size) =>
    s.at(p, n, 'air', s.high) && isSize(s.gauge.hotBy, size) && (x === '' || s.wears(x, 'TOP|DRESS').length > 0),
  '{동안} {도}, (?:{은} )?{크기} 더워요': (s, span, n, x, size) =>
    s.isSpan(span) &&
    isAbout(n, s.high) &&
    isSize(s.gauge.hotBy, size) &&
    (x === '' || s.wears(x, 'TOP|DRESS').length > 0),
  '더 얇은 {옷이} 있으면 한결 시원해요': (s) => s.gauge.hotBy > 0,
  // Cold
  '(?:{을} 받쳐 입고 )?{을} 신으세요': (s, under, legs) => isUnder(s, under, legs),
  '{을} 받쳐 입으세요': (s, x) => [...s.wears(x), ...(s.gauge.coldBy > 0 ? s.gone(x) : [])].some(marked('thermal')),
  '(?:{을} 받쳐 입고 )?(?:{을} 신고 )?{을} (?:두르세요|끼세요|쓰세요)': (s, under, legs, x) =>
    isUnder(s, under, legs) && s.wears(x, '', warm).length > 0,
  '{을} 끼고 나가세요': (s, x) => s.wears(x).some(({ kind }) => kind === 'sportGloves') && s.feltLow <= 3,
  '{을} 목까지 여미세요': (s, x) => s.wears(x, 'OUTER').length > 0 && s.feltLow <= 2,
  '{을} (?:걸치세요|겹쳐 입으세요)': (s, x) => s.gone(x).some((f) => /OUTER|TOP/.test(f.type)) && s.gauge.coldBy > 0,
  '{을} 챙기면 좋아요': (s, x) =>
    s.gone(x).some((f) => f.condition === 'fine' && /OUTER|TOP/.test(f.type)) ||
    (s.gone(x).some(marked(warm)) && s.feltLow <= 10),
  '하루 최저 {도}, 한파 {단계} 수준이에요': ({ day, low }, n, level) => {
    const today = Math.min(...day.all.filter(({ hour }) => hour < 24).map(({ air }) => air))
    return [today, Math.min(today, low)].some((least) => isAbout(n, least) && level === coldOf(least))
  },
  '{동안} 최저 {도}, 한파 {단계} 수준이에요': (s, span, n, level) =>
    s.isSpan(span) && isAbout(n, s.low) && level === coldOf(s.low),
  '살갗이 드러나지 않게 감싸세요': ({ day }) => day.all.some(({ air }) => air <= -12),
  '나설 때 체감 {도}예요': (s, n) => isAbout(n, s.out[0]?.felt ?? 99),
  '{때}(?: 체감은 {도}까지 내려가요|에 체감 {도}까지 내려가요)': (s, p, n, m) => s.at(p, n || m, 'felt', s.feltLow),
  '{때} {도}, 이대로는 {크기} 추워요': (s, p, n, size) => s.at(p, n, 'air', s.low) && isSize(s.gauge.coldBy, size),
  '{동안} {도}, 이대로는 {크기} 추워요': (s, span, n, size) =>
    s.isSpan(span) && isAbout(n, s.low) && isSize(s.gauge.coldBy, size),
  '안에 한 겹 더 입으세요': (s) => s.gauge.coldBy > 0,
  '오래 나가 있지 마세요': (s) => s.gauge.coldBy > 0 && s.low <= 0,
  '(\\d+)(?:~(\\d+))?° (춥게|덥게) 느낄 수 있어요': ({ gauge }, from, to, how) => {
    const by = how === '춥게' ? gauge.coldBy : gauge.hotBy
    return by > 0 && by >= Number(from) - 0.5 && by <= Number(to || from) + 0.001
  },
  '5° 넘게 (춥게|덥게) 느낄 수 있어요': ({ gauge }, how) => (how === '춥게' ? gauge.coldBy : gauge.hotBy) > 5,
}
