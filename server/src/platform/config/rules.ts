import type { Environment } from './inherited.ts'
import { isGuessable, isLoopback, secretLength } from './kinds.ts'
import type { Settings } from './settings.ts'

interface Rule {
  fault: string
  /** `settings` has defaults in place of faulty values, `given` has the values as written. */
  isBroken: (settings: Settings, given: Environment) => boolean
}

const isHalf = (one: unknown, other: unknown) => !one !== !other
const hasSocial = ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, KAKAO_CLIENT_ID, KAKAO_CLIENT_SECRET }: Settings) =>
  Boolean((GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) || (KAKAO_CLIENT_ID && KAKAO_CLIENT_SECRET))

/** Rules for production that refuse settings which only a developer's own machine may have. */
const inProduction: Rule[] = [
  {
    fault: `SECRET is missing: give ${secretLength} or more random characters.`,
    isBroken: (_settings, { SECRET }) => !SECRET,
  },
  {
    fault: 'DEMO=on is not possible in production: demo passwords are public.',
    isBroken: (_settings, { DEMO }) => DEMO === 'on',
  },
  {
    fault: 'PUBLIC_URL must begin with https:// where people come from other machines.',
    isBroken: ({ PUBLIC_URL, HOST }) =>
      !isLoopback(PUBLIC_URL === null ? HOST : new URL(PUBLIC_URL).hostname) && !PUBLIC_URL?.startsWith('https:'),
  },
  {
    fault: 'ADMIN_PASSWORD is guessable: give ten or more characters that nobody expects.',
    isBroken: ({ ADMIN_PASSWORD }, { ADMIN_EMAIL = '' }) =>
      ADMIN_PASSWORD !== undefined && isGuessable(ADMIN_PASSWORD, ADMIN_EMAIL),
  },
  {
    fault: 'SMTP_URL is missing: forgotten passwords are replaced by mail (smtps://name:password@host).',
    isBroken: (_settings, { SMTP_URL }) => !SMTP_URL,
  },
  {
    fault: 'PUBLIC_URL is missing: Google and Kakao send people back to it.',
    isBroken: (settings) => settings.PUBLIC_URL === null && hasSocial(settings),
  },
  {
    fault: 'RATE_LIMITS=off is not possible in production.',
    isBroken: ({ RATE_LIMITS }) => !RATE_LIMITS,
  },
]

const everywhere: Rule[] = [
  {
    fault: 'ADMIN_EMAIL and ADMIN_PASSWORD belong together: give both, or neither.',
    isBroken: (_settings, { ADMIN_EMAIL, ADMIN_PASSWORD }) => isHalf(ADMIN_EMAIL, ADMIN_PASSWORD),
  },
  {
    fault: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: give both, or neither.',
    isBroken: ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) => isHalf(GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET),
  },
  {
    fault: 'KAKAO_CLIENT_ID and KAKAO_CLIENT_SECRET belong together: give both, or neither.',
    isBroken: ({ KAKAO_CLIENT_ID, KAKAO_CLIENT_SECRET }) => isHalf(KAKAO_CLIENT_ID, KAKAO_CLIENT_SECRET),
  },
  {
    fault: 'WEATHER_PROVIDER=kma needs KMA_API_KEY.',
    isBroken: ({ WEATHER_PROVIDER, KMA_API_KEY }) => WEATHER_PROVIDER === 'kma' && KMA_API_KEY === '',
  },
  {
    fault: 'WEATHER_PROVIDER=open-meteo needs WEATHER_OPEN_METEO=on: its free service is not for commercial use.',
    isBroken: ({ WEATHER_PROVIDER, WEATHER_OPEN_METEO }) => WEATHER_PROVIDER === 'open-meteo' && !WEATHER_OPEN_METEO,
  },
]

/** Returns rules that find faults of settings which are valid by themselves but not together. */
export const rulesFor = (production: boolean): readonly Rule[] =>
  production ? [...inProduction, ...everywhere] : everywhere
