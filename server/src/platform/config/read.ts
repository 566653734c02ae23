import { emailPattern } from '@otday/contract'
import * as z from 'zod'

export type Environment = Record<string, string | undefined>

/** The name of a variable and what it may be, in words that follow the name; it has to do without a value. */
type Setting = readonly [name: string, schema: z.ZodType]
type Values<Settings> = { [Key in keyof Settings]: Settings[Key] extends Setting ? z.output<Settings[Key][1]> : never }

/** An empty value is none; a wrong one adds to the faults and is none, too, so that all faults are told at once. */
export function read<const Settings extends Record<string, Setting>>(
  settings: Settings,
  env: Environment,
  faults: string[],
): Values<Settings> {
  const values = Object.entries(settings).map(([key, [name, schema]]) => {
    const result = schema.safeParse(env[name] || undefined)
    if (result.success) return [key, result.data]
    faults.push(...result.error.issues.map(({ message }) => `${name} ${message}`))
    return [key, schema.parse(undefined)]
  })
  return Object.fromEntries(values)
}

export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host)

/** Separated by commas. */
export const list = (isEntry: (entry: string) => boolean, words: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .refine((entries) => entries.every(isEntry), words)

export const email = z.string().regex(emailPattern, 'must be an e-mail address.')

export function whole(min: number, max: number) {
  const words = `must be a whole number from ${min} to ${max}.`
  return z.coerce.number(words).refine((value) => Number.isInteger(value) && value >= min && value <= max, words)
}

export const onOff = (usual: boolean) =>
  z
    .enum(['on', 'off'], 'must be on or off.')
    .default(usual ? 'on' : 'off')
    .transform((text) => text === 'on')

/** Without a trailing slash. */
export const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    )
    .transform((text) => text.replace(/\/$/, ''))

/** Encrypted, or to the own machine. */
export const safeUrl = url('http:', 'https:').refine(
  (text) => text.startsWith('https:') || isLoopback(new URL(text).hostname),
  'must begin with https:// where it leads to another machine.',
)
