export type Environment = Record<string, string | undefined>

export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host)

export const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

export function whole(env: Environment, name: string, fallback: number, min: number, max: number, faults: string[]) {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  faults.push(`${name} must be a whole number from ${min} to ${max}.`)
  return fallback
}

export function onOff(env: Environment, name: string, fallback: boolean, faults: string[]) {
  const text = env[name]
  if (!text) return fallback
  if (text !== 'on' && text !== 'off') faults.push(`${name} must be on or off.`)
  return text === 'on'
}

/** Strips a trailing slash; null when unset. */
export function urlOf(env: Environment, name: string, protocols: string[], faults: string[]) {
  const text = env[name]
  if (!text) return null
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text.replace(/\/$/, '')
  faults.push(`${name} must be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`)
  return null
}

/** Encrypted, or to the own machine. */
export function safeUrlOf(env: Environment, name: string, faults: string[]) {
  const url = urlOf(env, name, ['http:', 'https:'], faults)
  if (url?.startsWith('http:') && !isLoopback(new URL(url).hostname))
    faults.push(`${name} must begin with https:// where it leads to another machine.`)
  return url
}
