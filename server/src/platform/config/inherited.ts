export type Environment = Record<string, string | undefined>

/** Returns the environment of a program that we start: ours, and more. */
export const inherited = (more: Environment): Environment => ({ ...process.env, ...more })
