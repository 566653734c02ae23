import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { ImageId, ImageUrl } from './vocabulary.ts'

/** Most picture URLs per call. */
export const mostPictureUrls = 100

/** Comma-separated ids of images. */
const ids = z
  .string()
  .max(mostPictureUrls * 37)
  .transform((text) => text.split(','))
  .pipe(z.array(ImageId).min(1).max(mostPictureUrls))

export const PictureUrl = z.object({ imageId: ImageId, imageUrl: ImageUrl })
export type PictureUrl = z.infer<typeof PictureUrl>

export const pictures = endpoints({
  urls: {
    method: 'GET',
    path: '/api/pictures',
    access: 'user',
    summary: '사진 주소 새로 받기',
    query: z.object({ ids }),
    status: 200,
    /** Omits pictures that the caller may not see, or that are gone. */
    response: z.array(PictureUrl),
  },
})
