import { queryClient } from '../../src/platform/cache/query-client.ts'

/** Clears the cached responses, as a reload would, so that the page that is opened next fetches them again. */
export const forgetReads = (): void => queryClient.clear()
