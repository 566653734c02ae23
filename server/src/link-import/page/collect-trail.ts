import { type Collector, collectText } from './collector.ts'

const trailLike =
  /breadcrumb|headcategory|location_(?:wrap|cont)|cate_?location|(?:^|\s)(?:location|navi|path)(?:\s|$)/i
/** Most steps of a breadcrumb; a longer list is a menu. */
const mostSteps = 8
const longestStep = 40

export function collectTrail() {
  const found: string[] = []
  const step = collectText()
  let outer = 0
  let steps: string[] = []
  const finishStep = () => {
    for (const text of step.take().split(/[>›»]/)) {
      const bare = text.trim()
      if (bare !== '' && bare.length <= longestStep) steps.push(bare)
    }
  }
  const collector: Collector = {
    opened({ attributes, depth }) {
      if (outer > 0) finishStep()
      const marks = `${attributes['class'] ?? ''} ${attributes['id'] ?? ''} ${attributes['aria-label'] ?? ''}`
      if (outer === 0 && found.length === 0 && trailLike.test(marks)) {
        outer = depth
        steps = []
      }
    },
    said(piece) {
      if (outer > 0) step.add(piece)
    },
    closed(_, depth) {
      if (outer === 0) return
      finishStep()
      if (depth !== outer) return
      outer = 0
      if (steps.length <= mostSteps) found.push(...steps)
    },
  }
  return { ...collector, found }
}
