import { expect, test } from 'vitest'
import { day } from '../scripts/measures/days.ts'
import { devCloset } from '../scripts/measures/dev-closet.ts'
import { writeBasis } from '../src/basis.ts'
import { recommend } from '../src/choosing/recommend.ts'
import { finish } from '../src/choosing/steps.ts'
import { present } from '../src/explaining/present.ts'
import { madeName, tokensIn } from '../src/naming/given-names.ts'
import * as read from '../src/naming/read-names.ts'
import { readBasis } from '../src/offline.ts'
import { factsOf } from './support/dress.ts'

const dev = devCloset().facts

test.each([-8, 4, 18, 31])(
  'a basis that was serialized and parsed gives the same outfits and sentences at %d °C',
  (degrees) => {
    const basis = { facts: dev, day: day(degrees), options: { seed: 'a', likes: {}, pairLikes: {}, wornDaysAgo: {} } }
    const again = readBasis(finish(writeBasis(basis)))
    const shown: string[] = []
    for (let roll = 0; roll < 4; roll++) {
      const [one, other] = [basis, again].map(({ facts, day: on, options }) => {
        const outfit = recommend(facts, on, { ...options, shown })
        return { outfit, words: present(outfit, on, facts) }
      })
      expect(other?.outfit.key).toBe(one?.outfit.key)
      expect(other?.words).toEqual(one?.words)
      shown.push(one?.outfit.key ?? '')
    }
  },
)

test('a serialized basis keeps the dictionary words read from a piece, its trousers and its possible readings', () => {
  const facts = factsOf({ OUTER: '네이비 울 정장 셋업', TOP: '흰 옥스포드 셔츠' })
  const again = readBasis(finish(writeBasis({ facts, day: day(10), options: { seed: 'a' } })))
  const all = (pieces: typeof facts) => pieces.flatMap((f) => [f, ...(f.trousers ? [f.trousers] : []), ...f.couldBe])
  expect(all([...again.facts]).map((f) => [madeName(f), [...tokensIn(f)]])).toEqual(
    all(facts).map((f) => [read.madeName(f), [...read.tokensIn(f)]]),
  )
})
