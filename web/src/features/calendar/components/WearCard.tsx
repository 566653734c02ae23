import { skyOf } from '@otday/art/sky'
import { Feeling, feelingLabels, occasionLabels, type Wear } from '@otday/contract'
import { FlatLay } from '../../../ui/FlatLay.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../styles/class-names.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { ClothesPicture } from '../../clothes/index.ts'
import { changeWear } from '../../diary/index.ts'
import { FeltSign } from '../../../art/FeltSign.tsx'
import { wearName } from '../calendar-entries.ts'
import { missingText } from '../plan-texts.ts'
import { WearNote } from './WearNote.tsx'
import { WearPhoto } from './WearPhoto.tsx'
import { GapNote } from './GapNote.tsx'
import styles from './WearCard.module.css'

interface WearActions {
  onChange: (wear: Wear) => void
  onMove: (wear: Wear) => void
  onCopy: (wear: Wear) => void
  onDelete: (wear: Wear) => void
  onPhoto: (wear: Wear) => void
}

interface WearCardProps extends WearActions {
  wear: Wear
  today: string
  /** Position of the outfit among those of the day, from 1. */
  at: number
}

/** Card of one outfit of a day. */
export function WearCard({ wear, today, at, ...actions }: WearCardProps) {
  const { date, state, occasion, from, items, scene, feeling, isAssumed } = wear
  const name = wearName(wear, at)
  const weather = wear.observed ?? wear.weather
  const missing = missingText(wear)
  const isWorn = state === 'WORN'
  return (
    <article className={styles.card} aria-label={name}>
      <header>
        {occasion && <span className={styles.chip}>{occasionLabels[occasion]}</span>}
        {from && <span className={`${styles.from} num`}>{`${from}부터`}</span>}
        <span className={classNames(styles.state, isWorn && styles.worn)}>
          <Icon name={isWorn ? 'check-circle' : 'calendar'} size={16} />
          <span>{isWorn ? '입었어요' : date === today ? '입을래요' : '계획'}</span>
        </span>
        <Menu
          label={`${name} 메뉴`}
          trigger={<IconButton icon="more" label={`${name} 메뉴`} />}
          items={[
            { label: '옷 바꾸기', icon: 'swap', onSelect: () => actions.onChange(wear) },
            { label: '다른 날로 옮기기', icon: 'calendar', onSelect: () => actions.onMove(wear) },
            { label: '다른 날로 복사', icon: 'plus', onSelect: () => actions.onCopy(wear) },
            { label: '삭제', icon: 'trash', danger: true, separated: true, onSelect: () => actions.onDelete(wear) },
          ]}
        />
      </header>
      <div className={classNames(styles.shown, isWorn && styles.two)}>
        <FlatLay
          pieces={items}
          scene={scene ?? emptyScene}
          sky={weather ? skyOf(weather.skyStatus, weather.precipitationType) : 'clear'}
          label={name}
          eager
        />
        {isWorn && <WearPhoto wear={wear} name={name} onOpen={() => actions.onPhoto(wear)} />}
      </div>
      <ul className={styles.pieces} aria-label="입은 옷">
        {items.map((item) => (
          <li key={item.clothesId}>
            <ClothesPicture item={item} sizes="84px" />
            <span>{item.name}</span>
            {item.isGone && <small>지운 옷</small>}
          </li>
        ))}
      </ul>
      {missing && (
        <GapNote>
          <span>{missing}</span>
          <Button size="s" variant="ghost" onClick={() => actions.onChange(wear)}>
            다른 옷 고르기
          </Button>
        </GapNote>
      )}
      {isWorn ? (
        <>
          {isAssumed && <p className={styles.quiet}>계획대로 입은 것으로 적어 뒀어요.</p>}
          <Felt
            name={name}
            value={feeling}
            onSelect={(next) => changeWear(wear, { feeling: next === feeling ? null : next })}
          />
        </>
      ) : (
        date <= today && (
          <div className={styles.ask}>
            {date < today && <p>이 옷, 입고 나갔나요?</p>}
            <Button onClick={() => changeWear(wear, { state: 'WORN' }, '입은 옷으로 적었어요.')}>입었어요</Button>
            {date < today && (
              <Button variant="secondary" onClick={() => actions.onDelete(wear)}>
                아니에요
              </Button>
            )}
          </div>
        )
      )}
      <WearNote note={wear.note} name={name} onSave={(note) => changeWear(wear, { note: note.trim() || null })} />
    </article>
  )
}

const emptyScene = { format: 'square', ratio: 1, unit: 0.01, pieces: [], left: [] } as const satisfies object as never

interface FeltProps {
  name: string
  value: Feeling | null
  onSelect: (feeling: Feeling) => void
}

function Felt({ name, value, onSelect }: FeltProps) {
  return (
    <fieldset className={styles.felts} aria-label={`${name}, 어땠어요?`}>
      <legend>어땠어요?</legend>
      {Feeling.options.map((feeling) => (
        <button
          key={feeling}
          type="button"
          data-feeling={feeling}
          aria-pressed={value === feeling}
          onClick={() => onSelect(feeling)}
        >
          <FeltSign feeling={feeling} size={20} />
          {feelingLabels[feeling]}
        </button>
      ))}
    </fieldset>
  )
}
