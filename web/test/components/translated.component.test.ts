import { afterEach, expect, inject, test } from 'vitest'
import { partOfDay } from '../../../common/test/part-of-day.ts'
import { chooseLanguage } from '../../src/features/auth/language.ts'
import { paths } from '../../src/platform/navigation/paths.ts'
import { tolerateMovedNodes } from '../../src/platform/device/moved-nodes.ts'
import { useApp } from '../kit/app.tsx'
import { forgetReads } from '../kit/reload.ts'
import { translatedPages } from '../kit/translated-pages.ts'
import { seenWords, settledWords, translatePage } from '../kit/translation.ts'

const app = useApp()
let endTranslation: () => void = () => undefined
afterEach(() => {
  endTranslation()
  // The chosen language would also apply to the tests of other files, so it is reset.
  chooseLanguage('en')
})

test.each(partOfDay(translatedPages, inject('draws')))(
  '$path shows the same text on a page translated by the browser',
  async ({ path, person, arrange, act }) => {
    arrange(app.server)
    await app.open(path, person)
    await act()
    const words = await settledWords()

    forgetReads()
    localStorage.clear()
    sessionStorage.clear()
    chooseLanguage('en')
    arrange(app.server)
    await app.open(path, person)
    await settledWords()
    endTranslation = translatePage()
    await act()
    await expect.poll(seenWords).toBe(words)
  },
)

test('every route is covered by the translation test', () => {
  const known = translatedPages.map(({ path }) => path.split('?')[0])
  // The home path just redirects to the recommendations, so it is not in the list.
  expect(new Set(known)).toEqual(new Set(Object.values(paths).filter((path) => path !== paths.home)))
})

test('removing a DOM node that was moved away, or inserting a node before it, throws no error', () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const { document: there, Node: NodeThere } = frame.contentWindow as Window & typeof globalThis
  tolerateMovedNodes(NodeThere)
  const [parent, moved, added] = [there.createElement('p'), there.createElement('b'), there.createElement('i')]
  const kept = parent.appendChild(there.createElement('u'))
  expect(parent.removeChild(moved)).toBe(moved)
  expect(parent.insertBefore(added, moved)).toBe(added)
  expect([...parent.children]).toEqual([kept, added])
  expect(parent.insertBefore(moved, kept)).toBe(moved)
  parent.removeChild(kept)
  expect([...parent.children]).toEqual([moved, added])
  frame.remove()
})
