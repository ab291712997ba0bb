import { failOnLostMessages } from '../../loading/blobWorker';
import { serveShopHost, type ToHost } from './shopHost';

const answer = serveShopHost((message, transfer) => postMessage(message, { transfer: [...transfer] }));

addEventListener('message', ({ data }: MessageEvent<ToHost>) => answer(data));
failOnLostMessages();
postMessage({ kind: 'ready' });
