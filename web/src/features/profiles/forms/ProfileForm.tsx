import { earliestBirthDate, Gender, genderLabels, type Profile } from '@otday/contract'
import type { ChangeEvent } from 'react'
import { LeaveQuestion } from '../../../platform/leave/LeaveQuestion.tsx'
import { usePageGuard } from '../../../platform/leave/use-leave-guard.ts'
import { Field } from '../../../ui/Field.tsx'
import { Segmented } from '../../../ui/RadioRow.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { PlaceField } from './PlaceField.tsx'
import { PortraitField } from './PortraitField.tsx'
import styles from './ProfileForm.module.css'
import { SaveBar } from './SaveBar.tsx'
import { SensitivityField } from './SensitivityField.tsx'
import { type ProfileForm as Form, useProfileForm } from './use-profile-form.ts'

interface ProfileFormProps {
  profile: Profile
  /** Called with the saved profile and the one before the save. */
  onSaved: (saved: Profile, before: Profile) => void
}

const genders = Gender.options.map((value) => ({ value, label: genderLabels[value] }))

/** Form for the profile, saved as a whole; saving is disabled without changes. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const form = useProfileForm(profile, onSaved)
  const guard = usePageGuard(form.dirty && !form.pending)
  const { values, set } = form
  return (
    <>
      <form {...form.form} aria-label="프로필">
        <div className={styles.block}>
          <PortraitField
            imageUrl={profile.profileImageUrl}
            chosen={values.picture}
            onChoose={(picture) => set({ picture })}
          />
          <Person form={form} />
        </div>
        <div className={styles.block}>
          <PlaceField place={values.place} onFound={(place) => set({ place })} />
          <SensitivityField
            value={values.temperatureSensitivity}
            onChange={(temperatureSensitivity) => set({ temperatureSensitivity })}
          />
        </div>
        <SaveBar form={form} />
      </form>
      <LeaveQuestion guard={guard} />
    </>
  )
}

function Person({ form }: { form: Form }) {
  const { values, set, ask, errorOf, today } = form
  const birthDate = ({ currentTarget: { value, validity } }: ChangeEvent<HTMLInputElement>) =>
    set({ birthDate: value, brokenDate: validity.badInput })
  return (
    <>
      <div className={styles.two}>
        <Field label="닉네임" required error={errorOf('name')}>
          <TextInput {...form.field('name')} autoComplete="nickname" maxLength={100} onBlur={() => ask('name')} />
        </Field>
        <Field label="성별" group>
          <Segmented label="성별" value={values.gender} onChange={(gender) => set({ gender })} options={genders} />
        </Field>
      </div>
      <div className={styles.two}>
        <Field label="생년월일" error={errorOf('birthDate')}>
          <TextInput
            type="date"
            value={values.birthDate}
            min={earliestBirthDate}
            max={today}
            autoComplete="bday"
            onChange={birthDate}
          />
        </Field>
      </div>
    </>
  )
}
