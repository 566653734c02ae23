import { usualBriefing, type WearId } from '@otday/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { garment } from '../../kit/fixtures.ts'
import {
  again,
  at,
  brief,
  browserOf,
  confirmAddress,
  dateOf,
  eachEveningHasNewUsers,
  everyDay,
  mailsTo,
  push,
  refused,
  setWeather,
  switchOn,
  testApp,
  하니,
  민지,
} from './briefing-app.ts'

/** Tests of when a person gets a briefing, and of what it says. */

eachEveningHasNewUsers()

test('briefings are off by default, and each person has their own settings', async () => {
  expect(await 하니.briefings.get({})).toEqual({ ...usualBriefing, isMailConfirmed: true })
  const browser = await browserOf(하니)
  at('07:00')
  await brief()
  expect(browser.messages).toEqual([])

  const body = {
    ...usualBriefing,
    isOn: true,
    days: everyDay('09:30'),
    channels: { push: false, mail: true },
    contents: { outfit: true, rain: false, warning: true },
  }
  expect(await (await again(하니)).briefings.set({ body })).toEqual({ ...body, isMailConfirmed: true })
  expect(await (await again(민지)).briefings.get({})).toEqual({ ...usualBriefing, isMailConfirmed: true })
})

test.each([
  ['before a day begins', everyDay('03:55')],
  ['between the steps', everyDay('07:03')],
  ['past midnight', everyDay('24:00')],
  ['six days', everyDay('07:00').slice(1)],
  ['a day twice', [...everyDay('07:00').slice(1), { weekday: 6, time: '08:00', isOn: true }]],
])('a briefing schedule is refused: %s', async (_, days) => {
  expect(await refused(switchOn(하니, { days }))).toEqual([400, 'InvalidInput'])
})

test('a briefing shows the planned outfit unless its pieces are in the wash or deleted', async () => {
  const shirt = await garment(하니, '흰 셔츠')
  const chinos = await garment(하니, '치노 바지', 'BOTTOM')
  const plan = (date: string) =>
    하니.wears.save({
      params: { wearId: newId<WearId>() },
      body: { date, state: 'PLANNED', source: 'HAND', clothesIds: [shirt.id, chinos.id], revision: 0 },
    })
  for (const day of [0, 1, 2]) await plan(dateOf(day))
  await switchOn(하니)
  const browser = await browserOf(하니)
  at('07:00')
  await brief()
  const evening = await again(하니)
  await evening.laundry.putAway({ body: { clothesIds: [shirt.id], place: 'WASH', until: null } })
  at('07:00', 1)
  await brief()
  const next = await again(하니)
  for (const { id } of [shirt, chinos]) await next.clothes.delete({ params: { clothesId: id } })
  at('07:00', 2)
  await brief()
  const [planned, washed, gone] = browser.messages
  expect(planned?.title).toBe('오늘 10°–10°, 긴팔 셔츠에 면바지')
  expect(washed?.title).not.toContain('긴팔 셔츠')
  expect(washed?.body).toContain('계획한 옷이 세탁이나 보관 중이라 다른 옷을 골랐어요.')
  expect(gone?.title).toBe('오늘 10°–10°, 울 코트에 니트')
})

test('a push comes once a day at its time with the outfit and a picture drawn on request', async () => {
  await switchOn(하니)
  const [browser, second] = [await browserOf(하니), await browserOf(하니)]
  at('06:55')
  await brief()
  expect(browser.messages).toEqual([])
  at('07:00')
  await brief()
  await brief()
  at('08:00')
  await brief()
  expect(push.faults).toEqual([])
  expect(second.messages).toEqual(browser.messages)
  expect(browser.messages).toEqual([
    {
      title: '오늘 10°–10°, 울 코트에 니트',
      body: expect.stringMatching(/\S.*\.$/),
      date: dateOf(),
      picture: expect.stringMatching(/^api\/briefings\/picture\?token=/),
      token: expect.any(String),
    },
  ])
  const [message] = browser.messages
  const picture = await testApp.inject({ url: `/${message?.picture}` })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  const forged = message?.picture?.replace(dateOf(), dateOf(-1))
  expect((await testApp.inject({ url: `/${forged}` })).statusCode).toBe(410)
  const { db } = testApp.database
  const locked = (lockedAt: Date | null) =>
    db.updateTable('users').set({ lockedAt }).where('id', '=', 하니.id).execute()
  await locked(testApp.clock.now())
  expect((await testApp.inject({ url: `/${message?.picture}` })).statusCode).toBe(410)
  await locked(null)

  at('07:00', 1)
  await brief()
  expect(browser.messages.map(({ date }) => date)).toEqual([dateOf(), dateOf(1)])
})

