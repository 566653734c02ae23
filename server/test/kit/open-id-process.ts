import { openIdProvider } from './open-id-provider.ts'

/** Two providers in a process of their own, for whoever can only reach the product from outside: tells its environment. */
const google = await openIdProvider()
const kakao = await openIdProvider()
process.stdout.write(`${JSON.stringify({ ...google.env('GOOGLE'), ...kakao.env('KAKAO') })}\n`)
process.once('SIGTERM', () => process.exit())
