import { openIdProvider } from './open-id-provider.ts'

/**
 * Runs OpenID providers in a process of their own; prints the environment variables with which the product uses them.
 */
const google = await openIdProvider()
const kakao = await openIdProvider()
process.stdout.write(`${JSON.stringify({ ...google.env('GOOGLE'), ...kakao.env('KAKAO') })}\n`)
process.once('SIGTERM', () => process.exit())