test('the preview shows the title and text of the briefing that is sent next', async () => {
  expect(await 하니.briefings.preview({})).toEqual({ date: null, time: null, missing: 'OFF', content: null })
  setWeather((hour) => (hour >= 15 && hour < 18 ? { falling: '1', rain: '2.0mm' } : {}))
  await switchOn(하니)
  const preview = await 하니.briefings.preview({})
  expect(preview).toMatchObject({ date: dateOf(), time: '07:00', missing: null })
  expect(preview.content?.items.map(({ name }) => name)).toContain('청바지')
  const { rows: kept } = await testApp.database.pool.query('select from briefings_sent where user_id = $1', [하니.id])
  expect(kept).toEqual([])
  const browser = await browserOf(하니)
  at('07:00')
  await brief()
  const { title, body } = preview.content ?? {}
  expect(browser.messages).toMatchObject([{ title, body, date: dateOf() }])
  expect(body).toContain('오후 3시–6시')
})

test('a preview says what it lacks: a day, a forecast, a place or clothes', async () => {
  const fresh = await testApp.signUp('새사람')
  const off = everyDay('07:00').map((day) => ({ ...day, isOn: false }))
  const lacks = async (days: typeof off) => {
    await switchOn(fresh, { days })
    const { date, missing, content } = await fresh.briefings.preview({})
    return [date, missing, content?.title]
  }
  expect(await lacks(off)).toEqual([null, 'DAYS', undefined])
  expect(await lacks(everyDay('07:00'))).toEqual([dateOf(), 'PLACE', undefined])
  const location = { longitude: 126.988, latitude: 37.567 }
  await fresh.profiles.update({ params: { userId: fresh.id }, body: { name: '새사람', location } })
  expect(await lacks(everyDay('07:00'))).toEqual([dateOf(), 'CLOTHES', '오늘 10°–10°'])
  // The clock is at a Thursday evening, so the next Thursday is seven days ahead, for which there is no forecast yet.
  expect(await lacks(off.map((day) => ({ ...day, isOn: day.weekday === 4 })))).toEqual([
    dateOf(6),
    'FORECAST',
    undefined,
  ])
})

test('the recommendations of a day show the outfit of the briefing of that day', async () => {
  await switchOn(하니)
  await browserOf(하니)
  at('07:00')
  await brief()
  const person = await again(하니)
  const weatherId = (await person.weathers.list({ query: { longitude: 126.988, latitude: 37.567 } }))[0]?.id
  const { clothes, earlier } = await person.recommendations.get({
    query: { weatherId: weatherId ?? ('' as never), current: true },
  })
  const { rows } = await testApp.database.pool.query('select content from briefings_sent where user_id = $1', [하니.id])
  expect(clothes.map(({ clothesId }) => clothesId).toSorted()).toEqual(rows[0].content.clothesIds.toSorted())
  expect(earlier).toBe(false)
})

test('no briefing is sent on a day on which the user opened the product before the briefing’s time', async () => {
  await switchOn(하니)
  const browser = await browserOf(하니)
  at('06:30')
  await (await again(하니)).briefings.noteOpened({})
  at('07:00')
  await brief()
  expect(browser.messages).toEqual([])
  at('07:00', 1)
  await brief()
  expect(browser.messages).toHaveLength(1)
})

test('opening the product at half past midnight does not prevent the briefing of that morning', async () => {
  await switchOn(하니)
  const browser = await browserOf(하니)
  at('00:30')
  await (await again(하니)).briefings.noteOpened({})
  at('07:00')
  await brief()
  expect(browser.messages).toHaveLength(1)
})

