import type { Sky } from '@otday/art/sky'
import type { Feed, FlatLayScene, FollowAlong, UserDto, Weather } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { FlatLay } from '../../../ui/FlatLay.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { WeatherIcon, weatherKindOf } from '../../../art/WeatherIcon.tsx'
import { degreesOf } from '../../../platform/time/format.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { profileQuery } from '../../profiles/index.ts'
import styles from './follow.module.css'

interface FollowPairProps {
  feed: Feed
  user: UserDto
  weather: Weather
  postedLayout: FlatLayScene | null
  outfit: Pick<FollowAlong['outfit'], 'clothes' | 'scene'>
  sky: Sky
}

/** Shows the posted outfit and its version from the user's closet side by side. */
export function FollowPair({ feed, user, weather, postedLayout, outfit, sky }: FollowPairProps) {
  const { data: profile } = useQuery(profileQuery(user.id))
  return (
    <div className={styles.pair}>
      <div>
        <FlatLay
          className={styles.picture}
          pieces={feed.ootds}
          scene={postedLayout}
          sky={sky}
          label={`${feed.author.name} 님의 옷차림`}
          eager
        />
        <p className={styles.who}>
          <Avatar src={feed.author.profileImageUrl} size={28} />
          <b className="ell">{feed.author.name}</b>
          <Air weather={feed.weather} />
        </p>
      </div>
      <span className={styles.arrow}>
        <Icon name="chevron-right" size={22} />
      </span>
      <div>
        {outfit.clothes.length > 0 ? (
          <FlatLay
            className={`${styles.picture} ${styles.mine}`}
            pieces={outfit.clothes}
            scene={outfit.scene}
            sky={sky}
            label="내 옷차림"
            eager
          />
        ) : (
          <div className={`${styles.picture} ${styles.none}`}>비슷한 옷이 없어요</div>
        )}
        <p className={styles.who}>
          <Avatar src={profile?.profileImageUrl} size={28} />
          <b className="ell">내 옷장</b>
          <Air weather={weather} />
        </p>
      </div>
    </div>
  )
}

function Air({ weather: { skyStatus, precipitation, temperature } }: { weather: Feed['weather'] | Weather }) {
  const kind = weatherKindOf(skyStatus, precipitation.type)
  return (
    <span className={`${styles.air} num`}>
      <WeatherIcon kind={kind} size={20} />
      <span>{degreesOf(temperature.current)}</span>
    </span>
  )
}
