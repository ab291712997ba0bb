import type { FactTable } from '../facts/factTable';
import type { Layer } from '../reading/layer';

/** A fact of one of the layers: both in one number, because there are millions. */
export type FactRef = number;

const refBase = 2 ** 32;

export function refOf(layer: number, index: number): FactRef {
  return layer * refBase + index;
}

export function layerOfRef(ref: FactRef): number {
  return Math.floor(ref / refBase);
}

export function indexOfRef(ref: FactRef): number {
  return ref >>> 0;
}

export function layerAt(layers: readonly Layer[], index: number): Layer {
  const layer = layers[index];
  if (!layer) throw new RangeError(`There is no layer ${index}.`);
  return layer;
}

export function tableOf(layers: readonly Layer[], ref: FactRef): FactTable {
  return layerAt(layers, layerOfRef(ref)).facts;
}

export function isOrder(layers: readonly Layer[], ref: FactRef): boolean {
  return tableOf(layers, ref).roleAt(indexOfRef(ref)) === 'order';
}

/** By code units, the same in every place and locale. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
