export type Environment = Record<string, string | undefined>

/** Returns the environment variables of a program that we start: our own and `more`. */
export const inherited = (more: Environment): Environment => ({ ...process.env, ...more })
