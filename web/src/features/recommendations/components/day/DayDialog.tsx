import { withParticle } from '@otday/common/particles'
import {
  DayPlan,
  dayPlanLabels,
  dayTexts,
  excessOf,
  longestDayNote,
  mostDayPlans,
  type Occasion,
  occasionLabels,
  type ReadDay,
  wordsOfDay,
} from '@otday/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageOf } from '../../../../platform/api/api-error.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { isComposing } from '../../../../ui/is-composing.ts'
import { Select } from '../../../../ui/Select.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../../ui/States.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { ToggleChips } from '../../../../ui/ToggleChips.tsx'
import { type DayOf, dayQuery, isSame, type SaidOfDay, useDescribe } from '../../../stylist-preferences/index.ts'
import { includes, wishOf } from '../../day-wish.ts'
import { withSaid } from '../../history.ts'
import { outfitsQuery } from '../../queries.ts'
import type { Outfits } from '../../use-outfits.ts'
import styles from './DayDialog.module.css'

const plans = DayPlan.options.map((value) => ({ value, label: dayPlanLabels[value] }))
const asUsual = { value: '', label: dayTexts.usualHours }
const hours = [asUsual, ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}시` }))]
const hourOf = (value: string) => (value === '' ? null : Number(value))

interface DayDialogProps extends DayOf {
  /** 오늘, 내일, 모레 or a date. */
  day: string
  /** Outfits of the day. Another one is requested when the dialog closes, if the user has entered something. */
  outfits: Outfits
  onClose: () => void
}

/**
 * Asks what the day is like besides its occasion. It is opened only on request; the server forgets the reply after a
 * month.
 */
export function DayDialog(props: DayDialogProps) {
  const { date, occasion, day, outfits, onClose } = props
  const queryClient = useQueryClient()
  const said = useRef<ReadDay | null>(null)
  const onRead = (read: ReadDay) => {
    said.current = withNamed(read, said.current)
    const { weatherId } = outfits.recommendation ?? {}
    if (!weatherId) return
    const history = outfitsQuery(weatherId, {}).queryKey
    queryClient.setQueryData(history, (known) => known && withSaid(known, read.occasion, wordsOfDay(read)))
  }
  const end = useEffectEvent(() => said.current && chooseFor(said.current, outfits))
  useEffect(() => () => void end(), [])
  const { data: kept, isError, error, refetch } = useQuery(dayQuery({ date, occasion }))
  return (
    <Dialog open short title={`${withParticle(day, '은/는')} ${dayTexts.title}`} onClose={onClose}>
      {kept ? (
        <DayForm {...props} kept={kept} onRead={onRead} />
      ) : isError ? (
        <ErrorState level={3} title={dayTexts.failed} text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={280} radius={12} />
      )}
    </Dialog>
  )
}

/**
 * Requests another outfit, for the occasion, event and sport that the server derived from what the user said about the
 * day.
 */
function chooseFor(read: ReadDay, { wish, another, choose }: Outfits): void {
  const named = wishOf(read)
  if (includes(wish, named)) another()
  else choose(named)
}

interface DayFormProps extends Omit<DayDialogProps, 'day' | 'outfits'> {
  kept: SaidOfDay
  onRead: (read: ReadDay) => void
}

/**
 * Returns what the server derived from a note, with the event and sport that earlier notes named for the same occasion.
 */
const withNamed = (read: ReadDay, before: ReadDay | null): ReadDay =>
  before?.occasion === read.occasion
    ? { ...read, formalEvent: read.formalEvent ?? before.formalEvent, sport: read.sport ?? before.sport }
    : read

/** Whether the user's note named another occasion, an event or a sport. */
const isNamed = (read: ReadDay, occasion: Occasion) =>
  read.occasion !== occasion || read.formalEvent !== null || read.sport !== null

function DayForm({ date, occasion: first, kept: known, onRead, onClose }: DayFormProps) {
  const [kept, setKept] = useState<SaidOfDay>(known)
  const [said, setSaid] = useState<SaidOfDay>(kept)
  /**
   * Occasion under which the server stores what the user says about the day. If a note names another occasion, it
   * changes to that one.
   */
  const [occasion, setOccasion] = useState(first)
  const [note, setNote] = useState('')
  const [unread, setUnread] = useState(false)
  const describe = useDescribe({ date, occasion })
  const change = (next: Partial<SaidOfDay>) => setSaid((before) => ({ ...before, ...next }))
  const isBlank = note.trim() === ''
  const excess = excessOf(note, longestDayNote)
  function say(understood?: () => void) {
    describe.mutate(
      { ...said, note },
      {
        onSuccess: (answer) => {
          setSaid(answer)
          setKept(answer)
          setOccasion(answer.occasion)
          setUnread(!answer.isUnderstood)
          if (!isSame(answer, kept) || isNamed(answer, occasion)) onRead(answer)
          if (!answer.isUnderstood) return
          setNote('')
          understood?.()
        },
      },
    )
  }
  const read = () => isBlank || excess !== null || say()
  const finish = () => (isBlank && isSame(said, kept) ? onClose() : say(onClose))
  const named = occasion === first ? dayTexts.noteHint : dayTexts.named(occasionLabels[occasion])
  const hint = unread ? dayTexts.notUnderstood : named
  const isFull = said.plans.length >= mostDayPlans
  return (
    <div className={styles.form}>
      <Field label={dayTexts.plans} group hint={isFull ? dayTexts.full : dayTexts.hint}>
        <ToggleChips
          label={dayTexts.plans}
          chosen={said.plans}
          options={plans}
          onChange={(chosen) => chosen.length <= mostDayPlans && change({ plans: chosen })}
        />
      </Field>
      <div className={styles.hours}>
        <Field label={dayTexts.leave}>
          <Select
            variant="field"
            label={dayTexts.leave}
            value={said.leave === null ? '' : String(said.leave)}
            options={hours}
            onChange={(value) => change({ leave: hourOf(value) })}
          />
        </Field>
        <Field label={dayTexts.home}>
          <Select
            variant="field"
            label={dayTexts.home}
            value={said.home === null ? '' : String(said.home)}
            options={hours}
            onChange={(value) => change({ home: hourOf(value) })}
          />
        </Field>
      </div>
      <Field label={dayTexts.note} error={excess} hint={hint}>
        <TextInput
          value={note}
          placeholder={dayTexts.notePlaceholder}
          onChange={({ currentTarget }) => {
            setNote(currentTarget.value)
            setUnread(false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return
            event.preventDefault()
            read()
          }}
          end={
            <Button
              variant="ghost"
              size="s"
              disabled={isBlank || excess !== null}
              loading={describe.isPending}
              onClick={read}
            >
              {dayTexts.read}
            </Button>
          }
        />
      </Field>
      {said.without.length > 0 && (
        <Button variant="secondary" size="s" icon="refresh" onClick={() => change({ without: [] })}>
          {dayTexts.takeBack(said.without.length)}
        </Button>
      )}
      <Button block disabled={excess !== null} loading={describe.isPending} onClick={finish}>
        {dayTexts.choose}
      </Button>
    </div>
  )
}
