export const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)

export const isOnHomeScreen = (): boolean => window.matchMedia('(display-mode: standalone)').matches
