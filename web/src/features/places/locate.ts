import type { Position } from '@otday/contract'

/** Longest time in ms to wait for the browser's position. */
const timeout = 8000
/** Maximum age in ms of the browser's last known position; if it is older, the browser determines it again. */
const stillGood = 5 * 60_000
/** Coordinates of Seoul, as an example. */
const example = { longitude: '126.988', latitude: '37.567' } as const

/** Returns the browser's position or, if it has no geolocation, one that the user types; null when refused. */
export const locate = async (): Promise<Position | null> =>
  'geolocation' in navigator ? positionOfBrowser() : askPosition()

/** Returns the browser's position; null when denied or slower than `timeout`. */
export function positionOfBrowser(): Promise<Position | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ longitude: coords.longitude, latitude: coords.latitude }),
      () => resolve(null),
      { timeout: timeout, maximumAge: stillGood },
    )
  })
}

/** Whether the browser gives its position without asking the user. */
export async function mayLocate(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}

/** Asks for longitude, then for latitude; canceling, zero or no number aborts. */
export function askPosition(): Position | null {
  const longitude = askDegrees(`경도를 입력해 주세요. (예: ${example.longitude})`, example.longitude)
  if (longitude === null) return null
  const latitude = askDegrees(`위도를 입력해 주세요. (예: ${example.latitude})`, example.latitude)
  return latitude === null ? null : { longitude, latitude }
}

function askDegrees(question: string, suggestion: string): number | null {
  const degrees = Number(window.prompt(question, suggestion) ?? 0)
  return Number.isFinite(degrees) && degrees !== 0 ? degrees : null
}
