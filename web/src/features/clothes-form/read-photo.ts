import { drafts, type PhotoReading } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

const client = clientOf(drafts)

/** Longest time in ms that the form waits for the server to recognize what a photo shows. */
const longestWait = 8000

/** Asks the server what a photo shows; null when it cannot be asked, so that the photo is used as it is. */
export const readPhoto = (image: Blob, fileName: string): Promise<PhotoReading | null> =>
  client.read({ body: { fileName }, image }, { signal: AbortSignal.timeout(longestWait) }).catch(() => null)
