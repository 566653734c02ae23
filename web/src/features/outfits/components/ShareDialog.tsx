import type { Sky } from '@otday/art/sky'
import { type FlatLayFormat, idsOf, outfits, type Recommendation, type Weather } from '@otday/contract'
import { seoulDate } from '@otday/common/seoul-time'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { messageOf } from '../../../platform/api/api-error.ts'
import { saveFile } from '../../../platform/device/download.ts'
import { isInApp } from '../../../platform/in-app/browser.ts'
import { OpenOutside } from '../../../platform/in-app/lazy.ts'
import { clientOf } from '../../../platform/api/transport.ts'
import { BlobImage } from '../../../ui/BlobImage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ChipRow } from '../../../ui/ChipRow.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { toast } from '../../../ui/toast.ts'
import styles from './ShareDialog.module.css'

type Format = Extract<FlatLayFormat, 'card' | 'story'>

const pictures = clientOf(outfits)

const formats = [
  { value: 'card', label: '게시물 4:5' },
  { value: 'story', label: '스토리 9:16' },
] as const satisfies readonly { value: Format; label: string }[]

interface ShareDialogProps {
  recommendation: Recommendation
  weather: Weather | undefined
  sky: Sky
  onClose: () => void
}

/**
 * Makes a picture of the outfit to share or save; includes day and degrees unless unticked, a name only if ticked,
 * never a place.
 */
export function ShareDialog({ recommendation, weather, sky, onClose }: ShareDialogProps) {
  const [format, setFormat] = useState<Format>('card')
  const [dated, setDated] = useState(true)
  const [named, setNamed] = useState(false)
  const inApp = isInApp()
  const picture = useOutfitPicture(
    { recommendation, weather: dated ? weather : undefined, sky },
    format,
    format === 'story' && named,
  )
  const file = picture.data && new File([picture.data], '옷데이.jpg', { type: picture.data.type })
  const canShare = file !== undefined && 'canShare' in navigator && navigator.canShare({ files: [file] })
  return (
    <Dialog
      open
      title="그림으로 공유"
      onClose={onClose}
      footer={
        (canShare || !inApp) && (
          <>
            {canShare && (
              <Button variant="secondary" icon="share" onClick={() => void share(file)}>
                공유하기
              </Button>
            )}
            {!inApp && (
              <Button disabled={!file} onClick={() => file && save(file)}>
                그림 저장
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.body}>
        <ChipRow small label="그림 비율" value={format} options={formats} onChange={setFormat} />
        <div className={styles.frame} data-format={format}>
          {picture.isError ? (
            <ErrorState
              level={3}
              title="그림을 만들지 못했어요"
              text={messageOf(picture.error)}
              onRetry={() => void picture.refetch()}
            />
          ) : picture.data ? (
            <BlobImage blob={picture.data} alt={`옷 ${recommendation.clothes.length}가지를 펼쳐 놓은 그림`} />
          ) : (
            <>
              <output className="sr">그림을 만드는 중...</output>
              <Skeleton height="100%" radius={12} />
            </>
          )}
        </div>
        {weather && (
          <Checkbox checked={dated} onChange={(event) => setDated(event.currentTarget.checked)}>
            그림에 날짜와 기온 넣기
          </Checkbox>
        )}
        {format === 'story' && (
          <Checkbox checked={named} onChange={(event) => setNamed(event.currentTarget.checked)}>
            그림에 내 이름 넣기
          </Checkbox>
        )}
        <p className={styles.note}>위치는 그림에 들어가지 않아요.</p>
        {inApp && (
          <Suspense>
            <OpenOutside need="download" />
          </Suspense>
        )}
      </div>
    </Dialog>
  )
}

interface Shown {
  recommendation: Recommendation
  weather: Weather | undefined
  sky: Sky
}

function useOutfitPicture({ recommendation, weather, sky }: Shown, format: Format, name: boolean) {
  const { occasion } = recommendation
  const clothesIds = idsOf(recommendation)
  const temperature = weather?.temperature.current
  const query = {
    clothesIds,
    format,
    sky,
    name,
    occasion,
    ...(typeof temperature === 'number' && { temperature: Math.round(temperature) }),
    ...(weather && { date: seoulDate(weather.forecastAt) }),
  }
  return useQuery({
    queryKey: ['outfit-pictures', query],
    queryFn: ({ signal }) => pictures.picture({ query }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}

async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error('그림을 공유하지 못했어요.')
  }
}

function save(file: File): void {
  saveFile(file)
  toast.success('그림을 저장했어요.')
}
