import { linkImport, toastTexts } from '@otday/contract'
import { useEffect, useRef, useState } from 'react'
import { fetchPicture } from '../../platform/fetch-picture.ts'
import { clientOf } from '../../platform/transport.ts'
import { toast } from '../../ui/toast.ts'
import { withExtracted } from './draft.ts'
import { importProblemOf, linkProblemOf } from './link-problem.ts'
import type { ChosenPicture } from './use-chosen-picture.ts'
import type { ClothesForm } from './use-clothes-form.ts'

const client = clientOf(linkImport)

/**
 * The step of the dialog that fills the form from the page behind a link. What was typed stays whatever happens: the
 * link until it has brought something, the form always. Toasts are told here. A `first` link opens the step with it.
 */
export function useLinkImport(form: ClothesForm, picture: ChosenPicture, first = '') {
  const [isOpen, setOpen] = useState(first !== '')
  const [link, setLink] = useState(first)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const asked = useRef<AbortController>(null)
  useEffect(() => () => asked.current?.abort(), [])
  const load = async (signal: AbortSignal) => {
    try {
      const { imageUrl, ...said } = await client.extract({ query: { url: link.trim() } }, { signal })
      // A picture that is lost on the way leaves the rest as good as it is.
      const image = imageUrl && (await fetchPicture(imageUrl, signal).catch(() => null))
      if (signal.aborted) return
      form.set(withExtracted(form.values, said))
      if (image) picture.choose(image)
      setLink('')
      setOpen(false)
      toast.success(toastTexts.imported)
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
    /** The link may be sent as it stands. */
    isReady: linkProblemOf(link) === undefined,
    open: () => setOpen(true),
    /** Back to the form; what is being loaded is given up. */
    close: () => {
      asked.current?.abort()
      setBusy(false)
      setOpen(false)
    },
    /** Takes what was typed and judges it at once; an emptied field is not blamed yet. */
    type: (text: string) => {
      setLink(text)
      setProblem(text === '' ? undefined : linkProblemOf(text))
    },
    submit: () => {
      const wrong = linkProblemOf(link)
      if (busy) return
      setProblem(wrong)
      if (wrong) return
      setBusy(true)
      asked.current = new AbortController()
      void load(asked.current.signal)
    },
  }
}
export type LinkImport = ReturnType<typeof useLinkImport>