test('a briefing switched on after its time of day is not sent on that day but on the next', async () => {
  at('07:10')
  const person = await again(하니)
  await switchOn(person)
  const browser = await browserOf(person)
  await brief()
  expect(browser.messages).toEqual([])
  at('07:00', 1)
  await brief()
  expect(browser.messages.map(({ date }) => date)).toEqual([dateOf(1)])
})

test('briefings follow the weekdays of Korea, each with its own time', async () => {
  const days = usualBriefing.days.map((day) => ({
    ...day,
    time: day.weekday === 6 ? '09:30' : '07:00',
    isOn: day.weekday >= 5,
  }))
  await switchOn(하니, { days })
  const browser = await browserOf(하니)
  for (const [time, day] of [
    ['07:00', 0],
    ['07:00', 1],
    ['09:30', 1],
    ['07:00', 2],
    ['09:30', 2],
    ['07:00', 3],
  ] as const) {
    at(time, day)
    await brief()
  }
  expect(browser.messages.map(({ date }) => date)).toEqual([dateOf(), dateOf(1)])
})

test('a briefing is sent up to two hours after its time, for example after a pause of the server, not later', async () => {
  await switchOn(하니)
  await switchOn(민지, { days: everyDay('05:30') })
  const [late, tooLate] = [await browserOf(하니), await browserOf(민지)]
  at('08:00')
  await brief()
  expect([late.messages.length, tooLate.messages.length]).toEqual([1, 0])
})

test('a briefing names the hours of rain and warnings and leaves out contents that are switched off', async () => {
  setWeather((hour) => (hour >= 15 && hour < 18 ? { falling: '1', rain: '20.0mm', celsius: 4 } : { celsius: -13 }))
  await switchOn(하니, { channels: { push: false, mail: true } })
  await switchOn(민지, {
    channels: { push: false, mail: true },
    contents: { outfit: false, rain: true, warning: false },
  })
  at('07:00')
  await brief()
  const [mail] = mailsTo(하니)
  expect(mail?.text).toContain('오후 3시–6시에 비가 올 수 있어요(60%). 우산을 챙겨요.')
  expect(mail?.text).toContain('강한 비가 와요. 젖지 않게 조심해요.')
  const [other] = mailsTo(민지)
  expect(other?.subject).toBe('오늘 −13°–4°')
  expect(other?.text).toContain('오후 3시–6시에 비가 올 수 있어요')
  expect(other?.text).not.toContain('강한 비')
  expect(other?.html).not.toContain('<img')
})

test('a briefing warns of a cold day', async () => {
  setWeather(() => ({ celsius: -14 }))
  await switchOn(하니)
  const browser = await browserOf(하니)
  at('07:00')
  await brief()
  expect(browser.messages[0]?.body).toMatch(/^무척 추워요\. 목도리와 장갑을 챙겨요\. /)
})

test('an empty closet gets a briefing without an outfit; a person without a place gets none', async () => {
  const nobody = await testApp.signUp('새사람')
  await confirmAddress(nobody)
  await switchOn(nobody, { channels: { push: false, mail: true } })
  at('07:00')
  await brief()
  expect(mailsTo(nobody)).toEqual([])
  const person = await again(nobody)
  expect(await refused(person.briefings.sendNow({}))).toEqual([409, 'BriefingPlaceMissing'])
  await person.profiles.update({
    params: { userId: person.id },
    body: { name: '새사람', location: { longitude: 126.988, latitude: 37.567 } },
  })
  at('07:00', 1)
  await brief()
  const [mail] = mailsTo(nobody)
  expect(mail?.subject).toBe('오늘 10°–10°')
  expect(mail?.html).not.toContain('<img')
})

test('locked and deleted accounts get no briefing', async () => {
  for (const who of [하니, 민지]) await switchOn(who, { channels: { push: false, mail: true } })
  await testApp.database.db
    .updateTable('users')
    .set({ lockedAt: testApp.clock.now() })
    .where('id', '=', 하니.id)
    .execute()
  await testApp.database.db
    .updateTable('users')
    .set({ deletedAt: testApp.clock.now() })
    .where('id', '=', 민지.id)
    .execute()
  at('07:00')
  await brief()
  expect([mailsTo(하니), mailsTo(민지)]).toEqual([[], []])
})
