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
  /** Today's weather, for which the server rates the chosen pieces. */
  weather: Weather
  sky: Sky
  occasion: Occasion | undefined
  /** Pieces to begin with. */
  pieces: readonly OutfitItem[]
  /** Returns buttons for the chosen pieces; called with null until the server has rated them for the weather. */
  actions: (chosen: readonly ClothesId[] | null, closeNow: () => void) => ReactNode
  onClose: () => void
}

/** Dialog to choose the pieces of a look, in the same way as the outfit of a day. */
export function ComposeLook({
  title,
  user,
  weather,
  sky,
  occasion = 'CASUAL',
  pieces,
  actions,
  onClose,
}: ComposeLookProps) {
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
