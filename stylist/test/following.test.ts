import type { ClothesType } from '@otday/contract'
import { expect, test } from 'vitest'
import { day } from '../scripts/measures/days.ts'
import { factsOfCloset, labelFolders, readLabels } from '../scripts/labels.ts'
import { finish } from '../src/choosing/steps.ts'
import { type FollowOptions, followOutfit } from '../src/following/follow.ts'
import { distanceOf, farthestNear } from '../src/following/nearness.ts'
import { followReason } from '../src/following/reasons.ts'
import { readFacts } from '../src/reading/read-facts.ts'

const piece = (name: string, type: ClothesType) => readFacts({ id: name, name, type, attributes: [] })
type Named = readonly (readonly [name: string, type: ClothesType])[]
const pieces = (named: Named) => named.map(([name, type]) => piece(name, type))

const hers = pieces([
  ['핑크 가디건', 'TOP'],
  ['네이비 플리츠 스커트', 'BOTTOM'],
  ['갈색 첼시 부츠', 'SHOES'],
  ['올리브 미니백', 'BAG'],
])
const mine: Named = [
  ['카멜 울 코트', 'OUTER'],
  ['핑크 가디건 2', 'TOP'],
  ['회색 후드티', 'TOP'],
  ['네이비 슬랙스', 'BOTTOM'],
  ['빨간 반바지', 'BOTTOM'],
  ['검정 첼시 부츠', 'SHOES'],
  ['흰 운동화', 'SHOES'],
]

function followed(closet: Named, celsius: number, options: Partial<FollowOptions> = {}, posted = hers) {
  const { pieces: lines, verdict } = finish(
    followOutfit(posted, pieces(closet), day(celsius), { seed: 'test', ...options }),
  )
  return lines.map((line) => {
    const reason = followReason(line, { verdict, warmer: -4, label: line.slot })
    return [line.posted?.name ?? null, line.piece?.name ?? null, line.how, reason] as const
  })
}

test('each piece of a post gets the most similar own piece, or is listed as missing from the closet', () => {
  expect(followed(mine, 16)).toEqual([
    ['핑크 가디건', '핑크 가디건 2', 'SAME', '종류와 색이 같아요'],
    ['네이비 플리츠 스커트', '네이비 슬랙스', 'CLOSE', expect.stringMatching(/^톤이 가까운 .*슬랙스로 골랐어요$/)],
    ['갈색 첼시 부츠', '검정 첼시 부츠', 'CLOSE', '같은 첼시부츠, 색은 달라요'],
    ['올리브 미니백', null, 'MISSING', '비슷한 BAG가 아직 없어요'],
  ])
})

test('a colder day adds a layer, and a layer too warm or too thin is left out or exchanged', () => {
  expect(followed(mine, 4)[0]).toEqual([null, '카멜 울 코트', 'ADDED', '4° 낮아서 한 겹 더했어요'])
  const padded = [...hers, piece('검정 롱패딩', 'OUTER')]
  const warm = followed([...mine, ['검정 롱패딩 2', 'OUTER']], 19, {}, padded)
  expect(warm.find(([posted]) => posted === '검정 롱패딩')).toMatchObject([
    '검정 롱패딩',
    null,
    'LEFT_OUT',
    '오늘은 더워서 뺐어요',
  ])
  const trench = [...hers, piece('검정 트렌치코트', 'OUTER')]
  const cold = followed([...mine, ['검정 트렌치코트 2', 'OUTER']], 0, {}, trench)
  expect(cold.find(([posted]) => posted === '검정 트렌치코트')?.slice(1, 3)).toEqual(['카멜 울 코트', 'EXCHANGED'])
})

test('a piece that is away, planned or worn yesterday is replaced, and the reason names it', () => {
  const skirts: Named = [...mine, ['네이비 플리츠 스커트 2', 'BOTTOM']]
  const skirt = (options: Partial<FollowOptions>) => followed(skirts, 16, options)[1]
  expect(skirt({})?.slice(1, 3)).toEqual(['네이비 플리츠 스커트 2', 'SAME'])
  const id = '네이비 플리츠 스커트 2'
  expect(skirt({ wornDaysAgo: { [id]: 1 } })?.[3]).toMatch(/스커트는 어제 입어서 톤이 가까운 .*슬랙스로 골랐어요$/)
  expect(skirt({ taken: { [id]: 'WASH' } })?.[3]).toMatch(/스커트는 세탁 중이라/)
  expect(skirt({ taken: { [id]: 'PLANNED' } })?.[3]).toMatch(/스커트는 곧 입을 계획이라/)
  const only: Named = [['올리브 미니백 2', 'BAG']]
  const bag = followed([...mine, ...only], 16, { taken: { '올리브 미니백 2': 'STORAGE' } })[3]
  expect(bag?.slice(1)).toEqual([null, 'MISSING', expect.stringMatching(/미니백은 보관 중이에요$/)])
})

test('an essential type without a similar piece gets a suitable one instead', () => {
  const lines = followed([...mine.slice(0, 3), ['빨간 반바지', 'BOTTOM'], ['흰 운동화', 'SHOES']], 16)
  expect(lines[1]?.slice(1)).toEqual(['빨간 반바지', 'INSTEAD', '비슷한 BOTTOM이 없어서 어울리는 옷으로 골랐어요'])
  expect(followed([], 16).map(([, , how]) => how)).toEqual(['MISSING', 'MISSING', 'MISSING', 'MISSING'])
})

