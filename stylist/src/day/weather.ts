type Maybe<T> = T | null | undefined

/** The contract's weather item, with every value possibly missing. Temperatures °C, speed m/s, amount mm, the rest %. */
export type Weather = {
  skyStatus?: Maybe<string>
  temperature?: Maybe<{ current?: Maybe<number>; min?: Maybe<number>; max?: Maybe<number> }>
  humidity?: Maybe<{ current?: Maybe<number> }>
  precipitation?: Maybe<{ type?: Maybe<string>; amount?: Maybe<number>; probability?: Maybe<number> }>
  windSpeed?: Maybe<{ speed?: Maybe<number>; asWord?: Maybe<string> }>
}

/** One hour as the contract names it; `hour` (0–23, Asia/Seoul) may stand for `at`. °C, m/s, mm, %. */
export type WeatherHour = {
  at?: Maybe<string | Date>
  hour?: Maybe<number>
  temperature?: Maybe<number>
  windSpeed?: Maybe<number>
  precipitationType?: Maybe<string>
  precipitationAmount?: Maybe<number>
  precipitationProbability?: Maybe<number>
}

export type Falling = 'RAIN' | 'SNOW' | 'RAIN_SNOW' | 'SHOWER'

/** An hour with nothing missing: air and felt temperature in °C, wind in m/s, what falls in mm and its probability in %. */
export type Hour = {
  hour: number
  air: number
  felt: number
  wind: number
  falling: Falling | null
  amount: number
  probability: number
}
