import type { LedgerPort } from '@back-office/shared/contract';
import { createPageRandom, ledgerPortOf, ledgerSession } from '@back-office/shared/ledger';
import { pageLedgerParams } from '@back-office/shared/url';
import type { AssistantServices } from '../domain/services';
import { createSampleAnalysisService } from '../features/attachments/data/sampleAnalysisService';
import { createSampleRecommendationService } from '../features/recommendations/data/sampleRecommendationService';
import { createSampleReplyService } from '../features/replies/data/sampleReplyService';

interface Options {
  readonly namespace: string;
  readonly clock: () => number;
  /** The figures that the page lent to the area; `undefined` for the sample ledger. */
  readonly lentLedger?: () => LedgerPort | undefined;
}

/** The services of the product. All of them answer on this device and contact no network. */
export function createServices({ namespace, clock, lentLedger }: Options): AssistantServices {
  const isSample = () => lentLedger?.() === undefined;
  const ledger = () => {
    const lent = lentLedger?.();
    return {
      port: ledgerPortOf(lent, ledgerSession().read()),
      isSample: isSample(),
      params: pageLedgerParams().read(),
    };
  };
  return {
    replies: createSampleReplyService({ ledger, namespace, clock, random: createPageRandom() }),
    recommendations: createSampleRecommendationService({ namespace, hasLibrary: isSample }),
    analysis: createSampleAnalysisService(),
  };
}

/** Not `crypto.randomUUID`, which exists only on secure origins. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
