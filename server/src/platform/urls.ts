import type { ImageId } from '@otday/contract'

/** Public URLs below the base path. */
export interface Urls {
  basePath: string
  /** Root-relative; `?w=` requests a width. */
  image(id: ImageId): string
  image(id: ImageId | null): string | null
}

export function createUrls(basePath: string): Urls {
  return { basePath, image: ((id: ImageId | null) => id && `${basePath}/files/${id}`) as Urls['image'] }
}
