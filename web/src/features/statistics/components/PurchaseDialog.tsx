import { seoulDate } from '@otday/common/seoul-time'
import { type ClothesId, futurePurchase, mostPrice, type Purchase, purchases } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../platform/api/api-error.ts'
import { now } from '../../../platform/time/clock.ts'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { invalid } from '../../../platform/forms/rules.ts'
import { useDialogForm } from '../../../platform/forms/use-dialog-form.ts'
import { queryClient } from '../../../platform/cache/query-client.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { toast } from '../../../ui/toast.ts'
import { renewStatistics } from '../renew.ts'
import { purchaseQuery, purchasesApi, statisticsKey } from '../queries.ts'
import styles from './PurchaseDialog.module.css'

const currencies = [
  { value: 'KRW', label: '원' },
  { value: 'USD', label: '달러' },
  { value: 'EUR', label: '유로' },
  { value: 'JPY', label: '엔' },
  { value: 'CNY', label: '위안' },
  { value: 'GBP', label: '파운드' },
] as const

/** Dialog for price and date of purchase of a piece. */
export function PurchaseDialog({ clothesId, onClose }: { clothesId: ClothesId; onClose: () => void }) {
  const { data, isError, error, isFetching, refetch } = useQuery(purchaseQuery(clothesId))
  if (data) return <PurchaseForm clothesId={clothesId} known={data} onClose={onClose} />
  return (
    <Dialog open short size="s" title="값 적기" onClose={onClose}>
      {isError ? (
        <ErrorState
          level={3}
          title="값을 불러오지 못했어요"
          text={messageOf(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={220} radius={12} />
      )}
    </Dialog>
  )
}

interface Values {
  price: string
  currency: string
  purchasedOn: string
}

/** Parses a price: '89,000' is 89000; null if blank, NaN for what is no number. */
const priceIn = (text: string) => (text.trim() === '' ? null : Number(text.replaceAll(',', '').trim()))

const bodyOf = ({ price, currency, purchasedOn }: Values) => ({
  price: priceIn(price),
  currency,
  purchasedOn: purchasedOn || null,
})

const fault = (price: string, { currency }: Values) => {
  if (Number.isNaN(priceIn(price))) return invalid('숫자로 적어 주세요.')
  const issue = purchases.set.body.safeParse({ price: priceIn(price), currency }).error?.issues[0]
  if (!issue) return null
  if (issue.code === 'custom') return invalid(issue.message)
  return invalid(`0부터 ${mostPrice.toLocaleString('ko-KR')}까지, 소수 두 자리까지 적을 수 있어요.`)
}

interface PurchaseFormProps {
  clothesId: ClothesId
  known: Purchase
  onClose: () => void
}

function PurchaseForm({ clothesId, known, onClose }: PurchaseFormProps) {
  const form = useDialogForm<Values>(
    {
      known: {
        price: known.price?.toLocaleString('ko-KR') ?? '',
        currency: known.currency ?? 'KRW',
        purchasedOn: known.purchasedOn ?? '',
      },
      rules: {
        price: fault,
        purchasedOn: (date) => (date > seoulDate(now()) ? invalid(futurePurchase) : null),
      },
      submit: async (values, done) => {
        const saved = await purchasesApi.set({ params: { clothesId }, body: bodyOf(values) })
        queryClient.setQueryData(purchaseQuery(clothesId).queryKey, saved)
        void queryClient.invalidateQueries({ queryKey: statisticsKey })
        renewStatistics()
        toast.success(saved.price === null ? '값을 지웠어요.' : '값을 적었어요.')
        done()
      },
    },
    onClose,
  )
  const { field, values, set, errorOf } = form
  return (
    <FormDialog
      title="값 적기"
      text="나만 볼 수 있어요. 비워 두면 지워져요."
      form={form}
      submitLabel="저장"
      busyLabel="저장하는 중..."
    >
      <div className={styles.price}>
        <Field label="산 값" error={errorOf('price')}>
          <TextInput {...field('price')} inputMode="decimal" autoComplete="off" placeholder="89,000" />
        </Field>
        <Field label="통화">
          <Select
            label="통화"
            variant="field"
            value={values.currency}
            options={currencies}
            onChange={(currency) => set({ currency })}
          />
        </Field>
      </div>
      <Field label="산 날" error={errorOf('purchasedOn')} hint="몰라도 괜찮아요.">
        <TextInput {...field('purchasedOn')} type="date" max={seoulDate(now())} />
      </Field>
    </FormDialog>
  )
}
