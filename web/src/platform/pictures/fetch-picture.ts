import { ApiError } from '../api/api-error.ts'

const width = 1280

/**
 * Fetches a picture.
 * @throws ApiError when there is no picture in the response
 * @throws the abort reason when `signal` is aborted
 */
export async function fetchPicture(imageUrl: string, signal: AbortSignal): Promise<Blob> {
  try {
    const response = await fetch(`${imageUrl}?w=${width}`, { signal })
    if (response.ok) return await response.blob()
    throw new ApiError(response.status, undefined)
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error
    throw new ApiError(0, undefined)
  }
}
