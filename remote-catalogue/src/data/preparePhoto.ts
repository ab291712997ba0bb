/** A photo as it is kept: JPEG as data URLs. */
export interface PreparedPhoto {
  readonly picture: string;
  readonly thumbnail: string;
}

/** The longest side in px. */
const pictureSide = 1_600;
const thumbnailSide = 192;

/**
 * Decodes an image, turns it as its camera was held, and makes it small enough to keep. What is transparent becomes white.
 * Rejects if the browser cannot read the file. For a worker: decoding takes up to seconds.
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const picture = drawn(image, pictureSide);
    const thumbnail = drawn(picture, thumbnailSide);
    return { picture: await jpegOf(picture, 0.85), thumbnail: await jpegOf(thumbnail, 0.8) };
  } finally {
    image.close();
  }
}

/** Smaller images keep their size. */
function drawn(source: ImageBitmap | OffscreenCanvas, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw in a worker.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

async function jpegOf(canvas: OffscreenCanvas, quality: number): Promise<string> {
  return dataUrlOf(await canvas.convertToBlob({ type: 'image/jpeg', quality }));
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(blob);
  });
}
