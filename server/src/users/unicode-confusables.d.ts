/** The package names its declarations wrongly. */
declare module 'unicode-confusables' {
  export function rectifyConfusion(text: string): string
}
