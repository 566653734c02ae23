import { useNavigate, useSearchParams } from 'react-router'
import { numberEntry, stateOfEntry } from './history-dialog.ts'

const stepOf = (name: string) => `${name}Step`

/** A dialog that is open when `?name=value` is in the address: the back button closes it, a link opens it. */
export function useAddressLayer(name: string) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const searchWith = (value: string | null) => {
    const next = new URLSearchParams(search)
    if (value === null) next.delete(name)
    else next.set(name, value)
    return next.toString().replaceAll('%2C', ',')
  }
  return {
    value: search.get(name),
    open: (value: string) => {
      numberEntry()
      void navigate(
        { search: searchWith(value) },
        { state: { ...stateOfEntry(), [stepOf(name)]: true }, preventScrollReset: true },
      )
    },
    replace: (value: string) =>
      void navigate({ search: searchWith(value) }, { replace: true, state: stateOfEntry(), preventScrollReset: true }),
    close: () => {
      if (stepOf(name) in stateOfEntry()) void navigate(-1)
      else void navigate({ search: searchWith(null) }, { replace: true, preventScrollReset: true })
    },
  }
}
