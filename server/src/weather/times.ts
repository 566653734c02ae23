/** Durations in ms. */
export interface WeatherTimes {
  /** Longest time that a caller waits for a forecast; data that comes later is stored under the same ids. */
  viewing: number
  /** Longest time from a request to a provider until the last byte of the response. */
  response: number
}

export const weatherTimes: WeatherTimes = { viewing: 3000, response: 6000 }
