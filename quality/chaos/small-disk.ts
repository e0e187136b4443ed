import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = { fill(): void; empty(): void; remove(): void };

const size = '48m';
const blockBytes = 4096;

function mount(folder: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', folder], { stdio: 'ignore' }).status === 0;
}

/** Why no small disk can be made on this machine; undefined when one can. */
export function smallDiskMissing(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const isMounted = mount(folder);
  if (isMounted) spawnSync('umount', [folder], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
  return isMounted ? undefined : 'no disk can be mounted here: that takes the rights of root';
}

/** Mounts a small disk on an empty folder, which can be filled to the last byte. */
export function smallDisk(folder: string): SmallDisk {
  if (!mount(folder)) throw new Error('the small disk could not be mounted');
  const ballast = join(folder, 'ballast');
  return {
    fill() {
      const file = openSync(ballast, 'w');
      try {
        for (;;) writeSync(file, Buffer.alloc(blockBytes));
      } catch {
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast),
    remove: () => void spawnSync('umount', ['-l', folder], { stdio: 'ignore' }),
  };
}
