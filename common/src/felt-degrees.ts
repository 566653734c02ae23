/**
 * Felt °C for each clo on the upper body: a thin cardigan of 0.2 clo is worth three, as it is on the Korean chart of
 * clothes by temperature.
 */
export const degreesPerClo = 15

/** °C up to which the text gives the number: a larger difference is just "more", whatever it is. */
export const mostDegreesSaid = 5

/** Formats degrees: 1~2°, 3° for a whole number, 5° 넘게 beyond the most; never 0. */
function degreesText(by: number): string {
  const from = Math.floor(by) || 1
  const to = Math.ceil(by)
  return by > mostDegreesSaid ? `${mostDegreesSaid}° 넘게` : `${from < to ? `${from}~` : ''}${to}°`
}

/** Formats a difference such as 1~2° 춥게 느낄 수 있어요; cold is named rather than heat. */
export function fitText({ coldBy, hotBy }: { coldBy: number; hotBy: number }): string {
  const by = coldBy || hotBy
  return by ? `${degreesText(by)} ${coldBy ? '춥' : '덥'}게 느낄 수 있어요` : '춥지도 덥지도 않아요'
}
