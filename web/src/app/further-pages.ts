/** Parts of their own, so that the first page need not list what these pages are made of. */
export const calendarPage = () => import('../pages/ClosetCalendarPage.tsx')
export const lookbookPage = () => import('../pages/ClosetLookbookPage.tsx')
export const laundryPage = () => import('../pages/ClosetLaundryPage.tsx')
export const adminUsersPage = () => import('../pages/AdminUsersPage.tsx')
export const adminAttributesPage = () => import('../pages/AdminAttributesPage.tsx')
