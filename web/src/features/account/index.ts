export { DataSection } from './DataSection.tsx'
export { DevicesSection } from './DevicesSection.tsx'
export { LoginSection } from './LoginSection.tsx'
