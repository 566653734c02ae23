import { type RecordKind, recordNames } from '@otday/contract'
import { AppError } from '../errors.ts'

/** Another device changed the record first; it is told the stored `revision`. */
export class RecordChanged extends AppError {
  constructor(kind: RecordKind, revision: number) {
    super(recordNames[kind].changed, { revision: String(revision) })
  }
}

/** The person keeps as many as they may. */
export class TooMany extends AppError {
  constructor(kind: RecordKind) {
    super(recordNames[kind].tooMany)
  }
}
