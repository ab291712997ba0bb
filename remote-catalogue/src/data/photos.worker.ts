import { preparePhoto, type PreparedPhoto } from './preparePhoto';

export type PhotoAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'prepared'; readonly photo: PreparedPhoto }
  | { readonly kind: 'unreadable' };

/** Prepares the photo of each message. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  preparePhoto(data).then(
    (photo) => send({ kind: 'prepared', photo }),
    () => send({ kind: 'unreadable' }),
  );
});
send({ kind: 'ready' });

function send(answer: PhotoAnswer) {
  postMessage(answer);
}
