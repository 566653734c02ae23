import {
  type ClothesId,
  type Feed,
  type Look,
  type LookId,
  type Occasion,
  occasionLabels,
  type Recommendation,
} from '@otday/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ClosetIcon } from '../../../art/closet-icons.tsx'
import { now } from '../../../platform/time/clock.ts'
import { monthDayOf } from '../../../platform/time/format.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { randomId } from '../../../platform/device/random-id.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { monthDay } from '../../../platform/time/calendar-days.ts'
import { lookTexts } from '../look-texts.data.ts'
import styles from './KeepOutfit.module.css'

type Outfit = Pick<Recommendation, 'clothes' | 'occasion'> | Feed

interface KeepOutfitProps {
  outfit: Outfit
  /** Date for which the outfit was recommended; absent: today. */
  date?: string | undefined
}

/** Returns the outfit's pieces, and the name and occasions that the look gets when it is saved. */
function chosenOf({ outfit, date }: KeepOutfitProps): { clothesIds: ClothesId[]; name: string; occasions: Occasion[] } {
  const idsOf = (items: readonly { clothesId: ClothesId }[]) => items.map(({ clothesId }) => clothesId)
  if ('ootds' in outfit)
    return { clothesIds: idsOf(outfit.ootds), name: `${monthDayOf(outfit.createdAt)} OOTD`, occasions: [] }
  const { clothes, occasion } = outfit
  return {
    clothesIds: idsOf(clothes),
    name: `${date ? monthDay(date) : monthDayOf(now())} ${occasionLabels[occasion]}`,
    occasions: [occasion],
  }
}

/** Saves the outfit as a look; another press removes it. The API calls are loaded with the first press. */
export function KeepOutfit(props: KeepOutfitProps) {
  const { clothesIds, name, occasions } = chosenOf(props)
  const key = clothesIds.join()
  const [saved, setSaved] = useState<ReadonlyMap<string, Look>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const look = saved.get(key)
  const keep = (next: Look | null) =>
    setSaved((before) => new Map([...before].filter(([each]) => each !== key).concat(next ? [[key, next]] : [])))
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { lookRecords } = await import('../mutations.ts')
      if (look) {
        if (await lookRecords.remove(look)) keep(null)
        return
      }
      const id = randomId<LookId>()
      const see = { label: lookTexts.see, onPress: () => void navigate(`${paths.lookbook}?lookId=${id}`) }
      const body = { name, tags: [], occasions, clothesIds, revision: 0 }
      const next = await lookRecords.save({ id, body, text: lookTexts.saved, action: see })
      if (next) keep(next)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className={`${buttonClass({ variant: 'ghost' })} ${styles.keep}`}
      data-keep
      aria-pressed={look !== undefined}
      aria-busy={isBusy || undefined}
      onClick={() => void press()}
    >
      <ClosetIcon name="bookmark" filled={look !== undefined} />
      <span>룩북에 저장</span>
    </button>
  )
}
