import { setPageFormat } from '@back-office/shared/format';
import { failOnLostMessages } from '../../loading/blobWorker';
import type { FromImporter, ToImporter } from './importer';
import { planImport, type BooksChange, type ReadCache } from './planImport';

/** The worker's side: it answers one request after the other, and is ended to cancel one. */
addEventListener('message', ({ data }: MessageEvent<ToImporter>) => void answer(data));
failOnLostMessages();
send({ kind: 'ready' });

/** Of the files of the last request. */
const cache: ReadCache = new Map();

async function answer({ request, format }: ToImporter) {
  setPageFormat(format);
  try {
    const plan = await planImport(request, { cache, onProgress: (progress) => send({ kind: 'progress', progress }) });
    send({ kind: 'result', plan }, plan.change && buffersOf(plan.change));
  } catch (error) {
    send({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
  }
}

function buffersOf({ months, files }: BooksChange): readonly Transferable[] {
  return [...months.flatMap(({ records }) => Object.values(records)), ...files.map(([, { content }]) => content)];
}

function send(message: FromImporter, transfer: readonly Transferable[] = []) {
  postMessage(message, { transfer: [...transfer] });
}
