import { type Day, dayOf, type Plan, typicalWeather } from '@otday/stylist'

/** Mean daily minimum and maximum in °C of each month in Seoul, January first (KMA climate normals 1991–2020). */
const normals: readonly (readonly [min: number, max: number])[] = [
  [-5.5, 2.1],
  [-3.2, 5.1],
  [1.9, 11],
  [8, 17.9],
  [13.5, 23.6],
  [18.7, 27.6],
  [22.3, 29],
  [22.9, 30],
  [17.7, 26.2],
  [10.6, 20.2],
  [3.5, 11.9],
  [-3.4, 4.2],
]
/** Number of months that are checked, from the date's month on. */
const months = 3
/** °C by which a month's cold and warm days differ from its mean. */
const spread = 4

/** Returns a cold and a warm day for each month and plan, starting with the month of a date (`YYYY-MM-DD`). */
export function seasonDays(date: string, plans: readonly Plan[]): Day[] {
  const first = Number(date.slice(5, 7)) - 1
  return Array.from({ length: months }, (_, ahead) => (first + ahead) % normals.length).flatMap((month) => {
    const [min, max] = normals[month] ?? [8, 18]
    const midMonth = `${date.slice(0, 4)}-${String(month + 1).padStart(2, '0')}-15`
    return [-spread, spread].flatMap((off) => {
      const weather = typicalWeather({ min: min + off, max: max + off })
      return plans.map((plan) => dayOf(weather, null, { ...plan, date: midMonth }))
    })
  })
}
