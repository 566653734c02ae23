import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { loggedApart, queryClient } from './query-client.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const failure = new ApiError(500, { message: '문제가 생겼어요.', details: { email: 'hani@example.com' } })
const logged = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const save = (meta = {}) =>
  queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => Promise.reject(failure), ...meta })
    .execute('hani@example.com')

test('a failed read and a failed write are logged once, without their parameters', async () => {
  const lines = logged()
  const queryKey = ['accounts', 'hani@example.com']
  await expect(queryClient.fetchQuery({ queryKey, queryFn: () => Promise.reject(failure) })).rejects.toBe(failure)
  await expect(save()).rejects.toBe(failure)
  expect(lines.mock.calls).toEqual([
    ['불러오기 실패:', '문제가 생겼어요.'],
    ['저장 실패:', '문제가 생겼어요.'],
  ])
})

test('a write that reports its own failure is not logged again', async () => {
  const lines = logged()
  await expect(save(loggedApart)).rejects.toBe(failure)
  expect(lines).not.toHaveBeenCalled()
})

test.each([
  [0, 2],
  [401, 2],
  [429, 2],
  [502, 2],
  [503, 2],
  [504, 2],
  [400, 1],
  [404, 1],
  [500, 1],
])('a read that fails with %i is tried %i times', async (status, tries) => {
  vi.useFakeTimers()
  logged()
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiError(status, undefined)))
  const read = queryClient.fetchQuery({ queryKey: ['tries', status], queryFn })
  await Promise.all([expect(read).rejects.toMatchObject({ status }), vi.advanceTimersByTimeAsync(60_000)])
  expect(queryFn).toHaveBeenCalledTimes(tries)
})
