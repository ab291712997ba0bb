import { workerUrl } from '@back-office/shared/loading';
import { pause } from '../../../data/pause';
import type { FileFacts } from '../../../domain/files';
import type { AnalysisEvent, AnalysisService } from '../../../domain/services';
import { runAnalysis } from './runAnalysis';

/** Milliseconds that an analysis takes at least, and between two reports of its progress. */
const times = { whole: 2_000, step: 100 } as const;

interface Options {
  /** The worker's script; undefined to run in the page. */
  readonly url?: string | undefined;
}

/** Analyzes files on this device: two seconds, or longer if the file is large. */
export function createSampleAnalysisService({ url = workerUrl('analysis.worker.js') }: Options = {}): AnalysisService {
  return {
    async *analyze(file, { signal }): AsyncGenerator<AnalysisEvent> {
      let worked = 0;
      let result: { readonly facts: FileFacts } | undefined;
      let failure: { readonly error: unknown } | undefined;
      // Ends with the stream, however the stream ends.
      const ended = new AbortController();
      const analysis = runAnalysis(
        { name: file.name, content: file.content },
        { url, onProgress: (share) => (worked = share), signal: AbortSignal.any([signal, ended.signal]) },
      ).then(
        (facts) => void (result = { facts }),
        (error: unknown) => void (failure = { error }),
      );
      try {
        const steps = times.whole / times.step;
        for (let step = 1; step <= steps; step += 1) {
          await pause(times.step, signal);
          if (failure) throw failure.error;
          // The smaller of the two, so that it is never full too early.
          yield { type: 'progress', share: Math.min(step / steps, result ? 1 : worked) };
        }
        while (!result && !failure) {
          await Promise.race([analysis, pause(times.step, signal)]);
          if (!result && !failure) yield { type: 'progress', share: worked };
        }
        if (failure) throw failure.error;
        if (result) yield { type: 'done', facts: result.facts };
      } finally {
        ended.abort();
      }
    },
  };
}
