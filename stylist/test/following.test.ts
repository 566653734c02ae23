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
  const windbreaker = [...hers, piece('베이지 트렌치코트', 'OUTER')]
  const cold = followed([...mine, ['베이지 트렌치코트 2', 'OUTER']], 0, {}, windbreaker)
  expect(cold.find(([posted]) => posted === '베이지 트렌치코트')?.slice(1, 3)).toEqual(['카멜 울 코트', 'EXCHANGED'])
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
