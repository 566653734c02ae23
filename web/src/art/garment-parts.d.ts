declare module 'virtual:garments' {
  /** Beside the chunks: a picture of each drawing. */
  export const drawingsFolder: string
}
