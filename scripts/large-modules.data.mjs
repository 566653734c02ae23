/** Reasons why a module has more files or lines than others may. */
export const largeModules = {
  'bench/src': 'Each measurement is a file of its own beside the few that all of them use.',
  'contract/src': 'A file for each resource; they stand side by side, and none is the inside of another.',
  'server/src/archive': 'Backup, restore, move and the drill of them write and read one format.',
  'server/src/auth': 'Passwords, providers and tokens all begin and end the same sessions, under one order of locks.',
  'server/src/clothes':
    'Lists, search, changes and facts are about one table; apart they would share its every column.',
  'server/src/link-import': 'Each file reads one part of a page of a shop; no other module needs one of them.',
  'server/src/weather': 'Several services with formats of their own make one forecast; each has a folder.',
  'stylist/src/choosing': 'A file for each kind of harm, need and wish that a choice adds up.',
  'stylist/src/day': 'Half of it are the words of notes about a day, a file for each meaning.',
  'stylist/src/explaining': 'Sentences about one outfit refer to each other, so that nothing is said twice.',
  'stylist/src/needs': 'A file for each family of needs.',
  'stylist/src/reading': 'A file for each kind of garment, whose words it has, and two dozen that read by them.',
  'web/src/features/auth': 'Small forms, each a file, that share their fields, rules and texts.',
  'web/src/features/calendar': 'Each part of a day is a small file; month, week and strip draw the same days.',
  'web/src/features/closet': 'The list of pieces with its filters, selections and dialogs, each a small file.',
  'web/src/features/recommendations':
    'One page, whose parts are loaded one after the other so that the outfit comes first.',
  'web/src/pages': 'A file for each route; most of them only put features together.',
  'web/src/ui': 'A file for each component that features share.',
}
