import { seoulDate } from '@otday/common/seoul-time'
import { type Profile, toastTexts } from '@otday/contract'
import { useForm } from '../../../platform/forms/use-form.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { useKeptForm } from '../../../platform/version/use-kept-input.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { toast } from '../../../ui/toast.ts'
import { useSaveProfile } from '../mutations.ts'
import { bodyOf, isDirty, profileRules, valuesOf } from './values.ts'

/** `onSaved` receives the profile after and before the save. */
export function useProfileForm(profile: Profile, onSaved: (saved: Profile, before: Profile) => void) {
  const save = useSaveProfile()
  const today = seoulDate(useNow())
  const known = valuesOf(profile)
  const form = useForm({
    known,
    rules: profileRules(today),
    isDirty,
    submit: async (values) => {
      if (!isDirty(values, known)) return
      const userId = currentUser()?.id
      if (!userId) return toast.error(toastTexts.profileUserMissing)
      const saved = await save.mutateAsync({ userId, body: bodyOf(values, known), image: values.picture })
      form.forget(values)
      onSaved(saved, profile)
    },
  })
  useKeptForm('profile', form)
  return { ...form, today }
}
export type ProfileForm = ReturnType<typeof useProfileForm>
