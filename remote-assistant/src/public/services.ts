import type { LedgerPort, ReplySource } from '@back-office/shared/contract';
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
  /** Who answers questions on the page's behalf; `undefined` for the product. */
  readonly lentReply?: () => ReplySource | undefined;
}

/** The services of the product, which answer on this device and contact no network, and of the page. */
export function createServices({ namespace, clock, lentLedger, lentReply }: Options): AssistantServices {
  const isSample = () => lentLedger?.() === undefined;
  const ledger = () => {
    const lent = lentLedger?.();
    return {
      port: ledgerPortOf(lent, ledgerSession().read()),
      isSample: isSample(),
      params: pageLedgerParams().read(),
    };
  };
  const own = createSampleReplyService({ ledger, namespace, clock, random: createPageRandom() });
  return {
    replies: { reply: (request, options) => (lentReply?.() ?? own).reply(request, options) },
    recommendations: createSampleRecommendationService({ namespace, hasLibrary: isSample }),
    analysis: createSampleAnalysisService(),
  };
}

/** Not `crypto.randomUUID`, which exists only on secure origins. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
