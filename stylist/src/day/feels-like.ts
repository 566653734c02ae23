/**
 * Wet-bulb temperature in °C from air temperature (°C) and relative humidity (%), Stull 2011.
 * Valid for 5–99 %; humidity is held within that range.
 */
export function wetBulb(t: number, humidity: number): number {
  const rh = Math.min(99, Math.max(5, humidity))
  return (
    t * Math.atan(0.151977 * Math.sqrt(rh + 8.313659)) +
    Math.atan(t + rh) -
    Math.atan(rh - 1.67633) +
    0.00391838 * rh ** 1.5 * Math.atan(0.023101 * rh) -
    4.686035
  )
}

/** Summer 체감온도 in °C (KMA, revised 2022-06-02), meant for 20 °C and warmer. */
export function summerFeels(t: number, humidity: number): number {
  const tw = wetBulb(t, humidity)
  return -0.2442 + 0.55399 * tw + 0.45535 * t - 0.0022 * tw * tw + 0.00278 * tw * t + 3.0
}

/** Winter 체감온도 in °C (KMA, the JAG/TI wind chill): air °C, wind m/s at 10 m, for t ≤ 10 and wind ≥ 1.3. */
export function winterFeels(t: number, windMs: number): number {
  const v = (3.6 * windMs) ** 0.16
  return 13.12 + 0.6215 * t - 11.37 * v + 0.3965 * v * t
}

const clamp01 = (x: number) => Math.min(1, Math.max(0, x))

/** Degrees lost to wind: the KMA form, with its step at 1.3 m/s turned into a ramp from 0.5 m/s and faded out by 20 °C. */
function chill(t: number, windMs: number): number {
  const at = Math.min(t, 10)
  const lost = Math.max(0, at - winterFeels(at, Math.max(1.3, windMs)))
  return lost * clamp01((windMs - 0.5) / 0.8) * clamp01((20 - t) / 10)
}

/**
 * Feels-like temperature in °C for any day. The forms of KMA are chosen by temperature, not by month: wind chill
 * up to 10 °C and fading out by 20, the summer form fading in over 20–25 °C.
 */
export function feelsLike(t: number, humidity: number, windMs: number): number {
  const damp = clamp01((t - 20) / 5)
  return t - chill(t, windMs) + damp * (summerFeels(t, humidity) - t)
}
