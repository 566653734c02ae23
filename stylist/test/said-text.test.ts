import { DayPlan, FormalEvent, Occasion, Sport, WorkLook } from '@otday/contract'
import { expect, test } from 'vitest'
import { factsOfCloset, labelFolders, readLabels } from '../scripts/labels.ts'
import { generated, oddClosets } from '../scripts/measures/closets.ts'
import { recommend } from '../src/choosing/recommend.ts'
import { type Day, dayOf } from '../src/day/day.ts'
import type { WeatherHour } from '../src/day/weather.ts'
import { explain } from '../src/explaining/explain.ts'
import type { Facts } from '../src/reading/facts.ts'
import { readFacts } from '../src/reading/read-facts.ts'
import {
  type Forms,
  groupOf,
  isAbout,
  isRain,
  isSnow,
  isWet,
  marked,
  readerOf,
  type Scene,
  sceneOf,
  wetness,
} from './support/said-text.ts'

const types: Readonly<Record<string, string>> = {
  상의: 'TOP',
  하의: 'BOTTOM',
  원피스: 'DRESS',
  겉옷: 'OUTER',
  신발: 'SHOES',
  가방: 'BAG',
}
const main = 'TOP|BOTTOM|DRESS|OUTER|SHOES|BAG'
const garments = /TOP|BOTTOM|DRESS|OUTER/
const warm = 'warm|warmHat|warmHands|thermal'
const sports: Readonly<Record<string, string>> = {
  등산: 'HIKING',
  러닝: 'RUNNING',
  헬스: 'GYM',
  '구기 운동': 'BALL',
  골프: 'GOLF',
  자전거: 'CYCLING',
}
const kits: Readonly<Record<string, (f: Facts) => boolean>> = {
  등산화: (f) => f.slot === 'SHOES' && marked('hiking')(f),
  러닝화: ({ kind }) => kind === 'runningShoes',
  '운동 바지': (f) => f.slot === 'BOTTOM' && marked('sport|athleisure|tight')(f),
  운동화: (f) => f.slot === 'SHOES' && marked('sneaker|sport|courtOnly|ballOnly')(f),
  골프화: ({ kind }) => kind === 'golfShoes',
  헬멧: (f) => marked('helmet')(f) || /헬멧/.test(f.name),
}
const places: Readonly<Record<string, string>> = { 조문: 'FUNERAL', 결혼식: 'WEDDING', 면접: 'INTERVIEW' }
const isAt = ({ isNamed, purpose }: Day, what = '?') => isNamed && purpose.endsWith(` ${what}`)

/** OKLCH of black, charcoal and navy. */
const isDark = ({ color }: Facts) => color !== null && color.c < 0.08 && color.l < 0.43
/** Ivory and cream too. */
const isBridal = ({ color }: Facts) => color !== null && color.c < 0.07 && color.l > 0.82
const isBright = (f: Facts) => garments.test(f.type) && !isDark(f)
const isDryShoe = (day: Day) => (f: Facts) => f.type === 'SHOES' && wetness(f, day.high) <= 1.5

/** °C felt from which there is a warning. */
const heats = [31, 33, 35, 38]
const heatOf = (felt: number) => heats.filter((from) => felt >= from).length
const levels = ['관심', '주의', '경고', '위험']
const sizes: Readonly<Record<string, readonly [from: number, to: number]>> = {
  조금: [1.5, 6],
  많이: [4.5, 99],
  '위험할 만큼': [8, 99],
}
const isSize = (by: number, size: string) => by >= (sizes[size]?.[0] ?? 99) && by <= (sizes[size]?.[1] ?? 0)
const coldOf = (air: number) => (air <= -15 ? '경고' : air <= -12 ? '주의' : '')

/** Worn before, and nothing of the type now. */
const isDropped = (s: Scene, list: string) =>
  list.split(', ').every((t) => s.before.some(({ type }) => type === types[t]) && !s.has(types[t] ?? ''))

/** Neither too cold nor too warm, with nothing amiss. */
const isRight = (s: Scene) => s.gauge.coldBy + s.gauge.hotBy === 0 && s.outfit.missing.length === 0

/** What is worn beneath, and on the legs. */
const isUnder = (s: Scene, under: string, legs: string) =>
  (under === '' || s.wears(under, '', 'thermal').length > 0) && (legs === '' || s.wears(legs, 'SOCKS', warm).length > 0)

