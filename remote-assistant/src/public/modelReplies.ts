import { momentOf } from '@back-office/shared/format';
import type { ModelSettings } from '@back-office/shared/state';
import { askedLedger } from '../data/askedLedger';
import type { ReplyService } from '../domain/services';
import { httpModel } from '../features/model/data/httpModel';
import { createModelReplyService } from '../features/model/data/modelReplyService';
import type { ReplySources } from '../features/replies/data/sampleReplyService';
import { guideFor } from '../features/replies/domain/guide';
import { guideTexts } from '../features/replies/domain/guideTexts';
import { onScreenOf } from '../features/replies/domain/onScreen';

interface Options extends Pick<ReplySources, 'lentLedger' | 'clock'> {
  readonly settings: ModelSettings;
  readonly secret: string | undefined;
  readonly builtIn: ReplyService;
}

/** A reply of the built-in assistant takes a part of the wait, so that a model that is silent for 2 s costs no more. */
const ownTime = 500;

/** Of a whole reply, in waits: a model that says a word now and then does not go on for ever. */
const waitsOfReply = 30;

/** The chunk of the language model, loaded with the first question after it was turned on. */
export function createModelReplies({ settings, secret, builtIn, lentLedger, clock }: Options): ReplyService {
  const { url, model, wait } = settings;
  const silence = Number(wait) * 1_000 - ownTime;
  const now = () => momentOf(clock());
  const ledger = () => askedLedger(lentLedger());
  return createModelReplyService({
    model: httpModel({ url, model, secret, silence }),
    to: { origin: new URL(url).origin, model },
    longest: silence * waitsOfReply,
    ledger,
    now,
    builtIn,
    screensFor: (words) =>
      guideFor(words.toLowerCase().split(/[^\p{L}\p{N}]+/u)).map(({ title, path }) => ({
        title,
        path,
        how: guideTexts[title],
      })),
    async visibleOn(path, signal) {
      const { port, isSample, params } = ledger();
      const sources = { port, isSample, ledgerParams: params, catalog: [], now: now(), signal };
      const shown = await onScreenOf(path, sources);
      return shown && `${shown.period.range.from} to ${shown.period.range.to}`;
    },
  });
}
