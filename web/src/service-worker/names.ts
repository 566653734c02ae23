export const cacheNames = {
  shell: 'otday-shell-',
  fonts: 'otday-fonts',
  pictures: 'otday-pictures-',
  shared: 'otday-shared',
  agreed: 'otday-agreed',
} as const

export const words = {
  /** To a window, with a port; only a page that started answers. */
  isWell: 'otday-is-well',
  /** To a waiting worker. */
  takeOver: 'otday-take-over',
} as const

/** `share_target` of the manifest. */
export const sharePath = 'share'

/** `link` has the text around it, too; `leftOut` is how many photos were too many. */
export const sharedKeys = { link: '/link', photo: '/photo/', leftOut: '/left-out' } as const

const pictureId = /\/files\/([0-9a-f-]{36})/

/** Signed urls of a picture change; this stays. */
export function pictureKey(url: string): string | null {
  const id = pictureId.exec(url)?.[1]
  return id === undefined ? null : `/pictures/${id}`
}
