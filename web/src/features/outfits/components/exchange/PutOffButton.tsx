import { type ClothesId, dayTexts } from '@otday/contract'
import { messageOf } from '../../../../platform/api/api-error.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type DayOf, usePutOff } from '../../../stylist-preferences/index.ts'

interface PutOffButtonProps {
  day: DayOf
  id: ClothesId
  onDone: () => void
}

/** Excludes the piece from recommendations for that day and occasion. */
export function PutOffButton({ day, id, onDone }: PutOffButtonProps) {
  const putOff = usePutOff(day)
  const press = () => putOff.mutate(id, { onSuccess: onDone, onError: (error) => toast.error(messageOf(error)) })
  return (
    <Button variant="ghost" size="s" loading={putOff.isPending} onClick={press}>
      {dayTexts.putOff}
    </Button>
  )
}
