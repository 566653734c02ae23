import { blanks } from './blanks.data.ts'
import { ceremonies } from './ceremonies.data.ts'
import { clubs } from './clubs.data.ts'
import { countryside } from './countryside.data.ts'
import { denials } from './denials.data.ts'
import { errands } from './errands.data.ts'
import { family } from './family.data.ts'
import { going } from './going.data.ts'
import { household } from './household.data.ts'
import { kids } from './kids.data.ts'
import { leisure } from './leisure.data.ts'
import { lessons } from './lessons.data.ts'
import { loads } from './loads.data.ts'
import type { Meaning } from './meaning.data.ts'
import { occupations } from './occupations.data.ts'
import { outdoors } from './outdoors.data.ts'
import { morePersons } from './persons.data.ts'
import { school } from './school.data.ts'
import { persons, social } from './social.data.ts'
import { sport } from './sport.data.ts'
import { things } from './things.data.ts'
import { trades } from './trades.data.ts'
import { trips } from './trips.data.ts'
import { turns } from './turns.data.ts'
import { work } from './work.data.ts'

/** All words of notes that have a meaning; no word is in two of the lists. */
export const tables: readonly (readonly Meaning[])[] = [
  work,
  school,
  kids,
  ceremonies,
  social,
  persons,
  errands,
  sport,
  outdoors,
  things,
  turns,
  blanks,
  trades,
  lessons,
  clubs,
  household,
  leisure,
  going,
  trips,
  countryside,
  family,
  loads,
  morePersons,
  denials,
  occupations,
]
