import { briefings, createClient } from '@otday/contract'
import { bodyOf } from '../../platform/api/renew.ts'
import { send } from '../../platform/api/send.ts'

/** Client for people with a link from a mail: a session is neither needed nor renewed. */
export const openApi = createClient(briefings, async (request) => bodyOf(await send(request)))
