import { parseJson } from '@otday/common/json'
import * as z from 'zod'
import { ArchiveRefused } from './refusal.ts'

export const format = 1

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const Counted = z.strictObject({ rows: z.int().min(0), sha256: Sha256 })

/** The first entry of an archive. */
const Manifest = z.strictObject({
  format: z.literal(format),
  /** Version of the product. */
  product: z.string(),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()) })),
  /** Place of uploaded files: in the archive, in a folder beside it by their hash, or not archived. */
  files: z.enum(['inside', 'beside', 'none']),
})
export type Manifest = z.infer<typeof Manifest>

/** The last entry; an archive without it was cut off. */
const End = z.strictObject({
  manifest: Sha256,
  secret: Sha256,
  jobs: Sha256,
  tables: z.record(z.string(), Counted),
  /** `sha256` covers the lines of all lists. */
  files: z.strictObject({ count: z.int().min(0), bytes: z.int().min(0), sha256: Sha256 }),
  /** Keys of files that were deleted while they were saved. */
  gone: z.array(z.string()),
})
export type End = z.infer<typeof End>

const Jobs = z.array(
  z.strictObject({ name: z.string(), data: z.record(z.string(), z.unknown()), startAfter: z.iso.datetime() }),
)

export function parseManifest(bytes: Uint8Array): Manifest {
  const json = jsonOf(bytes)
  const found = z.object({ format: z.int() }).safeParse(json)
  if (!found.success) throw new ArchiveRefused('foreign', 'no manifest')
  if (found.data.format > format) throw new ArchiveRefused('newer', `format ${found.data.format}`)
  return parsed(Manifest, json, 'manifest')
}

export const parseEnd = (bytes: Uint8Array): End => parsed(End, jsonOf(bytes), 'end')
export const parseJobs = (bytes: Uint8Array) => parsed(Jobs, jsonOf(bytes), 'jobs')

const jsonOf = (bytes: Uint8Array): unknown => parseJson(Buffer.from(bytes).toString())

/** Parses JSON; the messages of zod are dropped, as they would quote values. */
function parsed<T>(schema: z.ZodType<T>, json: unknown, what: string): T {
  const { data, success } = schema.safeParse(json)
  if (!success) throw new ArchiveRefused('changed', what)
  return data
}
