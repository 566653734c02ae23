import type { Sky } from '@otday/art/sky'
import { GarmentKind } from '@otday/contract'
import { AuthScene } from '../../art/AuthScene.tsx'
import { Icon } from '../../art/Icon.tsx'
import { type IconName, iconPaths } from '../../art/icons.data.ts'
import { NotFoundArt } from '../../art/NotFoundArt.tsx'
import { WeatherIcon, weatherKinds } from '../../art/WeatherIcon.tsx'
import { WeatherScene } from '../../art/WeatherScene.tsx'
import { GarmentTile } from '../GarmentTile.tsx'
import '../../styles/skies.css'
import styles from './Gallery.module.css'
import { Section } from './Section.tsx'

const cloths = ['#1f2a48', '#b08d57', '#c24a4a', '#76765a', '#e7a9b7', '#9dbfe3'] as const
/** Colors of garments that are the hardest to distinguish from the background. */
const extremes = ['#f7f7f5', '#8a8f98', '#1b1b1d'] as const
const skies: readonly Sky[] = ['clear', 'mostly-cloudy', 'cloudy', 'rain', 'snow', 'night']
const icons = Object.keys(iconPaths) as IconName[]

export function ArtSection() {
  return (
    <>
      <Section title="옷 그림">
        <div className={styles.drawings}>
          {GarmentKind.options.map((kind, index) => (
            <div key={kind}>
              <GarmentTile kind={kind} color={cloths[index % cloths.length] ?? cloths[0]} />
              <div className={styles.extremes}>
                {extremes.map((color) => (
                  <GarmentTile key={color} kind={kind} color={color} />
                ))}
              </div>
              {kind}
            </div>
          ))}
        </div>
      </Section>
      <Section title="아이콘">
        <div className={styles.row}>
          {icons.map((name) => (
            <Icon key={name} name={name} label={name} size={24} />
          ))}
        </div>
        <div className={styles.row}>
          {weatherKinds.map((kind) => (
            <WeatherIcon key={kind} kind={kind} label={kind} size={48} />
          ))}
        </div>
      </Section>
      <Section title="날씨 그림">
        <div className={styles.thirds}>
          {skies.map((sky) => (
            <div key={sky} className={styles.sky} data-sky={sky}>
              <WeatherScene sky={sky} />
              <p>{sky}</p>
            </div>
          ))}
          <NotFoundArt />
        </div>
        <div className={styles.auth}>
          <AuthScene />
        </div>
      </Section>
    </>
  )
}
