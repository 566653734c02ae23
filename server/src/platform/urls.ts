import type { ImageId } from '@otday/contract'

/** Public URLs below the base path. */
export interface Urls {
  basePath: string
  /** Root-relative; `?w=` requests a width. */
  image(id: ImageId): string
  image(id: ImageId | null): string | null
  /** A feed's outfit; `?format=` requests a `FlatLayFormat`. */
  flatLay(name: string): string
}

export function createUrls(basePath: string): Urls {
  return {
    basePath,
    image: ((id: ImageId | null) => id && `${basePath}/files/${id}`) as Urls['image'],
    flatLay: (name) => `${basePath}/files/outfits/${name}`,
  }
}
