import { useState } from 'react'
import { clockLag } from '../../platform/time/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Banner } from '../../ui/States.tsx'
import { useStore } from '../../ui/store.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Says that the clock of the device is wrong, until the user closes the banner. */
export function ClockBanner() {
  const lag = useStore(clockLag)
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  return (
    <Banner
      icon="clock"
      action={
        <Button variant="secondary" size="s" onClick={() => setClosed(true)}>
          닫기
        </Button>
      }
    >
      이 기기의 시계가 {amountOf(Math.abs(lag))} {lag > 0 ? '느려요' : '빨라요'}. 날짜와 시각은 서버에 맞춰 보여 드려요.
    </Banner>
  )
}

function amountOf(ms: number): string {
  if (ms > 365 * day) return '1년 넘게'
  if (ms >= day - minute) return `${Math.round(ms / day)}일`
  return ms >= hour - minute ? `${Math.round(ms / hour)}시간` : `${Math.round(ms / minute)}분`
}
