import { startProduct } from './product.ts'

/** One server for all journeys; each of them brings its own people. Playwright's workers inherit the variables. */
export default async function globalSetup() {
  const product = await startProduct()
  process.env['JOURNEY_URL'] = product.url
  process.env['JOURNEY_MAILS'] = product.mails
  return () => product.stop()
}
