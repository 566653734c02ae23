export const signInMethodsKey = ['sign-in-methods'] as const
