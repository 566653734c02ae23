import ipaddr from 'ipaddr.js'

/** RFC 4291 */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** Address of Azure's metadata service. */
const cloudMetadata: ReadonlySet<string> = new Set(['168.63.129.16'])

/** Rejects private and special ranges and embedded IPv4 (mapped, compatible, NAT64, 6to4, Teredo). */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (cloudMetadata.has(parsed.toString())) return false
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast))
}
