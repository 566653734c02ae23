import { sceneOf } from '@otday/art/flat-lay/scene'
import type { Sky } from '@otday/art/sky'
import type { ClothesId, FlatLayFormat } from '@otday/contract'
import { useState } from 'react'
import { FlatLay, type FlatLayItem, FlatLayLoading } from '../FlatLay.tsx'
import { Button } from '../Button.tsx'
import { broken, flatLaySamples } from './flat-lays.data.ts'
import styles from './Gallery.module.css'
import { Section } from './Section.tsx'

const [first, second, third] = flatLaySamples
const formats = ['card', 'square', 'story', 'link'] as const

export function FlatLaySection() {
  const [selected, setSelected] = useState<ClothesId | null>(null)
  const [swapped, setSwapped] = useState(false)
  const shown = swapped ? second : first
  return (
    <Section title="옷차림 한 장">
      <div className={styles.thirds}>
        {flatLaySamples.map(({ title, sky, pieces }) => (
          <figure key={title}>
            <Sample pieces={pieces} sky={sky} label={title} />
            <figcaption>{title}</figcaption>
          </figure>
        ))}
        <figure>
          <Sample pieces={(third?.pieces ?? []).map(broken)} sky="rain" label="사진 없음" />
          <figcaption>사진을 불러오지 못함</figcaption>
        </figure>
        <figure>
          <FlatLayLoading className={styles.card} />
          <figcaption>불러오는 중</figcaption>
        </figure>
        <figure>
          <Sample pieces={third?.pieces ?? []} sky="rain" label="고르는 중" busy />
          <figcaption>고르는 중</figcaption>
        </figure>
      </div>
      <div className={styles.thirds}>
        {formats.map((format) => (
          <Sample key={format} pieces={first?.pieces ?? []} format={format} sky="clear" label="네 가지 틀" />
        ))}
      </div>
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => setSwapped(!swapped)}>
          다른 옷
        </Button>
      </div>
      <div className={styles.thirds}>
        <Sample
          pieces={shown?.pieces ?? []}
          format="square"
          sky={shown?.sky ?? 'clear'}
          label="추천 옷차림"
          onPiece={setSelected}
          marked={selected}
        />
      </div>
    </Section>
  )
}

interface SampleProps {
  pieces: readonly FlatLayItem[]
  format?: FlatLayFormat
  sky: Sky
  label: string
  busy?: boolean
  onPiece?: (id: ClothesId) => void
  marked?: ClothesId | null
}

const Sample = ({ pieces, format = 'card', ...rest }: SampleProps) => (
  <FlatLay className={styles[format]} pieces={pieces} scene={sceneOf(pieces, format)} {...rest} />
)
