import { seoulDate } from '@otday/common/seoul-time'
import type { UserDto, WeatherId } from '@otday/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { Around } from '../features/calendar/index.ts'
import { askIfWorn, NightNote, PastOutfit, usePastOutfit, WearButtons } from '../features/diary/index.ts'
import { KeepOutfitLater } from '../features/lookbook/index.ts'
import { OotdDialog, warmUpOotdDialog } from '../features/outfits/index.ts'
import { homeOf, profileQuery } from '../features/profiles/index.ts'
import { OutfitSection, useOutfits } from '../features/recommendations/index.ts'
import { comfortKey } from '../features/stylist-preferences/index.ts'
import {
  dayLabelOf,
  forecastBefore,
  KeepPlace,
  MovedForecast,
  skyOfDay,
  useHomeWeather,
  WeatherPanel,
} from '../features/weather/index.ts'
import { useHistoryDialog } from '../platform/navigation/history-dialog.ts'
import { useOpenFeed } from '../platform/navigation/opened-feed.ts'
import { addClothesPath } from '../platform/navigation/paths.ts'
import { useNow } from '../platform/time/use-now.ts'
import { useSeen } from '../ui/lazy.ts'
import { withUser } from './with-user.tsx'

warmUpOotdDialog()

export const RecommendationsPage = withUser(Today)

function Today({ user }: { user: UserDto }) {
  const profile = useQuery(profileQuery(user.id))
  const home = homeOf(profile)
  const weather = useHomeWeather(home)
  const [chosen, setChosen] = useState<WeatherId>()
  const selected = weather.days.find((day) => day.id === chosen) ?? weather.days[0]
  const outfits = useOutfits(selected?.id)
  usePastOutfit()
  const { recommendation } = outfits
  const now = useNow()
  const day = selected ? dayLabelOf(selected.forecastAt, now) : '오늘'
  const date = selected && seoulDate(selected.forecastAt)
  const sky = selected ? skyOfDay(selected, now) : 'clear'
  const { dialog, open, close } = useHistoryDialog()
  const registering = useRegistering(date)
  const navigate = useNavigate()
  const before = forecastBefore(recommendation, selected)
  const hasBeenElsewhere = useSeen(!weather.atHome)
  return (
    <>
      <WeatherPanel
        weather={weather}
        selected={selected}
        onSelect={(day) => {
          if (day !== selected?.id) outfits.forgetWish()
          setChosen(day)
        }}
        home={home}
      />
      <OutfitSection
        outfits={outfits}
        day={day}
        date={date}
        sky={sky}
        weather={selected}
        sample={selected?.isSample ?? false}
        wear={<WearButtons outfit={recommendation} date={date} />}
        news={
          <>
            {date === seoulDate(now) && !!recommendation?.clothes.length && <NightNote about="record" />}
            <Suspense fallback={null}>
              {hasBeenElsewhere && profile.data && <KeepPlace profile={profile.data} weather={selected} />}
            </Suspense>
            <Suspense fallback={null}>
              {before && selected && (
                <MovedForecast before={before} now={selected} busy={outfits.busy} onAgain={outfits.another} />
              )}
            </Suspense>
            <PastOutfit onAgain={outfits.another} />
          </>
        }
        idle={weather.state === 'nowhere' || weather.state === 'failed'}
        save={recommendation && <KeepOutfitLater outfit={recommendation} date={date} />}
        onRegister={() => {
          void feedsModule()
          open({ name: 'ootd' })
        }}
      />
      <Around weatherId={selected?.id} />
      <Suspense fallback={null}>
        {dialog?.name === 'ootd' && (
          <OotdDialog
            day={day}
            sky={sky}
            weather={selected}
            recommendation={recommendation}
            onClose={close}
            onPlace={() => open({ name: 'place' })}
            onAddClothes={() => void navigate(addClothesPath('any'))}
            {...registering}
          />
        )}
      </Suspense>
    </>
  )
}

/** The module is loaded together with the dialog that uses it. */
const feedsModule = () => import('../features/feeds/index.ts')

type Registering = Pick<ComponentProps<typeof OotdDialog>, 'create' | 'onRegistered' | 'onOpen'>

/**
 * Returns the callbacks of the dialog that posts an outfit: they create the post, ask afterwards whether the outfit was
 * worn (if its day is known), and open the post.
 */
function useRegistering(date: string | undefined): Registering {
  const queryClient = useQueryClient()
  const openFeed = useOpenFeed()
  return {
    create: async (body) => (await feedsModule()).createFeed(queryClient, body),
    onRegistered: (feed) => {
      void queryClient.invalidateQueries({ queryKey: comfortKey })
      if (date) askIfWorn(feed, date)
    },
    onOpen: openFeed,
  }
}
