import { expect, test, vi } from 'vitest'
import { basisQuery } from '../../src/features/recommendations/offline/basis-query.ts'
import { chooseHere } from '../../src/features/recommendations/offline/choose-here.ts'
import { outfitsQuery } from '../../src/features/recommendations/queries.ts'
import { queryClient } from '../../src/platform/cache/query-client.ts'
import { useApp } from '../kit/app.tsx'
import { goOffline } from '../kit/connection.ts'
import { seoul } from '../kit/places.ts'
import { daysAt, outfitOf } from '../kit/weather-fixtures.ts'

const app = useApp()

test('choosing an outfit offline without readable cached data fails with a message, and logs unreadable data', async () => {
  goOffline(app.server)
  const [day] = daysAt(seoul)
  if (!day) throw new Error('There is no day.')
  const outfit = outfitOf(day.id)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const text = '다른 옷차림은 인터넷에 연결되면 고를 수 있어요.'
  await expect(chooseHere(day.id, {}, [])).rejects.toThrow(text)
  expect(logged).not.toHaveBeenCalled()

  queryClient.setQueryData(outfitsQuery(day.id, {}).queryKey, { outfits: [outfit], at: 0 })
  queryClient.setQueryData(basisQuery(day.id, outfit.occasion).queryKey, {
    clothes: [],
    chosenBy: 'of another version',
  })
  await expect(chooseHere(day.id, {}, [])).rejects.toThrow(text)
  expect(logged).toHaveBeenCalledExactlyOnceWith('불러오기 실패:', expect.stringContaining('JSON'))
})
