import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { loggedApart, queryClient } from './query-client.ts'

afterEach(() => vi.restoreAllMocks())

const failure = new ApiError(500, { message: '문제가 생겼어요.', details: { email: 'hani@example.com' } })
const logged = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const save = (meta = {}) =>
  queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => Promise.reject(failure), ...meta })
    .execute('hani@example.com')

test('a failed read and a failed write are logged once, without what they were about', async () => {
  const lines = logged()
  const queryKey = ['accounts', 'hani@example.com']
  await expect(queryClient.fetchQuery({ queryKey, queryFn: () => Promise.reject(failure) })).rejects.toBe(failure)
  await expect(save()).rejects.toBe(failure)
  expect(lines.mock.calls).toEqual([
    ['불러오기 실패:', '문제가 생겼어요.'],
    ['저장 실패:', '문제가 생겼어요.'],
  ])
})

test('what says itself that it failed is not logged twice', async () => {
  const lines = logged()
  await expect(save(loggedApart)).rejects.toBe(failure)
  expect(lines).not.toHaveBeenCalled()
})
