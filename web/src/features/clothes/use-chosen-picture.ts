import { useRef, useState } from 'react'
import { preparePicture } from '../../platform/prepare-picture.ts'
import type { ClothesForm } from './forms/draft.ts'

/** Scaled, or refused in words; the last one wins. */
export function useChosenPicture(form: ClothesForm) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const latest = useRef(0)
  return {
    problem,
    busy,
    choose: (file: Blob) => {
      const turn = ++latest.current
      setBusy(true)
      setProblem(null)
      void preparePicture(file).then((prepared) => {
        if (turn !== latest.current) return
        setBusy(false)
        if (prepared.picture) form.set({ picture: prepared.picture })
        else setProblem(prepared.problem)
      })
    },
    forget: () => {
      latest.current++
      setBusy(false)
      setProblem(null)
      form.set({ picture: null })
    },
  }
}
export type ChosenPicture = ReturnType<typeof useChosenPicture>
