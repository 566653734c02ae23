/** Returns the wet-bulb temperature in °C; relative humidity is in % (Stull 2011, valid for 5–99). */
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

/** Returns the summer 체감온도 in °C (KMA, revised 2022-06-02), from 20 °C on; humidity in %. */
export function summerFeels(t: number, humidity: number): number {
  const tw = wetBulb(t, humidity)
  return -0.2442 + 0.55399 * tw + 0.45535 * t - 0.0022 * tw * tw + 0.00278 * tw * t + 3.0
}

/** Returns the winter 체감온도 in °C (KMA, JAG/TI wind chill); wind in m/s at 10 m; for t ≤ 10 and wind ≥ 1.3. */
export function winterFeels(t: number, windMs: number): number {
  const v = (3.6 * windMs) ** 0.16
  return 13.12 + 0.6215 * t - 11.37 * v + 0.3965 * v * t
}

const clamp01 = (x: number) => Math.min(1, Math.max(0, x))

/** Returns the °C lost to wind: KMA's step at 1.3 m/s becomes a ramp from 0.5, fading out over 10–20 °C. */
function chill(t: number, windMs: number): number {
  const at = Math.min(t, 10)
  const lost = Math.max(0, at - winterFeels(at, Math.max(1.3, windMs)))
  return lost * clamp01((windMs - 0.5) / 0.8) * clamp01((20 - t) / 10)
}

/** Returns the felt °C. The temperature, not the month, selects KMA's formula. */
export function feelsLike(t: number, humidity: number, windMs: number): number {
  const damp = clamp01((t - 20) / 5)
  return t - chill(t, windMs) + damp * (summerFeels(t, humidity) - t)
}
