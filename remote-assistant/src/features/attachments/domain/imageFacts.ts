import type { FileFacts } from '../../../domain/files';
import { UnreadableFile, type AnalysisSource } from './analysisSource';
import { readText } from './readText';

/** Enough for the head of an image and, in photos, the preview before its size. */
const headSize = 1024 * 1024;

/** Width and height of an image, from its head. */
export async function imageFacts(source: AnalysisSource, extension: string): Promise<FileFacts> {
  if (extension === 'svg') return svgFacts(source);
  const bytes = await source.read(0, Math.min(headSize, source.size));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = sizeOf(extension, view);
  if (!size) throw new UnreadableFile(`${source.name} is not an image of its type.`);
  return {
    kind: 'image',
    format: `${extension === 'jpg' || extension === 'jpeg' ? 'JPEG' : extension.toUpperCase()} image`,
    ...size,
    notes: [],
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf(extension: string, view: DataView): Size | undefined {
  if (extension === 'png') return pngSize(view);
  return extension === 'gif' ? gifSize(view) : jpegSize(view);
}

function pngSize(view: DataView): Size | undefined {
  if (view.byteLength < 24 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function gifSize(view: DataView): Size | undefined {
  if (view.byteLength < 10 || view.getUint32(0) !== 0x47494638) return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** Goes from segment to segment until the one with the size. */
function jpegSize(view: DataView): Size | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFill = marker === 0xff;
    const hasSize = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (hasSize) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += isFill ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

async function svgFacts(source: AnalysisSource): Promise<FileFacts> {
  const { reader } = await readText(source, createHead, () => undefined);
  const tag = /<svg\b[^>]*>/i.exec(reader.text())?.[0];
  if (tag === undefined) throw new UnreadableFile(`${source.name} is not an SVG image.`);
  const [width, height] = [pixels(tag, 'width'), pixels(tag, 'height')];
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(tag);
  if (width !== undefined && height !== undefined)
    return { kind: 'image', format: 'SVG image', width, height, notes: [] };
  const notes = box
    ? [`It scales to any size; its proportions are ${box[1]} to ${box[2]}.`]
    : ['It scales to any size.'];
  return { kind: 'image', format: 'SVG image', notes };
}

function createHead() {
  let head = '';
  return {
    push(text: string) {
      if (head.length < headSize) head += text;
    },
    text: () => head,
  };
}

function pixels(tag: string, name: string): number | undefined {
  const value = new RegExp(`\\s${name}\\s*=\\s*["'](\\d+(?:\\.\\d+)?)(?:px)?["']`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : Math.round(Number(value));
}
