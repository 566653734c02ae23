import { daysAfter, diaryDate } from '@otday/common/seoul-time'
import { Feeling, feelingLabels, type UserId } from '@otday/contract'
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Garment } from '../../../art/Garment.tsx'
import { groundTones } from '../../../ui/MiniFlatLay.tsx'
import { useAddressLayer } from '../../../platform/navigation/address-layer.ts'
import { messageOf } from '../../../platform/api/api-error.ts'
import { stateOfEntry } from '../../../platform/navigation/history-dialog.ts'
import { searchWith } from '../../../platform/navigation/search-params.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import {
  dayOf,
  fullDay,
  isDate,
  isMonth,
  monthDay,
  monthOf,
  monthsAfter,
  monthTitle,
  weekFrom,
  weekOf,
  weeksOf,
  weekTitle,
} from '../../../platform/time/calendar-days.ts'
import { changeWear, NightNote, useReadOnReturn } from '../../diary/index.ts'
import { type CalendarEntry, countsOf, entriesOf, isPlan, skyOfDay, spokenEntry } from '../calendar-entries.ts'
import { useDays } from '../use-days.ts'
import { CalendarHead, type View } from './CalendarHead.tsx'
import { DayPanel } from './DayPanel.tsx'
import { FeelingBadge } from './DaySigns.tsx'
import { MonthCell } from './MonthCell.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { TodayCard } from './TodayCard.tsx'
import { WeekList } from './WeekList.tsx'
import styles from './WearCalendar.module.css'

/** Shows what was worn and is planned, by month or week; `?day=` opens a day. */
export function WearCalendar({ userId }: { userId: UserId }) {
  const today = diaryDate(useNow())
  const { view, month, week, day, show } = useShown(today)
  const panel = useAddressLayer('day')
  const dates = useMemo(
    () => (view === 'month' ? weeksOf(month).flat() : [...weekFrom(week), ...weekFrom(daysAfter(week, 7))]),
    [view, month, week],
  )
  const list = useDays({ from: dates[0] ?? today, to: dates.at(-1) ?? today }, 'always')
  useReadOnReturn()
  useTodayInView(list.data !== undefined, view === 'month' && month === monthOf(today))
  const entries = useMemo(() => entriesOf(dates, list.data), [dates, list.data])
  const ownEntries = view === 'month' ? entries.filter(({ date }) => monthOf(date) === month) : entries.slice(0, 7)
  const isEmpty = list.data?.wears.length === 0 && dates.includes(today)
  const opened = day === null ? undefined : entries.find(({ date }) => date === day)
  return (
    <div className={styles.calendar}>
      <CalendarHead
        title={view === 'month' ? monthTitle(month) : weekTitle(week)}
        view={view}
        counts={list.data ? countsOf(ownEntries) : null}
        onView={(next) => show(next, day ?? (dates.includes(today) ? today : (ownEntries[0]?.date ?? today)))}
        onStep={(step) =>
          show(
            view,
            step === 0 ? today : view === 'month' ? monthsAfter(`${month}-01`, step) : daysAfter(week, step * 7),
          )
        }
        onAdd={() => panel.open(today)}
      />
      {dates.includes(today) && <NightNote about="today" />}
      {list.isError && !list.data ? (
        <ErrorState
          title="기록을 불러오지 못했어요"
          text={messageOf(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <>
          {isEmpty && (
            <div className={styles.empty}>
              <EmptyState
                picture={<Garment kind="coat" color="#B99A76" />}
                title="아직 기록이 없어요"
                text="오늘 입은 옷부터 적어 볼까요?"
                action={<Button onClick={() => panel.open(today)}>오늘 옷 기록하기</Button>}
              />
            </div>
          )}
          {view === 'month' ? (
            <Month
              entries={entries}
              month={month}
              today={today}
              loading={list.isPending}
              onMonth={(next) => show('month', `${next}-01`)}
              onOpen={panel.open}
            />
          ) : (
            <WeekList
              entries={entries.slice(0, 7)}
              next={entries.slice(7)}
              today={today}
              onOpen={panel.open}
              onWorn={(wear) => changeWear(wear, { state: 'WORN' }, '입은 옷으로 적었어요.')}
            />
          )}
        </>
      )}
      {opened && (
        <DayPanel
          userId={userId}
          entry={opened}
          today={today}
          reach={reachOf(entries, today)}
          state={list.data ? 'ready' : list.isError ? 'failed' : 'loading'}
          message={messageOf(list.error)}
          onRetry={() => void list.refetch()}
          onDay={(next) => show(view, next, next)}
          onClose={panel.close}
        />
      )}
    </div>
  )
}

/**
 * Reads view, month, week and opened day from the URL; a missing or invalid month or week is that of the day or today.
 */
function useShown(today: string) {
  const [search, setSearch] = useSearchParams()
  const [month, week, day] = [search.get('month'), search.get('week'), search.get('day')]
  const opened = isDate(day) ? day : null
  const view: View = week === null ? 'month' : 'week'
  return {
    view,
    month: isMonth(month) ? month : monthOf(opened ?? today),
    week: weekOf(isDate(week) ? week : (opened ?? today)),
    day: opened,
    /** Changes the URL without a new entry in the history. */
    show: (next: View, date: string, day = opened ?? '') =>
      setSearch(
        (before) =>
          searchWith(before, {
            month: next === 'month' ? monthOf(date) : '',
            week: next === 'week' ? weekOf(date) : '',
            day,
          }),
        { replace: true, state: stateOfEntry(), preventScrollReset: true },
      ),
  }
}

/** Returns the last day of the forecast, counted in days from today (0); null if unknown. */
function reachOf(entries: readonly CalendarEntry[], today: string): number | null {
  const known = entries.filter(({ date, day }) => date >= today && day?.kind === 'KNOWN')
  return known.length > 0 && known[0]?.date === today ? known.length - 1 : null
}

/**
 * Scrolls to today's cell once the first month of a visit has loaded, if that month contains today; late in a month,
 * the cell may be below the window. The focus stays where it is, and a page that is scrolled already is left as it is.
 */
function useTodayInView(isThere: boolean, hasToday: boolean): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isThere || isDone.current) return
    isDone.current = true
    if (hasToday && window.scrollY === 0)
      document.querySelector('main td[aria-current="date"]')?.scrollIntoView({ block: 'nearest' })
  }, [isThere, hasToday])
}

