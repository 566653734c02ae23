import type { UserDto } from '@otday/contract'
import type { FunctionComponent } from 'react'
import { useUser } from '../platform/session/session.ts'

/** Returns a page that is shown to the signed-in user, and empty while nobody is signed in. */
export const withUser = (Page: FunctionComponent<{ user: UserDto }>) =>
  function WithUser() {
    const user = useUser()
    return user && <Page user={user} />
  }
