import { formTexts, photosAtOnce } from '@otday/contract'
import { mayBePicture } from '../../platform/pictures/picture-kind.ts'
import { toast } from '../../ui/toast.ts'

/** Returns only pictures, at most as many as one choice may have; a toast says why files are left out. */
export function picturesIn(files: readonly File[]): File[] {
  const pictures = files.filter(mayBePicture)
  if (pictures.length < files.length) toast.warning(formTexts.imageTypeOnly)
  if (pictures.length > photosAtOnce) toast.warning(`사진은 한 번에 ${photosAtOnce}장까지 올릴 수 있어요.`)
  return pictures.slice(0, photosAtOnce)
}
