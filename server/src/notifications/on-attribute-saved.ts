import type { Publish } from '#platform/db/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import type { AttributeSaved } from '../attributes/index.ts'
import { type FanOutDeps, fanOut } from './fan-out.ts'
import { beginFanOut, everybodyFrom } from './queries-fan-out.ts'
import { findDefinitionName } from './queries-content.ts'
import { closetTarget } from './targets.ts'

/** `at` in ISO 8601. */
export interface AttributeNews extends Pick<AttributeSaved, 'definitionId' | 'change'> {
  at: string
}
export const attributeNewsJob = job<AttributeNews>('attribute-news')

const keyOf = ({ definitionId, at }: AttributeNews) => `attribute.saved:${definitionId}:${at}`

const words = {
  added: { title: '새 속성이 추가되었어요', contentOf: (name: string) => `‘${name}’ 속성을 내 옷에 입력해 보세요.` },
  changed: { title: '속성이 변경되었어요', contentOf: (name: string) => `‘${name}’ 속성의 선택 값을 확인해 보세요.` },
}

/** Enqueues within the transaction of the change. */
export const onAttributeSaved =
  ({ jobs }: { jobs: Jobs }): Publish<AttributeSaved> =>
  async (tx, { definitionId, change, at }) => {
    const news = { definitionId, change, at: at.toISOString() }
    await beginFanOut(tx, keyOf(news), at)
    await jobs.enqueue(tx, attributeNewsJob, news)
  }

/** Ends early without the attribute. */
export const deliverToEveryone = (deps: FanOutDeps, news: AttributeNews): Promise<void> =>
  fanOut(deps, {
    eventKey: keyOf(news),
    receivers: everybodyFrom,
    news: async (db) => {
      const definition = await findDefinitionName(db, news.definitionId)
      const { title, contentOf } = words[news.change]
      return (
        definition && {
          kind: 'attribute.saved',
          level: 'INFO',
          title,
          content: contentOf(definition.name),
          targetUrl: closetTarget,
          at: new Date(news.at),
        }
      )
    },
  })
