import { startProduct } from './kit/product.ts'
import { openShop } from './kit/shop.ts'

/**
 * Starts one server for all journeys, and a shop whose pages they import; each journey signs up its own people.
 * Playwright's workers inherit the environment variables.
 */
export default async function globalSetup() {
  const shop = await openShop()
  const product = await startProduct({ LINK_ALLOW: shop.address })
  process.env['JOURNEY_URL'] = product.url
  process.env['JOURNEY_MAILS'] = product.mails
  process.env['JOURNEY_SHOP'] = shop.url
  return async () => {
    await product.stop()
    shop.close()
  }
}
