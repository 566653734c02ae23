import type { PieceNotes as Notes } from '@otday/contract'
import { useId } from 'react'
import { FactRow } from './FactRow.tsx'
import styles from './PieceReading.module.css'

const labels = { brand: '브랜드', size: '사이즈', memo: '메모' } as const satisfies Record<keyof Notes, string>

/** Shows the owner's notes on a piece; renders nothing if there are none. */
export function PieceNotes({ notes }: { notes: Notes }) {
  const id = useId()
  const written = (['brand', 'size', 'memo'] as const).filter((name) => notes[name] !== null)
  if (written.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        내가 적은 것
      </h3>
      <p className={styles.hint}>나만 볼 수 있어요.</p>
      <dl className={styles.rows}>
        {written.map((name) => (
          <FactRow key={name} label={labels[name]} value={<span className={styles.written}>{notes[name]}</span>} />
        ))}
      </dl>
    </section>
  )
}
