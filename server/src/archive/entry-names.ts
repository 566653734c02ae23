/** Names of an archive's entries, in their order; there are many of `rows`, `file` and `list`. */
export const entryNames = {
  manifest: 'manifest.json',
  secret: 'secret.key',
  rows: (table: string, part: number) => `rows/${table}/${part}`,
  jobs: 'jobs.json',
  file: (key: string) => `files/${key}`,
  /** A list of files, one per line. */
  list: (part: number) => `lists/${part}`,
  end: 'end.json',
}

export interface ListedFile {
  key: string
  /** Size in bytes. */
  size: number
  sha256: string
}

export const lineOf = ({ sha256, size, key }: ListedFile): string => `${sha256} ${size} ${key}\n`

const line = /^([0-9a-f]{64}) (\d+) (\S+)$/

/** Reads a list of files; null for a line that is malformed. */
export function listedFiles(text: string): (ListedFile | null)[] {
  const lines = text.split('\n').slice(0, -1)
  return lines.map((each) => {
    const [, sha256 = '', size = '', key = ''] = line.exec(each) ?? []
    return key === '' ? null : { sha256, size: Number(size), key }
  })
}
