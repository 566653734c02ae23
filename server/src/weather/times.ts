/** ms. */
export interface WeatherTimes {
  /** For which a caller waits for a forecast; later data keeps the same ids. */
  viewing: number
  /** Until the last byte of a provider's response. */
  response: number
}

export const weatherTimes: WeatherTimes = { viewing: 3000, response: 6000 }
