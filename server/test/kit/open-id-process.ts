import { openIdProvider } from './open-id-provider.ts'

/** For whoever reaches the product only from outside; prints its environment. */
const google = await openIdProvider()
const kakao = await openIdProvider()
process.stdout.write(`${JSON.stringify({ ...google.env('GOOGLE'), ...kakao.env('KAKAO') })}\n`)
process.once('SIGTERM', () => process.exit())
