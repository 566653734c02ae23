/** One part of the typeface: its file and the characters it draws, packed as load-fonts.ts reads them. */
type FontPart = readonly [url: string, packedRange: string]

declare module 'virtual:font-parts/common' {
  export const parts: readonly FontPart[]
}

declare module 'virtual:font-parts/rare' {
  export const parts: readonly FontPart[]
}
