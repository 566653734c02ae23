import ipaddr from 'ipaddr.js'

/** IPv6 addresses that may be public (RFC 4291). */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** IP address of Azure's metadata service, which counts as public otherwise. */
const cloudMetadata: ReadonlySet<string> = new Set(['168.63.129.16'])

/**
 * Returns whether an IP address is public: it is in no private or special range, and embeds no IPv4 address (mapped,
 * compatible, NAT64, 6to4, Teredo).
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (cloudMetadata.has(parsed.toString())) return false
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast))
}
