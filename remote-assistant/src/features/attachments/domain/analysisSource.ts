/** A file as the analysis reads it: any part of it, when it is needed. */
export interface AnalysisSource {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  read(from: number, to: number): Promise<Uint8Array>;
}

/** Called with the share that is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** The content is not what the name of the file promises, or cannot be read. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** Small enough that a page that analyzes without a worker can draw between two slices. */
export const sliceSize = 256 * 1024;
