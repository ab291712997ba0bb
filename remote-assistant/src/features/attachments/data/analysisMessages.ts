import type { PageFormat } from '@back-office/shared/format';
import type { FileFacts } from '../../../domain/files';
import type { AnalysisSource } from '../domain/analysisSource';

export interface AnalysisTask {
  readonly name: string;
  readonly content: Blob;
}

/** What the worker is sent: one file, and how the page writes numbers. */
export interface SentTask extends AnalysisTask {
  readonly format: PageFormat;
}

export type AnalysisMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly facts: FileFacts }
  | { readonly kind: 'failed'; readonly message: string };

export function sourceOf({ name, content }: AnalysisTask): AnalysisSource {
  return {
    name,
    size: content.size,
    read: async (from, to) => new Uint8Array(await content.slice(from, to).arrayBuffer()),
  };
}
