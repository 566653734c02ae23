/** Declares the package's function, since the package misnames its own declarations. */
declare module 'unicode-confusables' {
  export function rectifyConfusion(text: string): string
}
