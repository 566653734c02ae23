import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export interface NameServer {
  address: string
  asked(name: string): number
  close(): void
}

/**
 * Returns the IPv4 and IPv6 addresses of a name, or the name that it is an alias of (CNAME); null if there is no such
 * name. `times` is the number of queries for the name so far, so that the answer can change.
 */
export type Resolver = (name: string, times: number) => { alias?: string; addresses: string[] } | null

const types = { A: 1, CNAME: 5, AAAA: 28 }

/** Opens a DNS server whose records have TTL 0 (RFC 1035); `answer` resolves the names. */
export async function openNameServer(answer: Resolver): Promise<NameServer> {
  const socket = createSocket('udp4')
  const counts = new Map<string, number>()
  socket.on('message', (query, from) => {
    const { name, type, end } = questionOf(query)
    const times = (counts.get(`${type} ${name}`) ?? 0) + 1
    counts.set(`${type} ${name}`, times)
    const found = answer(name, times)
    const wanted = (found?.addresses ?? []).filter((address) => address.includes(':') === (type === types.AAAA))
    const owner = found?.alias ?? name
    const records = [
      ...(found?.alias ? [record(name, types.CNAME, nameBytes(found.alias))] : []),
      ...wanted.map((address) => record(owner, type, addressBytes(address))),
    ]
    socket.send(
      Buffer.concat([headOf(query, found !== null, records.length), query.subarray(12, end), ...records]),
      from.port,
      from.address,
    )
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked: (name) => counts.get(`${types.A} ${name}`) ?? 0,
    close: () => socket.close(),
  }
}

function questionOf(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function headOf(query: Buffer, exists: boolean, answers: number): Buffer {
  const head = Buffer.from(query.subarray(0, 12))
  head.writeUInt16BE(exists ? 0x8180 : 0x8183, 2)
  head.writeUInt16BE(answers, 6)
  head.fill(0, 8)
  return head
}

const nameBytes = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ])

/** Returns the bytes of an IP address; IPv6 must be written without `::`. */
const addressBytes = (address: string) =>
  address.includes(':')
    ? Buffer.from(
        address
          .split(':')
          .map((group) => group.padStart(4, '0'))
          .join(''),
        'hex',
      )
    : Buffer.from(address.split('.').map(Number))

function record(name: string, type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10)
  fixed.writeUInt16BE(type, 0)
  fixed.writeUInt16BE(1, 2)
  fixed.writeUInt16BE(data.length, 8)
  return Buffer.concat([nameBytes(name), fixed, data])
}
