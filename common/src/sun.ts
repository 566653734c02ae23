interface Place {
  latitude: number
  longitude: number
}

const { sin, cos, asin, PI } = Math
const radians = PI / 180
const minuteMs = 60_000
const dayMs = 1440 * minuteMs

/**
 * Returns how high the sun's center stands, in degrees above the horizon, exact to half a degree. Formulas: Duffie and
 * Beckman, "Solar Engineering of Thermal Processes", chapter 1 (equation of time by Spencer's short form, declination
 * by Cooper's).
 */
export function sunHeight(at: Date, { latitude, longitude }: Place): number {
  const turn = (2 * PI * (at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 81))) / (365 * dayMs)
  /** Minutes by which a sundial is ahead of a clock. */
  const ahead = 9.87 * sin(2 * turn) - 7.53 * cos(turn) - 1.5 * sin(turn)
  const declination = 23.45 * sin(turn) * radians
  const solarMinutes = (at.getTime() % dayMs) / minuteMs + ahead + 4 * longitude
  const hourAngle = (solarMinutes / 4 - 180) * radians
  const north = latitude * radians
  return asin(sin(north) * sin(declination) + cos(north) * cos(declination) * cos(hourAngle)) / radians
}
