import type { ClothesId } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { monthTitle } from '../../../platform/time/calendar-days.ts'
import { ChartIcon } from './ChartIcon.tsx'
import { moneyOf } from '../numbers.ts'
import styles from './PiecePurchase.module.css'
import { PurchaseDialog } from './PurchaseDialog.tsx'
import { purchaseQuery } from '../queries.ts'

/** Shows, among the details of a piece, what it cost. */
export function PiecePurchase({ clothesId }: { clothesId: ClothesId }) {
  const { data, isError, isFetching, refetch } = useQuery(purchaseQuery(clothesId))
  const [isOpen, setOpen] = useState(false)
  if (!data)
    return (
      <div className={styles.purchase}>
        {isError ? (
          <>
            <span>값을 불러오지 못했어요.</span>
            <RetryButton size="s" busy={isFetching} onRetry={() => void refetch()} />
          </>
        ) : (
          <Skeleton height={36} radius={12} />
        )}
      </div>
    )
  const { price, currency, purchasedOn } = data
  return (
    <div className={styles.purchase}>
      {price !== null && currency && <b className="num">{moneyOf(price, currency)}</b>}
      {purchasedOn && <span className="num">{`${monthTitle(purchasedOn)}에 샀어요`}</span>}
      <Button variant="soft" size="s" onClick={() => setOpen(true)}>
        <ChartIcon name="won" size={16} />
        <span>{price === null ? '값 적기' : '값 바꾸기'}</span>
      </Button>
      {isOpen && <PurchaseDialog clothesId={clothesId} onClose={() => setOpen(false)} />}
    </div>
  )
}
