/**
 * °C that a clo of the upper body is felt as: a thin cardigan of 0.2 is worth three, as it is on the Korean chart of
 * clothes by temperature.
 */
export const degreesPerClo = 15

/** 1~2°, or 3° for a whole number; never 0. */
export function degreesText(by: number): string {
  const [from, to] = [Math.max(1, Math.floor(by)), Math.max(1, Math.ceil(by))]
  return from === to ? `${to}°` : `${from}~${to}°`
}

/** 1~2° 춥게 느낄 수 있어요; the cold goes before the heat. */
export function fitText({ coldBy, hotBy }: { coldBy: number; hotBy: number }): string {
  if (coldBy > 0) return `${degreesText(coldBy)} 춥게 느낄 수 있어요`
  return hotBy > 0 ? `${degreesText(hotBy)} 덥게 느낄 수 있어요` : '춥지도 덥지도 않아요'
}