const forms: Forms = {
  // Rain
  '종일 {내림이} {끝}': (s, w, end) => s.out.length >= 8 && s.out.every(groupOf(w)) && s.falls(w, end),
  '(?:{을} 받쳐 입고 )?(?:{을} 신고 )?{과}{을} 챙기세요': (s, under, legs, x, y) =>
    isUnder(s, under, legs) && [x, y].every((z) => z === '' || s.wears(z, '', `umbrella|${warm}`).length > 0),
  '{을} 입고 나가세요': (s, x) => s.wears(x, 'OUTER', 'rainOnly').length > 0 && s.out.some(isRain),
  '{은} 두고 (?:물이 덜 스미는 |젖지 않는 )?{로} 골랐어요': (s, x, y) => {
    const on = Math.min(9, ...s.wears(y, 'SHOES').map((f) => wetness(f)))
    return s.gone(x).some((f) => f.type === 'SHOES' && s.closet.includes(f) && wetness(f, s.day.high) > on)
  },
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
  '{을} 챙기면 좋아요': (s, x) => s.gone(x).some(marked(warm)) && s.feltLow <= 10,
  '하루 최저 {도}, 한파 {단계} 수준이에요': ({ day, low }, n, level) => {
    const today = Math.min(...day.all.filter(({ hour }) => hour < 24).map(({ air }) => air))
    return [today, Math.min(today, low)].some((least) => isAbout(n, least) && level === coldOf(least))
  },
  '{동안} 최저 {도}, 한파 {단계} 수준이에요': (s, span, n, level) =>
    s.isSpan(span) && isAbout(n, s.low) && level === coldOf(s.low),
  '살갗이 드러나지 않게 감싸세요': ({ day }) => day.all.some(({ air }) => air <= -12),
  '나설 때 체감 {도}예요': (s, n) => isAbout(n, s.out[0]?.felt ?? 99),
  '{때}(?: 체감은 {도}까지 내려가요|에도 체감 {도}예요)': (s, p, n, m) => s.at(p, n || m, 'felt', s.feltLow),
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
  // Even and uneven days
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
  '재킷 위에 더 안 걸쳐도 돼요': (s) =>
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
  '{을} 하나 챙기면 좋아요': (s, x) => s.gone(x).some((f) => f.condition === 'fine' && /OUTER|TOP/.test(f.type)),
  '에어컨이 세다니 {을} 챙겼어요': (s, x) =>
    s.wears(x, 'OUTER|TOP').some(({ clo }) => clo <= 0.4) && s.day.plans.has('COOL'),
  '밖에선 들고 다니면 돼요': (s) => s.high >= 20,
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
  '(등산|러닝|헬스|구기 운동|골프|자전거)에 맞는 {이} (빠졌어요|옷장에 없어요)': (s, sport, kit, end) => {
    const isKit = kits[kit] ?? (() => true)
    return isAt(s.day, sports[sport]) && !s.items.some(isKit) && s.closet.some(isKit) === (end === '빠졌어요')
  },
  '(?:세탁이나 보관 중인지 확인해 보세요|있는 옷 중에서 가장 가까운 것으로 골랐어요)': ({ day }) =>
    day.occasion === 'SPORT',
  '하나 마련해 두면 편해요': ({ day }) => day.occasion === 'SPORT',
  '빌려서라도 꼭 쓰고 타세요': ({ day }) => isAt(day, 'CYCLING'),
  // Ceremonies
  '조문이라 (?:안에는 )?(?:{과}|)어두운 옷으로 골랐어요': (s, x) =>
    isAt(s.day, 'FUNERAL') &&
    s.items.filter((f) => isBright(f) && f.type !== 'OUTER').every((f) => s.wears(x, 'TOP').includes(f)),
  '조문이라 {이} 밝아 보일 수 있어요': (s, x) => isAt(s.day, 'FUNERAL') && s.wears(x).some((f) => !isDark(f)),
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
  '{옷은} 그대로예요': (s, list) =>
    list.split(', ').every((t) => {
      const [now, then] = [s.items, s.before].map((items) => items.filter(({ type }) => type === types[t]))
      return now?.length !== 0 && now?.every((f) => then?.includes(f)) === true
    }),
  '{옷은} 뺐고 {옷은} 그대로예요': (s, gone, list) =>
    isDropped(s, gone) && list.split(', ').every((t) => s.has(types[t] ?? '')),
  '{옷은} (?:뺐고 나머지는 그대로예요|뺐고 옷은 모두 바뀌었어요|뺐어요)': isDropped,
  '나머지는 그대로예요': (s) => s.items.some((f) => main.includes(f.type) && s.before.includes(f)),
  '옷은 모두 바뀌었어요': (s) => !s.items.some((f) => garments.test(f.type) && s.before.includes(f)),
}

/** Words of one outfit that cannot both be true. */
const contradictions: readonly (readonly [RegExp, RegExp])[] = [
  [/이대로 지내면|겉옷 없이|알맞아요/, /추워요|춥게|더워요|덥게|챙기세요|조심/],
  [/이대로는 .* 추워요|춥게/, /더워요|덥게|가볍게 입고|폭염/],
  [/우산이 없으니|우산도 챙/, /꼭 잡으세요/],
  [/한파/, /폭염|햇볕/],
]
const read = readerOf(forms)

