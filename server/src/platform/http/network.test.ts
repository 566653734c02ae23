import { expect, test } from 'vitest'
import { loggedNetworkOf, networkOf } from './network.ts'

test.each([
  ['two hosts of a /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
  ['two hosts of a /64 that is written short', '2001:db8::1', '2001:db8::2'],
  ['one address in two spellings', '2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['an IPv4 address, plain and as an IPv6 one', '203.0.113.7', '::ffff:203.0.113.7'],
  ['the same in hexadecimal digits', '203.0.113.7', '::ffff:cb00:7107'],
  ['an address of the link, on whichever interface', 'fe80::1%eth0', 'fe80::2%eth1'],
])('two addresses count as one network: %s', (_what, one, other) => {
  expect(networkOf(one)).toBe(networkOf(other))
})

test.each([
  ['two neighbouring /64', '2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['two neighbouring /64 that are written short', '2001:db8::1', '2001:db8:0:1::1'],
  ['two IPv4 addresses', '203.0.113.7', '203.0.113.8'],
  ['two IPv4 addresses as IPv6 ones', '::ffff:203.0.113.7', '::ffff:203.0.113.8'],
  ['what is no address', 'unknown', 'somebody'],
])('two addresses count as different networks: %s', (_what, one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other))
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::77', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['somebody', 'unknown'],
])('LOG-06: for the address %s the log names the network %s', (ip, network) => {
  expect(loggedNetworkOf(ip)).toBe(network)
})
