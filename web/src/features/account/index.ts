export { DataSection } from './components/DataSection.tsx'
export { DevicesSection } from './components/DevicesSection.tsx'
export { LoginSection } from './components/LoginSection.tsx'
