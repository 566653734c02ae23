import { type StylistPreferences, WorkLook, workLookLabels } from '@otday/contract'
import { Segmented } from '../../../ui/RadioRow.tsx'
import { SettingBlock } from './SettingBlock.tsx'
import { useSavePreferences } from './use-save-preferences.ts'

const options = WorkLook.options.map((value) => ({ value, label: workLookLabels[value] }))

export function WorkLookSetting({ preferences }: { preferences: StylistPreferences }) {
  const save = useSavePreferences()
  return (
    <SettingBlock title="출근 차림" text="출근 추천을 이 차림에 맞춰요." save={save}>
      <Segmented
        label="출근 차림"
        value={preferences.workLook}
        options={options}
        onChange={(workLook) => save.mutate({ workLook })}
      />
    </SettingBlock>
  )
}
