import { queryClient } from '../../src/platform/cache/query-client.ts'

/** Forgets what was read, as a reload would, so that what is opened next asks for it anew. */
export const forgetReads = (): void => queryClient.clear()
