import type { ImageId } from '@otday/contract'

/** Where things of ours are found from outside, below the configured base path. */
export interface Urls {
  basePath: string
  /** Root-relative address of a stored picture; `?w=` asks for a width. */
  image(id: ImageId): string
  image(id: ImageId | null): string | null
}

export function createUrls(basePath: string): Urls {
  return { basePath, image: ((id: ImageId | null) => id && `${basePath}/files/${id}`) as Urls['image'] }
}
