import { useState } from 'react'
import { WeatherIcon } from '../../art/WeatherIcon.tsx'
import { Button } from '../Button.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { ChipRow } from '../ChipRow.tsx'
import { Field } from '../Field.tsx'
import { Menu } from '../Menu.tsx'
import { ChoiceGrid, FilterTabs, Segmented } from '../RadioRow.tsx'
import { Select } from '../Select.tsx'
import { Slider } from '../Slider.tsx'
import { Switch } from '../Switch.tsx'
import { TabBar } from '../TabBar.tsx'
import { ToggleChips } from '../ToggleChips.tsx'
import styles from './Gallery.module.css'
import { Section } from './Section.tsx'

const kinds = [
  '전체',
  '상의',
  '하의',
  '원피스',
  '아우터',
  '속옷',
  '액세서리',
  '신발',
  '양말',
  '모자',
  '가방',
  '스카프',
  '기타',
]
const kindOptions = kinds.map((kind) => ({ value: kind, label: kind }))
const skyOptions = [
  { value: '', label: '전체' },
  { value: 'CLEAR', label: '맑음', icon: <WeatherIcon kind="clear" size={22} /> },
  { value: 'CLOUDY', label: '흐림', icon: <WeatherIcon kind="cloudy" size={22} /> },
]

export function ChoiceSection() {
  const [kind, setKind] = useState('전체')
  const [gender, setGender] = useState('여성')
  const [sky, setSky] = useState('')
  const [material, setMaterial] = useState('')
  const [tab, setTab] = useState('a')
  const [several, setSeveral] = useState<string[]>(['상의'])
  return (
    <Section title="고르기">
      <FilterTabs label="옷 종류" value={kind} onChange={setKind} options={kindOptions} />
      <ChipRow label="칩" value={kind} onChange={setKind} options={kindOptions} />
      <ChipRow small label="작은 칩" value={null} onChange={setKind} options={kindOptions.slice(1, 5)} />
      <ToggleChips label="여러 칩" chosen={several} onChange={setSeveral} options={kindOptions.slice(1)} />
      <div className={styles.row}>
        <Select label="하늘" showLabel active={sky !== ''} value={sky} onChange={setSky} options={skyOptions} />
        <Select label="쓸 수 없음" value="" onChange={setSky} options={skyOptions} disabled />
        <Segmented
          label="성별"
          value={gender}
          onChange={setGender}
          options={['남성', '여성', '기타'].map((value) => ({ value, label: value }))}
        />
        <Menu
          label="내 메뉴"
          trigger={<Button variant="secondary">메뉴</Button>}
          items={[
            { label: '내 피드', icon: 'grid', onSelect: () => undefined },
            { label: '프로필 편집', icon: 'settings', onSelect: () => undefined },
            { label: '로그아웃', icon: 'logout', onSelect: () => undefined },
            { label: '삭제', icon: 'trash', onSelect: () => undefined, danger: true, separated: true },
          ]}
        />
      </div>
      <div className={styles.thirds}>
        <Field label="종류" group>
          <ChoiceGrid label="종류" value={kind} onChange={setKind} options={kindOptions.slice(1)} />
        </Field>
        <Field label="소재">
          <Select
            variant="field"
            label="소재"
            placeholder="선택 안 함"
            value={material}
            onChange={setMaterial}
            options={['울', '면', '데님'].map((value) => ({ value, label: value }))}
          />
        </Field>
        <Toggles />
      </div>
      <TabBar
        label="이웃"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'a', label: '팔로워', count: 12, panel: <p>팔로워</p> },
          { value: 'b', label: '팔로잉', count: 3, panel: <p>팔로잉</p> },
        ]}
      />
    </Section>
  )
}

function Toggles() {
  const [on, setOn] = useState(true)
  const [level, setLevel] = useState(3)
  return (
    <div>
      <div className={styles.row}>
        <Switch label="잠금" checked={on} onChange={setOn} />
        <Switch label="꺼짐" checked={!on} onChange={(next) => setOn(!next)} />
        <Switch label="쓸 수 없음" checked disabled onChange={() => undefined} />
        <Switch label="바꾸는 중" checked busy onChange={() => undefined} />
        <Checkbox checked={on} onChange={(event) => setOn(event.currentTarget.checked)}>
          공개
        </Checkbox>
      </div>
      <Slider
        label="온도 민감도"
        value={level}
        onChange={setLevel}
        startLabel="추위를 많이 타요"
        endLabel="더위를 많이 타요"
        valueText={`5단계 중 ${level}`}
      />
    </div>
  )
}
