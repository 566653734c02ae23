import type { Sky } from '@otday/art/sky'
import type { Judgement, Recommendation } from '@otday/contract'
import { Button } from '../../../ui/Button.tsx'
import type { Outfits } from '../use-outfits.ts'
import { ComposeDialog } from '../../outfits/index.ts'

interface ComposeTodayProps {
  outfits: Outfits
  recommendation: Recommendation
  layer: { value: string | null; replace: (value: string) => void; close: () => void }
  sky: Sky
  onRegister: () => void
}

/** Dialog to compose the outfit of the day by hand, and wear or post it. */
export function ComposeToday({ outfits, recommendation, layer, sky, onRegister }: ComposeTodayProps) {
  const wear = (chosen: Judgement | null, then: () => void) => {
    if (!chosen) return
    outfits.wear(chosen)
    then()
  }
  return (
    <ComposeDialog
      outfit={recommendation}
      layer={layer}
      sky={sky}
      actions={(chosen) => (
        <>
          <Button variant="soft" disabled={!chosen} onClick={() => wear(chosen, layer.close)}>
            이 옷차림으로
          </Button>
          <Button icon="plus" disabled={!chosen} onClick={() => wear(chosen, onRegister)}>
            OOTD 등록
          </Button>
        </>
      )}
    />
  )
}
