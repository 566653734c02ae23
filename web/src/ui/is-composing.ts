/**
 * True while a Korean syllable is still being composed: the Enter that ends it must not submit.
 * 229 is the key code that older Safari sends instead of `isComposing`.
 */
export function isComposing(event: {
  nativeEvent?: { isComposing?: boolean }
  isComposing?: boolean
  keyCode?: number
}): boolean {
  return event.nativeEvent?.isComposing === true || event.isComposing === true || event.keyCode === 229
}
