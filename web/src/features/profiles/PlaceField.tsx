import type { Location } from '@otday/contract'
import { useState } from 'react'
import { messageOf } from '../../platform/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './ProfileForm.module.css'

/** Where the person is; null when they'd rather not say. */
export type FindPlace = () => Promise<Location | null>

interface PlaceFieldProps {
  place: Location | null
  find: FindPlace
  onFound: (place: Location) => void
}

/** The names of the place, and the button that looks where one is now. */
export function PlaceField({ place, find, onFound }: PlaceFieldProps) {
  const [looking, setLooking] = useState(false)

  async function look() {
    setLooking(true)
    try {
      const found = await find()
      if (found) onFound(found)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setLooking(false)
    }
  }

  return (
    <Field label="현재 위치">
      <div className={styles.place}>
        <TextInput
          icon="location"
          readOnly
          value={place?.locationNames.join(' ') ?? ''}
          placeholder="위치 정보가 없어요."
        />
        <Button variant="secondary" icon="locate" loading={looking} onClick={() => void look()}>
          현재 위치로
        </Button>
      </div>
    </Field>
  )
}
