import type { Endpoint } from '@otday/contract'
import { jsonWriter, type WriteJson } from './json-writer.ts'
import { responseJson, type ResponseJson } from './response-json.ts'

/** Looks at the JSON of a response before it is sent. @throws what the call then fails with */
export type CheckResponse = (endpoint: Endpoint, json: string) => void

/** Functions that write the JSON of an endpoint's responses; those of an endpoint without JSON are never called. */
export interface Writers {
  write: ResponseJson
  writeAtOnce: WriteJson
}

export function writersOf(endpoint: Endpoint, check: CheckResponse | undefined): Writers {
  if (!hasJson(endpoint)) return { write: () => '', writeAtOnce: () => '' }
  const writeAtOnce = jsonWriter(endpoint.response)
  const write = responseJson(endpoint.response, writeAtOnce)
  if (!check) return { write, writeAtOnce }
  const checked = <T extends string | Buffer>(json: T): T => {
    check(endpoint, json.toString())
    return json
  }
  return { write: async (value) => checked(await write(value)), writeAtOnce: (value) => checked(writeAtOnce(value)) }
}

const hasJson = ({ status, produces }: Endpoint) => status !== 204 && produces === undefined
