/** Returns the nth UUID of a series; later ones are greater. */
export const numbered = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
