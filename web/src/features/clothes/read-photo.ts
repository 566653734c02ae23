import { drafts, type PhotoReading } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

const client = clientOf(drafts)

/** ms that the form waits for what a photo shows. */
const longestWait = 8000

/** Reads a photo; null when the server can't be asked, so that the photo is taken as it is. */
export const readPhoto = (image: Blob, fileName: string): Promise<PhotoReading | null> =>
  client.read({ body: { fileName }, image }, { signal: AbortSignal.timeout(longestWait) }).catch(() => null)
