import { openIdProvider } from './open-id-provider.ts'

/** Runs providers for whoever reaches the product only from outside; prints the environment of the product. */
const google = await openIdProvider()
const kakao = await openIdProvider()
process.stdout.write(`${JSON.stringify({ ...google.env('GOOGLE'), ...kakao.env('KAKAO') })}\n`)
process.once('SIGTERM', () => process.exit())
