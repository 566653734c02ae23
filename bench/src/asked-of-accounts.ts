import type { UserId } from '@otday/contract'
import {
  byLink,
  type Endpoints,
  except,
  hashes,
  mails,
  ofAdministrators,
  ofProviders,
  ofSessions,
  read,
  write,
} from './asked.ts'

/** Returns how the endpoints for accounts, sign-in, administration and profiles are called, or why they are not. */
export const endpointsOfAccounts = (
  person: UserId,
): Pick<
  Endpoints,
  'auth' | 'devices' | 'signInMethods' | 'users' | 'account' | 'audit' | 'profiles' | 'audiences'
> => ({
  auth: {
    csrfToken: read(({ calls }) => calls.auth.csrfToken({})),
    signIn: hashes,
    refresh: ofSessions,
    signOut: ofSessions,
    resetPassword: mails,
    changePassword: hashes,
  },
  devices: { list: read(({ calls }) => calls.devices.list({})), end: ofSessions },
  signInMethods: {
    list: read(({ calls }) => calls.signInMethods.list({})),
    link: ofProviders,
    confirm: ofProviders,
    unlink: ofProviders,
  },
  users: { create: hashes, list: ofAdministrators, changeRole: ofAdministrators, lock: ofAdministrators },
  account: {
    email: read(({ calls }) => calls.account.email({ params: { userId: person } })),
    changeEmail: mails,
    mailEmailLink: mails,
    cancelEmail: mails,
    confirmEmail: byLink,
    undoEmail: byLink,
    keepLanguage: write(({ calls }) =>
      calls.account.keepLanguage({ params: { userId: person }, body: { language: 'ko' } }),
    ),
    leave: except('ends the account'),
    askExport: {
      row: 'everything of one’s own downloaded',
      ask: async ({ send }) => {
        const path = `/api/users/${person}/export`
        const asked = await send('POST', path)
        const [ticket = ''] = asked.headers.getSetCookie()
        const archive = await send('GET', path, { headers: { cookie: ticket.split(';')[0] ?? '' } })
        await archive.arrayBuffer()
      },
    },
  },
  audit: { list: ofAdministrators },
  profiles: {
    get: read(({ calls }) => calls.profiles.get({ params: { userId: person } })),
    update: write(({ calls }) => calls.profiles.update({ params: { userId: person }, body: { name: 'full' } })),
  },
  audiences: {
    update: write(({ calls }) =>
      calls.audiences.update({ params: { userId: person }, body: { closetAudience: 'FOLLOWERS' } }),
    ),
  },
})
