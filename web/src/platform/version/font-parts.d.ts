/** File and packed characters of one part of the font. */
type FontPart = readonly [url: string, packedRange: string]

declare module 'virtual:font-parts/common' {
  export const parts: readonly FontPart[]
}

declare module 'virtual:font-parts/rare' {
  export const parts: readonly FontPart[]
}
