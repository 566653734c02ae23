import { daysAfter } from '@otday/common/seoul-time'
import { plannedDaysAhead } from '@otday/contract'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'

interface LookDayProps {
  /** `YYYY-MM-DD` */
  today: string
  onChoose: (date: string) => void
  onClose: () => void
}

/** Asks on which of the next days the look is to be worn. */
export function LookDay({ today, onChoose, onClose }: LookDayProps) {
  const last = daysAfter(today, plannedDaysAhead)
  const [date, setDate] = useState(daysAfter(today, 1))
  const isOut = date < today || date > last
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOut) onChoose(date)
  }
  return (
    <Dialog
      open
      short
      size="s"
      title="입을 날"
      onClose={onClose}
      footer={
        <Button type="submit" form={form} disabled={isOut}>
          계획에 넣기
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field label="날" error={isOut ? `오늘부터 ${plannedDaysAhead}일 안에서 골라 주세요.` : null}>
          <TextInput
            type="date"
            value={date}
            min={today}
            max={last}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
