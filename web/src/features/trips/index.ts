export { Trips } from './components/Trips.tsx'
