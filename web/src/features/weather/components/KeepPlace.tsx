import type { Location, Profile, Weather } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { api } from '../../../platform/api.ts'
import { messageOf } from '../../../platform/api-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { profileQuery } from '../../profiles/index.ts'
import { declinePlace, isDeclined } from '../declined-places.ts'
import { coarseOf, rounded } from '../coarse-position.ts'
import { forgetPlace, foundKey, type PlaceOfVisit, useFoundPlace } from '../place.ts'
import styles from './MovedForecast.module.css'

interface KeepPlaceProps {
  profile: Profile
  weather: Weather | undefined
}

/** Asks once whether the profile takes over the place of this visit. */
export function KeepPlace({ profile, weather }: KeepPlaceProps) {
  const found = useFoundPlace()
  useEffect(() => keepOverReloads(found), [found])
  const [answer, setAnswer] = useState('')
  const line = useRef<HTMLOutputElement>(null)
  // The pressed button unmounts: keeps the focus.
  const say = (text: string) => {
    setAnswer(text)
    line.current?.focus({ preventScroll: true })
  }
  const save = useKeepPlace(profile, () => say('위치를 저장했어요.'))
  // The days of the place before are shown while new ones come.
  const isHere = weather?.location.latitude === found?.latitude && weather?.location.longitude === found?.longitude
  const place = found && isHere ? weather?.location : undefined
  return (
    <>
      {place && isNews(profile.location, place) && (
        <section className={styles.bar} aria-label="위치 저장">
          <Icon name="location" />
          <p className={styles.text}>
            이 위치를 저장할까요?
            <br />
            <span>{`${found?.label ?? nameOf(place)}${profile.location ? ` (지금은 ${nameOf(profile.location)})` : ''}`}</span>
          </p>
          <div>
            <Button
              variant="soft"
              size="s"
              loading={save.isPending}
              onClick={() => save.mutate({ place, isChosen: found?.label !== undefined })}
            >
              저장
            </Button>
            <Button
              variant="ghost"
              size="s"
              disabled={save.isPending}
              onClick={() => {
                declinePlace(nameOf(place))
                say('이번에만 이 위치의 날씨를 보여 드려요.')
              }}
            >
              이번만
            </Button>
          </div>
        </section>
      )}
      <output ref={line} tabIndex={-1} className="sr">
        {answer}
      </output>
    </>
  )
}

/** About 100 m, by which the district stays the same: nothing finer is written down. */
function keepOverReloads(found: PlaceOfVisit | null): void {
  if (!found) return
  try {
    const { label } = found
    sessionStorage.setItem(foundKey, JSON.stringify({ ...rounded(found, 3), ...(label !== undefined && { label }) }))
  } catch {
    // For this page alone.
  }
}

const nameOf = ({ locationNames }: Pick<Location, 'locationNames'>) => locationNames.join(' ')

const isNews = (home: Location | null, place: Location) =>
  (!home || nameOf(home) !== nameOf(place)) && !isDeclined(nameOf(place))

/** Every change of a profile carries the name. */
function useKeepPlace({ userId, name }: Profile, onKept: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ place, isChosen }: { place: Location; isChosen: boolean }) => {
      const location = await coarseOf(place, isChosen ? 'name' : 'district')
      return api.profiles.update({ params: { userId }, body: { name, location } })
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