interface MonthProps {
  entries: readonly CalendarEntry[]
  month: string
  today: string
  loading: boolean
  onMonth: (month: string) => void
  onOpen: (date: string) => void
}

function Month({ entries, month, today, loading, onMonth, onOpen }: MonthProps) {
  const byDate = new Map(entries.map((entry) => [entry.date, entry]))
  const now = loading || month !== monthOf(today) ? undefined : byDate.get(today)
  const typical = entries.find(({ date, day }) => date > today && day?.kind === 'TYPICAL')
  return (
    <>
      {loading && <output className="sr">기록을 불러오는 중...</output>}
      <MonthGrid
        month={month}
        today={today}
        busy={loading}
        onMonth={onMonth}
        onOpen={onOpen}
        cellOf={(date) => {
          const entry = byDate.get(date) ?? { date, wears: [], day: undefined }
          const has = entry.wears.length > 0
          return {
            label: loading ? fullDay(date) : spokenEntry(entry, today),
            className: has
              ? isPlan(entry) && date !== today
                ? styles.planned
                : styles.has
              : date < today
                ? styles.past
                : '',
            ...(has && { style: groundTones(skyOfDay(entry)) }),
            content: <MonthCell entry={entry} month={month} today={today} />,
          }
        }}
      />
      <div className={styles.legend}>
        {Feeling.options.map((feeling) => (
          <span key={feeling}>
            <FeelingBadge feeling={feeling} />
            {feelingLabels[feeling]}
          </span>
        ))}
        <span>
          <i className={styles.dash} />
          계획
        </span>
        {typical && (
          <em className="num">
            {`${monthOf(typical.date) === month ? `${dayOf(typical.date)}일` : monthDay(typical.date)}부터는 예보가 없어서 평년 기온으로 보여 드려요.`}
          </em>
        )}
      </div>
      {now && <TodayCard entry={now} onOpen={onOpen} />}
    </>
  )
}
