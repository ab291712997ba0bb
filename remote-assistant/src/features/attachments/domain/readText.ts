import { sliceSize, UnreadableFile, type AnalysisSource, type OnProgress } from './analysisSource';

export type Encoding = 'UTF-8' | 'UTF-16 LE' | 'UTF-16 BE' | 'Windows-1252';

const labels: Readonly<Record<Encoding, string>> = {
  'UTF-8': 'utf-8',
  'UTF-16 LE': 'utf-16le',
  'UTF-16 BE': 'utf-16be',
  'Windows-1252': 'windows-1252',
};

/**
 * Hands the text of a file to readers, slice by slice. A byte order mark decides on the encoding; otherwise it is UTF-8,
 * or Windows-1252 if it is not valid UTF-8. `readerOf` is called again if the reading starts over. Zero bytes mean that
 * it is not a text.
 */
export async function readText<Reader extends { push(text: string): void }>(
  source: AnalysisSource,
  readerOf: () => Reader,
  onProgress: OnProgress,
): Promise<{ readonly reader: Reader; readonly encoding: Encoding }> {
  const start = await source.read(0, Math.min(3, source.size));
  const marked = encodingOfMark(start);
  const encodings: readonly Encoding[] = marked ? [marked] : ['UTF-8', 'Windows-1252'];
  for (const encoding of encodings) {
    const reader = readerOf();
    if (await feed(source, encoding, reader, onProgress)) return { reader, encoding };
  }
  throw new UnreadableFile(`${source.name} is not a text.`);
}

/** False if the bytes are not valid in the encoding. */
async function feed(
  source: AnalysisSource,
  encoding: Encoding,
  reader: { push(text: string): void },
  onProgress: OnProgress,
): Promise<boolean> {
  const decoder = new TextDecoder(labels[encoding], { fatal: true });
  for (let from = 0; from < source.size; from += sliceSize) {
    const to = Math.min(source.size, from + sliceSize);
    const bytes = await source.read(from, to);
    const text = decoded(decoder, bytes, to < source.size);
    if (text === undefined) return false;
    if (text.includes('\0')) throw new UnreadableFile(`${source.name} is not a text.`);
    reader.push(text);
    onProgress(to / source.size);
  }
  return true;
}

/** `undefined` if the bytes are not valid. */
function decoded(decoder: TextDecoder, bytes: Uint8Array, isContinued: boolean): string | undefined {
  try {
    return decoder.decode(bytes, { stream: isContinued });
  } catch {
    return undefined;
  }
}

function encodingOfMark([one, two, three]: Uint8Array): Encoding | undefined {
  if (one === 0xff && two === 0xfe) return 'UTF-16 LE';
  if (one === 0xfe && two === 0xff) return 'UTF-16 BE';
  return one === 0xef && two === 0xbb && three === 0xbf ? 'UTF-8' : undefined;
}

/** Says how a text was read if it is not the usual way. */
export function encodingNotes(encoding: Encoding): readonly string[] {
  return encoding === 'UTF-8' ? [] : [`The text is encoded as ${encoding}.`];
}
