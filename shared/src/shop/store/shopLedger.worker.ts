import { serveShopHost, type ToHost } from './shopHost';

const answer = serveShopHost((message, transfer) => postMessage(message, { transfer: [...transfer] }));

addEventListener('message', ({ data }: MessageEvent<ToHost>) => answer(data));
// The page is told of it as of any failure.
addEventListener('messageerror', () => {
  throw new Error('what the page sent is too large for this device');
});
postMessage({ kind: 'ready' });
