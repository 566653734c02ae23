import { FormalEvent, Sport, type StylistAnswer, WorkLook } from '@otday/contract'
import type * as z from 'zod'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { type Change, changeOf, type QuestionKind } from './preferences.ts'
import { lockPreferences, updatePreferences } from './queries-preferences.ts'
import { correctReading } from './readings.ts'

const noOption = () => new AppError('InvalidInput', { value: '고를 수 없는 답이에요.' })

function oneOf<T>(schema: z.ZodType<T>, value: string): T {
  const { success, data } = schema.safeParse(value)
  if (!success) throw noOption()
  return data
}

const answerOf: Readonly<Record<Exclude<QuestionKind, 'CLOTHES'>, (value: string, at: Date) => Change>> = {
  WORK_LOOK: (value, at) => changeOf({ workLook: oneOf(WorkLook, value) }, at),
  FORMAL_EVENT: (value, at) => changeOf({ formalEvent: oneOf(FormalEvent, value) }, at),
  SPORT: (value, at) => changeOf({ sport: oneOf(Sport, value) }, at),
}

/**
 * Stores an answer; null skips the question for good.
 * @throws SessionEnded; InvalidInput for a value that is no option; ClothesNotFound for a piece that is not the user's
 * own.
 */
export async function answerQuestion(
  deps: { db: Db; clock: Clock },
  by: Writer,
  { kind, clothesId, value }: StylistAnswer,
): Promise<undefined> {
  const at = deps.clock.now()
  if (kind === 'CLOTHES') {
    if (clothesId === null) throw new AppError('InvalidInput', { clothesId: '어떤 옷인지 알려 주세요.' })
    await correctReading(deps, by, clothesId, value === null ? { isSkipped: true } : { kind: value })
    return undefined
  }
  if (clothesId !== null) throw new AppError('InvalidInput', { clothesId: '옷에 대한 질문이 아니에요.' })
  const change = value === null ? null : answerOf[kind](value, at)
  return inTransaction(deps.db, async (tx): Promise<undefined> => {
    await by.lock(tx)
    const { skipped } = await lockPreferences(tx, by.id)
    await updatePreferences(tx, by.id, change ?? { skipped: [...new Set([...skipped, kind])] })
  })
}
