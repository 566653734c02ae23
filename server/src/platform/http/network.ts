import ipaddr from 'ipaddr.js'

/** Octets: one subscriber's /64 (RFC 6177). */
const prefixOctets = 8

/** IPv4-mapped addresses count as IPv4. Subscribers have 2^64 IPv6 addresses. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return Buffer.from(address.toByteArray().slice(0, prefixOctets)).toString('hex')
}
