import type { Location, Profile, Weather } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { api } from '../../../platform/api/api.ts'
import { messageOf } from '../../../platform/api/api-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import {
  coarseOf,
  declinePlace,
  forgetAtReload,
  forgetPlace,
  foundPlace,
  isDeclined,
  type PlaceOfVisit,
  rounded,
  useFoundPlace,
} from '../../places/index.ts'
import { profileQuery } from '../../profiles/index.ts'
import styles from './MovedForecast.module.css'

interface KeepPlaceProps {
  profile: Profile
  weather: Weather | undefined
}

/** Asks once whether to save the place that the user located or chose in this visit as the place of the profile. */
export function KeepPlace({ profile, weather }: KeepPlaceProps) {
  const found = useFoundPlace()
  // An object, so that the same words for a second place render again, too.
  const [answer, setAnswer] = useState({ text: '' })
  const line = useRef<HTMLOutputElement>(null)
  // The pressed button unmounts, so the text takes the focus.
  const say = (text: string) => {
    setAnswer({ text })
    line.current?.focus({ preventScroll: true })
  }
  const save = useKeepPlace(profile, () => say('위치를 저장했어요.'))
  // While the weather of the found place is loading, `weather` is still that of the place shown before.
  const isHere = weather?.location.latitude === found?.latitude && weather?.location.longitude === found?.longitude
  const place = found && isHere ? weather?.location : undefined
  const chosen = found?.chosen
  const names = chosen?.locationNames ?? place?.locationNames ?? []
  const name = names.join(' ')
  const home = profile.location
  useEffect(() => {
    // Somebody without a place would have to find one again at each reload.
    if (home && isDeclined(name)) forgetAtReload()
    else keepOverReloads(found)
  }, [found, home, name, answer])
  return (
    <>
      {place && isNews(home, names, chosen !== undefined) && (
        <section className={styles.bar} aria-label="위치 저장">
          <Icon name="location" />
          <p className={styles.text}>
            이 위치를 저장할까요?
            <br />
            <span>{`${chosen?.label ?? name}${home ? ` (지금은 ${nameOf(home)})` : ''}`}</span>
          </p>
          <div>
            <Button
              variant="soft"
              size="s"
              loading={save.isPending}
              onClick={() => save.mutate({ place, names: chosen?.locationNames })}
            >
              저장
            </Button>
            <Button
              variant="ghost"
              size="s"
              disabled={save.isPending}
              onClick={() => {
                declinePlace(name)
                say('이번에만 이 위치의 날씨를 보여 드려요.')
              }}
            >
              이번만
            </Button>
          </div>
        </section>
      )}
      <output ref={line} tabIndex={-1} className="sr">
        {answer.text}
      </output>
    </>
  )
}

/**
 * Stores the place for reloads, rounded to about 100 m, which preserves the district; nothing finer is stored. Without
 * storage, the place lasts until this page is left.
 */
function keepOverReloads(found: PlaceOfVisit | null): void {
  if (found) foundPlace.write(JSON.stringify({ ...rounded(found, 3), chosen: found.chosen }))
}

const nameOf = ({ locationNames }: Pick<Location, 'locationNames'>) => locationNames.join(' ')

/**
 * Whether the found place differs from the profile's place and the user has not declined to save it. A place that was
 * chosen by name must equal all names of the profile's place; a located place is compared with just as many of these
 * names as it has itself.
 */
function isNews(home: Location | null, names: readonly string[], isChosen: boolean): boolean {
  const known = home?.locationNames.slice(0, isChosen ? undefined : names.length)
  const name = names.join(' ')
  return known?.join(' ') !== name && !isDeclined(name)
}

/** Saves the place in the profile; every change of a profile must include the name. */
function useKeepPlace({ userId, name }: Profile, onKept: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ place, names }: { place: Location; names: string[] | undefined }) => {
      const position = await coarseOf(place, names ? 'name' : 'district')
      return api.profiles.update({
        params: { userId },
        body: { name, location: { ...position, locationNames: names } },
      })
    },
    onSuccess: (profile) => {
      onKept()
      queryClient.setQueryData(profileQuery(userId).queryKey, profile)
      forgetPlace()
      toast.success('위치를 저장했어요.')
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}
