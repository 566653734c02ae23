import * as z from 'zod'

export interface Rate {
  max: number
  /** Seconds in which `max` requests are allowed. */
  window: number
}

const minute = 60
const rates = {
  anonymous: { name: 'RATE_ANONYMOUS', max: 1500, window: 5 * minute },
  user: { name: 'RATE_USER', max: 1500, window: 5 * minute },
  signIn: { name: 'RATE_SIGN_IN', max: 600, window: 30 * minute },
  social: { name: 'RATE_SOCIAL', max: 600, window: 30 * minute },
  refresh: { name: 'RATE_REFRESH', max: 3000, window: 5 * minute },
  refreshSession: { name: 'RATE_REFRESH_SESSION', max: 60, window: 5 * minute },
  signInAccount: { name: 'RATE_SIGN_IN_ACCOUNT', max: 20, window: 10 * minute },
  signUp: { name: 'RATE_SIGN_UP', max: 400, window: 30 * minute },
  reset: { name: 'RATE_RESET', max: 15, window: 60 * minute },
  resetAddress: { name: 'RATE_RESET_ADDRESS', max: 5, window: 60 * minute },
  resetMailbox: { name: 'RATE_RESET_MAILBOX', max: 20, window: 60 * minute },
  password: { name: 'RATE_PASSWORD', max: 10, window: 10 * minute },
  emailChange: { name: 'RATE_EMAIL_CHANGE', max: 5, window: 60 * minute },
  emailChangeAddress: { name: 'RATE_EMAIL_CHANGE_ADDRESS', max: 3, window: 24 * 60 * minute },
  upload: { name: 'RATE_UPLOAD', max: 200, window: 60 * minute },
  unknownDraft: { name: 'RATE_UNKNOWN_DRAFT', max: 200, window: 60 * minute },
  decoding: { name: 'RATE_DECODING', max: 60_000, window: 60 * minute },
  post: { name: 'RATE_POST', max: 30, window: 60 * minute },
  weatherCell: { name: 'RATE_WEATHER_CELL', max: 5, window: 24 * 60 * minute },
  weatherCellNetwork: { name: 'RATE_WEATHER_CELL_NETWORK', max: 50, window: 24 * 60 * minute },
  linkImport: { name: 'RATE_LINK_IMPORT', max: 20, window: 10 * minute },
  comment: { name: 'RATE_COMMENT', max: 60, window: minute },
  message: { name: 'RATE_MESSAGE', max: 60, window: minute },
  export: { name: 'RATE_EXPORT', max: 5, window: 60 * minute },
  briefing: { name: 'RATE_BRIEFING', max: 5, window: 10 * minute },
} as const
/**
 * `decoding` limits ms for which pictures are decoded, `weatherCell` and `weatherCellNetwork` limit new cells of the
 * weather grid, all others limit requests. `signIn` and `reset` count per network, `signInAccount` and `resetAddress`
 * per e-mail address.
 */
export type Rates = Record<keyof typeof rates, Rate>
export const rateNames = Object.keys(rates) as (keyof Rates)[]

/** Returns names of the rates that allow more than ten times the default. */
export const excessiveRates = (given: Rates | null): string[] =>
  rateNames.flatMap((key) => {
    const { name, max, window } = rates[key]
    const rate = given?.[key]
    return rate && rate.max / rate.window > (10 * max) / window ? [name] : []
  })

const rate = (max: number, window: number) =>
  z
    .string()
    .regex(/^\d{1,6}\/\d{1,6}$/, `must look like ${max}/${window} (requests/seconds).`)
    .transform((text): Rate => {
      const [count = max, seconds = window] = text.split('/').map(Number)
      return { max: count, window: seconds }
    })
    .default({ max, window })

type Settings = { [Key in keyof Rates as (typeof rates)[Key]['name']]: Rate }

const row = {
  label: 'RATE_…',
  usual: 'see [docs/limits.md](docs/limits.md)',
  description: 'requests / seconds, such as `RATE_COMMENT=60/60`',
}
/** Settings of rates: `RATE_SIGN_IN=25/300` allows 25 requests in 300 seconds. */
export const rateSettings = Object.fromEntries(
  Object.values(rates).map(({ name, max, window }) => [name, rate(max, window).meta(row)]),
) as { [Name in keyof Settings]: ReturnType<typeof rate> }

export const ratesOf = (settings: Settings): Rates =>
  Object.fromEntries(rateNames.map((key) => [key, settings[rates[key].name]])) as Rates
