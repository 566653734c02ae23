import { withParticle } from '@otday/common/particles'
import { daysAfter } from '@otday/common/seoul-time'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'

interface ReturnDayDialogProps {
  until: string | null
  /** Number of the pieces with its unit, such as 3벌. */
  counted: string
  /** `YYYY-MM-DD`; the chosen day must be after it. */
  today: string
  onChoose: (until: string | null) => void
  onClose: () => void
}

/** Asks for the day on which pieces that are packed away for the season count as back in the closet. */
export function ReturnDayDialog({ until, counted, today, onChoose, onClose }: ReturnDayDialogProps) {
  const [date, setDate] = useState(until ?? '')
  const isEarly = date !== '' && date <= today
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (date !== '' && !isEarly) onChoose(date)
  }
  return (
    <Dialog
      open
      short
      size="s"
      title={`옷 ${withParticle(counted, '이/가')} 돌아오는 날`}
      onClose={onClose}
      footer={
        <>
          {until && (
            <Button variant="ghost" onClick={() => onChoose(null)}>
              날 없이 보관
            </Button>
          )}
          <Button type="submit" form={form} disabled={date === '' || isEarly}>
            {until ? '바꾸기' : '정하기'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field label="돌아오는 날" error={isEarly ? '오늘보다 뒤인 날이어야 해요.' : null}>
          <TextInput
            type="date"
            value={date}
            min={daysAfter(today, 1)}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
