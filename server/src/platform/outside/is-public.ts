import ipaddr from 'ipaddr.js'

/** All of IPv6 that is given to networks on the open internet (RFC 4291). */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an address belongs to a machine on the open internet: not to this one, its network or its provider's
 * metadata, and to no range for other purposes. Whatever carries an IPv4 address inside (mapped, compatible, NAT64,
 * 6to4, Teredo) is refused, whatever that address is.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast))
}
