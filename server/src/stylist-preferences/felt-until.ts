import { daysAfter } from '@otday/common/seoul-time'

/** Days after which even the largest correction is below 0.1 °C. */
const remembered = 180

/** Days whose feelings still count. */
export const feltUntil = (today: string) => ({ today, since: daysAfter(today, -remembered) })
