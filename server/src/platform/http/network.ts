import ipaddr from 'ipaddr.js'

/** Number of leading bits of an IP address that are logged. */
const logged = { ipv4: 24, ipv6: 48 }

/** Octets of a network prefix: one subscriber has a /64 (RFC 6177). */
const prefixOctets = 8

/**
 * Returns the network of an IP address: an IPv4 address itself, the /64 of an IPv6 address, as one subscriber has 2^64
 * of them. IPv4-mapped addresses count as IPv4.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return Buffer.from(address.toByteArray().slice(0, prefixOctets)).toString('hex')
}

export function loggedNetworkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  const [family, length] = address.kind() === 'ipv4' ? [ipaddr.IPv4, logged.ipv4] : [ipaddr.IPv6, logged.ipv6]
  const network = family.networkAddressFromCIDR(`${address.toString()}/${length}`)
  return `${network.toString()}/${length}`
}
