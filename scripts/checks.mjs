import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkCommits } from './check-commits.mjs'
import { checkComments } from './check-comments.mjs'
import { checkFolders } from './check-folders.mjs'
import { checkFunctions } from './check-functions.mjs'
import { checkSizes } from './check-sizes.mjs'
import { checkSpec } from './check-spec.mjs'
import { checkWords } from './check-words.mjs'
import { drawing, layersSvg } from './draw-layers.mjs'
import { plainText, root, runNode, tool } from './run.mjs'

const workspaces = ['common', 'contract', 'art', 'stylist', 'server', 'web', 'e2e', 'bench']
const native = (args) => runNode(args, { quiet: true, env: plainText })

async function all(runs) {
  const failed = []
  for (const run of runs) {
    const result = await run()
    if (result.code !== 0) failed.push(result.output)
  }
  return { code: failed.length === 0 ? 0 : 1, output: failed.join('\n') }
}

/** Returns a check that runs a generator again and refuses a committed file that differs from its output. */
const isFresh = (kept, generator) => async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'otday-generated-'))
  const fresh = path.join(folder, path.basename(kept))
  try {
    const result = await native([generator, fresh])
    if (result.code !== 0) return result
    if (fs.readFileSync(path.join(root, kept), 'utf8') === fs.readFileSync(fresh, 'utf8'))
      return { code: 0, output: '' }
    return { code: 1, output: `${kept} is not what ${generator} writes: run "npm run generate".` }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
const tablesAreFresh = isFresh('server/src/platform/db/tables.gen.ts', 'server/scripts/generate-tables.ts')
const settingsAreFresh = isFresh('README.md', 'server/scripts/generate-settings.ts')

/** Checks who imports whom; fails also if hardly any modules were read, as happens with a TypeScript it cannot parse. */
async function checkLayers() {
  const result = await native([tool('dependency-cruiser/bin/dependency-cruise.mjs'), ...workspaces])
  const modules = Number(/(\d+) modules, /.exec(result.output)?.[1] ?? 0)
  if (result.code !== 0 || modules > 1000) return result
  return { code: 1, output: `Of all modules dependency-cruiser has read ${modules}.\n${result.output}` }
}

function drawingIsFresh() {
  if (fs.readFileSync(drawing, 'utf8') === layersSvg()) return { code: 0, output: '' }
  return { code: 1, output: 'docs/layers.svg is not what layers.cjs says: run "npm run layers:draw".' }
}

/**
 * All checks by name. `run` returns `{code, output}`, and perhaps a `warning`, which does not make the check fail. Its
 * optional argument lists the folders that a change can break; most checks do not use it and look at all folders.
 */
export const checks = [
  { name: 'format', run: () => native([tool('@biomejs/biome/bin/biome'), 'format', '--max-diagnostics=20']) },
  {
    name: 'lint',
    // Type checking costs little here, because the linter loads the types anyway.
    run: (places = []) =>
      native([tool('oxlint/bin/oxlint'), '--type-aware', '--type-check', '--deny-warnings', ...places]),
  },
  { name: 'layers', run: checkLayers },
  { name: 'folders', run: checkFolders },
  { name: 'functions', run: checkFunctions },
  { name: 'sizes', run: checkSizes },
  { name: 'words', run: checkWords },
  { name: 'comments', run: checkComments },
  { name: 'commits', run: checkCommits },
  { name: 'spec', run: checkSpec },
  { name: 'unused', run: () => native([tool('knip/bin/knip.js'), '--no-progress']) },
  { name: 'generated', run: () => all([tablesAreFresh, settingsAreFresh, drawingIsFresh]) },
]
