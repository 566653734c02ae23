import ipaddr from 'ipaddr.js'

/** Bits of an address that are logged. */
const logged = { ipv4: 24, ipv6: 48 }

/** Octets: one subscriber's /64 (RFC 6177). */
const prefixOctets = 8

/** Returns the network of an address. IPv4-mapped addresses count as IPv4; subscribers have 2^64 IPv6 addresses. */
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
