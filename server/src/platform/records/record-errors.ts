import { type RecordKind, recordNames } from '@otday/contract'
import { AppError } from '../errors.ts'

/** Thrown when another device has changed the record first; reports the stored `revision`. */
export class RecordChanged extends AppError {
  constructor(kind: RecordKind, revision: number) {
    super(recordNames[kind].changed, { revision: String(revision) })
  }
}

/** Thrown when a user already has as many records of a kind as allowed. */
export class TooMany extends AppError {
  constructor(kind: RecordKind) {
    super(recordNames[kind].tooMany)
  }
}
