import { seoulDate } from '@otday/common/seoul-time'
import type { LookDetails, Wear, WearId, WearState, WeatherId } from '@otday/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../../platform/api-error.ts'
import { now } from '../../../../platform/clock.ts'
import { queryClient } from '../../../../platform/query-client.ts'
import { toast } from '../../../../ui/toast.ts'
import { monthDay } from '../../calendar-days.ts'
import { loadWears, wearsKey } from '../../queries.ts'
import { lookTexts } from './look-texts.data.ts'
import { looksKey } from './queries.ts'

interface LookWearing {
  look: LookDetails
  state: WearState
  /** `YYYY-MM-DD` */
  date: string
  /** Of that day. */
  weatherId: WeatherId | undefined
}

type Settle = (record: Wear, isKept: boolean) => void

/** Plans and records a look; what was planned in this visit becomes what was worn. */
export function useWearLook() {
  const [records, setRecords] = useState<readonly Wear[]>([])
  const settle: Settle = (record, isKept) =>
    setRecords((before) => [...before.filter(({ id }) => id !== record.id), ...(isKept ? [record] : [])])
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: LookWearing) => {
      const before = records.find(({ date }) => date === wanted.date)
      return wear(wanted, before, settle)
    },
  })
  return {
    wear: mutate,
    pending: isPending ? variables.state : undefined,
    isDone: (state: WearState, date: string) => records.some((each) => each.state === state && each.date === date),
  }
}

/** Says what happened or failed; the same id again leaves one record. */
async function wear(wanted: LookWearing, before: Wear | undefined, settle: Settle, id = newWearId(before)) {
  const { look, state, date, weatherId } = wanted
  const body = {
    date,
    state,
    source: 'LOOK' as const,
    lookId: look.id,
    occasion: look.occasions[0] ?? null,
    clothesIds: look.items.filter(({ isGone }) => !isGone).map(({ clothesId }) => clothesId),
    weatherId: weatherId ?? null,
    revision: before?.revision ?? 0,
  }
  try {
    const record = await (await loadWears()).save({ params: { wearId: id }, body })
    settle(record, true)
    refresh()
    const text = state === 'PLANNED' ? lookTexts.planned(monthDay(date)) : lookTexts.worn(wornWords(date))
    toast.success(text, { label: lookTexts.undo, onPress: () => void takeBack(record, settle) })
  } catch (error) {
    fail(error, () => void wear(wanted, before, settle, id))
  }
}

const wornWords = (date: string) => (date === seoulDate(now()) ? '오늘' : `${monthDay(date)}에`)

const newWearId = (before: Wear | undefined) => before?.id ?? (crypto.randomUUID() as WearId)

async function takeBack(record: Wear, settle: Settle): Promise<void> {
  try {
    await (await loadWears()).delete({ params: { wearId: record.id }, query: { revision: record.revision } })
    settle(record, false)
    refresh()
    toast.success(lookTexts.takenBack)
  } catch (error) {
    fail(error, () => void takeBack(record, settle))
  }
}

function refresh(): void {
  for (const queryKey of [wearsKey, looksKey]) void queryClient.invalidateQueries({ queryKey })
}

function fail(error: unknown, again: () => void): void {
  const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500
  if (isFinal) toast.error(messageOf(error))
  else toast.error(lookTexts.recordFailed, { label: lookTexts.retry, onPress: again })
}
