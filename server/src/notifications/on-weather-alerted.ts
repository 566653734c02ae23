import type { Publish } from '#platform/db/index.ts'
import type { WeatherAlert, WeatherAlerted } from '../weather/index.ts'
import { notify, type TellingDeps } from './notify.ts'
import { noteToldAlert } from './queries-stories.ts'

/** Without any of the words that choose an icon: the weather has the generic one. */
const words: Record<WeatherAlert, { title: string; content: string }> = {
  RAIN: { title: '비가 많이 올 예정이에요', content: '우산과 젖어도 되는 신발을 챙기세요.' },
  SNOW: { title: '눈이 많이 올 예정이에요', content: '미끄럽지 않은 신발과 두꺼운 겉옷을 준비하세요.' },
  WIND: { title: '바람이 강하게 불 예정이에요', content: '바람을 막아 주는 겉옷을 챙기세요.' },
  HEAT: { title: '무척 더울 예정이에요', content: '얇고 바람이 잘 통하는 옷을 입으세요.' },
  COLD: { title: '무척 추울 예정이에요', content: '겹쳐 입고 목도리와 장갑을 챙기세요.' },
}

/** Warns once a day and kind, also when the warning has been read away. */
export const onWeatherAlerted =
  (deps: TellingDeps): Publish<WeatherAlerted> =>
  async (tx, { userId, forecastDate, alert, at }) => {
    if (!(await noteToldAlert(tx, { receiverId: userId, forecastDate, alert }))) return
    await notify(deps, tx, {
      receiverId: userId,
      kind: 'weather.alerted',
      level: 'WARNING',
      ...words[alert],
      targetUrl: '/recommendations',
      eventKey: `weather.alerted:${forecastDate}:${alert}`,
      at,
    })
  }
