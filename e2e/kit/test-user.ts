import { type ApiUser, createClients, tokenTransport } from '@otday/contract/api-user'

/** A password that satisfies the rules of the sign-up form. */
export const password = 'otday123!'

const clientsOf = (url: string, token: string) => createClients(tokenTransport(url, token))

/** Signs up a new user on the server at `url`. */
export async function newPerson(
  url: string,
  name: string,
  email = `${crypto.randomUUID()}@example.com`,
): Promise<ApiUser> {
  await clientsOf(url, '').users.create({ body: { email, name, password } })
  return signedIn(url, { email, password })
}

/** Administrator whom the server of the journeys creates when it starts. */
export const firstAdministrator = { email: 'first@example.com', password }

/** Signs up a new user and makes them an administrator. */
export async function newAdministrator(url: string, name: string): Promise<ApiUser> {
  const [first, person] = [await signedIn(url, firstAdministrator), await newPerson(url, name)]
  await first.users.changeRole({ params: { userId: person.id }, body: { role: 'ADMIN' } })
  return signedIn(url, person)
}

async function signedIn(url: string, { email, password }: Pick<ApiUser, 'email' | 'password'>): Promise<ApiUser> {
  const { userDto, accessToken } = await clientsOf(url, '').auth.signIn({ body: { username: email, password } })
  return { ...clientsOf(url, accessToken), id: userDto.id, name: userDto.name, email, password }
}

/** Has one person follow another. */
export const startFollowing = (who: ApiUser, whom: ApiUser) =>
  who.follows.create({ body: { followerId: who.id, followeeId: whom.id } })
