declare module 'virtual:garments' {
  type Kind = Exclude<
    import('./garment-kinds.ts').GarmentKind,
    keyof typeof import('./garments-hanging.data.ts').hangingGarments
  >
  /** Loads one drawing of garments.data.ts; those that hang in the sign-in screens come together. */
  export const drawings: Readonly<Record<Kind, () => Promise<{ drawing: string }>>>
}
