import { outfits } from '@otday/contract'
import { seoulDate } from '@otday/common/seoul-time'
import { beforeEach, expect, test } from 'vitest'
import { page, useApp } from '../kit/app.tsx'
import { pictureNamed } from '../kit/files.ts'
import { button } from '../kit/forms.ts'
import { openOutfit } from '../kit/outfit-page.ts'
import { serveOutfits, type Stylist } from '../kit/recommendations.ts'
import { inSizesOfDay } from '../kit/screens.ts'

const app = useApp()
let own: Stylist
beforeEach(() => {
  own = serveOutfits(app.server)
  app.server.answer(outfits.picture, () => pictureNamed('옷차림.jpg', '#1f2a48', 'image/jpeg'))
})

const dialog = page.getByRole('dialog', { name: '그림으로 공유' })
const dated = dialog.getByRole('checkbox', { name: '그림에 날짜와 기온 넣기' })
const drawn = dialog.getByRole('img', { name: /^옷 \d+가지를 펼쳐 놓은 그림$/ })
const asked = () => app.server.callsOf(outfits.picture).at(-1)?.query ?? {}

inSizesOfDay(() => {
  test('the shared picture says date and degrees until the box is unticked', async () => {
    const [today] = own.days
    if (!today) return
    await openOutfit(app)
    // Parts that the first view does not need are loaded when the pointer first moves.
    window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
    await button('그림으로 공유').click()
    await expect.element(drawn).toBeVisible()
    await expect.element(dated).toBeChecked()
    const words = { date: seoulDate(today.forecastAt), temperature: Math.round(today.temperature.current ?? 0) }
    expect(asked()).toMatchObject(words)
    await dated.click({ force: true })
    await expect.element(dated).not.toBeChecked()
    await expect.poll(() => app.server.callsOf(outfits.picture).length).toBe(2)
    for (const word of Object.keys(words)) expect(asked()).not.toHaveProperty(word)
    await expect.element(drawn).toBeVisible()
    await dated.click({ force: true })
    await expect.element(dated).toBeChecked()
    await expect.element(drawn).toBeVisible()
  })
})