test('the reason for a similar piece does not mention the color if the color of either piece is unknown', () => {
  const jeans: Named = [['청바지', 'BOTTOM']]
  const only = (closet: Named) => followed([...mine, ...closet], 16, {}, pieces(jeans))[0]
  expect(only([['일자 청바지', 'BOTTOM']])?.slice(2)).toEqual(['SAME', '종류가 같아요'])
  expect(only([['연청 청바지', 'BOTTOM']])?.slice(2)).toEqual(['CLOSE', '같은 청바지예요'])
})

test('the distance of two pieces is symmetric, between 0 and 1, and small to the piece itself', () => {
  const closet = labelFolders
    .map(readLabels)
    .flatMap((set) => set.closets.flatMap((closet) => factsOfCloset(closet)))
    .slice(0, 300)
  for (const [at, a] of closet.entries()) {
    expect(distanceOf(a, { ...a, color: a.color ?? { l: 0, c: 0, h: 0 } })).toBeLessThan(farthestNear)
    const b = closet[(at * 7) % closet.length] ?? a
    expect(distanceOf(a, b)).toBeCloseTo(distanceOf(b, a))
    expect(distanceOf(a, b)).toBeGreaterThanOrEqual(0)
    expect(distanceOf(a, b)).toBeLessThanOrEqual(1)
  }
})

const knitIn = (color: string) => piece(`${color} 니트`, 'TOP')
const reasonFor = (posted: string, own: string) => followed([[own, 'TOP']], 12, {}, [piece(posted, 'TOP')])[0]

test.each([
  ['회색', '그레이'],
  ['검정', '블랙'],
  ['밤색', '다크브라운'],
  ['와인', '버건디'],
  ['하늘색', '소라색'],
  ['카키', '올리브'],
  ['베이지', '오트밀'],
])('%s and %s are called the same color', (a, b) => {
  expect(reasonFor(`${a} 니트`, `${b} 니트 2`)?.slice(2)).toEqual(['SAME', '종류와 색이 같아요'])
})

test.each([
  ['회색', '연회색', '조금 더 밝은 색이에요'],
  ['카멜', '베이지', '조금 더 밝은 색이에요'],
  ['카멜', '브라운', '조금 더 짙은 색이에요'],
  ['차콜', '네이비', '조금 더 짙은 색이에요'],
  ['흰색', '아이보리', '색이 가까워요'],
  ['네이비', '검정', '조금 더 짙은 색이에요'],
  ['파랑', '중청', '색이 가까워요'],
])('%s and %s are called close', (a, b, words) => {
  expect(reasonFor(`${a} 니트`, `${b} 니트`)?.[3]).toBe(`같은 니트, ${words}`)
})

test.each([
  ['회색', '카멜'],
  ['빨강', '브라운'],
  ['회색', '하늘색'],
  ['베이지', '분홍'],
  ['민트', '오트밀'],
  ['와인', '밤색'],
  ['초록', '카키'],
  ['빨강', '주황'],
])('%s and %s are called different', (a, b) => {
  expect(reasonFor(`${a} 니트`, `${b} 니트`)?.[3]).toBe('같은 니트, 색은 달라요')
  expect(distanceOf(knitIn(a), knitIn(b))).toBeGreaterThan(distanceOf(knitIn(a), knitIn(a)))
})

test('a coat of another color and a bag of another tone are not called alike', () => {
  const posted = pieces([
    ['그레이 울 코트', 'OUTER'],
    ['빨간 토트백', 'BAG'],
  ])
  const own: Named = [
    ['카멜 울 코트', 'OUTER'],
    ['갈색 에코백', 'BAG'],
  ]
  const reasons = followed(own, 6, {}, posted).map(([, , , reason]) => reason)
  expect(reasons.slice(0, 2)).toEqual(['같은 울 코트, 색은 달라요', '비슷한 종류, 색은 달라요'])
})

test('another knit stands in for a turtleneck, and boots are not replaced by fur boots', () => {
  const own: Named = [
    ['흰색 얇은 셔츠', 'TOP'],
    ['아이보리 꽈배기 니트', 'TOP'],
    ['검정 두꺼운 니트', 'TOP'],
    ['청바지', 'BOTTOM'],
    ['카멜 울 코트', 'OUTER'],
    ['흰 운동화', 'SHOES'],
    ['어그 부츠', 'SHOES'],
  ]
  const posted = pieces([
    ['브라운 터틀넥 니트', 'TOP'],
    ['청바지', 'BOTTOM'],
    ['검정 첼시부츠', 'SHOES'],
  ])
  const found = new Map(followed(own, 4, {}, posted).map(([name, chosen, how]) => [name, [chosen, how]]))
  expect(found.get('브라운 터틀넥 니트')).toEqual([expect.stringMatching(/니트$/), 'CLOSE'])
  expect(found.get('검정 첼시부츠')).toEqual(['흰 운동화', 'INSTEAD'])
})
