import {
  type ClothesId,
  type Feed,
  type LookId,
  type Occasion,
  occasionLabels,
  type Recommendation,
} from '@otday/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ClosetIcon } from '../../../art/closet-icons.tsx'
import { messageOf } from '../../../platform/api/api-error.ts'
import { isKnown } from '../../../platform/cache/is-known.ts'
import { now } from '../../../platform/time/clock.ts'
import { monthDayOf } from '../../../platform/time/format.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { randomId } from '../../../platform/device/random-id.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { monthDay } from '../../../platform/time/calendar-days.ts'
import { looksOf } from '../looks-of.ts'
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

/** Saves the outfit as a look, unless there is one of the same pieces; another press removes it. */
export function KeepOutfit(props: KeepOutfitProps) {
  const { clothesIds, name, occasions } = chosenOf(props)
  const query = looksOf(clothesIds)
  const saved = useQuery(query)
  const queryClient = useQueryClient()
  const isReady = isKnown(saved)
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const look = saved.data?.[0]
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { lookRecords } = await import('../mutations.ts')
      if (look) {
        await lookRecords.remove(look)
        return
      }
      // The list may not be known here, as its request failed before: a look of the same pieces is not saved twice.
      const known = await queryClient.fetchQuery({ ...query, staleTime: 60_000 })
      if (known.length > 0) return
      const id = randomId<LookId>()
      const see = { label: lookTexts.see, onPress: () => void navigate(`${paths.lookbook}?lookId=${id}`) }
      const body = { name, tags: [], occasions, clothesIds, revision: 0 }
      await lookRecords.save({ id, body, text: lookTexts.saved, action: see })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className={`${buttonClass({ variant: 'ghost' })} ${styles.keep}`}
      data-keep
      {...(isReady && { 'aria-pressed': look !== undefined })}
      disabled={!isReady}
      aria-busy={isBusy || undefined}
      onClick={() => press().catch((error: unknown) => toast.error(messageOf(error)))}
    >
      <ClosetIcon name="bookmark" filled={look !== undefined} />
      <span>룩북에 저장</span>
    </button>
  )
}
