import { setImmediate } from 'node:timers/promises'
import { collectGarbageLessOften } from '#platform/process/collect-garbage-less-often.ts'
import { type Config, loadConfig, warningsOf } from '#platform/config/index.ts'
import { mayHaveOldDatabase, openDatabase } from '#platform/db/index.ts'
import { keepPrivate } from '#platform/storage/keep-private.ts'
import { endWith, say } from '#platform/process/say.ts'

collectGarbageLessOften()
try {
  await start(loadConfig())
} catch (error) {
  const { exitCodeOf, plainWords } = await import('./plain-words.ts')
  endWith(exitCodeOf(error), ...plainWords(error))
}

/** Starts the server. PostgreSQL starts while the modules load, since each takes about a second of CPU time. */
async function start(config: Config): Promise<void> {
  const { repaired, refused } = keepPrivate(config.dataDir)
  if (repaired > 0) say(`  ${config.dataDir}의 ${repaired}개 항목을 다른 사용자가 읽을 수 없게 바꿨습니다.`)
  if (refused > 0) say(`  ${config.dataDir}의 ${refused}개 항목은 다른 사용자의 것이라 권한을 바꾸지 못했습니다.`)
  for (const warning of warningsOf(config)) say(`  주의: ${warning}`)
  await moveOld(config)
  const opening = openDatabase(config.database, config.databaseWait)
  // Importing blocks the event loop, so PostgreSQL's processes are spawned first.
  const loading = setImmediate().then(() => import('./serve.ts'))
  const [database, { serve }] = await Promise.all([opening, loading])
  await serve(config, database)
}

async function moveOld({ database }: Config): Promise<void> {
  if (!('directory' in database) || !mayHaveOldDatabase(database.directory)) return
  const [{ moveOldDirectory }, { wordsOfMoving }] = await Promise.all([
    import('./archive/index.ts'),
    import('./move-words.ts'),
  ])
  await moveOldDirectory(database, (step) => say(...wordsOfMoving(step)))
}
