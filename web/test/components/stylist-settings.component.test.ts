import { stylist, stylistTexts } from '@otday/contract'
import { expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp } from '../kit/app.tsx'
import { breakDown, delay } from '../kit/trouble.ts'
import { count } from '../kit/outfit-page.ts'
import { hani } from '../kit/people.ts'
import { serveOutfits, serveSettings, type Stylist } from '../kit/recommendations.ts'
import { inSizesOfDay } from '../kit/screens.ts'

const app = useApp()
const card = page.getByRole('region', { name: '스타일리스트', exact: true })
const block = (name: string) => card.getByRole('region', { name, exact: true })
type Block = ReturnType<typeof block>
const saved = (part: Block) =>
  expect.element(part.getByRole('status').filter({ hasText: stylistTexts.settingSaved })).toBeVisible()
const changes = () => app.server.callsOf(stylist.update).map(({ body }) => body)

async function openSettings(known: Partial<Stylist> = {}) {
  const own = Object.assign(serveOutfits(app.server), known)
  serveSettings(app.server)
  await app.open('/settings?section=stylist', hani)
  return own
}

test('settings that fail to load can be retried', async () => {
  const mend = breakDown(app.server, stylist.get, { message: '잠시 쉬고 있어요.' })
  await openSettings()
  await expect.element(card.getByRole('alert')).toHaveTextContent('잠시 쉬고 있어요.')
  mend()
  await card.getByRole('button', { name: '다시 시도' }).click()
  await expect.element(block('출근 차림')).toBeVisible()
})

test('the work style is saved as soon as it is chosen, and a failed save can be retried', async () => {
  await openSettings()
  const part = block('출근 차림')
  const choice = (name: string) => part.getByRole('radio', { name, exact: true })
  await expect.element(choice('단정')).toBeInTheDocument()
  await count(part.getByRole('radio', { checked: true })).toBe(0)
  const mend = breakDown(app.server, stylist.update)
  await part.getByText('단정', { exact: true }).click()
  await expect.element(part.getByRole('alert').filter({ hasText: stylistTexts.settingFailed })).toBeVisible()
  await expect.element(choice('단정')).not.toBeChecked()
  mend()
  const delayed = delay(app.server, stylist.update)
  await part.getByRole('button', { name: '다시 시도' }).click()
  await expect.element(part).toHaveAttribute('aria-busy', 'true')
  delayed.open()
  await saved(part)
  await expect.element(part.getByRole('alert')).toBeEmptyDOMElement()
  await expect.element(choice('단정')).toBeChecked()
  expect(changes()).toEqual([{ workLook: 'NEAT' }, { workLook: 'NEAT' }])
})

