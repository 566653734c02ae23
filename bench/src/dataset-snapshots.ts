import type { FeedWeather, OutfitItem } from '@otday/contract'
import type { Chance } from './chance.ts'
import { garments, appearances } from './dataset-words.data.ts'

type Snapshot<T> = { [K in keyof T]: T[K] extends string ? string : T[K] }

const skies = ['CLEAR', 'CLEAR', 'MOSTLY_CLOUDY', 'CLOUDY'] as const
const wet = ['RAIN', 'RAIN', 'RAIN', 'SHOWER', 'SNOW', 'RAIN_SNOW'] as const
const types = ['TOP', 'BOTTOM', 'OUTER', 'SHOES', 'BAG', 'HAT'] as const
const weathers = 400
const outfits = 3000

/** Returns weathers of random days: it often rains from a cloudy sky and hardly ever from a clear one. */
export const weatherSnapshots = (chance: Chance): Snapshot<FeedWeather>[] =>
  Array.from({ length: weathers }, () => {
    const skyStatus = skies[chance.below(skies.length)] ?? 'CLEAR'
    const isWet = chance.next() < { CLEAR: 0.01, MOSTLY_CLOUDY: 0.1, CLOUDY: 0.45 }[skyStatus]
    const current = Math.round(chance.next() * 45) - 10
    return {
      weatherId: chance.idAt(Date.now()),
      skyStatus,
      precipitation: {
        type: isWet ? (wet[chance.below(wet.length)] ?? 'RAIN') : 'NONE',
        amount: isWet ? chance.below(40) : 0,
        probability: isWet ? 80 : 10,
      },
      temperature: { current, comparedToDayBefore: chance.below(7) - 3, min: current - 4, max: current + 4 },
      isSample: false,
    }
  })

type Worn = Omit<OutfitItem, 'appearance'>

/** Returns outfits that people wore: three to six pieces with two attributes each. */
export const outfitSnapshots = (chance: Chance): Snapshot<Worn>[][] =>
  Array.from({ length: outfits }, () =>
    types.slice(0, 3 + chance.below(4)).map((type) => ({
      clothesId: chance.idAt(Date.now()),
      name: `${chance.leaning(appearances)} ${chance.leaning(garments)}`,
      type,
      imageUrl: null,
      picture: null,
      attributes: [attribute('3', '색상', '베이지'), attribute('2', '계절', '봄·가을')],
    })),
  )

const attribute = (number: string, definitionName: string, value: string) => ({
  definitionId: `0199a000-0000-7000-8000-00000000000${number}` as OutfitItem['attributes'][number]['definitionId'],
  definitionName,
  selectableValues: [value],
  value,
})
