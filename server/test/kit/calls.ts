import { type Endpoint, type EndpointTable, openApiOf, tables } from '@otday/contract'

export const calls: Endpoint[] = Object.values(tables as Record<string, EndpointTable>).flatMap((table) =>
  Object.values(table),
)

interface Parameter {
  name: string
  in: string
  required?: boolean
}
const { paths } = JSON.parse(JSON.stringify(openApiOf(tables))) as {
  paths: Record<string, Record<string, { parameters?: Parameter[] }>>
}

/** Returns the parameters of an endpoint's query. */
export function parametersOf({ method, path }: Endpoint): { name: string; isRequired: boolean }[] {
  const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.parameters ?? []
  return described
    .filter((one) => one.in === 'query')
    .map(({ name, required = false }) => ({ name, isRequired: required }))
}

/** Returns the path with `id` in place of every parameter. */
export const pathOf = ({ path }: Endpoint, id: string): string => path.replace(/:\w+/g, id)
