import { UnreadableFileError } from '../reading/source';
import { filesInZip, isArchive, randomAccessTo } from '../reading/zip';
import { readWorkbook } from '../workbook/readWorkbook';
import { bytesOfWorkbook, isWorkbook } from '../workbook/workbookFile';
import type { ChosenFile } from './planImport';

type Sheets = readonly Pick<ChosenFile, 'file' | 'problem'>[];

/** What workbooks and archives were read as, because each change of a choice asks for them again. */
const sheetsOfFiles = new WeakMap<Blob, Sheets>();

/** Chosen files with the sheets of workbooks, as CSV, in their place; those in an archive follow it. */
export async function withSheets(
  chosen: readonly ChosenFile[],
  signal: AbortSignal | undefined,
): Promise<readonly ChosenFile[]> {
  const files: ChosenFile[] = [];
  for (const { file, choices } of chosen) {
    const sheets = sheetsOfFiles.get(file) ?? (await readOf(file, signal));
    sheetsOfFiles.set(file, sheets);
    files.push(...sheets.map((sheet) => ({ ...sheet, choices })));
  }
  return files;
}

async function readOf(file: ChosenFile['file'], signal: AbortSignal | undefined): Promise<Sheets> {
  if (isWorkbook(file)) return sheetsOf(file, signal);
  return isArchive(file) ? [{ file }, ...(await sheetsInArchive(file, signal))] : [{ file }];
}

/** An archive that is damaged has none: reading its other files says so. */
async function sheetsInArchive(file: ChosenFile['file'], signal: AbortSignal | undefined): Promise<Sheets> {
  const sources = await filesInZip(file.name, randomAccessTo(file)).catch(() => []);
  const sheets: Sheets[number][] = [];
  for (const source of sources.filter(isWorkbook)) {
    try {
      sheets.push(...(await sheetsOf(new File([await bytesOfWorkbook(source)], source.name), signal)));
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      sheets.push({ file: new File([], source.name), problem: error.message });
    }
  }
  return sheets;
}

async function sheetsOf(file: ChosenFile['file'], signal: AbortSignal | undefined): Promise<Sheets> {
  try {
    const sheets = await readWorkbook(file, signal);
    return sheets.map(({ name, csv }) => ({
      file: new File([csv], sheets.length === 1 ? file.name : `${file.name}/${name}`, { type: 'text/csv' }),
    }));
  } catch (error) {
    if (error instanceof UnreadableFileError) return [{ file, problem: error.message }];
    throw error;
  }
}
