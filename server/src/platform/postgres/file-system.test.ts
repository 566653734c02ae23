import { expect, test } from 'vitest'
import { isNetworked, typeOf } from './file-system.ts'

const mounts = `22 1 254:0 / / rw,relatime - ext4 /dev/root rw
30 22 0:26 / /tmp rw - tmpfs tmpfs rw
40 22 0:40 / /srv/옷\\040장 rw,relatime shared:1 - nfs4 10.0.0.1:/export rw,vers=4.2
41 22 0:41 / /srv rw - ext4 /dev/vdb rw
42 22 0:42 / /mnt/photos rw - fuse.sshfs people@host:/ rw
43 42 0:43 / /mnt/photos rw - xfs /dev/vdc rw`

test.each([
  ['/var/data', 'ext4', false],
  ['/tmp', 'tmpfs', false],
  ['/tmpfolder', 'ext4', false],
  ['/srv/옷 장/data', 'nfs4', true],
  ['/srv/옷 장부', 'ext4', false],
  ['/mnt/photos/data', 'xfs', false],
])('the folder %s is on a file system of type %s', (folder, type, networked) => {
  expect(typeOf(folder, mounts)).toBe(type)
  expect(isNetworked(type)).toBe(networked)
})

test.each(['nfs', 'cifs', 'smb3', '9p', 'ceph', 'fuse.sshfs', 'fuse.glusterfs'])(
  'the file system %s counts as networked',
  (type) => {
    expect(isNetworked(type)).toBe(true)
  },
)

test.each(['ext4', 'xfs', 'btrfs', 'zfs', 'overlay', 'tmpfs', 'fuse.fuse-overlayfs', 'virtiofs'])(
  'the file system %s counts as local',
  (type) => {
    expect(isNetworked(type)).toBe(false)
  },
)
