export { lockRecords, recordsOf, recordTables } from './records-of.ts'
