export type Environment = Record<string, string | undefined>

/** Of a program that we start: ours, and more. */
export const inherited = (more: Environment): Environment => ({ ...process.env, ...more })
