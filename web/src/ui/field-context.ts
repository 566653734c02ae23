import { createContext, use } from 'react'

interface FieldLink {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldLink | null>(null)

/** Returns attributes that link a control to its field; the control's own id wins. */
export function useFieldLink(own: { id?: string | undefined; 'aria-describedby'?: string | undefined }) {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  }
}
