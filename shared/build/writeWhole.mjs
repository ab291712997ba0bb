import { renameSync, writeFileSync } from 'node:fs';

/** Replaces a JSON file atomically: a reader sees the old content or the new one. */
export function writeWhole(file, value) {
  prepareWhole(file, value)();
}

/** Writes the new content beside the file. Returns the function that puts it in place, which needs no room on the disk. */
export function prepareWhole(file, value) {
  const beside = `${file}.new`;
  writeFileSync(beside, `${JSON.stringify(value, null, 2)}\n`);
  return () => renameSync(beside, file);
}
