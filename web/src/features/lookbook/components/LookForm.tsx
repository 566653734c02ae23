import {
  type ClothesId,
  excessOf,
  type Look,
  lookNameLimit,
  lookTagLimit,
  mostLookTags,
  Occasion,
  occasionLabels,
  outfitLimit,
  type UserDto,
} from '@otday/contract'
import { type KeyboardEvent, useState } from 'react'
import { LeaveQuestion } from '../../../platform/leave/LeaveQuestion.tsx'
import { useLeaveGuard } from '../../../platform/leave/use-leave-guard.ts'
import { useRecord } from '../../../platform/records/use-record.ts'
import { RemovableChip } from '../../../ui/RemovableChip.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormFooter } from '../../../ui/FormFooter.tsx'
import { Field } from '../../../ui/Field.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import { ToggleChips } from '../../../ui/ToggleChips.tsx'
import { ClosetPicker, type PickerFilter } from '../../clothes/index.ts'
import { bodyOf, lookRecords } from '../mutations.ts'
import { lookTexts } from '../look-texts.data.ts'
import { tagIn } from '../look-words.ts'
import styles from './LookForm.module.css'

const occasionOptions = Occasion.options.map((value) => ({ value, label: occasionLabels[value] }))

interface LookFormProps {
  user: UserDto
  /** The look to edit; absent for a new one. */
  look?: Look
  /** Pieces of a new look; absent: they are chosen in this form. */
  pieces?: readonly ClothesId[]
  /** First occasion of a new look, which can be changed. */
  occasion?: Occasion | undefined
  onClose: () => void
  /** Called once the look is saved and the form closed. */
  onSaved?: () => void
}

/** Form for name, tags and occasions, and for the pieces of a new look that has none yet. */
export function LookForm({ user, look, pieces, occasion, onClose, onSaved }: LookFormProps) {
  const { isBusy, save } = useRecord(lookRecords, look)
  const [name, setName] = useState(look?.name ?? '')
  const [tags, setTags] = useState<readonly string[]>(look?.tags ?? [])
  const [occasions, setOccasions] = useState<readonly Occasion[]>(look?.occasions ?? (occasion ? [occasion] : []))
  const [chosen, setChosen] = useState<readonly ClothesId[]>(pieces ?? [])
  const [filter, setFilter] = useState<PickerFilter>({ type: '', word: '' })
  const [isTouched, setTouched] = useState(false)
  const exit = useLeaveGuard(isTouched, onClose)
  const touching =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setTouched(true)
      set(value)
    }
  const toggle = touching((piece: ClothesId) =>
    setChosen((before) => (before.includes(piece) ? before.filter((other) => other !== piece) : [...before, piece])),
  )
  const excess = excessOf(name.trim(), lookNameLimit)
  const missing = name.trim() === '' ? '이름을 적어 주세요.' : !look && chosen.length === 0 ? '옷을 골라 주세요.' : ''
  const problem = excess ?? missing
  const submit = () => {
    if (problem) return
    const words = { name: name.trim(), tags: [...tags], occasions: [...occasions] }
    const body = look ? bodyOf(look, words) : { ...words, clothesIds: [...chosen], revision: 0 }
    save(body, look ? lookTexts.changed : lookTexts.saved, () => {
      exit.closeNow()
      onSaved?.()
    })
  }
  return (
    <>
      <Dialog
        open
        size="m"
        title={look ? '이름·태그 고치기' : pieces ? '이름·태그 적기' : '룩북 만들기'}
        onClose={exit.tryClose}
        footer={
          <FormFooter
            cancelLabel={pieces ? '이전' : '취소'}
            submitLabel="저장"
            busy={isBusy}
            ready={problem === ''}
            onSubmit={submit}
            onCancel={exit.tryClose}
          >
            <output className={styles.problem}>
              {missing || (!look && `옷 ${chosen.length}개 · ${outfitLimit}개까지`)}
            </output>
          </FormFooter>
        }
      >
        <div className={styles.form}>
          <Field label="이름" required error={excess}>
            <TextInput
              value={name}
              placeholder="월요일 기본"
              autoComplete="off"
              onChange={(event) => touching(setName)(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !isComposing(event)) submit()
              }}
            />
          </Field>
          <Tags tags={tags} onChange={touching(setTags)} />
          <Field label="상황" group>
            <ToggleChips
              label="상황"
              chosen={occasions}
              options={occasionOptions}
              onChange={touching<Occasion[]>(setOccasions)}
            />
          </Field>
          {!look && !pieces && (
            <section className={styles.choose} aria-label="옷">
              <h3>옷</h3>
              <ClosetPicker
                ownerId={user.id}
                filter={filter}
                onFilter={setFilter}
                chosen={chosen}
                onToggle={({ clothesId }) => toggle(clothesId)}
                variant="rows"
              />
            </section>
          )}
        </div>
      </Dialog>
      <LeaveQuestion guard={exit.guard} />
    </>
  )
}

/** Field for tags; Enter and comma add what is typed. */
function Tags({ tags, onChange }: { tags: readonly string[]; onChange: (tags: string[]) => void }) {
  const [text, setText] = useState('')
  const isFull = tags.length >= mostLookTags
  const excess = excessOf(tagIn(text), lookTagLimit)
  const add = () => {
    if (excess !== null) return
    const tag = tagIn(text)
    if (tag && !tags.includes(tag) && !isFull) onChange([...tags, tag])
    setText('')
  }
  const press = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ',') || isComposing(event)) return
    event.preventDefault()
    add()
  }
  return (
    <div>
      <Field
        label="태그"
        error={excess}
        hint={isFull ? `태그는 ${mostLookTags}개까지예요.` : '적고 Enter를 누르면 더해져요.'}
      >
        <TextInput
          value={text}
          disabled={isFull}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={add}
        />
      </Field>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="태그">
          {tags.map((tag) => (
            <li key={tag}>
              <RemovableChip
                removeLabel={`#${tag} 지우기`}
                onRemove={() => onChange(tags.filter((other) => other !== tag))}
              >
                {`#${tag}`}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
