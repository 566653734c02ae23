/** One part of the font: the file's URL, and the characters in it as packed by vite.config.ts. */
type FontPart = readonly [url: string, packedRange: string]

declare module 'virtual:font-parts/common' {
  export const parts: readonly FontPart[]
}

declare module 'virtual:font-parts/rare' {
  export const parts: readonly FontPart[]
}
