import type { Endpoints } from './asked.ts'
import { endpointsOfAccounts } from './asked-of-accounts.ts'
import { endpointsOfCloset } from './asked-of-closet.ts'
import { endpointsOfDiary } from './asked-of-diary.ts'
import { endpointsOfPeople } from './asked-of-people.ts'
import { endpointsOfStylist } from './asked-of-stylist.ts'
import { endpointsOfTrips } from './asked-of-trips.ts'
import type { BlockingReady } from './blocking-process.ts'
import { subjectOf } from './asked-subject.ts'

/**
 * Returns how each endpoint of the contract is called for a user with a full account (seed-full-account.ts), or why it
 * is not called.
 */
export async function endpointsOf(ready: BlockingReady): Promise<Endpoints> {
  const subject = await subjectOf(ready)
  return {
    ...endpointsOfAccounts(subject.person),
    ...endpointsOfCloset(subject),
    ...endpointsOfStylist(subject),
    ...endpointsOfDiary(subject),
    ...endpointsOfTrips(subject),
    ...endpointsOfPeople(subject),
  }
}
