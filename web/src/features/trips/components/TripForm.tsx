import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import {
  mostDaysToTrip,
  mostTripDays,
  mostTripOccasions,
  type Occasion,
  occasionLabels,
  PackSize,
  packSizeLabels,
  type Trip,
  type TripId,
  tripTooFar,
} from '@otday/contract'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { LeaveQuestion } from '../../../platform/leave/LeaveQuestion.tsx'
import { useLeaveGuard } from '../../../platform/leave/use-leave-guard.ts'
import { useRecord } from '../../../platform/records/use-record.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormFooter } from '../../../ui/FormFooter.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Segmented } from '../../../ui/RadioRow.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { ToggleChips } from '../../../ui/ToggleChips.tsx'
import { fullDay } from '../../../platform/time/calendar-days.ts'
import { tripRecords } from '../mutations.ts'
import { type ChosenPlace, TripPlaceField } from './TripPlaceField.tsx'
import { datesOf, spreadOver } from '../trip-words.ts'
import styles from './TripForm.module.css'

/** Occasions in the order in which they are offered. */
const offered: readonly Occasion[] = ['TRAVEL', 'CASUAL', 'DATE', 'FORMAL', 'SPORT', 'WORK']
const occasionOptions = offered.map((value) => ({ value, label: occasionLabels[value] }))
const sizeOptions = PackSize.options.map((value) => ({ value, label: packSizeLabels[value] }))

interface TripFormProps {
  /** The trip to edit; absent for a new one. */
  trip?: Trip
  onSaved: (id: TripId) => void
  onClose: () => void
}

/** Form for place, days, occasions and how much to pack. */
export function TripForm({ trip, onSaved, onClose }: TripFormProps) {
  const form = useId()
  const today = seoulDate(useNow())
  const { isBusy, save } = useRecord(tripRecords, trip)
  const [place, setPlace] = useState<ChosenPlace | null>(trip?.place ?? null)
  const [startsOn, setStartsOn] = useState(trip?.startsOn ?? daysAfter(today, 7))
  const [endsOn, setEndsOn] = useState(trip?.endsOn ?? daysAfter(today, 9))
  const [occasions, setOccasions] = useState<readonly Occasion[]>(['TRAVEL'])
  const [byDay, setByDay] = useState<ReadonlyMap<string, Occasion[]> | null>(() => (trip ? daysOf(trip) : null))
  const [size, setSize] = useState<PackSize>(trip?.size ?? 'LIGHT')
  const [isTouched, setTouched] = useState(false)
  const saved = useRef<TripId | null>(null)
  const exit = useLeaveGuard(isTouched, () => (saved.current ? onSaved(saved.current) : onClose()))
  const problem = problemOf({ startsOn, endsOn, today })
  const dates = problem ? [] : datesOf({ startsOn, endsOn })
  const spread = spreadOver(dates, occasions)
  const occasionsOn = (date: string) => byDay?.get(date) ?? spread.get(date) ?? ['TRAVEL']
  const touching =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setTouched(true)
      set(value)
    }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!place || problem) return
    const { latitude, longitude, locationNames } = place
    const days = dates.map((date) => ({ date, occasions: occasionsOn(date) }))
    const revision = trip?.revision ?? 0
    const body = { latitude, longitude, locationNames, startsOn, endsOn, size, days, revision }
    save(body, trip ? '여행을 고치고 짐을 다시 쌌어요.' : '짐을 쌌어요.', ({ id }) => {
      saved.current = id
      exit.closeNow()
    })
  }

  return (
    <>
      <Dialog
        open
        size="m"
        title={trip ? '여행 고치기' : '여행 만들기'}
        onClose={exit.tryClose}
        footer={
          <FormFooter
            form={form}
            submitLabel="짐 싸기"
            busy={isBusy}
            ready={place !== null && problem === null}
            onCancel={exit.tryClose}
          />
        }
      >
        <form id={form} className={styles.form} onSubmit={submit}>
          <TripPlaceField place={place} onChoose={touching(setPlace)} />
          <div className={styles.two}>
            <Field label="가는 날">
              <TextInput
                type="date"
                required
                value={startsOn}
                max={daysAfter(today, mostDaysToTrip)}
                onChange={(event) => touching(setStartsOn)(event.currentTarget.value)}
              />
            </Field>
            <Field label="오는 날" error={problem}>
              <TextInput
                type="date"
                required
                value={endsOn}
                min={startsOn}
                onChange={(event) => touching(setEndsOn)(event.currentTarget.value)}
              />
            </Field>
          </div>
          {byDay === null ? (
            <Field label="무엇을 하나요?" group hint="첫 번째는 날마다, 나머지는 하루씩 넣어 드려요.">
              <ToggleChips
                label="무엇을 하나요?"
                chosen={occasions}
                options={occasionOptions}
                onChange={touching<readonly Occasion[]>(setOccasions)}
              />
            </Field>
          ) : (
            dates.map((date) => (
              <Field key={date} label={fullDay(date)} group>
                <ToggleChips
                  label={fullDay(date)}
                  chosen={occasionsOn(date)}
                  options={occasionOptions}
                  onChange={touching((next) => setByDay(new Map(byDay).set(date, withinDay(next))))}
                />
              </Field>
            ))
          )}
          {byDay === null && dates.length > 1 && (
            <div>
              <Button variant="ghost" size="s" icon="calendar" onClick={() => setByDay(spread)}>
                날마다 다르게 정하기
              </Button>
            </div>
          )}
          <Field label="짐은 얼마나?" group>
            <Segmented label="짐은 얼마나?" value={size} options={sizeOptions} onChange={touching(setSize)} />
          </Field>
          <p className={styles.hint}>
            <Icon name="info" size={16} />
            아직 예보가 없는 날은 평년 날씨로 골라 드려요.
          </p>
        </form>
      </Dialog>
      <LeaveQuestion guard={exit.guard} />
    </>
  )
}

const daysOf = (trip: Trip) =>
  new Map(
    datesOf(trip).map((date) => [
      date,
      trip.outfits.filter((outfit) => outfit.date === date).map(({ occasion }) => occasion),
    ]),
  )

/**
 * Limits the occasions of one day: without an occasion, the day gets `TRAVEL`; if there are too many, those that were
 * chosen last stay.
 */
const withinDay = (occasions: readonly Occasion[]): Occasion[] =>
  occasions.length === 0 ? ['TRAVEL'] : occasions.slice(-mostTripOccasions)

function problemOf({ startsOn, endsOn, today }: { startsOn: string; endsOn: string; today: string }): string | null {
  if (!startsOn || !endsOn) return '가는 날과 오는 날을 정해 주세요.'
  if (endsOn < startsOn) return '가는 날보다 앞선 날이에요.'
  if (endsOn < today) return '이미 지난 날이에요.'
  if (startsOn > daysAfter(today, mostDaysToTrip)) return tripTooFar
  return endsOn >= daysAfter(startsOn, mostTripDays) ? `${mostTripDays}일까지 짤 수 있어요.` : null
}
