import { setPageFormat } from '@back-office/shared/format';
import { failOnLostMessages } from '../../loading/blobWorker';
import { bufferedPieces, readRestOfFile, type RestRequest } from '../reading/restOfFile';
import type { FromImporter, ToImporter } from './importer';
import { piecesOf, planImport, type BooksChange, type ReadCache } from './planImport';
import { restReaderOf, type FromRestReader, type ToRestReader } from './restWorker';

/** The worker's side: it answers one request after the other, and is ended to cancel one. */
addEventListener('message', ({ data }: MessageEvent<ToImporter | ToRestReader>) => {
  void (data.kind === 'rest' ? readRest(data.request) : answer(data));
});
failOnLostMessages();
send({ kind: 'ready' });

/** Of the files of the last request. */
const cache: ReadCache = new Map();

async function answer({ request, format, url }: ToImporter) {
  setPageFormat(format);
  try {
    const plan = await planImport(request, {
      cache,
      readRest: restReaderOf(url),
      onProgress: (progress) => send({ kind: 'progress', progress }),
    });
    send({ kind: 'result', plan }, plan.change && buffersOf(plan.change));
  } catch (error) {
    send({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
  }
}

/** For another worker of this kind, which reads the first half of the file. */
async function readRest(request: RestRequest) {
  const rows = await readRestOfFile(request, openFrom, (start) => send({ kind: 'start', start })).catch(
    () => undefined,
  );
  send({ kind: 'rows', rows }, bufferedPieces(rows));
}

function openFrom({ file }: RestRequest['shared'], from: number): AsyncIterable<Uint8Array> {
  if (typeof file === 'string') throw new TypeError('A page opens no file by its path.');
  return piecesOf(file.slice(from));
}

function buffersOf({ months, files }: BooksChange): readonly Transferable[] {
  return [...months.flatMap(({ records }) => Object.values(records)), ...files.map(([, { content }]) => content)];
}

function send(message: FromImporter | FromRestReader, transfer: readonly Transferable[] = []) {
  postMessage(message, { transfer: [...transfer] });
}
