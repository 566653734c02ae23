import type { Sky } from '@otday/art/sky'
import type { ClothesId, Occasion, OutfitItem, UserDto, Weather } from '@otday/contract'
import { type ReactNode, Suspense, useState } from 'react'
import { LeaveQuestion } from '../../../platform/leave/LeaveQuestion.tsx'
import { useLeaveGuard } from '../../../platform/leave/use-leave-guard.ts'
import { Button } from '../../../ui/Button.tsx'
import { ComposeDialog } from '../../outfits/index.ts'
import { LookForm } from './LookForm.tsx'

interface ComposeLookProps {
  title: string
  user: UserDto
  /** Weather of today: what is chosen is judged for it. */
  weather: Weather
  sky: Sky
  occasion: Occasion | undefined
  /** Pieces to begin with. */
  pieces: readonly OutfitItem[]
  /** Buttons for the pieces; null until they are known to fit together. */
  actions: (chosen: readonly ClothesId[] | null, closeNow: () => void) => ReactNode
  onClose: () => void
}

/** Chooses the pieces of a look, just as the pieces for a day are chosen. */
export function ComposeLook(props: ComposeLookProps) {
  const { title, user, weather, sky, occasion = 'CASUAL', pieces, actions, onClose } = props
  const [first] = useState(() => pieces.map(({ clothesId }) => clothesId).join(',') || null)
  const [chosen, choose] = useState(first)
  const exit = useLeaveGuard(chosen !== first, onClose)
  return (
    <>
      <Suspense fallback={null}>
        <ComposeDialog
          title={title}
          outfit={{ weatherId: weather.id, occasion, userId: user.id, clothes: pieces }}
          layer={{ value: chosen, replace: choose, close: exit.tryClose }}
          sky={sky}
          actions={(judged) => actions(judged && judged.clothes.map(({ clothesId }) => clothesId), exit.closeNow)}
        />
      </Suspense>
      <LeaveQuestion guard={exit.guard} />
    </>
  )
}

const nothing: readonly OutfitItem[] = []

type NewLookProps = Pick<ComposeLookProps, 'user' | 'sky' | 'occasion' | 'onClose'> & { weather: Weather | undefined }

/** Composes a look and names it; without a weather the pieces are chosen from a list. */
export function NewLook({ user, weather, sky, occasion, onClose }: NewLookProps) {
  const [named, name] = useState<{ pieces: readonly ClothesId[]; closeAll: () => void } | null>(null)
  if (!weather) return <LookForm user={user} occasion={occasion} onClose={onClose} />
  return (
    <>
      <ComposeLook
        title="룩북 만들기"
        user={user}
        weather={weather}
        sky={sky}
        occasion={occasion}
        pieces={nothing}
        actions={(pieces, closeAll) => (
          <Button disabled={!pieces} onClick={() => pieces && name({ pieces, closeAll })}>
            다음
          </Button>
        )}
        onClose={onClose}
      />
      {named && (
        <LookForm
          user={user}
          pieces={named.pieces}
          occasion={occasion}
          onClose={() => name(null)}
          onSaved={named.closeAll}
        />
      )}
    </>
  )
}
