import { AuthScene } from '../../art/AuthScene.tsx'
import { colorHexOf, plainCloth } from '../../art/colour-words.ts'
import { garmentKinds } from '../../art/garment-kinds.ts'
import { Icon } from '../../art/Icon.tsx'
import { type IconName, iconPaths } from '../../art/icons.data.ts'
import { NotFoundArt } from '../../art/NotFoundArt.tsx'
import { WeatherIcon, weatherKinds } from '../../art/WeatherIcon.tsx'
import { type Sky, WeatherScene } from '../../art/WeatherScene.tsx'
import { GarmentTile } from '../GarmentTile.tsx'
import styles from './Gallery.module.css'
import { Section } from './Section.tsx'

const colours = ['네이비', '카멜', '아이보리', '블랙', '레드', '화이트', '카키', '핑크', '라이트블루']
const skies: readonly Sky[] = ['clear', 'cloudy', 'rain', 'snow', 'night']
const icons = Object.keys(iconPaths) as IconName[]

export function ArtSection() {
  return (
    <>
      <Section title="옷 그림">
        <div className={styles.tiles}>
          {garmentKinds.map((kind, index) => (
            <div key={kind}>
              <GarmentTile kind={kind} color={colorHexOf(colours[index % colours.length] ?? '') ?? plainCloth} />
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
