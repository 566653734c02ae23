type Maybe<T> = T | null | undefined

/** The contract's item, all optional: °C, m/s, mm, %. */
export type Weather = {
  skyStatus?: Maybe<string>
  temperature?: Maybe<{ current?: Maybe<number>; min?: Maybe<number>; max?: Maybe<number> }>
  humidity?: Maybe<{ current?: Maybe<number> }>
  precipitation?: Maybe<{ type?: Maybe<string>; amount?: Maybe<number>; probability?: Maybe<number> }>
  windSpeed?: Maybe<{ speed?: Maybe<number>; asWord?: Maybe<string> }>
}

/** `hour`: 0–23, Asia/Seoul. */
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

export type Hour = {
  hour: number
  air: number
  felt: number
  wind: number
  falling: Falling | null
  amount: number
  probability: number
}
