import type { Sky } from '@otday/art/sky'
import { idsOf, type Weather } from '@otday/contract'
import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { useAddressLayer } from '../../../platform/navigation/address-layer.ts'
import { messageOf } from '../../../platform/api/api-error.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import {
  ExchangeDialog,
  OutfitGrid,
  OutfitGridSkeleton,
  OutfitPicture,
  OutfitPictureLoading,
  ShareDialog,
} from '../../outfits/index.ts'
import { ComposeToday, NothingToWear } from '../lazy.ts'
import { OutfitActions, OutfitTools, RegisterButton } from './OutfitActions.tsx'
import { OutfitHead } from './OutfitHead.tsx'
import { QuestionSlot } from './QuestionSlot.tsx'
import type { Outfits } from '../use-outfits.ts'
import { VoteSlot } from './VoteSlot.tsx'
import { Why } from './Why.tsx'
import styles from './OutfitSection.module.css'

interface OutfitSectionProps {
  outfits: Outfits
  /** 오늘, 내일, 모레 or a date. */
  day: string
  /** YYYY-MM-DD; unknown without weather. */
  date: string | undefined
  sky: Sky
  weather: Weather | undefined
  /** Whether the weather is usual for the season and not a forecast. */
  sample: boolean
  /** Whether there is no weather at the moment, so that no outfit can be chosen. */
  idle: boolean
  /** Buttons that plan and record the outfit. */
  wear: ReactNode
  /** Content that may appear after the rest of the page. It stands below the buttons, so that it moves little else. */
  news: ReactNode
  /** Button that saves the outfit as a look. */
  save: ReactNode
  onRegister: () => void
}

export function OutfitSection({ day, sample, ...rest }: OutfitSectionProps) {
  const { outfits, date } = rest
  return (
    <section className={styles.section} aria-labelledby="outfit-title">
      <OutfitHead className={styles.head} outfits={outfits} day={day} date={date} sample={sample} />
      <Outfit {...rest} />
    </section>
  )
}

function Outfit({
  outfits,
  date,
  sky,
  weather,
  idle,
  wear,
  news,
  save,
  onRegister,
}: Omit<OutfitSectionProps, 'day' | 'sample'>): ReactNode {
  const { error, busy, locked, toggleLock, retry } = outfits
  const layers = {
    exchange: useAddressLayer('swap'),
    compose: useAddressLayer('compose'),
    share: useAddressLayer('share'),
  }
  // React renders a new outfit in the background, so that the page responds to the user meanwhile.
  const recommendation = useDeferredValue(outfits.recommendation)
  const actions = <OutfitActions outfits={outfits} wear={wear} onRegister={onRegister} />
  if (!recommendation) {
    if (idle)
      return (
        <div className={styles.idle}>
          <p>날씨를 알게 되면 어울리는 옷을 골라 드릴게요.</p>
          <RegisterButton onPress={onRegister} />
        </div>
      )
    if (error && !busy) {
      return <ErrorState title="추천을 불러오지 못했어요" text={messageOf(error)} onRetry={retry} />
    }
    return (
      <>
        <div className={styles.stage}>
          <OutfitPictureLoading sky={sky} />
          <div className={styles.side}>
            {actions}
            <Skeleton height={320} radius={16} />
          </div>
        </div>
        <OutfitGridSkeleton />
      </>
    )
  }
  const opened = (
    <Suspense fallback={null}>
      {layers.exchange.value && (
        <ExchangeDialog
          key={layers.exchange.value}
          recommendation={recommendation}
          target={layers.exchange.value}
          sky={sky}
          onPin={toggleLock}
          onWear={outfits.wear}
          putOff={
            date ? { day: { date, occasion: recommendation.occasion }, choose: outfits.anotherWithout } : undefined
          }
          onClose={layers.exchange.close}
        />
      )}
      {layers.compose.value && (
        <ComposeToday
          outfits={outfits}
          recommendation={recommendation}
          layer={layers.compose}
          sky={sky}
          onRegister={onRegister}
        />
      )}
      {layers.share.value && (
        <ShareDialog recommendation={recommendation} weather={weather} sky={sky} onClose={layers.share.close} />
      )}
    </Suspense>
  )
  if (recommendation.clothes.length === 0)
    return (
      <>
        <Suspense fallback={<Skeleton height={420} radius={16} />}>
          <NothingToWear recommendation={recommendation} onRegister={onRegister} />
        </Suspense>
        <div className={styles.below}>{news}</div>
        {opened}
      </>
    )
  return (
    <>
      <div className={styles.stage}>
        <OutfitPicture recommendation={recommendation} sky={sky} busy={busy} onPiece={layers.exchange.open} />
        <div className={styles.side}>
          {actions}
          <div className={styles.news}>{news}</div>
          <div>
            <Why
              recommendation={recommendation}
              lockedShown={locked.size > 0}
              busy={busy}
              isUnchanged={outfits.unchanged !== ''}
            />
          </div>
          <div className={styles.extras}>
            <VoteSlot recommendation={recommendation} outfits={outfits} />
            <OutfitTools
              outfits={outfits}
              onAdd={layers.exchange.open}
              onCompose={() => layers.compose.open(idsOf(recommendation).join(','))}
              onShare={() => layers.share.open('1')}
            >
              {save}
            </OutfitTools>
          </div>
        </div>
      </div>
      <QuestionSlot recommendation={recommendation} onMatters={outfits.another} />
      <OutfitGrid
        items={recommendation.clothes}
        busy={busy}
        locked={locked}
        onLock={toggleLock}
        onExchange={layers.exchange.open}
      />
      {opened}
    </>
  )
}
