type Case = { occasion: string; no: Record<string, string[]>; needs?: unknown; atMost?: unknown }
export function faultsOf(closet: { items: readonly { id: string }[] }, aCase: Case, ids: readonly string[]): [string, string[]][]