inSizesOfDay(() => {
  test('the hours of leaving and coming home are set for the chosen weekdays and reset to the default', async () => {
    const own = await openSettings()
    const part = block('나가는 시간')
    const day = (name: string) => part.getByRole('button', { name: new RegExp(`^${name}`) })
    const choose = async (...names: string[]) => {
      for (const pressed of part.getByRole('button', { pressed: true }).all()) await pressed.click()
      for (const name of names) await day(name).click()
    }
    const hour = (name: string) => part.getByRole('combobox', { name, exact: true })
    await expect.element(day('월요일')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(day('일요일')).toHaveAttribute('aria-pressed', 'false')
    await choose()
    await expect.element(part.getByText('시간을 정할 요일을 골라 주세요.')).toBeVisible()
    await choose('목요일', '금요일')
    await part.getByText('시간 정하기').click()
    await hour('나가는 시각').selectOptions('20시')
    await hour('들어오는 시각').selectOptions('6시')
    await expect.element(part.getByText('다음 날 6시에 들어와요.')).toBeVisible()
    await choose('일요일')
    await part.getByText('안 나가요').click()
    await expect.element(hour('나가는 시각')).not.toBeInTheDocument()
    await expect.element(part).not.toHaveAttribute('aria-busy', 'true')
    await expect.element(day('금요일')).toHaveAccessibleName('금요일 20–6')
    await expect.element(day('일요일')).toHaveAccessibleName('일요일 집')
    for (const weekday of [4, 5])
      expect(own.preferences.hours).toContainEqual({ weekday, leave: 20, home: 6, staysIn: false })
    expect(own.preferences.hours).toContainEqual(expect.objectContaining({ weekday: 0, staysIn: true }))
    await expectAccessible()

    await part.getByRole('button', { name: '기본값으로' }).click()
    await saved(part)
    await expect.element(day('금요일')).toHaveAccessibleName('금요일 자동')
    expect(changes().at(-1)).toEqual({ hours: [] })
  })
})

inSizesOfDay(() => {
  test('fixed clothes for a weekday are chosen from the closet and cleared again', async () => {
    const own = await openSettings()
    const part = block('정해진 옷')
    const monday = part.getByRole('listitem').first()
    await expect.element(monday.getByText('없음')).toBeVisible()
    await monday.getByRole('button', { name: '월요일 고르기' }).click()
    const dialog = page.getByRole('dialog', { name: '월요일에 입는 옷' })
    const choices = dialog.getByRole('checkbox')
    await count(choices).toBe(own.closet.length)
    await expectAccessible()
    await dialog.getByRole('radio', { name: '하의' }).click()
    await count(choices).toBe(3)
    await dialog.getByRole('searchbox').fill('연청')
    await count(choices).toBe(1)
    await dialog.getByText(/^연청 청바지/).click()
    await dialog.getByRole('searchbox').fill('없는 옷')
    await expect.element(dialog.getByRole('heading', { name: "'없는 옷'에 맞는 옷이 없어요" })).toBeVisible()
    await expect.element(dialog.getByText('1개 골랐어요')).toBeVisible()
    await dialog.getByRole('button', { name: '저장' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await saved(part)
    await expect.element(monday.getByText('연청 청바지')).toBeVisible()
    const clothesIds = own.closet.flatMap(({ id, name }) => (name === '연청 청바지' ? [id] : []))
    expect(changes()).toEqual([{ fixedOutfits: [{ weekday: 1, clothesIds }] }])
    await monday.getByRole('button', { name: '월요일 고르기' }).click()
    await expect.element(choices.first()).toHaveAccessibleName(/^연청 청바지/)
    await expect.element(choices.first()).toBeChecked()
    await dialog.getByRole('button', { name: '취소' }).click()
    await monday.getByRole('button', { name: '월요일 비우기' }).click()
    await expect.element(monday.getByText('없음')).toBeVisible()
    await saved(part)
    expect(changes().at(-1)).toEqual({ fixedOutfits: [] })
  })
})

test('kinds of clothes to avoid are chosen by chips, and each change is saved', async () => {
  await openSettings()
  const part = block('안 입는 옷')
  const chip = (name: string) => part.getByRole('button', { name, exact: true })
  await chip('굽').click()
  await chip('울').click()
  await expect.element(chip('굽')).toHaveAttribute('aria-pressed', 'true')
  await saved(part)
  await chip('울').click()
  await expect.element(part).not.toHaveAttribute('aria-busy', 'true')
  await expect.element(chip('굽')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip('울')).toHaveAttribute('aria-pressed', 'false')
  expect(changes()).toEqual([{ avoided: ['HEELS'] }, { avoided: ['HEELS', 'WOOL'] }, { avoided: ['HEELS'] }])
})

test('what the stylist has learned is shown and can be reset after a question', async () => {
  await openSettings({ votes: 1 })
  const part = block('내가 배운 것')
  await expect.element(part.getByText('지금까지 1번 알려 주셨어요.')).toBeVisible()
  await part.getByRole('button', { name: '초기화' }).click()
  const question = page.getByRole('alertdialog', { name: '배운 것을 초기화할까요?' })
  await question.getByRole('button', { name: '취소' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(app.server.callsOf(stylist.forget)).toEqual([])
  await part.getByRole('button', { name: '초기화' }).click()
  await question.getByRole('button', { name: '초기화' }).click()
  await expect.element(part.getByText(stylistTexts.nothingLearned)).toBeVisible()
  await expect.element(part.getByRole('button', { name: '초기화' })).toBeDisabled()
  expect(app.server.callsOf(stylist.forget)).toHaveLength(1)
})
