import fs from 'node:fs'

const networked =
  /^(?:nfs\d?|cifs|smb\d?|smbfs|9p|afs|ceph|glusterfs|lustre|ncpfs|ocfs2|gfs2|beegfs|fuse\.(?:sshfs|glusterfs|s3fs|rclone|ceph.*|davfs2?))$/

/**
 * Refuses folders on network file systems, whose locks and fsync promise less than databases need.
 * @throws Error that names the type
 */
export function refuseNetworkFileSystem(folder: string): void {
  const type = process.platform === 'linux' ? typeOf(fs.realpathSync(folder), mounts()) : null
  if (type && isNetworked(type))
    throw new Error(
      `${folder} is on a network file system (${type}), where a database can lose what it has confirmed. ` +
        'Choose a DATA_DIR on a disk of this machine, or name a server in DATABASE_URL.',
    )
}

export const isNetworked = (type: string): boolean => networked.test(type)

/** Returns the file system type of the mount that contains an absolute path; null when there is none. */
export function typeOf(folder: string, mountInfo: string): string | null {
  const holding = mountInfo
    .split('\n')
    .map(readMount)
    .filter(({ point }) => folder === point || folder.startsWith(point === '/' ? '/' : `${point}/`))
  // A later mount on the same point hides the earlier one.
  return (
    holding.reduce<Mount | null>((best, one) => (best && best.point.length > one.point.length ? best : one), null)
      ?.type ?? null
  )
}

interface Mount {
  point: string
  type: string
}

/** Reads a line of mountinfo: https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html */
function readMount(line: string): Mount {
  const [before = '', after = ''] = line.split(' - ')
  const point = (before.split(' ')[4] ?? '').replaceAll(/\\(\d{3})/g, (_, octal: string) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  )
  return { point, type: after.split(' ')[0] ?? '' }
}

function mounts(): string {
  try {
    return fs.readFileSync('/proc/self/mountinfo', 'utf8')
  } catch {
    return ''
  }
}
