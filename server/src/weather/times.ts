/** Durations in ms. */
export interface WeatherTimes {
  /** Time for which a caller waits for a forecast; later data keeps the same ids. */
  viewing: number
  /** Time until the last byte of a provider's response. */
  response: number
}

export const weatherTimes: WeatherTimes = { viewing: 3000, response: 6000 }
