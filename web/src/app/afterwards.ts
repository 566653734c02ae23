import { fetchAhead } from '../platform/fetch-ahead.ts'

/** What has time until the first page has come to rest. */
export async function doAfterwards(): Promise<void> {
  await (await import('../features/briefings/index.ts')).noteOpening()
  await fetchAhead()
}
