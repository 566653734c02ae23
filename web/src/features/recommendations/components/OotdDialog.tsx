import { type Feed, feedContentLimit, isBlank, type Recommendation, toastTexts, type Weather } from '@otday/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { WeatherIcon, weatherKindOf } from '../../../art/WeatherIcon.tsx'
import { degreesOf, monthDayOf } from '../../../platform/format.ts'
import { LeaveQuestion } from '../../../platform/leave/LeaveQuestion.tsx'
import { useLeaveGuard } from '../../../platform/leave/use-leave-guard.ts'
import { currentUser } from '../../../platform/session.ts'
import { useTextInHand } from '../../../platform/use-in-hand.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { ClothesPicture } from '../../clothes/index.ts'
import styles from './OotdDialog.module.css'
import { type OotdDraft, ootdDraftOf } from '../ootd-draft.ts'

interface OotdDialogProps {
  weather: Weather | undefined
  recommendation: Recommendation | undefined
  onClose: () => void
  create: (draft: OotdDraft) => Promise<Feed>
  /** Before the dialog closes. */
  onRegistered: (feed: Feed) => void
}

/** Typed text survives a failure; closing asks. */
export function OotdDialog(props: OotdDialogProps) {
  const { content, type, submit, exit, busy } = useOotd(props)
  const formId = useId()
  const words = useRef<HTMLTextAreaElement>(null)
  const unfit = isBlank(content) || content.trim().length > feedContentLimit
  return (
    <>
      <Dialog
        open
        title="OOTD 등록"
        onClose={exit.tryClose}
        initialFocus={words}
        footer={
          <>
            <Button variant="ghost" onClick={exit.tryClose}>
              취소
            </Button>
            <Button type="submit" form={formId} disabled={unfit || busy}>
              {busy ? '등록 중...' : '등록하기'}
            </Button>
          </>
        }
      >
        <form id={formId} className={styles.form} onSubmit={submit} noValidate>
          <Preview {...props} />
          <Field label="한마디">
            <TextArea
              ref={words}
              rows={4}
              value={content}
              limit={feedContentLimit}
              placeholder="오늘 옷차림을 소개해 주세요."
              onChange={(event) => type(event.currentTarget.value)}
            />
          </Field>
        </form>
      </Dialog>
      <LeaveQuestion guard={exit.guard} />
    </>
  )
}

function useOotd({ weather, recommendation, onClose, create, onRegistered }: OotdDialogProps) {
  const [content, type] = useState('')
  useTextInHand('ootd', content, type)
  const register = useMutation({ mutationFn: create })
  const exit = useLeaveGuard(!isBlank(content), onClose)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (register.isPending) return
    const made = ootdDraftOf({ userId: currentUser()?.id, weatherId: weather?.id, recommendation, content })
    if ('problem' in made) return toast.warning(made.problem)
    register.mutate(made.draft, {
      onSuccess: (feed) => {
        onRegistered(feed)
        exit.closeNow()
      },
      onError: () => toast.error(toastTexts.ootdFailed),
    })
  }

  return { content, type, submit, exit, busy: register.isPending }
}

function Preview({ weather, recommendation }: Pick<OotdDialogProps, 'weather' | 'recommendation'>) {
  return (
    <>
      <ul className={styles.items} aria-label="등록할 옷">
        {recommendation?.clothes.map((item) => (
          <li key={item.clothesId}>
            <ClothesPicture item={item} sizes="96px" alt={item.name} />
          </li>
        ))}
      </ul>
      {weather && (
        <p className={styles.weather}>
          <span className={styles.badge}>
            <WeatherIcon kind={weatherKindOf(weather.skyStatus, weather.precipitation.type)} size={24} />
            {degreesOf(weather.temperature.current)}
          </span>
          {monthDayOf(weather.forecastAt)} · {weather.location.locationNames.join(' ')}
        </p>
      )}
    </>
  )
}
