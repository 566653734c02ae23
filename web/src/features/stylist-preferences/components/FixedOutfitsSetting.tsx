import type { ClothesId, FixedOutfit, StylistPreferences, UserDto } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazy } from '../../../ui/lazy.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { closetQuery } from '../../clothes/index.ts'
import { fixedOn, withFixed } from './fixed-outfits.ts'
import { SettingBlock } from './SettingBlock.tsx'
import { useSavePreferences } from './use-save-preferences.ts'
import { weekdays } from './weekdays.data.ts'
import styles from './FixedOutfitsSetting.module.css'

const FixedOutfitDialog = lazy(() => import('./FixedOutfitDialog.tsx')).part('FixedOutfitDialog')

interface FixedOutfitsSettingProps {
  preferences: StylistPreferences
  user: UserDto
}

/** Sets pieces that are always worn on a weekday; the stylist chooses the other pieces to go with them. */
export function FixedOutfitsSetting({ preferences: { fixedOutfits }, user }: FixedOutfitsSettingProps) {
  const save = useSavePreferences()
  const { dialog, open, close } = useHistoryDialog()
  const chosenDay = dialog?.name === 'fixed-outfit' && weekdays.find(({ weekday }) => String(weekday) === dialog.id)
  const set = (next: FixedOutfit[]) => save.mutate({ fixedOutfits: next })
  return (
    <SettingBlock
      title="정해진 옷"
      text="교복이나 근무복처럼 입을 옷이 정해진 요일이 있나요? 겉옷과 목도리, 우산만 맞춰 골라요."
      save={save}
    >
      <ul className={styles.rows}>
        {weekdays.map(({ weekday, name, fullName }) => {
          const ids = fixedOn(fixedOutfits, weekday)
          return (
            <li key={weekday} className={styles.row}>
              <span className={styles.name}>{name}</span>
              <PieceNames ids={ids} user={user} />
              {ids.length > 0 && (
                <Button
                  variant="ghost"
                  size="s"
                  aria-label={`${fullName} 비우기`}
                  onClick={() => set(withFixed(fixedOutfits, weekday, []))}
                >
                  비우기
                </Button>
              )}
              <Button
                variant="secondary"
                size="s"
                aria-label={`${fullName} 고르기`}
                onClick={() => open({ name: 'fixed-outfit', id: String(weekday) })}
              >
                고르기
              </Button>
            </li>
          )
        })}
      </ul>
      <Suspense fallback={null}>
        {chosenDay && (
          <FixedOutfitDialog
            key={chosenDay.weekday}
            user={user}
            title={`${chosenDay.fullName}에 입는 옷`}
            fixed={fixedOn(fixedOutfits, chosenDay.weekday)}
            onSave={(ids) => set(withFixed(fixedOutfits, chosenDay.weekday, ids))}
            onClose={close}
          />
        )}
      </Suspense>
    </SettingBlock>
  )
}

/** Shows the names of pieces. The closet, which contains the names, is requested just when `ids` is not empty. */
function PieceNames({ ids, user }: { ids: readonly ClothesId[]; user: UserDto }) {
  const { data: closet, isError } = useQuery({ ...closetQuery(user.id), enabled: ids.length > 0 })
  if (ids.length === 0) return <span className={styles.none}>없음</span>
  if (isError) return <span className={styles.pieces}>{`${ids.length}개`}</span>
  if (!closet) return <Skeleton width="60%" height={20} />
  const names = ids.flatMap((id) => closet.find((piece) => piece.id === id)?.name ?? [])
  return <span className={styles.pieces}>{names.join(', ')}</span>
}
