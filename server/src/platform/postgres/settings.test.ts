import { expect, test } from 'vitest'
import { settingsOf } from './settings.ts'

const megabyte = 2 ** 20

test.each([
  [256, '32MB'],
  [1024, '64MB'],
  [16_384, '128MB'],
])('with %i MB of memory PostgreSQL gets %s of shared buffers', (memory, buffers) => {
  expect(settingsOf(memory * megabyte, 18)).toMatchObject({ shared_buffers: buffers, max_connections: '40' })
})

test('a setting that a PostgreSQL version does not know is left out', () => {
  expect(settingsOf(1024 * megabyte, 18)).toHaveProperty('io_method')
  expect(settingsOf(1024 * megabyte, 17)).not.toHaveProperty('io_method')
})
