import type { IconName } from '../../art/icons.data.ts'
import { paths } from '../../platform/navigation/paths.ts'

/** An entry of the main menu; `short` is its label in the bottom bar of phones. */
export interface Entry {
  path: string
  label: string
  short: string
  icon: IconName
}

export const memberEntries: readonly Entry[] = [
  { path: paths.recommendations, label: '날씨별 옷 추천', short: '추천', icon: 'today' },
  { path: paths.closet, label: '옷장', short: '옷장', icon: 'closet' },
  { path: paths.feeds, label: '피드', short: '피드', icon: 'grid' },
  { path: paths.profiles, label: '프로필', short: '프로필', icon: 'user' },
]

export const adminEntries: readonly Entry[] = [
  { path: paths.adminUsers, label: '사용자 관리', short: '사용자', icon: 'users' },
  { path: paths.adminAttributes, label: '속성 관리', short: '속성', icon: 'tag' },
]
