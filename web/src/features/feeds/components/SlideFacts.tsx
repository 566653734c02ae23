import { clothesTypeLabels } from '@otday/contract'
import { Chip } from '../../../ui/Chip.tsx'
import { attributeText } from '../../clothes/index.ts'
import type { Slide } from '../slides.ts'
import styles from './SlideFacts.module.css'

/** Facts about the shown slide, which screen readers read when it changes. */
export function SlideFacts({ slide, place }: { slide: Slide; place: string }) {
  const { kind, name, label, chips } = factsOf(slide)
  return (
    <div aria-live="polite" aria-atomic="true">
      <p className={`${styles.place} num`}>{`${kind} · ${place}`}</p>
      <h3 className={styles.name}>{name}</h3>
      {chips.length === 0 ? (
        <NoFacts />
      ) : (
        <ul className={styles.chips} aria-label={label}>
          {chips.map(({ key, text }) => (
            <li key={key}>
              <Chip>{text}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export const NoFacts = () => <p className={styles.unknown}>옷 정보가 없어요.</p>

function factsOf({ piece, whole }: Slide) {
  if (!piece)
    return {
      kind: '옷차림',
      name: `옷 ${whole.pieces.length}가지`,
      label: '입은 옷',
      chips: whole.pieces.map(({ clothesId, name }) => ({ key: clothesId as string, text: name })),
    }
  return {
    kind: clothesTypeLabels[piece.type],
    name: piece.name,
    label: '옷 속성',
    chips: piece.attributes.map((one) => ({ key: `${one.definitionId} ${one.value}`, text: attributeText(one) })),
  }
}
