import { lazyNamed, useLoaded, useSettled } from '../../ui/lazy.ts'

const loadWatch = () => import('./components/OpeningWatch.tsx')

/** Nobody is briefed about a day on which they have been here. */
export function BriefingWatch() {
  const part = useLoaded(loadWatch, useSettled())
  return part && <part.OpeningWatch />
}

export const BriefingSettings = lazyNamed(() => import('./components/BriefingSettings.tsx'), 'BriefingSettings')
export const BriefingStop = lazyNamed(() => import('./components/BriefingStop.tsx'), 'BriefingStop')
