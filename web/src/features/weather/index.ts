export { findPlace, searchPlaces } from './find-place.ts'
export { forgetPlace } from './place.ts'
export { type HomeWeather, useHomeWeather } from './use-home-weather.ts'
export { WeatherPanel } from './WeatherPanel.tsx'
