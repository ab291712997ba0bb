import { UnreadableFileError } from '../reading/source';
import type { FromWorkbook, ToWorkbook } from './readWorkbook';
import { sheetsIn } from './workbook';

/** The worker's side: it reads one workbook, and is ended then. */
addEventListener('message', ({ data }: MessageEvent<ToWorkbook>) => void answer(data));
send({ kind: 'ready' });

async function answer({ name, bytes }: ToWorkbook) {
  try {
    send({ kind: 'sheets', sheets: await sheetsIn(name, bytes) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    send({ kind: 'error', message, isOfFile: error instanceof UnreadableFileError });
  }
}

function send(message: FromWorkbook) {
  postMessage(message);
}
