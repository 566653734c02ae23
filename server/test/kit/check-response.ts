import { isDeepStrictEqual } from 'node:util'
import type { CheckResponse } from '#platform/http/writers.ts'
import * as z from 'zod'

/**
 * Validates responses against the contract, which the product does not do while it runs.
 * @throws Error for a response that the contract does not describe, or that has more than it describes
 */
export const checkResponse: CheckResponse = ({ method, path, response }, json) => {
  const sent: unknown = JSON.parse(json)
  const shown: unknown = JSON.parse(JSON.stringify(z.encode(response, z.decode(response, sent as never))))
  if (!isDeepStrictEqual(shown, sent)) throw new Error(`${method} ${path} says more than its contract: ${json}`)
}
