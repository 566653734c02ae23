import type { ImageId, UserId } from '@otday/contract'
import type { PictureSigner } from '../crypto/picture-signatures.ts'

/** Root-relative URLs below the base path; those of pictures may get `?w=` with a width in px. */
export interface Urls {
  basePath: string
  /** A URL that does not expire: it works while a feed that everyone may see, or a profile, shows the picture. */
  publicImage: ImageUrlOf
  /** A URL that works for 24 to 48 h, while the viewer may see the picture. */
  signedImage: ImageUrlFor
  /** A URL like `signedImage`, for a picture of the viewer's own that nothing shows yet. */
  passingImage: ImageUrlFor
  /** URL of the drawn picture of the outfit of a feed that everyone may see; its query is a `FlatLayQuery`. */
  flatLay(name: string): string
  /** A URL like `flatLay` that works for 24 to 48 h, while the viewer may see the feed. */
  signedFlatLay(viewer: UserId, name: string): string
}

interface ImageUrlOf {
  (id: ImageId): string
  (id: ImageId | null): string | null
}

interface ImageUrlFor {
  (viewer: UserId, id: ImageId): string
  (viewer: UserId, id: ImageId | null): string | null
}

export function createUrls(basePath: string, signer: PictureSigner): Urls {
  const signed = (purpose: 'shown' | 'passing') =>
    ((viewer: UserId, id: ImageId | null) =>
      id && `${basePath}${publicPath(id)}/${signer.sign(viewer, id, purpose)}`) as ImageUrlFor
  return {
    basePath,
    publicImage: ((id: ImageId | null) => id && `${basePath}${publicPath(id)}`) as ImageUrlOf,
    signedImage: signed('shown'),
    passingImage: signed('passing'),
    flatLay: (name) => `${basePath}${flatLayPath}/${name}`,
    signedFlatLay: (viewer, name) => `${basePath}${flatLayPath}/${name}/${signer.sign(viewer, name, 'outfit')}`,
  }
}

const flatLayPath = '/files/outfits'

/** Returns a picture's path below the site's base path, which the operator may change. */
export const publicPath = (id: ImageId) => `/files/${id}`

/** Returns the id of the picture to which a path leads. */
export const imageIdIn = (path: string | null): ImageId | null =>
  (path?.match(/[0-9a-f-]{36}/)?.[0] as ImageId | undefined) ?? null
