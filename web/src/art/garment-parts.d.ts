declare module 'virtual:garments' {
  /** Folder beside the JavaScript chunks that has an SVG file of each garment drawing. */
  export const drawingsFolder: string
}
