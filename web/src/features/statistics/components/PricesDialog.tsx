import type { ClothesId } from '@otday/contract'
import { useState } from 'react'
import { useUser } from '../../../platform/session/session.ts'
import { PickDialog } from '../../lookbook/index.ts'
import { PurchaseDialog } from './PurchaseDialog.tsx'

/** Asks for the piece unless it is known, then for its price. */
export function PricesDialog({ clothesId, onClose }: { clothesId?: ClothesId; onClose: () => void }) {
  const user = useUser()
  const [chosen, choose] = useState(clothesId)
  if (chosen) return <PurchaseDialog clothesId={chosen} onClose={onClose} />
  return (
    user && (
      <PickDialog
        isSingle
        user={user}
        title="어떤 옷의 값을 적을까요?"
        before={[]}
        saveLabel="다음"
        busy={false}
        onSave={([id]) => choose(id)}
        onClose={onClose}
      />
    )
  )
}
