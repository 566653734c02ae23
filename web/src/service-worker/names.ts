export const cacheNames = {
  shell: 'otday-shell-',
  fonts: 'otday-fonts',
  pictures: 'otday-pictures-',
  shared: 'otday-shared',
  agreed: 'otday-agreed',
} as const

export const words = {
  /** Sent to a window with a message port; only a page that has started responds. */
  isWell: 'otday-is-well',
  /** Tells a waiting worker to take over. */
  takeOver: 'otday-take-over',
} as const

/** Path of `share_target` in the manifest. */
export const sharePath = 'share'

/** Keys of shared content: `link` includes the text around it; `leftOut` is the number of photos beyond the limit. */
export const sharedKeys = { link: '/link', photo: '/photo/', leftOut: '/left-out' } as const

const pictureId = /\/files\/([0-9a-f-]{36})/

/** Returns the cache key of a picture, which stays the same while its signed URLs change; null for other URLs. */
export function pictureKey(url: string): string | null {
  const id = pictureId.exec(url)?.[1]
  return id === undefined ? null : `/pictures/${id}`
}
