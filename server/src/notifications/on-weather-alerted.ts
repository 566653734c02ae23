import { afterCommit, type Publish } from '#platform/db/index.ts'
import { alertingChange, type WeatherAlert, type WeatherAlerted } from '../weather/index.ts'
import type { DeliveryDeps } from './deliver.ts'
import { deliverToAll } from './queries-fan-out.ts'
import { recordAlertDeliveries } from './queries-content.ts'

const degrees = `${alertingChange}도 이상`

/** Texts of the alerts. They must contain none of `iconWords`, since weather alerts have the generic icon. */
const words: Record<WeatherAlert, { title: string; content: string }> = {
  RAIN: { title: '오늘 비 예보가 새로 나왔어요', content: '우산과 젖어도 되는 신발을 챙기세요.' },
  SNOW: { title: '오늘 눈 예보가 새로 나왔어요', content: '미끄럽지 않은 신발과 두꺼운 겉옷을 준비하세요.' },
  COLDER: { title: '어제보다 훨씬 추워요', content: `어제와 같은 시간에 ${degrees} 낮아요. 한 겹 더 입으세요.` },
  WARMER: { title: '어제보다 훨씬 따뜻해요', content: `어제와 같은 시간에 ${degrees} 높아요. 가볍게 입어도 좋아요.` },
  WIND: { title: '바람이 강하게 불 예정이에요', content: '바람을 막아 주는 겉옷을 챙기세요.' },
  HEAT: { title: '무척 더울 예정이에요', content: '얇고 바람이 잘 통하는 옷을 입으세요.' },
  COLD: { title: '무척 추울 예정이에요', content: '겹쳐 입고 목도리와 장갑을 챙기세요.' },
}

/** Notifies of a weather alert once per day and kind, even after the notification was read. */
export const onWeatherAlerted =
  ({ notify }: DeliveryDeps): Publish<WeatherAlerted> =>
  async (tx, { userIds, forecastDate, alert, at }) => {
    const people = await recordAlertDeliveries(tx, userIds, { forecastDate, alert })
    if (people.length === 0) return
    await deliverToAll(tx, people, {
      kind: 'weather.alerted',
      level: 'WARNING',
      ...words[alert],
      targetUrl: '/recommendations',
      eventKey: `weather.alerted:${forecastDate}:${alert}`,
      at,
    })
    afterCommit(tx, () => notify('inbox', people))
  }
