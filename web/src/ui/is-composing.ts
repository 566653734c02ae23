/**
 * Whether a key press belongs to an input method: Enter then only ends a Korean syllable and must not submit. Older
 * Safari reports this by key code 229 instead of `isComposing`.
 */
export const isComposing = (event: {
  nativeEvent?: { isComposing?: boolean }
  isComposing?: boolean
  keyCode?: number
}): boolean => event.nativeEvent?.isComposing === true || event.isComposing === true || event.keyCode === 229
