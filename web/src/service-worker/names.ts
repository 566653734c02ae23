/** Caches of the browser, by version, by person, and of what was shared into the app. */
export const cacheNames = {
  shell: 'otday-shell-',
  fonts: 'otday-fonts',
  pictures: 'otday-pictures-',
  shared: 'otday-shared',
  /** Which version the page is of. */
  agreed: 'otday-agreed',
} as const

/** Between the windows and the worker. */
export const words = {
  /** To a window, with a port on which one answers whose page has started. */
  isWell: 'otday-is-well',
  /** To a waiting worker, with a port: answered by whether somebody agreed to it. */
  isAgreed: 'otday-is-agreed',
  /** To a waiting worker, with a port: the person agreed; answered when the page is of its version. */
  takeOver: 'otday-take-over',
} as const

/** Below the scope; `share_target` of the manifest. */
export const sharePath = 'share'

/** In the cache of what was shared. */
export const sharedKeys = { link: '/link', photo: '/photo/' } as const

const pictureId = /\/files\/([0-9a-f-]{36})/

/** Signed urls of a picture change; this stays. */
export function pictureKey(url: string): string | null {
  const id = pictureId.exec(url)?.[1]
  return id === undefined ? null : `/pictures/${id}`
}
