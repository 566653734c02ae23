import type { UserDto, Weather } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { homeOf, profileQuery } from '../profiles/index.ts'
import { useHomeWeather } from '../weather/index.ts'

/** Returns today's weather at the user's home; undefined while it is unknown, and if there is none. */
export function useToday(user: UserDto): { weather: Weather | undefined; isKnown: boolean } {
  const profile = useQuery(profileQuery(user.id))
  const { days, state } = useHomeWeather(homeOf(profile))
  return { weather: days[0], isKnown: state !== 'loading' }
}
