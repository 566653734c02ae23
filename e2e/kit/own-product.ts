import { type Product, startProduct } from './product.ts'
import { test as base } from './test.ts'

/** A test with a server of its own, for tests whose changes would affect everybody on a shared server. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})
