import { account, type AuthState } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'
import { chooseLanguage, chosenHere } from './language.ts'

/** Saves the language chosen on this device to the account; if none was chosen, the device adopts the account's. */
export async function agreeOnLanguage({ language: kept, userDto }: AuthState): Promise<void> {
  const chosen = chosenHere()
  if (!chosen) {
    if (kept) chooseLanguage(kept)
    return
  }
  if (chosen === kept || userDto.mustChangePassword) return
  await clientOf(account).keepLanguage({ params: { userId: userDto.id }, body: { language: chosen } })
}
