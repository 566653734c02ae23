/** Of the ways into the own account. */
export const signInMethodsKey = ['sign-in-methods'] as const
