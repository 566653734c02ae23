import { inSeoul } from '@otday/common/seoul-time'
import type { BriefingSettings } from '@otday/contract'
import { Garment } from '../../../art/Garment.tsx'
import { Logo } from '../../../art/Logo.tsx'
import { WeatherScene } from '../../../art/WeatherScene.tsx'
import { monthDayOf, weekdayOf } from '../../../platform/format.ts'
import { useNow } from '../../../platform/use-now.ts'

/** An example of what comes, as it is set. */
export function BriefingPreview({ settings: { days, contents } }: { settings: BriefingSettings }) {
  const now = useNow(60_000)
  const today = days[inSeoul(now).getUTCDay()]
  const time = (today?.isOn ? today : days.find(({ isOn }) => isOn))?.time ?? '07:00'
  const body = [
    contents.rain && '밤 9시쯤 비가 올 수 있어요(60%). 우산을 챙겨요.',
    contents.outfit && '나가 있는 동안 8° 안팎이에요.',
  ].find(Boolean)
  return (
    <figure className="br-preview">
      <div className="br-sky" data-sky="clear">
        <WeatherScene sky="clear" className="br-scene" />
        <p className="br-clock num">{time.replace(/^0/, '')}</p>
        <p className="br-date">{`${monthDayOf(now)} ${weekdayOf(now)}`}</p>
        <div className="br-push">
          <p className="br-from">
            <Logo size={20} />
            <b>옷데이</b>
            <span>지금</span>
          </p>
          <div className="br-news">
            <div>
              <b>{contents.outfit ? '오늘 3°–13°, 코트에 니트' : '오늘 3°–13°'}</b>
              <p>{body ?? '오늘 날씨를 확인해 보세요.'}</p>
            </div>
            {contents.outfit && (
              <div className="br-outfit">
                <Garment kind="jeans" color="#5e7fa6" />
                <Garment kind="coat" color="#b99a78" />
              </div>
            )}
          </div>
        </div>
      </div>
      <figcaption>예시예요. 실제로는 그날 예보와 내 옷장에서 고른 옷으로 보내 드려요.</figcaption>
    </figure>
  )
}
