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
    said.current = read
    const { weatherId } = outfits.recommendation ?? {}
    if (!weatherId) return
    const history = outfitsQuery(weatherId, {}).queryKey
    queryClient.setQueryData(history, (known) => known && withSaid(known, wordsFor))
    function wordsFor(named: Occasion): string {
      const known = queryClient.getQueryData(dayQuery({ date, occasion: named }).queryKey)
      return wordsOfDay(known ?? { ...read, leave: null, home: null })
    }
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

const nothingSaid: SaidOfDay = { plans: [], leave: null, home: null, without: [] }

/** Returns what was picked by hand after a change: all but the plans that were shown because a line set them. */
const pickedAfter = (picked: SaidOfDay, shown: SaidOfDay, next: Partial<SaidOfDay>): SaidOfDay => ({
  ...picked,
  ...next,
  ...(next.plans && {
    plans: next.plans.filter((plan) => picked.plans.includes(plan) || !shown.plans.includes(plan)),
  }),
})

/** Whether the user's note named another occasion, an event or a sport. */
const isNamed = (read: Named, occasion: Occasion) =>
  read.occasion !== occasion || read.formalEvent !== null || read.sport !== null

type Named = Pick<ReadDay, 'occasion' | 'formalEvent' | 'sport'>

/** Holds what is said so far, with what the last line named. */
type Described = SaidOfDay & Named

function DayForm({ date, occasion: first, kept, onRead, onClose }: DayFormProps) {
  const unnamed: Named = { occasion: first, formalEvent: null, sport: null }
  const [said, setSaid] = useState<Described>({ ...kept, ...unnamed })
  /** Holds what the user has picked by hand: the next line is read beside it, in place of the line before. */
  const [picked, setPicked] = useState<SaidOfDay>(kept)
  const [note, setNote] = useState('')
  const [unread, setUnread] = useState(false)
  const describe = useDescribe(date)
  // What is said is fixed until the response, which replaces it.
  const { isPending } = describe
  const change = (next: Partial<SaidOfDay>) => {
    setSaid((before) => ({ ...before, ...next }))
    setPicked((before) => pickedAfter(before, said, next))
  }
  const isBlank = note.trim() === ''
  const excess = excessOf(note, longestDayNote)
  const { occasion } = said

  // The callbacks belong to calls of `mutate`, so that none of them runs once the dialog is closed.

  /**
   * Reads the line without storing anything. The line stays if it adds nothing to what is said, unless it was understood
   * and the outfit is to be chosen.
   */
  function read(choose?: (all: Described) => void) {
    // Without hours, as those of the line count more than those picked before.
    const body = { ...picked, leave: null, home: null, occasion: first, note, keep: false }
    const onSuccess = (answer: ReadDay) => {
      const { leave, home, plans: all } = answer
      const isFound = leave !== null || home !== null || all.length > picked.plans.length || isNamed(answer, first)
      if (!isFound && choose && answer.isUnderstood) return choose(said)
      setUnread(!isFound)
      if (!isFound) return
      const next = { ...answer, leave: leave ?? picked.leave, home: home ?? picked.home }
      setSaid(next)
      setNote('')
      choose?.(next)
    }
    describe.mutate(body, { onSuccess })
  }
  function save(all: Described) {
    const { occasion: named, formalEvent, sport, ...day } = all
    if (isSame(day, kept) && !isNamed(all, first)) return onClose()
    const { plans: chosen, leave, home, without } = day
    const onSuccess = (answer: ReadDay) => {
      onRead({ ...answer, formalEvent, sport })
      onClose()
    }
    describe.mutate({ plans: chosen, leave, home, without, occasion: named }, { onSuccess })
  }
  const finish = () => (isBlank ? save(said) : read(save))
  const clear = () => {
    setSaid({ ...nothingSaid, ...unnamed })
    setPicked(nothingSaid)
    setNote('')
    setUnread(false)
  }
  const readLine = () => isPending || isBlank || excess !== null || read()
  const isBare = isBlank && isSame(said, nothingSaid) && !isNamed(said, first)
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
          disabled={isPending}
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
            disabled={isPending}
            onChange={(value) => change({ leave: hourOf(value) })}
          />
        </Field>
        <Field label={dayTexts.home}>
          <Select
            variant="field"
            label={dayTexts.home}
            value={said.home === null ? '' : String(said.home)}
            options={hours}
            disabled={isPending}
            onChange={(value) => change({ home: hourOf(value) })}
          />
        </Field>
      </div>
      <Field label={dayTexts.note} error={excess} hint={hint}>
        <TextInput
          value={note}
          readOnly={isPending}
          placeholder={dayTexts.notePlaceholder}
          onChange={({ currentTarget }) => {
            setNote(currentTarget.value)
            setUnread(false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return
            event.preventDefault()
            readLine()
          }}
          end={
            <Button
              variant="ghost"
              size="s"
              disabled={isBlank || excess !== null}
              loading={isPending}
              onClick={readLine}
            >
              {dayTexts.read}
            </Button>
          }
        />
      </Field>
      {said.without.length > 0 && (
        <Button
          variant="secondary"
          size="s"
          icon="refresh"
          disabled={isPending}
          onClick={() => change({ without: [] })}
        >
          {dayTexts.takeBack(said.without.length)}
        </Button>
      )}
      <div className={styles.foot}>
        {!isBare && (
          <Button variant="secondary" disabled={isPending} onClick={clear}>
            {dayTexts.clear}
          </Button>
        )}
        <Button block disabled={excess !== null} loading={isPending} onClick={finish}>
          {dayTexts.choose}
        </Button>
      </div>
    </div>
  )
}
