import type { RefObject } from 'react'

interface ImageInputProps {
  /** The input element; a visible button has to click it. */
  ref: RefObject<HTMLInputElement | null>
  label: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** A file input that is not visible; the same file can be chosen again. */
export const ImageInput = ({ ref, label, multiple = false, onFiles }: ImageInputProps) => (
  <input
    ref={ref}
    type="file"
    accept="image/*"
    hidden
    multiple={multiple}
    aria-label={label}
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])]
      currentTarget.value = ''
      if (files.length > 0) onFiles(files)
    }}
  />
)
