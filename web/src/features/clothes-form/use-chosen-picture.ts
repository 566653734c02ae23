import type { PhotoReading } from '@otday/contract'
import { useRef, useState } from 'react'
import { preparePicture } from '../../platform/pictures/prepare-picture.ts'
import type { ClothesForm } from './forms/values.ts'
import { readPhoto } from './read-photo.ts'

/**
 * Scales a chosen picture and has the server recognize the piece in it, which also masks out a plain background;
 * `problem` says why a picture is refused. A later choice replaces an earlier one.
 */
export function useChosenPicture(form: ClothesForm, onRead: (reading: PhotoReading | null) => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [reading, setReading] = useState<PhotoReading | null>(null)
  const latest = useRef(0)
  const take = (read: PhotoReading | null) => {
    setReading(read)
    onRead(read)
  }
  const choose = async (file: Blob) => {
    const turn = ++latest.current
    setBusy(true)
    setProblem(null)
    const { picture, problem: wrong } = await preparePicture(file)
    if (turn !== latest.current) return
    if (wrong !== undefined) {
      setBusy(false)
      return setProblem(wrong)
    }
    take(null)
    form.set({ picture, mask: undefined })
    const read = await readPhoto(picture, file instanceof File ? file.name : '')
    if (turn !== latest.current) return
    setBusy(false)
    take(read)
    if (read?.mask) form.set({ mask: read.mask })
  }
  return {
    problem,
    busy,
    /** A piece of the closet that has exactly this picture. */
    sameAs: reading?.sameAs ?? null,
    /** Mask of the garment; null unless it stands out from the background. */
    found: reading?.mask ?? null,
    /** Whether the server has examined the photo, but could not tell the garment from the background. */
    isUncut: reading !== null && reading.mask === null,
    choose: (file: Blob) => void choose(file),
    forget: () => {
      latest.current++
      setBusy(false)
      setProblem(null)
      take(null)
      form.set({ picture: null, mask: undefined })
    },
  }
}
export type ChosenPicture = ReturnType<typeof useChosenPicture>
