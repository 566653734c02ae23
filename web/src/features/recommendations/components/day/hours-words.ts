import type { OccasionDay } from '@otday/contract'

/** 8~23시, 23시까지, 8시부터; empty where the hours are as usual. */
export function hoursWords({ leave, home }: Pick<OccasionDay, 'leave' | 'home'>): string {
  const end = home === null ? null : home <= 4 ? `새벽 ${home}시` : `${home}시`
  if (leave === null) return end === null ? '' : `${end}까지`
  return end === null ? `${leave}시부터` : `${leave}시~${end}`
}
