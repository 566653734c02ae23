import { expect, test } from 'vitest'
import { settingsOf } from './settings.ts'

const megabyte = 2 ** 20

test.each([
  [256, '32MB'],
  [1024, '64MB'],
  [16_384, '128MB'],
])('of %i MB of memory PostgreSQL takes %s for itself', (memory, buffers) => {
  expect(settingsOf(memory * megabyte, 18)).toMatchObject({ shared_buffers: buffers, max_connections: '40' })
})

test('what one major does not know is not set for it', () => {
  expect(settingsOf(1024 * megabyte, 18)).toHaveProperty('io_method')
  expect(settingsOf(1024 * megabyte, 17)).not.toHaveProperty('io_method')
})
