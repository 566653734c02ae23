import type { IconName } from '../../art/icons.data.ts'

/** Sections of the settings in the order of their index. */
export const settingsSections = [
  { section: 'profile', label: '프로필', icon: 'user' },
  { section: 'audience', label: '공개 범위', icon: 'lock' },
  { section: 'stylist', label: '스타일리스트', icon: 'hanger' },
  { section: 'notifications', label: '알림', icon: 'bell' },
  { section: 'blocks', label: '차단과 뮤트', icon: 'eye-off' },
  { section: 'display', label: '화면', icon: 'sun' },
  { section: 'account', label: '계정', icon: 'shield' },
] as const satisfies { section: string; label: string; icon: IconName }[]
export type SettingsSection = (typeof settingsSections)[number]['section']

export const sectionIn = (search: URLSearchParams): SettingsSection =>
  settingsSections.find(({ section }) => section === search.get('section'))?.section ?? 'profile'
