export { attributeDefinitionsQuery } from './queries.ts'
