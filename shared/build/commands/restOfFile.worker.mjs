import { createReadStream } from 'node:fs';
import { register } from 'node:module';
import { parentPort } from 'node:worker_threads';

register('../typescript/hooks.mjs', import.meta.url);

/** Reads the rest of a file for `books check`, which reads its first half. */
parentPort.once('message', async (request) => {
  const { bufferedPieces, readRestOfFile } = await import('../../src/books/reading/restOfFile.ts');
  const open = ({ file }, start) => createReadStream(file, { start, highWaterMark: 256 * 1024 });
  const rows = await readRestOfFile(request, open, (start) => parentPort.postMessage({ kind: 'start', start }));
  parentPort.postMessage({ kind: 'rows', rows }, bufferedPieces(rows));
});
