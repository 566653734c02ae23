interface Place {
  latitude: number
  longitude: number
}

const { sin, cos, asin, PI } = Math
const radians = PI / 180
const minuteMs = 60_000
const dayMs = 1440 * minuteMs

/**
 * How high the sun's centre stands, in degrees above the horizon, to some tenths of a degree. After NOAA's "General
 * Solar Position Calculations" (https://gml.noaa.gov/grad/solcalc/solareqns.PDF).
 */
export function sunHeight(at: Date, { latitude, longitude }: Place): number {
  const year = (2 * PI * (at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1, 12))) / (365 * dayMs)
  /** Minutes by which a sundial is ahead of a clock. */
  const ahead =
    229.18 *
    (0.000075 + 0.001868 * cos(year) - 0.032077 * sin(year) - 0.014615 * cos(2 * year) - 0.040849 * sin(2 * year))
  const declination =
    0.006918 -
    0.399912 * cos(year) +
    0.070257 * sin(year) -
    0.006758 * cos(2 * year) +
    0.000907 * sin(2 * year) -
    0.002697 * cos(3 * year) +
    0.00148 * sin(3 * year)
  const solarMinutes = (at.getTime() % dayMs) / minuteMs + ahead + 4 * longitude
  const hourAngle = (solarMinutes / 4 - 180) * radians
  const north = latitude * radians
  return asin(sin(north) * sin(declination) + cos(north) * cos(declination) * cos(hourAngle)) / radians
}
