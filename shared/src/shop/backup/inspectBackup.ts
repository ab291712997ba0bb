import { checkBackup } from './checkBackup';

/** What a backup holds, as JSON for the command line. Throws a `BackupError`. */
export async function inspectBackup(file: Blob) {
  const { contents, ...header } = await checkBackup(file);
  return {
    ...header,
    bytes: file.size,
    shops: contents.map(({ shop, parts, transactions, damagedRecords, manifest }) => ({
      shop,
      transactions,
      months: manifest?.months.map(({ month }) => month) ?? [],
      damagedRecords,
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
      parts,
    })),
  };
}
