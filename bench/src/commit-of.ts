import { readFileSync } from 'node:fs'

const changelog = new URL('../../CHANGELOG.md', import.meta.url)

/**
 * Returns the full hash of the commit released as `version`. It is read from CHANGELOG.md, because a cloned branch has
 * no tags.
 */
export function commitOf(version: string) {
  const sections = readFileSync(changelog, 'utf8').split(/^## /m)
  const section = sections.find((text) => text.startsWith(`[${version}]`))
  const [, commit] = /^Commit: ([0-9a-f]{40})$/m.exec(section ?? '') ?? []
  if (!commit) throw new Error(`CHANGELOG.md names no commit of version ${version}.`)
  return commit
}
