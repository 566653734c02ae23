import type { ImageId } from '@otday/contract'
import type { PictureSigner } from '../crypto/picture-signatures.ts'

/** Root-relative URLs below the base path; those of pictures may get `?w=` with a width in px. */
export interface Urls {
  basePath: string
  /** A URL that does not expire: it works while a feed or a profile shows the picture. */
  publicImage: ImageUrlOf
  /** A URL that works for 24 to 48 h for everyone who has it, while something shows the picture. */
  signedImage: ImageUrlOf
  /** A URL like `signedImage`, for a picture that nothing shows yet. */
  passingImage: ImageUrlOf
  /** URL of the drawn picture of a feed's outfit; its query is a `FlatLayQuery`. */
  flatLay(name: string): string
}

interface ImageUrlOf {
  (id: ImageId): string
  (id: ImageId | null): string | null
}

export function createUrls(basePath: string, signer: PictureSigner): Urls {
  const urlOf = (rest: (id: ImageId) => string) =>
    ((id: ImageId | null) => id && `${basePath}${publicPath(id)}${rest(id)}`) as ImageUrlOf
  return {
    basePath,
    publicImage: urlOf(() => ''),
    signedImage: urlOf((id) => `/${signer.sign(id, 'shown')}`),
    passingImage: urlOf((id) => `/${signer.sign(id, 'passing')}`),
    flatLay: (name) => `${basePath}/files/outfits/${name}`,
  }
}

/** Returns a picture's path below the site's base path, which the operator may change. */
export const publicPath = (id: ImageId) => `/files/${id}`
