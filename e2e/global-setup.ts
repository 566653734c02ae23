import { startProduct } from './product.ts'

/** One server for all journeys; each of them brings its own people. Playwright's workers inherit the variable. */
export default async function globalSetup() {
  const product = await startProduct()
  process.env['JOURNEY_URL'] = product.url
  return () => product.stop()
}
