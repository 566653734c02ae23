declare module 'virtual:garments' {
  type Kind = Exclude<
    import('@otday/contract').GarmentKind,
    keyof typeof import('@otday/art/garments-hanging.data').hangingGarments
  >
  /** Loads one drawing of garments.data.ts; those that hang in the sign-in screens come together. */
  export const drawings: Readonly<Record<Kind, () => Promise<{ drawing: string }>>>
}
