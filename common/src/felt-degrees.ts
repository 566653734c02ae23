/**
 * Felt °C that one clo (the unit of the insulation of clothes) on the upper body makes up for: a thin cardigan of 0.2
 * clo is worth 3 °C, as it is on the Korean chart of clothes by temperature.
 */
export const degreesPerClo = 15

/** Largest difference in °C that a text gives as a number; larger ones are "more than" this. */
export const mostDegreesSaid = 5

/** Formats a difference above 0 °C: 1~2°, 3° for a whole number, 5° 넘게 above `mostDegreesSaid`; at least 1°. */
function degreesText(by: number): string {
  const from = Math.floor(by) || 1
  const to = Math.ceil(by)
  return by > mostDegreesSaid ? `${mostDegreesSaid}° 넘게` : `${from < to ? `${from}~` : ''}${to}°`
}

/** Formats differences in °C, such as 1~2° 춥게 느낄 수 있어요; if both are above 0, only the cold is named. */
export function fitText({ coldBy, hotBy }: { coldBy: number; hotBy: number }): string {
  const by = coldBy || hotBy
  return by ? `${degreesText(by)} ${coldBy ? '춥' : '덥'}게 느낄 수 있어요` : '춥지도 덥지도 않아요'
}
