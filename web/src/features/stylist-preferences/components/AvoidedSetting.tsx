import { Avoided, avoidedLabels, type StylistPreferences } from '@otday/contract'
import { ToggleChips } from '../../../ui/ToggleChips.tsx'
import { SettingBlock } from './SettingBlock.tsx'
import { useSavePreferences } from './use-save-preferences.ts'

const options = Avoided.options.map((value) => ({ value, label: avoidedLabels[value] }))

export function AvoidedSetting({ preferences }: { preferences: StylistPreferences }) {
  const save = useSavePreferences()
  return (
    <SettingBlock title="안 입는 옷" text="고른 옷은 추천하지 않아요." save={save}>
      <ToggleChips
        label="안 입는 옷"
        chosen={preferences.avoided}
        options={options}
        onChange={(avoided) => save.mutate({ avoided })}
      />
    </SettingBlock>
  )
}
