import type { LedgerPort, ReplySource } from '@back-office/shared/contract';
import { createPageRandom } from '@back-office/shared/ledger';
import { loadOnce } from '@back-office/shared/loading';
import { createStoredValue, modelDefinition, modelSecret } from '@back-office/shared/state';
import type { AssistantServices, ReplyService } from '../domain/services';
import { createSampleAnalysisService } from '../features/attachments/data/sampleAnalysisService';
import { createSampleRecommendationService } from '../features/recommendations/data/sampleRecommendationService';
import { createSampleReplyService, type ReplySources } from '../features/replies/data/sampleReplyService';

interface Options {
  readonly namespace: string;
  readonly clock: () => number;
  /** The figures that the page lent to the area; `undefined` for the sample ledger. */
  readonly lentLedger: () => LedgerPort | undefined;
  /** Who answers questions on the page's behalf; `undefined` for the product. */
  readonly lentReply?: () => ReplySource | undefined;
}

const modelReplies = loadOnce(() => import(/* webpackChunkName: "model-replies" */ './modelReplies'));

/**
 * The services of the product and of the page. Those of the product answer on this device and contact no network, unless
 * the merchant has turned on a language model.
 */
export function createServices({ namespace, clock, lentLedger, lentReply }: Options): AssistantServices {
  const isSample = () => lentLedger() === undefined;
  const sources: ReplySources = { lentLedger, namespace, clock, random: createPageRandom() };
  const own = createSampleReplyService(sources);
  const model = modelReplyService(sources);
  return {
    replies: { reply: (request, options) => (lentReply?.() ?? model() ?? own).reply(request, options) },
    recommendations: createSampleRecommendationService({ namespace, hasLibrary: isSample }),
    analysis: createSampleAnalysisService(),
  };
}

/** Who answers while a language model is on; one for each of its settings, so that conversations go on. */
function modelReplyService(sources: ReplySources): () => ReplyService | undefined {
  const { namespace } = sources;
  const stored = createStoredValue({ ...modelDefinition, namespace });
  const builtIn = createSampleReplyService({ ...sources, isPrompt: true });
  let last: { readonly key: string; readonly service: Promise<ReplyService> } | undefined;
  return () => {
    const settings = stored.read();
    if (!settings.isOn) return undefined;
    const secret = modelSecret();
    const key = JSON.stringify([settings, secret]);
    if (last?.key !== key) {
      const create = async () =>
        (await modelReplies.load()).createModelReplies({ ...sources, settings, secret, builtIn });
      last = { key, service: create() };
    }
    const { service } = last;
    return {
      async *reply(request, options) {
        const found = await service.catch((error: unknown) => {
          console.warn('The part of the assistant that asks a model could not be loaded.', error);
          last = undefined;
          return builtIn;
        });
        yield* found.reply(request, options);
      },
    };
  };
}

/** Not `crypto.randomUUID`, which exists only on secure origins. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
