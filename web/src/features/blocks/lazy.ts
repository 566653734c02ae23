import { lazy } from '../../ui/lazy.ts'

/** Menu by which a person is blocked or muted; its code is loaded with the first person or feed of others. */
export const PersonMenu = lazy(() => import('./components/PersonMenu.tsx')).part('PersonMenu')

/** Part of the settings page; its code is loaded when that page first shows it. */
export const BlockSettings = lazy(() => import('./components/BlockSettings.tsx')).part('BlockSettings')
