export { TooMany } from './record-errors.ts'
export { type PieceRefs, replacePieces } from './replace-pieces.ts'
export { lockRecords, recordsOf, recordTables } from './records-of.ts'
