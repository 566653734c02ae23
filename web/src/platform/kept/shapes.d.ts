declare module 'virtual:shapes' {
  export const shapes: string
}
