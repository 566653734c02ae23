import type { Sky } from '@otday/art/sky'
import { withParticle } from '@otday/common/particles'
import {
  excessOf,
  type Feed,
  feedContentLimit,
  isBlank,
  type Recommendation,
  toastTexts,
  type Weather,
} from '@otday/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, Suspense, useId, useRef, useState } from 'react'
import { FlatLay } from '../../../ui/FlatLay.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { WeatherIcon, weatherKindOf } from '../../../art/WeatherIcon.tsx'
import { degreesOf, monthDayOf } from '../../../platform/time/format.ts'
import { LeaveQuestion } from '../../../platform/leave/LeaveQuestion.tsx'
import { useLeaveGuard } from '../../../platform/leave/use-leave-guard.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { useKeptText } from '../../../platform/version/use-kept-input.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormFooter } from '../../../ui/FormFooter.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { ClothesPicture } from '../../clothes/index.ts'
import { chosenOutfit } from '../worn.ts'
import { ExchangeDialog } from '../lazy-exchange.ts'
import { useScene } from '../use-scene.ts'
import { type OotdBody, ootdBodyOf } from '../ootd-body.ts'
import styles from './OotdDialog.module.css'

interface OotdDialogProps {
  /** 오늘, 내일, 모레 or a date. */
  day: string
  sky: Sky
  weather: Weather | undefined
  recommendation: Recommendation | undefined
  onClose: () => void
  create: (body: OotdBody) => Promise<Feed>
  /** Asks the user for which place the weather should be. */
  onPlace: () => void
  onAddClothes: () => void
  /** Called with the new post before the dialog closes. */
  onRegistered: (feed: Feed) => void
  /** Opens the post; called by the toast that reports it. */
  onOpen: (feed: Feed) => void
}

/** Dialog to post an outfit. Typed text survives a failure, and closing the dialog with typed text asks first. */
export function OotdDialog(props: OotdDialogProps) {
  const { content, type, outfit, change, submit, exit, busy, missing } = useOotd(props)
  const formId = useId()
  const words = useRef<HTMLTextAreaElement>(null)
  const unfit = isBlank(content) || excessOf(content.trim(), feedContentLimit) !== null
  return (
    <>
      <Dialog
        open
        title="OOTD 등록"
        description={`${withParticle(`${props.day} 옷차림`, '을/를')} 피드에 올려요.`}
        onClose={exit.tryClose}
        initialFocus={words}
        footer={
          <FormFooter
            form={formId}
            submitLabel={busy ? '등록 중...' : '등록하기'}
            busy={false}
            ready={!unfit && !busy}
            onCancel={exit.tryClose}
          />
        }
      >
        <form id={formId} className={styles.form} onSubmit={submit} noValidate>
          <Preview {...props} outfit={outfit} onChange={change} />
          {missing && <MissingHint {...missing} />}
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

function useOotd(props: OotdDialogProps) {
  const { weather, recommendation, onClose, create, onRegistered, onOpen } = props
  const [content, type] = useState('')
  const [changed, change] = useState<Recommendation>()
  const outfit = changed ?? recommendation
  useKeptText('ootd', content, type)
  const missing = missingOf(props, outfit)
  const register = useMutation({ mutationFn: create })
  const exit = useLeaveGuard(!isBlank(content), onClose)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (register.isPending) return
    const made = ootdBodyOf({ userId: currentUser()?.id, weatherId: weather?.id, recommendation: outfit, content })
    if ('problem' in made) return toast.warning(made.problem, missing)
    register.mutate(made.body, {
      onSuccess: (feed) => {
        onRegistered(feed)
        toast.success(toastTexts.ootdRegistered, { label: toastTexts.ootdView, onPress: () => onOpen(feed) })
        exit.closeNow()
      },
      onError: () => toast.error(toastTexts.ootdFailed),
    })
  }

  return { content, type, outfit, change, submit, exit, busy: register.isPending, missing }
}

interface Missing {
  reason: string
  label: string
  onPress: () => void
}

/** Returns what a post still lacks, with a button to provide it; undefined if nothing, or while an outfit loads. */
function missingOf(
  { weather, onPlace, onAddClothes }: OotdDialogProps,
  outfit: Recommendation | undefined,
): Missing | undefined {
  if (!weather) return { reason: '날씨를 먼저 골라 주세요.', label: '지역 고르기', onPress: onPlace }
  if (outfit?.clothes.length === 0)
    return { reason: '옷을 먼저 추가해 주세요.', label: '옷 추가', onPress: onAddClothes }
  return undefined
}

function MissingHint({ reason, label, onPress }: Missing) {
  return (
    <div className={styles.missing} role="note">
      <Icon name="info" />
      <p>{reason}</p>
      <Button size="s" onClick={onPress}>
        {label}
      </Button>
    </div>
  )
}

interface PreviewProps {
  day: string
  weather: Weather | undefined
  outfit: Recommendation | undefined
  sky: Sky
  onChange: (outfit: Recommendation) => void
}

/** Shows the outfit's picture, its pieces, which can be exchanged or left out, and the weather. */
function Preview({ day, weather, outfit, sky, onChange }: PreviewProps) {
  const [target, setTarget] = useState<string | null>(null)
  return (
    <>
      {outfit && outfit.clothes.length > 0 && (
        <div className={styles.outfit}>
          <PreviewPicture outfit={outfit} sky={sky} onPiece={setTarget} />
          <ul className={styles.items} aria-label="등록할 옷">
            {outfit.clothes.map((item) => (
              <li key={item.clothesId}>
                <button type="button" className={styles.item} onClick={() => setTarget(item.clothesId)}>
                  <ClothesPicture item={item} sizes="56px" />
                  <span className="ell">{item.name}</span>
                  <span className="sr">바꾸기</span>
                  <Icon name="swap" size={16} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {weather && (
        <p className={styles.weather}>
          <span className={styles.badge}>
            <WeatherIcon kind={weatherKindOf(weather.skyStatus, weather.precipitation.type)} size={24} />
            <span>{degreesOf(weather.temperature.current)}</span>
          </span>
          <span>
            {[...new Set([day, monthDayOf(weather.forecastAt)]), weather.location.locationNames.join(' ')].join(' · ')}
          </span>
        </p>
      )}
      <Suspense fallback={null}>
        {target && outfit && (
          <ExchangeDialog
            recommendation={outfit}
            target={target}
            sky={sky}
            onPin={null}
            onWear={(judgement) => onChange(chosenOutfit(judgement, outfit, outfit.pinned))}
            onClose={() => setTarget(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function PreviewPicture({ outfit, sky, onPiece }: { outfit: Recommendation; sky: Sky; onPiece: (id: string) => void }) {
  const scene = useScene(outfit)
  return (
    <FlatLay
      className={styles.picture}
      pieces={outfit.clothes}
      scene={scene}
      sky={sky}
      label="등록할 옷차림"
      eager
      onPiece={onPiece}
    />
  )
}
