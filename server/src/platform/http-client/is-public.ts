import ipaddr from 'ipaddr.js'

/** RFC 4291 */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** Rejects private and special ranges and embedded IPv4 (mapped, compatible, NAT64, 6to4, Teredo). */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast))
}
