import ipaddr from 'ipaddr.js'

/** Octets of an IPv6 address that name the network of one subscriber: its /64 (RFC 6177). */
const prefixOctets = 8

/**
 * What an address counts as: an IPv4 address as itself, also when it is written as an IPv6 one; an IPv6 address as its
 * /64, of which one subscriber has 2^64.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return Buffer.from(address.toByteArray().slice(0, prefixOctets)).toString('hex')
}
