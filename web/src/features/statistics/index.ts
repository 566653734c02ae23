export { StatisticsBoard } from './components/StatisticsBoard.tsx'
export { PiecePurchase, renewStatistics } from './lazy.ts'
export { similarQuery } from './queries.ts'
