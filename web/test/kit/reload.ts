import { queryClient } from '../../src/platform/cache/query-client.ts'

/** Forgets what was read, as a reload would, so that what is opened next is fetched again. */
export const forgetReads = (): void => queryClient.clear()
