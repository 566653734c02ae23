import { run } from './run.mjs'

/** Only subjects of commits after this one are checked. */
const since = '54af9d8'
const longest = 72
const form = /^[a-z0-9-]+(?:, [a-z0-9-]+)*: [a-z0-9]/

export async function checkCommits() {
  const known = await run('git', ['merge-base', '--is-ancestor', since, 'HEAD'], { quiet: true })
  if (known.code !== 0) return { code: 0, output: '' }
  const { output } = await run('git', ['log', '--no-merges', '--format=%h %s', `${since}..HEAD`], { quiet: true })
  const faults = output
    .split('\n')
    .filter((line) => line.includes(' '))
    .filter((line) => {
      const subject = line.slice(line.indexOf(' ') + 1)
      return subject.length > longest || !form.test(subject) || subject.endsWith('.')
    })
  return {
    code: faults.length === 0 ? 0 : 1,
    output: faults
      .map((line) => `${line}: a subject is "area: imperative" of at most ${longest} characters`)
      .join('\n'),
  }
}
