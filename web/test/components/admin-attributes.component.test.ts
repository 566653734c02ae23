import { attributes, errorCatalogue, formTexts, toastTexts } from '@otday/contract'
import { afterEach, expect, test, vi } from 'vitest'
import {
  answerDefinitions,
  definitionOf,
  expectDebouncedSearch,
  expectHeads,
  expectListed,
  expectStates,
  head,
} from '../kit/admin.ts'
import { page, Refusal, useApp, userEvent } from '../kit/app.tsx'
import { administrator } from '../kit/people.ts'
import { pressComposing } from '../kit/keys.ts'
import { forgetReads } from '../kit/reload.ts'

const app = useApp()
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1440, 900)
})

const path = '/admin/clothes-attributes'
const empty = page.getByText('설정된 속성값이 없습니다.', { exact: true })
const dialog = page.getByRole('dialog', { name: /^속성 (추가|수정)/ })
const nameField = dialog.getByLabelText('속성명')
const optionField = dialog.getByLabelText('선택 가능 값')
const done = dialog.getByRole('button', { name: /^(완료|처리 중\.\.\.)$/ })
const adding = page.getByRole('button', { name: '속성 추가' })
const opener = (name: string) => page.getByRole('row').getByRole('button', { name })
const said = (text: string) => dialog.getByText(text)
const question = page.getByRole('alertdialog')

const expectOptions = (options: readonly string[]) =>
  expect
    .poll(() =>
      dialog
        .getByRole('listitem')
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(options)

async function addOption(text: string) {
  await optionField.fill(text)
  await userEvent.keyboard('{Enter}')
}

async function open(...names: string[]) {
  answerDefinitions(
    app.server,
    names.map((name, at) => definitionOf(at + 1, name)),
  )
  await app.open(path, administrator)
  await (names.length > 0 ? expectListed() : expect.element(empty).toBeVisible())
}

test('the search waits for a pause of half a second or Enter, and stays in the URL', async () => {
  answerDefinitions(app.server, [definitionOf(1, '핏')])
  const asked = () => app.server.callsOf(attributes.list).map(({ query }) => query.keywordLike)
  await expectDebouncedSearch(app, { path, name: 'keywordLike', asked })
  await expect.element(empty).toBeVisible()
})

test('a loading list shows placeholders, and a failed one can be retried', async () => {
  await expectStates(app, path, (before) => answerDefinitions(app.server, [definitionOf(1, '핏')], before))
})

test('attributes are sorted by name, and both column heads change the order', async () => {
  const names = ['나', '가', '다']
  await open(...names)
  await expectHeads(names.toSorted())
  await expect.element(head('속성명')).toHaveAttribute('aria-sort', 'ascending')
  const columns = page.getByRole('columnheader').elements()
  expect(columns.map((column) => column.textContent)).toEqual(['속성명', '생성일', '선택 가능 값'])
  await head('속성명').getByRole('button').click()
  await expectHeads(names.toSorted().toReversed())
  await head('생성일').getByRole('button').click()
  await expectHeads(names.toReversed())
  await head('생성일').getByRole('button').click()
  await expectHeads(names)
  forgetReads()
  await app.open(app.path(), administrator)
  await expectHeads(names)
  const chips = page.getByRole('row').nth(1).getByRole('listitem').elements()
  expect(chips.map((chip) => chip.textContent)).toEqual(['하나', '둘'])
})

test('a new attribute is created once and inserted in sort order', async () => {
  await open('가', '다')
  await expectHeads(['가', '다'])
  const answer = Promise.withResolvers<void>()
  app.server.answer(attributes.create, async ({ body }) => {
    await answer.promise
    const added = definitionOf(3, body.name, body)
    answerDefinitions(app.server, [definitionOf(1, '가'), definitionOf(2, '다'), added])
    return added
  })
  await adding.click()
  await nameField.fill('나')
  await addOption('하나')
  await done.click()
  await expect.element(done).toHaveTextContent('처리 중...')
  done.element().focus()
  await userEvent.keyboard('{Enter}')
  answer.resolve()
  await expect.element(dialog).not.toBeInTheDocument()
  await expectHeads(['가', '나', '다'])
  expect(app.server.callsOf(attributes.create)).toEqual([{ body: { name: '나', selectableValues: ['하나'] } }])
})

test('the attribute form says what is missing, enables its button when complete, and asks before closing', async () => {
  await open()
  await adding.click()
  await expect.element(nameField).toHaveFocus()
  await expect.element(done).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(said(formTexts.attributeNameRequired)).toBeVisible()
  await expect.element(said(formTexts.attributeOptionRequired)).toBeVisible()
  await nameField.fill('두')
  await expect.element(said(formTexts.attributeNameRequired)).not.toBeInTheDocument()
  await nameField.fill('')
  await expect.element(said(formTexts.attributeNameRequired)).not.toBeInTheDocument()
  await nameField.fill('   ')
  await expect.element(said(formTexts.attributeNameRequired)).toBeVisible()
  await nameField.fill('두께')
  await expect.element(done).toBeDisabled()

  // Neither the Enter that completes a Korean syllable nor a text of blanks adds an option.
  await optionField.fill('얇음')
  pressComposing(optionField.element())
  await expectOptions([])
  await userEvent.keyboard('{Enter}')
  await expectOptions(['얇음'])
  await expect.element(optionField).toHaveValue('')
  await addOption('   ')
  await expectOptions(['얇음'])
  await optionField.fill(' 보통 ')
  await dialog.getByRole('button', { name: '추가', exact: true }).click()
  await expectOptions(['얇음', '보통'])
  await expect.element(done).toBeEnabled()
  await optionField.fill('보통')
  await expect.element(said(formTexts.attributeOptionDuplicate)).toBeVisible()
  await expect.element(done).toBeDisabled()
  await optionField.fill('')
  await expect.element(said(formTexts.attributeOptionDuplicate)).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: '얇음 지우기' }).click()
  await dialog.getByRole('button', { name: '보통 지우기' }).click()
  await expectOptions([])
  await expect.element(said(formTexts.attributeOptionRequired)).toBeVisible()
  await expect.element(optionField).toHaveFocus()
  await expect.element(done).toBeDisabled()

  // Escape and the cancel button ask before the input is lost: '계속 쓰기' (keep writing) keeps the input, '그만두기' (stop)
  // closes the dialog.
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: '계속 쓰기' }).click()
  await expect.element(nameField).toHaveValue('두께')
  await dialog.getByRole('button', { name: '취소', exact: true }).click()
  await question.getByRole('button', { name: '그만두기' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(app.server.callsOf(attributes.create)).toEqual([])
})

