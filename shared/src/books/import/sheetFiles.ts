import { UnreadableFileError } from '../reading/source';
import { isWorkbook, readWorkbook } from '../workbook/readWorkbook';
import type { ChosenFile } from './planImport';

type Sheets = readonly Pick<ChosenFile, 'file' | 'problem'>[];

/** Workbooks that were read, because each change of a choice asks for them again. */
const known = new WeakMap<Blob, Sheets>();

/** Chosen files with the sheets of workbooks, as CSV, in their place. */
export async function withSheets(
  chosen: readonly ChosenFile[],
  signal: AbortSignal | undefined,
): Promise<readonly ChosenFile[]> {
  const files: ChosenFile[] = [];
  for (const { file, choices } of chosen) {
    const sheets = isWorkbook(file) ? (known.get(file) ?? (await sheetsOf(file, signal))) : [{ file }];
    if (isWorkbook(file)) known.set(file, sheets);
    files.push(...sheets.map((sheet) => ({ ...sheet, choices })));
  }
  return files;
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
