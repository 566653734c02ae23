import { readFileSync } from 'node:fs'

const changelog = new URL('../../CHANGELOG.md', import.meta.url)

/** Full hash of the commit that was released as `version`: tags do not travel with a branch, the changelog does. */
export function commitOf(version: string) {
  const sections = readFileSync(changelog, 'utf8').split(/^## /m)
  const section = sections.find((text) => text.startsWith(`[${version}]`))
  const [, commit] = /^Commit: ([0-9a-f]{40})$/m.exec(section ?? '') ?? []
  if (!commit) throw new Error(`CHANGELOG.md names no commit of version ${version}.`)
  return commit
}
