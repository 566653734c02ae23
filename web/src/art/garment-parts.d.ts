declare module 'virtual:garments' {
  /** Folder beside the chunks, with a picture of each drawing. */
  export const drawingsFolder: string
}
