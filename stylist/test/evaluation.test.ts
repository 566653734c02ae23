import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { closetFrom, type Naming } from '../scripts/closet.ts'
import { judged } from '../scripts/evaluation.ts'

const path = fileURLToPath(new URL('dev-closet.json', import.meta.url))

test.each<Naming>(['attributes', 'alternative names', 'no attributes'])(
  'every measure holds on the development closet with %s',
  (naming) => {
    const missed = judged(closetFrom(path, naming)).filter(({ pass }) => !pass)
    expect(missed).toEqual([])
  },
  60_000,
)
