export type PictureKind = 'jpeg' | 'png' | 'heic' | 'other'

/**
 * First bytes of each kind of picture file, as characters. In HEIF files, the name of their own type or of a compatible
 * one follows after `ftyp`.
 */
const starts: readonly (readonly [start: RegExp, kind: PictureKind])[] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG/, 'png'],
  [/^.{4}ftyp(?:he[iv]\w|m[is]f1.*he[iv][cx])/s, 'heic'],
  [/^(?:GIF8|RIFF.{4}WEBP|.{4}ftyp(?:avi[fs]|m[is]f1))/s, 'other'],
]

/**
 * Returns the kind of a picture file by its first bytes, whatever its name is; null if it is no picture or cannot be
 * read.
 */
export async function kindOf(file: Blob): Promise<PictureKind | null> {
  const bytes = await file
    .slice(0, 64)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const start = String.fromCharCode(...new Uint8Array(bytes))
  return starts.find(([pattern]) => pattern.test(start))?.[1] ?? null
}

/**
 * Whether a file may be a picture, by its media type. A file with no or a general media type may be one, too; its first
 * bytes decide later.
 */
export const mayBePicture = ({ type }: Blob): boolean => /^(?:image\/.*|application\/octet-stream|)$/.test(type)
