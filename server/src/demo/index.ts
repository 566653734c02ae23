import type { CommentingDeps } from '../comments/index.ts'
import type { Clock } from '#platform/clock.ts'
import { defineModule } from '#platform/define-module.ts'
import { nullOn } from '#platform/errors.ts'
import type { DiaryDeps } from '../diary/index.ts'
import type { PostingDeps } from '../feeds/index.ts'
import type { FilesDeps } from '../files/index.ts'
import type { FollowingDeps } from '../follows/index.ts'
import type { LikeDeps } from '../likes/index.ts'
import { updateProfile, type UpdatingDeps } from '../profiles/index.ts'
import { createUser, findByEmail, type UserDeps, writerWithoutSession } from '../users/index.ts'
import type { TripDeps } from '../trips/index.ts'
import type { WeatherUses } from '../weather/index.ts'
import { befriend, type Settled } from './befriend.ts'
import { fillCloset } from './fill-closet.ts'
import { keepDiary } from './keep-diary.ts'
import { planTrip } from './plan-trip.ts'
import { demoPassword, type DemoPerson, demoPeople } from './people.data.ts'
import { postOutfits } from './post-outfits.ts'

export interface DemoDeps extends UpdatingDeps {
  people: UserDeps
  files: FilesDeps
  weather: Pick<WeatherUses, 'forecasts'>
  posting: PostingDeps
  liking: LikeDeps
  commenting: CommentingDeps
  following: FollowingDeps
  diary: DiaryDeps
  trips: TripDeps
  clock: Clock
}

interface DemoParts extends Pick<DemoDeps, 'files' | 'weather' | 'diary' | 'trips'> {
  users: UserDeps
  profiles: UpdatingDeps
  feeds: PostingDeps
  likes: LikeDeps
  comments: CommentingDeps
  follows: FollowingDeps
}

export const demo = defineModule(
  'demo',
  ({ users, profiles, feeds, likes, comments, follows, ...below }: DemoParts) => {
    const writing = { people: users, posting: feeds, liking: likes, commenting: comments, following: follows }
    return { uses: { ...profiles, ...below, ...writing } }
  },
)

/** The account to try the product with, and its password. */
export const demoAccount = { email: demoPeople[0]?.email ?? '', password: demoPassword }

/**
 * Fills an empty database with a person who owns forty clothes and a few friends who post. People who exist already are
 * left alone, so an interrupted start continues with the next person, and instances that start at once share the work.
 */
export async function seedDemo(deps: DemoDeps, announce: () => void): Promise<void> {
  const strangers: DemoPerson[] = []
  for (const person of demoPeople) if (!(await findByEmail(deps.people.db, person.email))) strangers.push(person)
  const [first, ...friends] = strangers
  if (!first) return
  announce()
  // The first person owns as much as all friends together; two at once keep two processors busy.
  const settled = await Promise.all([settleAll(deps, [first]), settleAll(deps, friends)])
  await befriend(deps, settled.flat())
}

async function settleAll(deps: DemoDeps, people: DemoPerson[]): Promise<Settled[]> {
  const settled: Settled[] = []
  for (const person of people) {
    const one = await settle(deps, person)
    if (one) settled.push(one)
  }
  return settled
}

/** Creates a person; null when another instance has just made the account. */
async function settle(deps: DemoDeps, person: DemoPerson): Promise<Settled | null> {
  const { email, name, gender, sensitivity, place } = person
  const account = { email, name, password: demoPassword, isDemo: true }
  const opened = await createUser(deps.people, account).catch(nullOn('EmailTaken'))
  if (!opened) return null
  const { id } = opened
  const profile = { name, gender, temperatureSensitivity: sensitivity, location: place }
  await updateProfile(deps, writerWithoutSession(id), profile, null)
  const clothes = await fillCloset({ ...deps.files, jobs: afterwards(deps.files.jobs) }, id, person)
  const { x, y } = await deps.place(place)
  const [today] = await deps.weather.forecasts.fiveDays({ nx: x, ny: y })
  if (email === demoAccount.email) {
    await keepDiary(deps.diary, { id, clothes, cell: { nx: x, ny: y } })
    await planTrip(deps.trips, id)
  }
  const author = { id, clothes, cell: { nx: x, ny: y } }
  return { id, person, posted: today ? await postOutfits(deps, { ...author, weatherId: today.id }, person.posts) : [] }
}

/** Seconds after which all demo people exist. */
const settlingTime = 15

/** Delays picture jobs that can wait, since they would slow the start. */
const afterwards = (jobs: FilesDeps['jobs']): FilesDeps['jobs'] => ({
  enqueue: (tx, kind, data) => jobs.enqueue(tx, kind, data, settlingTime),
})
