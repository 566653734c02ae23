import { chart } from './bands.data.ts'

export type Band = (typeof chart)[number] & { index: number }

/** Returns the band of the chart for a temperature in °C, rounded to whole degrees as thermometers are read. */
export function bandOf(teff: number): Band {
  const degrees = Number.isFinite(teff) ? Math.round(teff) : 18
  const index = chart.findIndex((band) => degrees >= band.from)
  const at = index < 0 ? chart.length - 1 : index
  return { ...(chart[at] ?? chart[0]), index: at }
}
