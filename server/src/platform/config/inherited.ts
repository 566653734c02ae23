import type { Environment } from './read.ts'

/** Of a program that we start: ours, and more. */
export const inherited = (more: Environment): Environment => ({ ...process.env, ...more })
