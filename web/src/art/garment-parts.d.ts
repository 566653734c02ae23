declare module 'virtual:garments' {
  /** Beside the chunks: a module for each drawing, but for those that hang in the sign-in screens. */
  export const drawingsFolder: string
}
