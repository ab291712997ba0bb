import { keepPhoto, type KeptPhoto, type PhotoPlace } from './keepPhoto';

export interface PhotoCall {
  readonly file: Blob;
  readonly place: PhotoPlace;
}

/** Keeps the photo of each message. */
addEventListener('message', ({ data: { file, place } }: MessageEvent<PhotoCall>) => {
  void keepPhoto(file, place).then(send);
});
send({ kind: 'ready' });

function send(answer: KeptPhoto | { readonly kind: 'ready' }) {
  postMessage(answer);
}
