import { type ClothesId, type Statistics, unwornDays } from '@otday/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { ClosetIcon } from '../../../art/closet-icons.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { paths } from '../../../platform/navigation/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { ClothesPicture, countedOf } from '../../clothes/index.ts'
import { useLaundryChange } from '../../laundry/index.ts'
import { StatisticsCard } from './StatisticsCard.tsx'
import { ShowAll } from './WornCard.tsx'
import styles from './UnwornCard.module.css'
import shared from './statistics.module.css'

const shown = 7

/**
 * Lists pieces that have not been worn for long, with buttons to compose an outfit with the chosen ones or to pack them
 * away for the season; without a choice, the buttons apply to the first piece.
 */
export function UnwornCard({ unworn, waiting }: { unworn: Statistics['unworn']; waiting: number }) {
  const [all, setAll] = useState(false)
  const [chosen, setChosen] = useState<readonly ClothesId[]>([])
  const { mutate: change, isPending } = useLaundryChange()
  const listed = unworn.slice(0, all ? unworn.length : shown)
  const there = chosen.filter((id) => unworn.some(({ item }) => item.clothesId === id))
  const meant = there.length > 0 ? there : unworn.slice(0, 1).map(({ item }) => item.clothesId)
  const toggle = (id: ClothesId) =>
    setChosen(there.includes(id) ? there.filter((other) => other !== id) : [...there, id])
  if (unworn.length === 0)
    return (
      <p className={`${shared.card} ${shared.idle}`} data-waiting={waiting > 0 || undefined}>
        <Icon name={waiting > 0 ? 'hanger' : 'check-circle'} size={20} />
        <span>
          {waiting > 0
            ? `아직 안 입은 옷이 ${waiting}개 있어요. 옷장에 넣은 지 ${unwornDays}일이 지나면 여기에 모여요.`
            : `${unwornDays}일 동안 안 입은 옷이 없어요. 옷장의 옷을 고루 입고 있어요.`}
        </span>
      </p>
    )
  return (
    <StatisticsCard
      title={
        <>
          <span>{`${unwornDays}일 동안 안 입은 옷`}</span>{' '}
          <em className="num">{countedOf(unworn.map(({ item }) => item))}</em>
        </>
      }
      span={12}
      action={unworn.length > shown && <ShowAll isAll={all} onChange={setAll} />}
    >
      <ul className={styles.unworn} data-all={all ? '' : undefined}>
        {listed.map(({ item, days }) => (
          <li key={item.clothesId}>
            <button type="button" aria-pressed={meant.includes(item.clothesId)} onClick={() => toggle(item.clothesId)}>
              <ClothesPicture item={item} sizes="(max-width: 767px) 30vw, 140px" />
              <b className="ell">{item.name}</b>
              <span className="num">{`${days}일 전`}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Link className={buttonClass({ variant: 'soft' })} to={`${paths.recommendations}?compose=${meant.join(',')}`}>
          <Icon name="sparkle" size={18} />이 옷으로 입어 볼래요
        </Link>
        <Button variant="secondary" loading={isPending} onClick={() => change({ to: 'STORAGE', clothesIds: meant })}>
          <ClosetIcon name="storage" />
          <span>보관함으로</span>
        </Button>
      </div>
    </StatisticsCard>
  )
}
