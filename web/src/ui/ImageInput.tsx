import type { RefObject } from 'react'

interface ImageInputProps {
  /** Pressing it is the button's part. */
  ref: RefObject<HTMLInputElement | null>
  label: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** Hidden; the same file can be chosen again. */
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
