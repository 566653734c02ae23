import { usualBriefing } from '@otday/contract'
import { seoul } from './fixtures.ts'
import type { Call } from './session-end.ts'
import type { TestApp, TestUser } from './test-app.ts'

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
}

export const briefingWrites = (testApp: () => TestApp): Record<string, (who: TestUser) => Promise<Call>> => ({
  'briefings.set': async (who) => () => who.briefings.set({ body: usualBriefing }),
  'briefings.noteOpened': async (who) => {
    await who.briefings.set({ body: usualBriefing })
    await testApp().database.db.updateTable('briefings').set({ openedOn: null }).where('userId', '=', who.id).execute()
    return () => who.briefings.noteOpened({})
  },
  'briefings.askMail': async (who) => {
    await who.briefings.set({ body: { ...usualBriefing, channels: { push: false, mail: true } } })
    await testApp().database.db.updateTable('briefings').set({ askedAt: null }).where('userId', '=', who.id).execute()
    return () => who.briefings.askMail({})
  },
  'briefings.sendNow': async (who) => {
    await who.briefings.set({ body: { ...usualBriefing, channels: { push: false, mail: true } } })
    const confirmed = { userId: who.id, emailKey: who.email, confirmedAt: testApp().clock.now() }
    await testApp().database.db.insertInto('confirmedEmails').values(confirmed).execute()
    await who.profiles.update({ params: { userId: who.id }, body: { name: who.name, location: seoul } })
    return () => who.briefings.sendNow({})
  },
  'briefings.subscribe': async (who) => () => who.briefings.subscribe({ body: subscription }),
  'briefings.unsubscribe': async (who) => {
    // A push subscription is deleted with the session that made it, so another session subscribes here.
    const elsewhere = await testApp().signIn(who.email, who.password)
    await elsewhere.briefings.subscribe({ body: subscription })
    return () => who.briefings.unsubscribe({ body: { endpoint: subscription.endpoint } })
  },
})
