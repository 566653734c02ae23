/** Longitude and latitude of points, in degrees; the last may repeat the first. */
export type Ring = readonly (readonly number[])[]

/**
 * Vertices of all rings by id. Equal points have the same id, so that shared borders are recognized; a fork (`isFork`)
 * is a vertex at which borders meet.
 */
type Mesh = { x: number[]; y: number[]; isFork: boolean[]; rings: number[][] }

/** Ratio of a degree of longitude to one of latitude at 36.5°N, the middle of the country. */
const LONGITUDE_SCALE = 0.804

/**
 * Simplifies rings by Douglas & Peucker (1973); `tolerance` is in degrees of latitude. A shared border is simplified in
 * the same way for both neighbors, between the points where borders meet, so that they keep touching. A ring smaller
 * than the tolerance gets fewer than three points.
 */
export function simplifyRings(rings: readonly Ring[], tolerance: number): [longitude: number, latitude: number][][] {
  const mesh = meshOf(rings)
  return mesh.rings.map((ring) =>
    arcsOf(mesh, ring)
      .flatMap((arc) => thin(mesh, arc, tolerance).slice(0, -1))
      .map((id) => [(mesh.x[id] ?? 0) / LONGITUDE_SCALE, mesh.y[id] ?? 0]),
  )
}

function meshOf(rings: readonly Ring[]): Mesh {
  const mesh: Mesh = { x: [], y: [], isFork: [], rings: [] }
  const ids = new Map<string, number>()
  const neighbours: [number, number][] = []
  const idOf = ([longitude = Number.NaN, latitude = Number.NaN]: readonly number[]) => {
    const key = `${longitude.toFixed(7)},${latitude.toFixed(7)}`
    const known = ids.get(key)
    if (known !== undefined) return known
    ids.set(key, neighbours.length)
    mesh.x.push(longitude * LONGITUDE_SCALE)
    mesh.y.push(latitude)
    mesh.isFork.push(false)
    return neighbours.push([-1, -1]) - 1
  }
  const meet = (id: number, other: number) => {
    const pair = neighbours[id]
    if (!pair || pair.includes(other)) return
    if (pair[0] === -1) pair[0] = other
    else if (pair[1] === -1) pair[1] = other
    else mesh.isFork[id] = true
  }
  for (const ring of rings) {
    const points = ring.map(idOf).filter((id, i, all) => id !== all[i - 1])
    if (points.length > 1 && points[0] === points.at(-1)) points.pop()
    for (const [i, id] of points.entries()) {
      meet(id, points[(i + 1) % points.length] ?? id)
      meet(id, points.at(i - 1) ?? id)
    }
    mesh.rings.push(points)
  }
  return mesh
}

/**
 * Cuts a ring into arcs at the points where borders meet. A ring without such points is cut at two points far apart,
 * which do not depend on where its list of points starts.
 */
function arcsOf(mesh: Mesh, ring: readonly number[]): number[][] {
  let cuts = [...ring.keys()].filter((i) => mesh.isFork[ring[i] ?? -1])
  if (cuts.length === 0) cuts = farApart(mesh, ring)
  return cuts.map((from, i) => {
    const to = cuts[i + 1] ?? (cuts[0] ?? 0) + ring.length
    return Array.from({ length: to - from + 1 }, (_, step) => ring[(from + step) % ring.length] ?? 0)
  })
}

function farApart(mesh: Mesh, ring: readonly number[]): number[] {
  const first = ring.indexOf(ring.reduce((least, id) => Math.min(least, id), Number.POSITIVE_INFINITY))
  let far = first
  let longest = 0
  for (const [i, id] of ring.entries()) {
    const distance = between(mesh, id, ring[first] ?? 0)
    if (distance > longest || (distance === longest && id < (ring[far] ?? 0))) {
      longest = distance
      far = i
    }
  }
  return first === far ? [first] : [first, far].toSorted((a, b) => a - b)
}

const between = ({ x, y }: Mesh, a: number, b: number) =>
  Math.hypot((x[a] ?? 0) - (x[b] ?? 0), (y[a] ?? 0) - (y[b] ?? 0))

/**
 * Thins an arc by Douglas & Peucker. It always goes from the end with the lower id, so that the districts on both sides
 * of a border get the same line.
 */
function thin(mesh: Mesh, arc: number[], tolerance: number): number[] {
  const last = arc.length - 1
  if ((arc[0] ?? 0) > (arc[last] ?? 0)) return thin(mesh, arc.toReversed(), tolerance).toReversed()
  const stays = new Set([0, last])
  const open: [number, number][] = [[0, last]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part
    let far = -1
    let longest = tolerance
    for (let i = from + 1; i < to; i++) {
      const distance = fromLine(mesh, arc[i] ?? 0, arc[from] ?? 0, arc[to] ?? 0)
      if (distance > longest) {
        longest = distance
        far = i
      }
    }
    if (far === -1) continue
    stays.add(far)
    open.push([from, far], [far, to])
  }
  return arc.filter((_, i) => stays.has(i))
}

function fromLine({ x, y }: Mesh, point: number, a: number, b: number): number {
  const [ax, ay] = [x[a] ?? 0, y[a] ?? 0]
  const [dx, dy] = [(x[b] ?? 0) - ax, (y[b] ?? 0) - ay]
  const [px, py] = [(x[point] ?? 0) - ax, (y[point] ?? 0) - ay]
  const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(px - along * dx, py - along * dy)
}