test('an option that is already listed is refused, regardless of case', async () => {
  await open()
  await adding.click()
  await addOption('Red')
  await addOption(' red ')
  await expect.element(said(formTexts.attributeOptionDuplicate)).toBeVisible()
  await expectOptions(['Red'])
  await expect.element(optionField).toHaveValue(' red ')
})

test('a taken name is reported at the name field, and the form keeps its values', async () => {
  const taken = errorCatalogue.AttributeNameTaken[1]
  await open('fit')
  await adding.click()
  await nameField.fill('FIT')
  await addOption('하나')
  await done.click()
  await expect.element(page.getByText(toastTexts.attributeAddFailed)).toBeVisible()
  await expect.element(said(taken)).toBeVisible()
  await expect.element(nameField).toHaveValue('FIT')
  await expectOptions(['하나'])
  await nameField.fill('fit 둘')
  await expect.element(said(taken)).not.toBeInTheDocument()
  await done.click()
  await expect.element(page.getByText(toastTexts.attributeAdded)).toBeVisible()
  await expectHeads(['fit', 'fit 둘'])
})

test('a row opens by keyboard, and a failed edit or delete shows an error and keeps the form', async () => {
  await open('촉감')
  await expect.element(opener('촉감')).toBeVisible()
  opener('촉감').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toHaveAccessibleName('속성 수정 / 삭제')
  await expect.element(nameField).toHaveValue('촉감')
  await expectOptions(['하나', '둘'])
  for (const endpoint of [attributes.update, attributes.delete])
    app.server.answer(endpoint, () => {
      throw new Refusal('Internal')
    })
  await nameField.fill('촉감!')
  await done.click()
  await expect.element(page.getByText(toastTexts.attributeEditFailed)).toBeVisible()
  await expect.element(nameField).toHaveValue('촉감!')
  await dialog.getByRole('button', { name: '삭제', exact: true }).click()
  const asked = page.getByRole('alertdialog', { name: '속성을 삭제하시겠습니까?' })
  const yes = asked.getByRole('button', { name: /^삭제/ })
  await yes.click()
  await expect.element(page.getByText(toastTexts.attributeDeleteFailed)).toBeVisible()
  await expect.element(asked).toBeVisible()
  const answer = Promise.withResolvers<void>()
  app.server.answer(attributes.delete, async () => {
    await answer.promise
    answerDefinitions(app.server, [])
    return undefined
  })
  await yes.click()
  await expect.element(yes).toHaveTextContent('삭제 중...')
  answer.resolve()
  await expect.element(page.getByText(toastTexts.attributeDeleted)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(empty).toBeVisible()
})

test('removing an option or attribute in use shows how many clothes lose it', async () => {
  await open('안감')
  app.server.answer(attributes.usage, ({ params: { definitionId } }) => ({
    definitionId,
    clothesCount: 3,
    values: [
      { value: '하나', clothesCount: 2 },
      { value: '둘', clothesCount: 1 },
    ],
  }))
  await opener('안감').click()
  await dialog.getByRole('button', { name: '하나 지우기' }).click()
  await expect.element(said('저장하면 옷 2개에서 ‘하나’ 값이 빠져요.')).toBeVisible()
  await dialog.getByRole('button', { name: '삭제', exact: true }).click()
  await expect.element(question).toMatchTextContent('‘안감’ 속성이 영구적으로 삭제되고 되돌릴 수 없어요.')
  await expect.element(question).toMatchTextContent('이 속성을 쓰는 옷 3개에서도 값이 빠져요.')
  await question.getByRole('button', { name: '취소' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(app.server.callsOf(attributes.delete)).toEqual([])
})

test('the list is not wider than the smallest phone', async () => {
  await page.viewport(320, 640)
  const name = `가장 긴 이름의 속성 ${crypto.randomUUID()}`
  const selectableValues = ['띄어쓰기없이아주길게이어지는선택가능한값'.repeat(2)]
  answerDefinitions(app.server, [definitionOf(1, name, { selectableValues })])
  await app.open(path, administrator)
  await expect.poll(() => page.getByRole('row').elements().length).toBe(2)
  await expectListed()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
