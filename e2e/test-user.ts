import {
  type Client,
  createClient,
  type EndpointTable,
  tables,
  type UserId,
  type EncodedRequest,
} from '@otday/contract'

type Clients = { [K in keyof typeof tables]: Client<(typeof tables)[K]> }

/** Somebody with an account, acting through the API as the client does. */
export interface TestUser extends Clients {
  id: UserId
  name: string
  email: string
  password: string
}

/** Satisfies the rule of the sign-up form. */
export const password = 'otday123!'

/** @throws when an answer is an error, naming call and body. */
function clientsOf(url: string, token: string): Clients {
  const transport = async ({ endpoint, url: path, body }: EncodedRequest) => {
    const response = await fetch(`${url}${path}`, {
      method: endpoint.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
    if (!response.ok) throw new Error(`${endpoint.method} ${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? undefined : response.json()
  }
  const entries = Object.entries(tables).map(([module, table]) => [
    module,
    createClient(table as EndpointTable, transport),
  ])
  return Object.fromEntries(entries) as Clients
}

/** A new account on the product at `url`. */
export async function newPerson(
  url: string,
  name: string,
  email = `${crypto.randomUUID()}@example.com`,
): Promise<TestUser> {
  await clientsOf(url, '').users.create({ body: { email, name, password } })
  return signedIn(url, { email, password })
}

/** Whom every product of the journeys begins with. */
export const firstAdministrator = { email: 'first@example.com', password }

/** A new account that administers. */
export async function newAdministrator(url: string, name: string): Promise<TestUser> {
  const [first, person] = [await signedIn(url, firstAdministrator), await newPerson(url, name)]
  await first.users.changeRole({ params: { userId: person.id }, body: { role: 'ADMIN' } })
  return signedIn(url, person)
}

async function signedIn(url: string, { email, password }: Pick<TestUser, 'email' | 'password'>): Promise<TestUser> {
  const { userDto, accessToken } = await clientsOf(url, '').auth.signIn({ body: { username: email, password } })
  return { ...clientsOf(url, accessToken), id: userDto.id, name: userDto.name, email, password }
}