function faultsOf(subject: Parameters<typeof sceneOf>[0]): readonly string[] {
  const { outfit, day, closet } = subject
  const { sentences } = explain(outfit, day, closet)
  const clauses = sentences.flatMap(({ headline, reason }) => [headline, reason]).flatMap((text) => text.split('. '))
  const all = clauses.join(' / ')
  const scene = sceneOf(subject)
  const faults = clauses.flatMap((clause, at) => {
    const fault = clauses.indexOf(clause) < at ? 'said twice' : read(clause, scene)
    return fault === null ? [] : [`${clause} (${fault})`]
  })
  if (contradictions.some(([one, other]) => one.test(all) && other.test(all))) faults.push(`${all} (contradictory)`)
  const isFew = outfit.items.length > 0 ? sentences.length > 0 && sentences.length < 4 : sentences.length === 0
  return isFew ? faults : [...faults, `${sentences.length} sentences`]
}

/** Numbers 0–1 by a seed (mulberry32). */
function chanceOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
type Chance = ReturnType<typeof chanceOf>

const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T
const between = (chance: Chance, from: number, to: number) => from + chance() * (to - from)
const maybeHour = (chance: Chance, share: number) => (chance() < share ? Math.floor(24 * chance()) : null)

function hoursOfDay(chance: Chance): readonly WeatherHour[] {
  const [middle, range, isWet, from] = [
    between(chance, -16, 34),
    between(chance, 0, 9),
    chance() < 0.45,
    Math.floor(22 * chance()),
  ]
  const falling = oneOf(chance, middle < 3 ? ['SNOW', 'RAIN_SNOW'] : ['RAIN', 'SHOWER'])
  const [last, most, gust] = [from + between(chance, 1, 14), chance() < 0.15 ? 60 : 6, chance() < 0.6 ? 4 : 14]
  return Array.from({ length: chance() < 0.5 ? 24 : 48 }, (_, hour): WeatherHour => {
    const falls = isWet && hour >= from && hour < last && chance() < 0.85
    return {
      hour,
      temperature: middle - range * Math.cos((Math.PI * (hour - 3)) / 12) - (hour > 23 ? 2 : 0),
      windSpeed: between(chance, 0, gust),
      precipitationType: falls ? falling : 'NONE',
      precipitationAmount: falls ? between(chance, 0, most) : 0,
      precipitationProbability: falls ? 80 : Math.round(between(chance, 0, isWet ? 75 : 35)),
    }
  }).filter(({ hour = 0 }) => hour === 0 || chance() < 0.95)
}

function anyDay(chance: Chance): Day {
  const hours = hoursOfDay(chance)
  const airs = hours.map(({ temperature }) => temperature ?? 0)
  const temperature = chance() < 0.03 ? {} : { min: Math.min(...airs), max: Math.max(...airs) }
  const humidity = { current: between(chance, 20, 95) }
  return dayOf(
    { skyStatus: oneOf(chance, ['CLEAR', 'CLOUDY']), temperature, humidity },
    chance() < 0.1 ? null : hours,
    {
      occasion: oneOf(chance, Occasion.options),
      answers: {
        work: oneOf(chance, [...WorkLook.options, null]),
        formal: oneOf(chance, [...FormalEvent.options, null]),
        sport: oneOf(chance, [...Sport.options, null]),
      },
      sensitivity: Math.ceil(between(chance, 0, 5)),
      offset: chance() < 0.2 ? between(chance, -4, 4) : 0,
      plans: DayPlan.options.filter(() => chance() < 0.12),
      hoursOut: chance() < 0.3 ? { leave: maybeHour(chance, 0.7), home: maybeHour(chance, 0.7) } : null,
      now: maybeHour(chance, 0.3),
      date: `2026-${`${Math.ceil(between(chance, 0, 12))}`.padStart(2, '0')}-15`,
      staysIn: chance() < 0.03,
    },
  )
}

test('what is said of 10,000 recommended outfits is true by its words', () => {
  const chance = chanceOf(20261128)
  const small = [
    ...oddClosets
      .filter(([, items]) => items.length < 100)
      .map(([, items]) => items.map((item, at) => ({ ...item, id: `${at}` }))),
    generated(60, 'few', true),
    generated(60, 'any'),
  ]
  const closets = [
    ...labelFolders.flatMap((folder) => readLabels(folder).closets.map((closet) => factsOfCloset(closet))),
    ...small.map((items) => items.map((item) => readFacts(item))),
  ]
  const faults = Array.from({ length: 5000 }, (_, at) => {
    const [whole, share, day] = [oneOf(chance, closets), oneOf(chance, [1, 0.5, 0.3]), anyDay(chance)]
    const closet = whole.filter(() => chance() < share)
    const first = recommend(closet, day, { seed: `${at}` })
    const next = recommend(closet, day, { seed: `${at}`, shown: [first.key] })
    return [
      ...faultsOf({ outfit: first, day, closet, before: [], shown: [] }),
      ...faultsOf({ outfit: next, day, closet, before: first.items, shown: [first.key] }),
    ]
  }).flat()
  expect([...new Set(faults)].slice(0, 9)).toEqual([])
})
