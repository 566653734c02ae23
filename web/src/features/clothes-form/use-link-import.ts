import { Link, linkImport, toastTexts } from '@otday/contract'
import { useEffect, useRef, useState } from 'react'
import { fetchPicture } from '../../platform/pictures/fetch-picture.ts'
import { clientOf } from '../../platform/api/transport.ts'
import { toast } from '../../ui/toast.ts'
import { type ClothesForm, extractedChange } from './forms/values.ts'
import { importProblemOf, linkProblemOf } from './link-problem.ts'
import type { ChosenPicture } from './use-chosen-picture.ts'

const client = clientOf(linkImport)

/**
 * Fills the form from the page of a link. The typed link is cleared only after success; a failure leaves the form as it
 * is. `first`: link with which the dialog's step for links opens at once.
 */
export function useLinkImport(form: ClothesForm, picture: ChosenPicture, first = '') {
  const [isOpen, setOpen] = useState(first !== '')
  const [link, setLink] = useState(first)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const asked = useRef<AbortController>(null)
  useEffect(() => () => asked.current?.abort(), [])
  const type = (text: string) => {
    setLink(text)
    setProblem(text === '' ? undefined : linkProblemOf(text))
  }
  const load = async (url: string, signal: AbortSignal) => {
    try {
      const { imageUrl, isPictureMissing, ...said } = await client.extract({ query: { url } }, { signal })
      // If the picture cannot be loaded, the other values are still used.
      const image = imageUrl && (await fetchPicture(imageUrl, signal).catch(() => null))
      if (signal.aborted) return
      form.set(extractedChange(said))
      if (image) picture.choose(image)
      setLink('')
      setOpen(false)
      if (isPictureMissing || (imageUrl && !image)) toast.warning(toastTexts.importedWithoutPicture)
      else toast.success(toastTexts.imported)
    } catch (error) {
      if (signal.aborted) return
      setProblem(importProblemOf(error))
      toast.error(toastTexts.importFailed)
    }
    setBusy(false)
  }
  return {
    isOpen,
    link,
    problem,
    busy,
    isReady: linkProblemOf(link) === undefined,
    open: () => setOpen(true),
    /** Closes the step and aborts loading. */
    close: () => {
      asked.current?.abort()
      setBusy(false)
      setOpen(false)
    },
    type,
    /**
     * Takes the link out of pasted or dropped text. Returns false without a link, and if the text is only a link: the
     * field then takes the text itself.
     */
    take: (carried: DataTransfer) => {
      const text = carried.getData('text/plain')
      const { data } = Link.safeParse(text)
      if (data === undefined || data === text.trim()) return false
      type(data)
      return true
    },
    submit: () => {
      const wrong = linkProblemOf(link)
      if (busy) return
      setProblem(wrong)
      if (wrong) return
      setBusy(true)
      asked.current = new AbortController()
      void load(Link.parse(link), asked.current.signal)
    },
  }
}
export type LinkImport = ReturnType<typeof useLinkImport>
