import type { ClothesId, Statistics } from '@otday/contract'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ClothesPicture } from '../../clothes/index.ts'
import { ChartIcon } from './ChartIcon.tsx'
import { moneyOf } from '../numbers.ts'
import { PricesDialog } from './PricesDialog.tsx'
import { StatisticsCard } from './StatisticsCard.tsx'
import { ShowAll } from './WornCard.tsx'
import styles from './CostsCard.module.css'
import shared from './statistics.module.css'

const shown = 7

/** Lists the cost per wear of pieces. A press on a row opens the dialog to change the piece's price. */
export function CostsCard({ statistics: { costs, values } }: { statistics: Statistics }) {
  const [all, setAll] = useState(false)
  /** Piece whose price is being changed; true: the user has yet to choose the piece. */
  const [edited, edit] = useState<ClothesId | true | null>(null)
  return (
    <StatisticsCard
      title="한 번 입는 데 든 값"
      span={7}
      action={
        <div className={shared.row}>
          {costs.length > shown && <ShowAll isAll={all} onChange={setAll} />}
          <Button variant="soft" size="s" onClick={() => edit(true)}>
            <ChartIcon name="won" size={16} />
            <span>값 적기</span>
          </Button>
        </div>
      }
      note={
        costs.length === 0 ? (
          '값을 적으면 계산해 드려요.'
        ) : (
          <>
            <span>{`값을 적은 ${values.reduce((sum, { pieces }) => sum + pieces, 0)}개의 합은`}</span>{' '}
            <b>{values.map(({ total, currency }) => moneyOf(total, currency)).join(' + ')}</b>
            <span>이에요. 나만 볼 수 있어요.</span>
          </>
        )
      }
    >
      {costs.length > 0 && (
        <table className={styles.costs} aria-label="한 번 입는 데 든 값">
          <thead>
            <tr>
              <th scope="col">옷</th>
              <th scope="col" className={styles.wide}>
                산 값
              </th>
              <th scope="col">입은 횟수</th>
              <th scope="col">한 번에</th>
            </tr>
          </thead>
          <tbody>
            {costs.slice(0, all ? costs.length : shown).map(({ item, price, currency, days, perDay }) => (
              <tr key={item.clothesId}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.piece}
                    aria-label={`${item.name}, 값 바꾸기`}
                    onClick={() => edit(item.clothesId)}
                  >
                    <span className={shared.picture}>
                      <ClothesPicture item={item} sizes="44px" />
                    </span>
                    <span className="ell">{item.name}</span>
                  </button>
                </th>
                <td className={`num ${styles.wide}`}>{moneyOf(price, currency)}</td>
                <td className="num">{`${days}번`}</td>
                <td className="num">{perDay === null ? '아직 안 입음' : <b>{moneyOf(perDay, currency)}</b>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {edited && <PricesDialog {...(edited !== true && { clothesId: edited })} onClose={() => edit(null)} />}
    </StatisticsCard>
  )
}
